"""Reads 2WikiMultiHopQA (Ho et al. 2020, arXiv:2011.01060) in its own JSON."""

from forest_studio.core.ingest.context_pairs import has_context_pairs, question_of
from forest_studio.core.ingest.rows import Row

__all__ = ["SUITE", "is_two_wiki", "question_of"]

SUITE = "2wikimultihopqa"


def is_two_wiki(row: Row) -> bool:
    """Whether a row looks like one of this suite: ``evidences`` are its own, and stay unread."""
    return has_context_pairs(row) and "evidences" in row.value
