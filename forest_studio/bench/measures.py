"""Measures: what can be read off samples, for which questions, and how it is averaged."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from forest_studio.bench.records import Sample
from forest_studio.bench.stats import Estimate, Series, bootstrap, wilson


class Kind(StrEnum):
    """How a measure is averaged over questions."""

    SHARE = "share"
    """Of questions, each yes or no; Wilson's interval."""
    MEAN = "mean"
    """Over questions; bootstrap interval."""
    RATIO = "ratio"
    """Of two sums over questions; bootstrap interval."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One figure of the report."""

    name: str
    title: str
    kind: Kind
    value: Callable[[Sample], float]
    among: Callable[[Sample], bool] = lambda _: True
    """Which samples it is about."""
    per: Callable[[Sample], float] | None = None
    """Denominator of a ratio."""


def _answerable(sample: Sample) -> bool:
    return sample.answerable


_ALL = (
    Measure("correct", "correct", Kind.SHARE, lambda s: s.scores.correct, _answerable),
    Measure("reached", "reached", Kind.SHARE, lambda s: s.scores.reached, _answerable),
    Measure(
        "grounded",
        "correct from the gold page",
        Kind.SHARE,
        lambda s: s.scores.correct and s.scores.reached and s.scores.supported,
        _answerable,
    ),
    Measure("right", "right or rightly refused", Kind.SHARE, lambda s: s.scores.right),
    Measure(
        "abstained-right",
        "refused what has no answer",
        Kind.SHARE,
        lambda s: s.scores.refused,
        lambda s: not s.answerable,
    ),
    Measure(
        "abstained-wrong",
        "refused what has one",
        Kind.SHARE,
        lambda s: s.scores.refused,
        _answerable,
    ),
    Measure(
        "supported",
        "answers with every quote found",
        Kind.SHARE,
        lambda s: s.scores.supported,
        lambda s: not (s.scores.refused or s.scores.stopped),
    ),
    Measure("stopped", "stopped by a limit", Kind.SHARE, lambda s: s.scores.stopped),
    Measure("exact-match", "exact match", Kind.SHARE, lambda s: s.scores.exact_match, _answerable),
    Measure("f1", "F1", Kind.MEAN, lambda s: s.scores.f1, _answerable),
    Measure(
        "path-share", "share of gold path", Kind.MEAN, lambda s: s.scores.path_share, _answerable
    ),
    Measure("hops", "hops", Kind.MEAN, lambda s: s.hops),
    Measure("explored", "passports read for planning", Kind.MEAN, lambda s: s.explored),
    Measure("observed-tokens", "tokens seen", Kind.MEAN, lambda s: s.cost.observed_tokens),
    Measure(
        "tokens-per-right",
        "tokens seen per right answer",
        Kind.RATIO,
        lambda s: s.cost.observed_tokens,
        per=lambda s: s.scores.correct,
    ),
    Measure(
        "first-door", "first door taken", Kind.RATIO, lambda s: s.first_doors, per=lambda s: s.hops
    ),
    Measure("seconds", "seconds", Kind.MEAN, lambda s: s.cost.seconds),
    Measure("cpu-seconds", "CPU seconds", Kind.MEAN, lambda s: s.cost.cpu_seconds),
)
MEASURES = {measure.name: measure for measure in _ALL}


def by_question(samples: Iterable[Sample], measure: Measure) -> dict[str, tuple[float, float]]:
    """Numerator and denominator by question id, each the mean over the question's repeats."""
    values: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for sample in samples:
        if measure.among(sample):
            below = float(measure.per(sample)) if measure.per else 1.0
            values[sample.question].append((float(measure.value(sample)), below))
    return {question: _mean(pairs) for question, pairs in values.items()}


def _mean(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    return sum(a for a, _ in pairs) / len(pairs), sum(b for _, b in pairs) / len(pairs)


def estimate(samples: Iterable[Sample], measure: Measure, seed: int = 0) -> Estimate | None:
    """A measure over the samples of one arm; None where no question bears on it.

    Questions are the unit: repeats of one are averaged first, as they are not independent.
    """
    values = by_question(samples, measure)
    if not values:
        return None
    if measure.kind is Kind.SHARE:
        return wilson(sum(above for above, _ in values.values()), len(values))
    return bootstrap(series(values, list(values), measure), seed)


def series(
    values: dict[str, tuple[float, float]], questions: list[str], measure: Measure
) -> Series:
    """The values in the order of the questions."""
    above = [values[q][0] for q in questions]
    return Series(above, [values[q][1] for q in questions] if measure.per else None)
