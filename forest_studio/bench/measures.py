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


def _grounded(sample: Sample) -> bool:
    scores = sample.scores
    return scores.correct and scores.reached and scores.supported


def _share(
    name: str,
    title: str,
    value: Callable[[Sample], float],
    among: Callable[[Sample], bool] = lambda _: True,
) -> Measure:
    return Measure(name, title, Kind.SHARE, value, among)


def _mean(
    name: str,
    title: str,
    value: Callable[[Sample], float],
    among: Callable[[Sample], bool] = lambda _: True,
) -> Measure:
    return Measure(name, title, Kind.MEAN, value, among)


def _ratio(
    name: str,
    title: str,
    value: Callable[[Sample], float],
    per: Callable[[Sample], float],
    among: Callable[[Sample], bool] = lambda _: True,
) -> Measure:
    return Measure(name, title, Kind.RATIO, value, among, per)


_ANSWERS = (
    _share("correct", "correct", lambda s: s.scores.correct, _answerable),
    _share("reached", "reached", lambda s: s.scores.reached, _answerable),
    _share("grounded", "correct from the gold page", _grounded, _answerable),
    _share("right", "right or rightly refused", lambda s: s.scores.right),
    _share(
        "abstained-right",
        "refused what has no answer",
        lambda s: s.scores.refused,
        lambda s: not s.answerable,
    ),
    _share("abstained-wrong", "refused what has one", lambda s: s.scores.refused, _answerable),
    _share(
        "supported",
        "answers with every quote found",
        lambda s: s.scores.supported,
        lambda s: not (s.scores.refused or s.scores.stopped),
    ),
    _share("stopped", "stopped by a limit", lambda s: s.scores.stopped),
    _share("errors", "broke", lambda s: bool(s.error)),
)
_BLAME = (
    _share(
        "blame-retrieval",
        "wrong, gold page never read",
        lambda s: not s.scores.correct and not s.scores.reached,
        _answerable,
    ),
    _share(
        "blame-reader",
        "wrong, gold page read",
        lambda s: not s.scores.correct and s.scores.reached,
        _answerable,
    ),
    _share(
        "lucky",
        "correct, gold page never read",
        lambda s: s.scores.correct and not s.scores.reached,
        _answerable,
    ),
    _share(
        "read-right",
        "correct, gold page read",
        lambda s: s.scores.correct and s.scores.reached,
        _answerable,
    ),
)
_RULES = (
    _share(
        "official-em",
        "exact match, the suite's rule",
        lambda s: bool(s.scores.official_em),
        lambda s: s.scores.official_em is not None,
    ),
    _mean(
        "official-f1",
        "F1, the suite's rule",
        lambda s: s.scores.official_f1 or 0.0,
        lambda s: s.scores.official_f1 is not None,
    ),
    _share(
        "official-accuracy",
        "accuracy, the suite's rule",
        lambda s: bool(s.scores.official_accuracy),
        lambda s: s.scores.official_accuracy is not None,
    ),
    _share("common-em", "exact match, simplified", lambda s: s.scores.common_em, _answerable),
    _mean("common-f1", "F1, simplified", lambda s: s.scores.common_f1, _answerable),
    _share(
        "judged-right",
        "right, says a model",
        lambda s: bool(s.judged and s.judged.right),
        lambda s: s.judged is not None and s.judged.right is not None,
    ),
)
_EVIDENCE = (
    _mean("recall-2", "evidence recall@2", lambda s: s.scores.recall_2, _answerable),
    _mean("recall-5", "evidence recall@5", lambda s: s.scores.recall_5, _answerable),
    _mean("recall-10", "evidence recall@10", lambda s: s.scores.recall_10, _answerable),
    _share("all-gold-5", "all gold pages in five", lambda s: s.scores.all_gold_5, _answerable),
    _mean("path-share", "share of gold path", lambda s: s.scores.path_share, _answerable),
)
_COSTS = (
    _mean("hops", "hops", lambda s: s.hops),
    _mean("explored", "passports read for planning", lambda s: s.explored),
    _mean("observed-tokens", "tokens seen", lambda s: s.cost.observed_tokens),
    _mean("prompt-tokens", "tokens sent to a model", lambda s: s.cost.prompt_tokens),
    _mean("reply-tokens", "tokens replied", lambda s: s.cost.reply_tokens),
    _mean("calls", "calls of a model", lambda s: s.cost.calls),
    _ratio(
        "tokens-per-right",
        "tokens seen per right answer",
        lambda s: s.cost.observed_tokens,
        lambda s: s.scores.correct,
    ),
    _ratio(
        "dollars-per-right",
        "US dollars per right answer",
        lambda s: s.cost.dollars or 0.0,
        lambda s: s.scores.correct,
        lambda s: s.cost.dollars is not None and s.cost.calls > 0,
    ),
    _ratio("first-door", "first door taken", lambda s: s.first_doors, lambda s: s.hops),
    _mean("seconds", "seconds", lambda s: s.cost.seconds),
    _mean("cpu-seconds", "CPU seconds", lambda s: s.cost.cpu_seconds),
    _ratio(
        "seconds-per-right",
        "seconds per right answer",
        lambda s: s.cost.seconds,
        lambda s: s.scores.correct,
    ),
)
MEASURES = {m.name: m for m in (*_ANSWERS, *_BLAME, *_RULES, *_EVIDENCE, *_COSTS)}


def by_question(samples: Iterable[Sample], measure: Measure) -> dict[str, tuple[float, float]]:
    """Numerator and denominator by question id, each the mean over the question's repeats."""
    values: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for sample in samples:
        if measure.among(sample):
            below = float(measure.per(sample)) if measure.per else 1.0
            values[sample.question].append((float(measure.value(sample)), below))
    return {question: _averaged(pairs) for question, pairs in values.items()}


def _averaged(pairs: list[tuple[float, float]]) -> tuple[float, float]:
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
