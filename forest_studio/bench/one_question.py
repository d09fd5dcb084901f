"""Everything that a run knows of one question: what was asked, and what each arm made of it."""

from pathlib import Path
from typing import Any

from forest_studio.bench.plan import suite_of
from forest_studio.bench.records import Sample
from forest_studio.bench.run_log import read_header, read_samples, trail_path
from forest_studio.bench.tables import Table
from forest_studio.core.model.errors import BenchError


def question_json(folder: Path, question_id: str) -> dict[str, Any]:
    """The question with every arm's samples as plain values; raises BenchError.

    Where the suite is gone the question has its id alone.
    """
    samples = samples_of(folder, question_id)
    return {
        **_asked(folder, question_id),
        "samples": [
            sample.model_dump(mode="json")
            | {"trail_path": str(trail_path(folder, sample)) if sample.trail else ""}
            for sample in samples
        ],
    }


def question_table(folder: Path, question_id: str) -> Table:
    """The same for a person, a row for each sample."""
    asked = _asked(folder, question_id)
    rows = [
        [s.arm, str(s.repeat), _verdict(s), s.answer or s.error or s.outcome, s.trail]
        for s in samples_of(folder, question_id)
    ]
    columns = ["arm", "repeat", "graded", "answer", "trail"]
    gold = " | ".join(asked.get("accepted", []))
    return Table(asked.get("question", question_id), columns, rows, f"gold: {gold}", texts=5)


def samples_of(folder: Path, question_id: str) -> list[Sample]:
    """The samples of one question; raises BenchError where the run has none, or is none."""
    read_header(folder)
    found = [sample for sample in read_samples(folder) if sample.question == question_id]
    if not found:
        raise BenchError(f"{folder} has no sample of the question {question_id!r}")
    return found


def _asked(folder: Path, question_id: str) -> dict[str, Any]:
    try:
        question = suite_of(read_header(folder), folder).by_id[question_id]
    except (BenchError, KeyError):
        return {"id": question_id}
    told = {"accepted": list(question.accepted), "gold_page": question.gold_page}
    return question.model_dump(mode="json") | told


def _verdict(sample: Sample) -> str:
    if sample.error:
        return "broke"
    reached = "" if sample.scores.reached or not sample.answerable else ", page not read"
    return ("right" if sample.scores.right else "wrong") + reached
