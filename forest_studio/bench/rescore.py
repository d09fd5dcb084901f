"""Grades the kept trails of a run again; nothing is asked and nothing is walked."""

from collections.abc import Callable
from pathlib import Path

from forest_studio.bench.grading.grade import grade, ungraded
from forest_studio.bench.grading.judge import judge_answer
from forest_studio.bench.plan import grading, suite_of
from forest_studio.bench.records import Header, Sample
from forest_studio.bench.run_folder import alone
from forest_studio.bench.run_log import read_header, read_samples, replace_samples, trail_path
from forest_studio.bench.suites import Question, Suite
from forest_studio.core.llm.base import ChatModel
from forest_studio.core.model.errors import BenchError, HuntError
from forest_studio.core.trails.trail import Trail

_LARGEST = 64 << 20
"""Bytes of a trail above which it is not read."""


def rescore(folder: Path) -> tuple[int, int]:
    """Grades by the rules and the suite as they are now; how many samples, and how many changed.

    The header then names those rules and that suite. Raises BenchError where a trail or the suite
    is gone.
    """
    header = read_header(folder)
    suite = suite_of(header, folder)
    with alone(folder):
        samples = read_samples(folder)
        graded = [_graded(folder, sample, suite) for sample in samples]
        changed = sum(was.scores != now.scores for was, now in zip(samples, graded, strict=True))
        replace_samples(folder, _header(header, suite), graded)
    return len(graded), changed


def judge_run(folder: Path, model: ChatModel, on_sample: Callable[[int, int], None]) -> int:
    """Has a model judge every answer that it has not judged; how many it was asked about.

    What it said so far is kept when it is stopped. Raises BenchError,
    and ModelError where the model can't be asked.
    """
    header = read_header(folder)
    suite = suite_of(header, folder)
    # Held all the while: samples that somebody took meanwhile would be written over.
    with alone(folder):
        samples = read_samples(folder)
        open_ones = [n for n, s in enumerate(samples) if s.answerable and not (s.error or s.judged)]
        try:
            for done, number in enumerate(open_ones, start=1):
                sample = samples[number]
                question = _question(suite, sample)
                judged = judge_answer(model, question.question, question.accepted, sample.answer)
                samples[number] = sample.model_copy(update={"judged": judged})
                on_sample(done, len(open_ones))
        finally:
            replace_samples(folder, header, samples)
    return len(open_ones)


def _header(header: Header, suite: Suite) -> Header:
    versions = {**header.versions, "grading": grading()}
    return header.model_copy(update={"versions": versions, "suite_sha256": suite.sha256})


def _graded(folder: Path, sample: Sample, suite: Suite) -> Sample:
    question = _question(suite, sample)
    if not sample.trail:
        return sample.model_copy(update={"scores": ungraded()})
    trail = read_trail(folder, sample)
    return sample.model_copy(update=_fields(trail, question, sample))


def _question(suite: Suite, sample: Sample) -> Question:
    question = suite.by_id.get(sample.question)
    if question is None:
        raise BenchError(f"the suite {suite.name} no longer has the question {sample.question!r}")
    return question


def _fields(trail: Trail, question: Question, sample: Sample) -> dict[str, object]:
    return {
        "scores": grade(trail, question, sample.ranking),
        "answerable": question.answerable,
        "gold_hops": question.hops,
        "kind": question.kind,
    }


def read_trail(folder: Path, sample: Sample) -> Trail:
    """The kept trail of a sample; raises BenchError where it is gone or can't be read."""
    path = trail_path(folder, sample)
    if not path.is_file():
        raise BenchError(f"the trail {path} is gone")
    if path.stat().st_size > _LARGEST:
        raise BenchError(f"the trail {path} is larger than any hunt leaves")
    try:
        return Trail.from_json(path.read_bytes())
    except OSError as error:
        raise BenchError(f"the trail {path} can't be read: {error.strerror}") from error
    except HuntError as error:
        raise BenchError(str(error), node=str(path)) from error
