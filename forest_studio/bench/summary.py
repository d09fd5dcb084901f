"""Summary: the figures of a run, read from its samples alone."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from forest_studio.bench.measures import MEASURES, Kind, Measure, by_question, estimate, series
from forest_studio.bench.records import Header, Sample
from forest_studio.bench.stats import Estimate, mcnemar_exact, paired_bootstrap

LEAD = "forager"
"""The arm that the others are compared with, where it ran."""
PAIRED_MEASURES = ("correct", "reached", "right", "all-gold-5")


@dataclass(frozen=True, slots=True)
class Pair:
    """Two arms on the same questions."""

    first: str
    second: str
    measure: str
    difference: Estimate | None
    """first - second with its paired bootstrap interval."""
    only_first: int
    """Questions that only the first arm got right, in more than half of the repeats."""
    only_second: int
    p: float | None
    """Two-sided exact McNemar; None for a measure that is no yes or no."""


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything that a report shows."""

    samples: int
    expected: int
    arms: Mapping[str, Mapping[str, Estimate | None]]
    """Figures by arm and measure."""
    pairs: tuple[Pair, ...]
    by_hops: Mapping[str, Mapping[int, Estimate]]
    """Share correct by arm and hop count of the gold path."""
    by_kind: Mapping[str, Mapping[str, Estimate]]
    """Share correct by arm and kind of question, where the suite names kinds."""

    @property
    def complete(self) -> bool:
        """Whether every sample of the run is in."""
        return self.samples == self.expected

    def as_json(self) -> dict[str, Any]:
        """Plain values for ``summary.json`` and ``--json``."""
        return {"complete": self.complete, **asdict(self)}


def summarise(header: Header, samples: Sequence[Sample]) -> Summary:
    """The figures of the samples so far; the run's seed draws the bootstrap."""
    per_arm = {arm: [s for s in samples if s.arm == arm] for arm in header.arms}
    figures = {
        arm: {name: estimate(own, m, header.seed) for name, m in MEASURES.items()}
        for arm, own in per_arm.items()
    }
    lead = LEAD if LEAD in per_arm else next(iter(per_arm))
    pairs = tuple(
        pair(lead, arm, per_arm, MEASURES[measure], header.seed)
        for arm in per_arm
        if arm != lead
        for measure in _telling(samples)
    )
    by_hops = {arm: _by_hops(own, header.seed) for arm, own in per_arm.items()}
    by_kind = {arm: _by_kind(own, header.seed) for arm, own in per_arm.items()}
    return Summary(len(samples), header.samples, figures, pairs, by_hops, by_kind)


def _telling(samples: Sequence[Sample]) -> tuple[str, ...]:
    """Where every question has an answer, ``right`` says what ``correct`` has said."""
    both = any(not sample.answerable for sample in samples)
    return PAIRED_MEASURES if both else tuple(m for m in PAIRED_MEASURES if m != "right")


def pair(
    first: str, second: str, per_arm: Mapping[str, Sequence[Sample]], measure: Measure, seed: int
) -> Pair:
    """Compares two arms on the questions that both have samples of."""
    ones = by_question(per_arm[first], measure)
    others = by_question(per_arm[second], measure)
    shared = [question for question in ones if question in others]
    difference = paired_bootstrap(
        series(ones, shared, measure), series(others, shared, measure), seed
    )
    won = [(ones[q][0] > 0.5, others[q][0] > 0.5) for q in shared]
    only_first, only_second = won.count((True, False)), won.count((False, True))
    p = mcnemar_exact(only_first, only_second) if measure.kind is Kind.SHARE else None
    return Pair(first, second, measure.name, difference, only_first, only_second, p)


def _by_hops(samples: Sequence[Sample], seed: int) -> dict[int, Estimate]:
    counts = sorted({s.gold_hops for s in samples if s.answerable})
    found = {
        hops: estimate([s for s in samples if s.gold_hops == hops], MEASURES["correct"], seed)
        for hops in counts
    }
    return {hops: value for hops, value in found.items() if value is not None}


def _by_kind(samples: Sequence[Sample], seed: int) -> dict[str, Estimate]:
    kinds = sorted({s.kind for s in samples if s.kind and s.answerable})
    found = {
        kind: estimate([s for s in samples if s.kind == kind], MEASURES["correct"], seed)
        for kind in kinds
    }
    return {kind: value for kind, value in found.items() if value is not None}
