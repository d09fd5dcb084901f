"""Reads HotpotQA (Yang et al. 2018, arXiv:1809.09600) in its own JSON, distractor setting."""

from forest_studio.core.ingest.context_pairs import has_context_pairs, question_of
from forest_studio.core.ingest.rows import Row

__all__ = ["SUITE", "is_hotpot", "question_of"]

SUITE = "hotpotqa"


def is_hotpot(row: Row) -> bool:
    """Whether a row looks like one of this suite."""
    return has_context_pairs(row) and "evidences" not in row.value
