"""Grades the kept trails of a run again; nothing is asked and nothing is walked."""

from collections.abc import Callable
from pathlib import Path

from forest_studio.bench.grading.grade import grade, ungraded
from forest_studio.bench.grading.judge import judge_answer
from forest_studio.bench.plan import grading, suite_of
from forest_studio.bench.records import Header, Sample
from forest_studio.bench.run_log import read_header, read_samples, replace_samples
from forest_studio.bench.suites import Question, Suite
from forest_studio.core.llm.base import ChatModel
from forest_studio.core.model.errors import BenchError, HuntError
from forest_studio.core.trails.trail import Trail


def rescore(folder: Path) -> tuple[int, int]:
    """Grades by the rules and the suite as they are now; how many samples, and how many changed.

    The header then names those rules and that suite. Raises BenchError where a trail or the suite
    is gone.
    """
    header, samples = read_header(folder), read_samples(folder)
    suite = suite_of(header, folder)
    graded = [_graded(folder, sample, suite) for sample in samples]
    changed = sum(was.scores != now.scores for was, now in zip(samples, graded, strict=True))
    replace_samples(folder, _header(header, suite), graded)
    return len(graded), changed


def judge_run(folder: Path, model: ChatModel, on_sample: Callable[[int, int], None]) -> int:
    """Has a model judge every answer that it has not judged; how many it was asked about.

    What it said so far is kept when it is stopped. Raises BenchError,
    and ModelError where the model can't be asked.
    """
    header, samples = read_header(folder), read_samples(folder)
    suite = suite_of(header, folder)
    open_ones = [n for n, s in enumerate(samples) if s.answerable and not s.error and not s.judged]
    try:
        for done, number in enumerate(open_ones, start=1):
            sample, question = samples[number], suite.by_id[samples[number].question]
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
    question = suite.by_id.get(sample.question)
    if question is None:
        raise BenchError(f"the suite {suite.name} no longer has the question {sample.question!r}")
    if not sample.trail:
        return sample.model_copy(update={"scores": ungraded()})
    trail = read_trail(folder, sample)
    return sample.model_copy(update=_fields(trail, question, sample))


def _fields(trail: Trail, question: Question, sample: Sample) -> dict[str, object]:
    return {
        "scores": grade(trail, question, sample.ranking),
        "answerable": question.answerable,
        "gold_hops": question.hops,
        "kind": question.kind,
    }


def read_trail(folder: Path, sample: Sample) -> Trail:
    """The kept trail of a sample; raises BenchError where it is gone or can't be read."""
    path = folder / sample.trail
    try:
        return Trail.from_json(path.read_bytes())
    except OSError as error:
        raise BenchError(f"the trail {path} is gone: {error.strerror}") from error
    except HuntError as error:
        raise BenchError(str(error), node=str(path)) from error
