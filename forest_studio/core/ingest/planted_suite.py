"""Writes a pool as a planted forest with its question suite beside it."""

import tempfile
from collections.abc import Sequence
from pathlib import Path

from forest_studio.core.ingest.pooled import Pool, PooledQuestion
from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.passports.yaml_write import write_scalar
from forest_studio.core.store.planting import plant

FOREST = "forest"
SUITE = "suite.yaml"


def plant_pool(pool: Pool, folder: Path, author: Author) -> None:
    """Makes ``folder/forest``, a git repository, and ``folder/suite.yaml``; raises StorageError.

    The folder must not exist or be empty.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise StorageError(f"{folder} is not empty", remedy="Choose another folder")
    with tempfile.TemporaryDirectory() as growing:
        for path, text in pool.files.items():
            file = Path(growing) / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text.encode("utf-8", "replace"))
        plant(Path(growing), folder / FOREST, author)
    suite = suite_text(pool.forest.manifest.name, pool.questions)
    try:
        (folder / SUITE).write_text(suite, encoding="utf-8")
    except OSError as error:
        raise StorageError(f"{folder / SUITE} can't be written: {error.strerror}") from error


def suite_text(name: str, questions: Sequence[PooledQuestion]) -> str:
    """The questions as a suite of the bench; an id that two files share gets its suite's name."""
    lines = [
        f"name: {write_scalar(name)}",
        "description: Published questions over the pooled paragraphs of their files.",
        "language: en",
        "questions:",
    ]
    counts: dict[str, int] = {}
    for question in questions:
        counts[question.id] = counts.get(question.id, 0) + 1
    for question in questions:
        name = f"{question.suite}/{question.id}" if counts[question.id] > 1 else question.id
        lines += _question_lines(name, question)
    return "\n".join(lines) + "\n"


def _question_lines(name: str, question: PooledQuestion) -> list[str]:
    answer, *others = question.answers or ("",)
    path = ", ".join(write_scalar(node, flow=True) for node in question.gold)
    accept = ", ".join(write_scalar(other, flow=True) for other in others)
    return [
        f"- id: {write_scalar(name)}",
        f"  question: {write_scalar(question.question)}",
        f"  answer: {write_scalar(answer)}",
        f"  accept: [{accept}]",
        f"  path: [{path}]",
        *([f"  quote: {write_scalar(question.quote)}"] if question.quote else []),
        f"  hops: {question.hops}",
        f"  kind: {write_scalar(question.kind)}",
        f"  grading: {question.suite}",
        f"  answerable: {'true' if question.gold else 'false'}",
    ]
