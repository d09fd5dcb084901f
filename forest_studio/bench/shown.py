"""A run as plain values for a program that shows it: figures, and every question by arm."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from forest_studio.bench.plan import suite_of
from forest_studio.bench.records import Header, Sample
from forest_studio.bench.report import Report
from forest_studio.bench.suite_forests import forest_of
from forest_studio.bench.suites import Question
from forest_studio.core.model.errors import BenchError, StorageError


def shown(folder: Path, report: Report, samples: Sequence[Sample]) -> dict[str, Any]:
    """The report's values with where the run lies, and what became of each question.

    Where the suite is gone its questions have their ids alone.
    """
    return {
        **report.as_json(),
        "path": str(folder.resolve()),
        "forest": _forest(folder, report.header),
        "errors": sum(bool(sample.error) for sample in samples),
        "questions": _questions(folder, report.header, samples),
    }


def forest_path(folder: Path, header: Header) -> str:
    """Where the forest of a run lies, absolute; empty where its suite brings it along."""
    return str((folder / header.forest_path).resolve()) if header.forest_path else ""


def _forest(folder: Path, header: Header) -> str:
    """The same; a forest that the suite brings along is planted where it is not there."""
    try:
        return forest_path(folder, header) or str(forest_of(suite_of(header, folder)).resolve())
    except (BenchError, StorageError):
        return ""


def suite_questions(folder: Path, header: Header) -> Mapping[str, Question]:
    """The questions of a run by id; none where its suite is gone."""
    try:
        return suite_of(header, folder).by_id
    except BenchError:
        return {}


def _questions(folder: Path, header: Header, samples: Sequence[Sample]) -> list[dict[str, Any]]:
    asked = suite_questions(folder, header)
    of: dict[str, list[Sample]] = defaultdict(list)
    for sample in samples:
        of[sample.question].append(sample)
    order = [*asked, *(name for name in of if name not in asked)]
    return [_question(name, asked.get(name), of[name], header) for name in order]


def _question(
    name: str, question: Question | None, samples: Sequence[Sample], header: Header
) -> dict[str, Any]:
    first = samples[0] if samples else None
    return {
        "id": name,
        "question": question.question if question else "",
        "gold_hops": question.hops if question else (first.gold_hops if first else 0),
        "answerable": question.answerable if question else bool(first and first.answerable),
        "kind": question.kind if question else (first.kind if first else ""),
        "gold_page": question.gold_page if question else "",
        "arms": {
            arm: _of_arm([sample for sample in samples if sample.arm == arm]) for arm in header.arms
        },
    }


def _of_arm(samples: Sequence[Sample]) -> dict[str, Any]:
    ordered = sorted(samples, key=lambda sample: sample.repeat)
    return {
        "correct": [sample.scores.correct for sample in ordered],
        "reached": [sample.scores.reached for sample in ordered],
        "right": [sample.scores.right for sample in ordered],
        "errors": sum(bool(sample.error) for sample in ordered),
    }
