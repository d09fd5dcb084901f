"""Reads MultiHop-RAG (Tang and Yang 2024, arXiv:2401.15391) in its own JSON."""

from forest_studio.core.ingest.published import Paragraph, PublishedQuestion
from forest_studio.core.ingest.rows import Row

SUITE = "multihop-rag"


def is_multihop_rag(row: Row) -> bool:
    """Whether a row looks like one of this suite."""
    return "query" in row.value and "evidence_list" in row.value


def question_of(row: Row) -> PublishedQuestion:
    """One row as a question; raises BenchError.

    The suite's questions carry the facts that support them and no other paragraphs; a question
    of the kind ``null_query`` has none and can't be answered. Rows have no id of their own and
    are numbered.
    """
    facts = [
        Paragraph(fact.needed("title"), fact.needed("fact")) for fact in row.rows("evidence_list")
    ]
    gold = tuple(dict.fromkeys(facts))
    return PublishedQuestion(
        f"query-{row.number}",
        row.needed("query"),
        row.text("answer"),
        (),
        row.text("question_type"),
        len(gold),
        gold,
        gold,
        row.line,
    )
