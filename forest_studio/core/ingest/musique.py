"""Reads MuSiQue (Trivedi et al. 2022, arXiv:2108.00573) in its own JSON lines."""

from forest_studio.core.ingest.published import Paragraph, PublishedQuestion
from forest_studio.core.ingest.rows import Row

SUITE = "musique"


def is_musique(row: Row) -> bool:
    """Whether a row looks like one of this suite."""
    return "paragraphs" in row.value and "question" in row.value


def question_of(row: Row) -> PublishedQuestion:
    """One row as a question; raises BenchError.

    The decomposition names the answers on the way, so that nothing of it goes into a forest; it
    only says in which order the supporting paragraphs are read.
    """
    name = row.needed("id")
    kind = name.partition("__")[0]
    rows = row.rows("paragraphs")
    offered = tuple(Paragraph(p.text("title"), p.needed("paragraph_text")) for p in rows)
    gold = tuple(offered[place] for place in _supporting(row, rows))
    if row.value.get("answerable") is False:
        gold = ()
    aliases = row.items("answer_aliases") if "answer_aliases" in row.value else []
    return PublishedQuestion(
        name,
        row.needed("question"),
        row.text("answer"),
        tuple(str(alias) for alias in aliases),
        kind,
        _hops(kind, gold),
        gold,
        offered,
        row.line,
    )


def _supporting(row: Row, rows: list[Row]) -> list[int]:
    """Places of the supporting paragraphs, those first that the decomposition reads first."""
    places = [place for place, found in enumerate(rows) if found.value.get("is_supporting")]
    steps = row.value.get("question_decomposition") or []
    read = [step.get("paragraph_support_idx") for step in steps if isinstance(step, dict)]
    return sorted(places, key=lambda p: (read.index(p) if p in read else len(read), p))


def _hops(kind: str, gold: tuple[Paragraph, ...]) -> int:
    """``3hop1`` is one of the shapes with three hops."""
    return int(kind[0]) if gold and kind[:1].isdigit() else len(gold)
