"""Reads a file of any published suite that is known, told by the shape of its rows."""

from collections.abc import Callable
from pathlib import Path

from forest_studio.core.ingest import hotpot, multihop_rag, musique, two_wiki
from forest_studio.core.ingest.published import Published, PublishedQuestion
from forest_studio.core.ingest.rows import Row, read_rows
from forest_studio.core.model.errors import BenchError

_Adapter = tuple[str, Callable[[Row], bool], Callable[[Row], PublishedQuestion]]
_ADAPTERS: tuple[_Adapter, ...] = (
    (musique.SUITE, musique.is_musique, musique.question_of),
    (two_wiki.SUITE, two_wiki.is_two_wiki, two_wiki.question_of),
    (hotpot.SUITE, hotpot.is_hotpot, hotpot.question_of),
    (multihop_rag.SUITE, multihop_rag.is_multihop_rag, multihop_rag.question_of),
)
SUITES = tuple(name for name, _, _ in _ADAPTERS)


def read_published(path: Path) -> Published:
    """All questions of a file; raises BenchError with file and line."""
    rows = read_rows(path)
    suite, _, question_of = _adapter(rows[0])
    questions = tuple(question_of(row) for row in rows)
    _refuse_double_ids(path, questions)
    return Published(suite, path, questions)


def _refuse_double_ids(path: Path, questions: tuple[PublishedQuestion, ...]) -> None:
    seen: dict[str, int] = {}
    for question in questions:
        if question.id in seen:
            raise BenchError(
                f"the question id {question.id!r} stands in line {seen[question.id]} already",
                node=str(path),
                line=question.line,
            )
        seen[question.id] = question.line


def _adapter(row: Row) -> _Adapter:
    for adapter in _ADAPTERS:
        if adapter[1](row):
            return adapter
    raise BenchError(
        "this is no suite that is known",
        remedy=f"Known are {', '.join(SUITES)}, each in its published format",
        node=str(row.file),
        line=row.line,
    )
