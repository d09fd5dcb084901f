"""The runner: every arm on every question, appended to the run folder as it goes."""

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from forest_studio.bench.arms import Arm
from forest_studio.bench.grading import grade
from forest_studio.bench.plan import Plan, header_of
from forest_studio.bench.records import Cost, Evidence, Sample
from forest_studio.bench.run_log import TRAILS, RunLog, open_run, read_samples
from forest_studio.bench.suites import Question
from forest_studio.bench.summary import summarise
from forest_studio.core.model.edges import slug
from forest_studio.core.model.errors import BenchError, ForestError
from forest_studio.core.model.walk import Go
from forest_studio.core.trails.trail import Trail


@dataclass(frozen=True, slots=True)
class Job:
    """One sample to take."""

    arm: Arm
    question: Question
    number: int
    """Place of the question in the suite, from 1."""
    repeat: int

    @property
    def key(self) -> tuple[str, str, int]:
        """What the sample will be known by."""
        return (self.arm.name, self.question.id, self.repeat)


@dataclass(frozen=True, slots=True)
class Progress:
    """Told after each sample."""

    done: int
    total: int
    sample: Sample


def run(
    plan: Plan,
    folder: Path,
    on_progress: Callable[[Progress], None] = lambda _: None,
    cancelled: Callable[[], bool] = lambda: False,
) -> bool:
    """Takes every sample that the folder lacks; True when none is missing at the end.

    Samples that stand there are kept. ``cancelled`` is asked between samples. Raises BenchError
    when the folder holds another run.
    """
    if plan.criteria:
        plan.criteria.refuse_another(plan.suite.name)
    header = header_of(plan, folder)
    criteria = plan.criteria.content if plan.criteria else b""
    with open_run(folder, header, criteria) as log:
        _take_samples(plan, log, on_progress, cancelled)
        summary = summarise(log.header, read_samples(folder))
        log.write_summary(summary.as_json())
        return summary.complete


def _take_samples(
    plan: Plan,
    log: RunLog,
    on_progress: Callable[[Progress], None],
    cancelled: Callable[[], bool],
) -> None:
    total = log.header.samples
    missing = [job for job in jobs(plan) if job.key not in log.done]
    _warm_up(plan, missing)
    for job in missing:
        if cancelled():
            return
        sample, trail = take(plan, job)
        log.append(sample, trail.to_json())
        on_progress(Progress(len(log.done), total, sample))


def _warm_up(plan: Plan, missing: Sequence[Job]) -> None:
    """Lets each arm build what it builds once for a forest, so that no question is charged it."""
    for arm in {job.arm.name: job.arm for job in missing}.values():
        arm.hunt(missing[0].question, plan.place, plan.limits, plan.seed)


def jobs(plan: Plan) -> Iterator[Job]:
    """All samples of a run: arms side by side on each question, so that a part can be compared."""
    for repeat in range(plan.repeats):
        for number, question in enumerate(plan.suite.questions, start=1):
            for arm in plan.arms:
                yield Job(arm, question, number, repeat)


def sample_seed(seed: int, question: str, repeat: int) -> int:
    """The same for every arm, so that doors are shuffled alike; 32 bits."""
    digest = hashlib.sha256(f"{seed} {repeat} {question}".encode()).digest()
    return int.from_bytes(digest[:4], "big")


def take(plan: Plan, job: Job) -> tuple[Sample, Trail]:
    """One hunt, timed and graded; raises BenchError when the arm can't hunt at all."""
    seed = sample_seed(plan.seed, job.question.id, job.repeat)
    wall, cpu = time.perf_counter(), time.process_time()
    try:
        trail = job.arm.hunt(job.question, plan.place, plan.limits, seed)
    except ForestError as error:
        raise BenchError(f"{job.arm.name} broke on question {job.question.id}: {error}") from error
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return _sample(job, seed, trail, wall, cpu), trail


def _sample(job: Job, seed: int, trail: Trail, wall: float, cpu: float) -> Sample:
    usage, question = trail.usage, job.question
    quotes = trail.answer.evidence if trail.answer else ()
    return Sample(
        arm=job.arm.name,
        question=question.id,
        repeat=job.repeat,
        seed=seed,
        answerable=question.answerable,
        gold_hops=question.hops,
        outcome=trail.outcome,
        answer=trail.answer.text if trail.answer else "",
        evidence=tuple(
            Evidence(node=q.node, text=q.text, supported=bool(q.supported)) for q in quotes
        ),
        scores=grade(trail, question),
        hops=trail.hops,
        first_doors=first_doors(trail),
        steps=len(trail.steps),
        explored=trail.explored,
        cost=Cost(
            observed_tokens=usage.observed_tokens,
            prompt_tokens=usage.prompt_tokens,
            reply_tokens=usage.reply_tokens,
            calls=usage.calls,
            seconds=round(wall, 6),
            cpu_seconds=round(cpu, 6),
        ),
        trail=f"{TRAILS}/{job.arm.name}/{job.number:04d}-{slug(question.id)[:60]}.{job.repeat}.json",
    )


def first_doors(trail: Trail) -> int:
    """How often door number 1 was taken."""
    return sum(s.decision == Go(1) and not s.problem for s in trail.steps)
