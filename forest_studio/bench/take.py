"""Takes one sample: one arm on one question, timed, priced and graded."""

import hashlib
import time
from dataclasses import dataclass
from typing import Any

from forest_studio.bench.arms.base import Arm
from forest_studio.bench.grading.grade import grade, ungraded
from forest_studio.bench.plan import Plan
from forest_studio.bench.records import Cost, Evidence, Sample
from forest_studio.bench.suites import Question
from forest_studio.core.llm.prices import cost, price_of
from forest_studio.core.model.edges import slug
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.walk import Go
from forest_studio.core.trails.trail import Outcome, Trail

TRAILS = "trails"
ERROR = "error"
"""Outcome of a sample that has no trail."""


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
class Taken:
    """A sample with its whole trail; values that can be sent between processes."""

    sample: Sample
    trail: str
    """JSON; empty where the arm broke."""


def sample_seed(seed: int, question: str, repeat: int) -> int:
    """The same for every arm, so that doors are shuffled alike; 32 bits."""
    digest = hashlib.sha256(f"{seed} {repeat} {question}".encode()).digest()
    return int.from_bytes(digest[:4], "big")


def take(plan: Plan, job: Job) -> Taken:
    """One hunt; an arm that breaks gives a sample with an error and does not end the run."""
    seed = sample_seed(plan.seed, job.question.id, job.repeat)
    wall, cpu = time.perf_counter(), time.process_time()
    try:
        trail = job.arm.hunt(job.question, plan.place, plan.limits, seed)
        spent = time.perf_counter() - wall, time.process_time() - cpu
        ranking = job.arm.ranking(job.question, plan.place, trail)
    except Exception as error:  # whatever an arm does, the other samples are still wanted
        spent = time.perf_counter() - wall, time.process_time() - cpu
        return Taken(_broken(job, seed, _told(error), spent), "")
    return Taken(_sample(job, seed, trail, ranking, spent), trail.to_json())


def _told(error: Exception) -> str:
    text = str(error) if isinstance(error, ForestError) else f"{type(error).__name__}: {error}"
    # A broken file name in it must not keep the sample from being written.
    return text.encode("utf-8", "replace").decode("utf-8")


def _sample(
    job: Job, seed: int, trail: Trail, ranking: tuple[str, ...], spent: tuple[float, float]
) -> Sample:
    question = job.question
    quotes = trail.answer.evidence if trail.answer else ()
    return Sample(
        **_asked(job, seed),
        outcome=trail.outcome,
        error=_failure(trail),
        answer=trail.answer.text if trail.answer else "",
        evidence=tuple(
            Evidence(node=q.node, text=q.text, supported=bool(q.supported)) for q in quotes
        ),
        scores=grade(trail, question, ranking),
        hops=trail.hops,
        first_doors=first_doors(trail),
        steps=len(trail.steps),
        explored=trail.explored,
        cost=_cost(trail, spent),
        ranking=ranking,
        trail=f"{TRAILS}/{job.arm.name}/{job.number:04d}-{slug(question.id)[:60]}.{job.repeat}.json",
    )


def _broken(job: Job, seed: int, error: str, spent: tuple[float, float]) -> Sample:
    return Sample(
        **_asked(job, seed),
        outcome=ERROR,
        error=error,
        answer="",
        scores=ungraded(),
        hops=0,
        first_doors=0,
        steps=0,
        cost=Cost(seconds=round(spent[0], 6), cpu_seconds=round(spent[1], 6)),
        trail="",
    )


def _asked(job: Job, seed: int) -> dict[str, Any]:
    """The fields of a sample that stand before it is taken."""
    question = job.question
    return {
        "arm": job.arm.name,
        "question": question.id,
        "repeat": job.repeat,
        "seed": seed,
        "answerable": question.answerable,
        "gold_hops": question.hops,
        "kind": question.kind,
    }


def _failure(trail: Trail) -> str:
    """Why a hunt failed whose model could not be asked any more."""
    if trail.outcome is not Outcome.FAILED:
        return ""
    return (trail.steps[-1].problem if trail.steps else "") or "the model could not be asked"


def _cost(trail: Trail, spent: tuple[float, float]) -> Cost:
    usage = trail.usage
    dollars: float | None = 0.0
    if usage.calls:
        dollars = cost(usage.prompt_tokens, usage.reply_tokens, price_of(trail.model))
    return Cost(
        observed_tokens=usage.observed_tokens,
        prompt_tokens=usage.prompt_tokens,
        reply_tokens=usage.reply_tokens,
        calls=usage.calls,
        seconds=round(spent[0], 6),
        cpu_seconds=round(spent[1], 6),
        dollars=dollars,
    )


def first_doors(trail: Trail) -> int:
    """How often door number 1 was taken."""
    return sum(s.decision == Go(1) and not s.problem for s in trail.steps)
