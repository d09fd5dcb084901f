"""The row shape that HotpotQA began and 2WikiMultiHopQA took over: titles with sentences."""

from typing import Any

from forest_studio.core.ingest.published import Paragraph, PublishedQuestion
from forest_studio.core.ingest.rows import Row, whole


def has_context_pairs(row: Row) -> bool:
    """Whether a row has that shape."""
    return "context" in row.value and "supporting_facts" in row.value


def question_of(row: Row) -> PublishedQuestion:
    """One row as a question; raises BenchError.

    ``context`` is a list of ``[title, [sentence, ...]]``, ``supporting_facts`` one of
    ``[title, number of the sentence]``: what supports is the paragraph of that title.
    """
    offered = tuple(_paragraph(row, pair) for pair in row.items("context"))
    gold = _gold(row, offered)
    aliases = row.items("answer_aliases") if "answer_aliases" in row.value else []
    return PublishedQuestion(
        row.needed("_id"),
        row.needed("question"),
        row.text("answer"),
        tuple(str(alias) for alias in aliases),
        row.text("type"),
        len(gold),
        gold,
        offered,
        row.line,
    )


def _paragraph(row: Row, pair: Any) -> Paragraph:
    match pair:
        case [str(title), [*sentences]] if all(isinstance(s, str) for s in sentences):
            text = " ".join(s.strip() for s in sentences if s.strip())
            return Paragraph(whole(title).strip(), whole(text))
    row.refuse("'context' holds something else than [title, [sentence, ...]]")


def _gold(row: Row, offered: tuple[Paragraph, ...]) -> tuple[Paragraph, ...]:
    by_title = {paragraph.title: paragraph for paragraph in offered}
    found: dict[Paragraph, None] = {}
    for fact in row.items("supporting_facts"):
        match fact:
            case [str(title), int()]:
                named = whole(title).strip()
                if named not in by_title:
                    row.refuse(f"the supporting page {title!r} is not in its context")
                found[by_title[named]] = None
            case _:
                row.refuse("'supporting_facts' holds something else than [title, number]")
    return tuple(found)
