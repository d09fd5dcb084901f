"""Figures of the heat experiments, each paired by question over the same seeds."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from statistics import fmean

from forest_studio.bench.heat.asking import Asked
from forest_studio.bench.stats import Estimate, Series, bootstrap, paired_bootstrap

Reading = Callable[[Asked], float | None]
MEASURES: dict[str, Reading] = {
    "correct": lambda a: a.correct,
    "reached": lambda a: a.reached,
    "hops": lambda a: a.hops,
    "hops-right": lambda a: a.hops if a.correct else None,
    "tokens": lambda a: a.tokens,
    "entry-p1": lambda a: a.entry_first,
    "entry-mrr": lambda a: a.entry_rank,
    "answer-mrr": lambda a: a.answer_rank,
    "door-p1": lambda a: a.door_first,
    "door-mrr": lambda a: a.door_rank,
}
TITLES = {
    "correct": "right answers",
    "reached": "gold page read",
    "hops": "hops",
    "hops-right": "hops of right answers",
    "tokens": "tokens seen",
    "entry-p1": "entry precision@1",
    "entry-mrr": "entry MRR",
    "answer-mrr": "MRR of the answer's page",
    "door-p1": "door precision@1",
    "door-mrr": "door MRR",
}


def mean(asked: Iterable[Asked], measure: str, seed: int = 0) -> Estimate | None:
    """A mean over questions, each averaged over its seeds first, with its bootstrap interval."""
    values = _by_question(asked, measure)
    return bootstrap(Series(list(values.values())), seed) if values else None


def difference(
    first: Iterable[Asked], second: Iterable[Asked], measure: str, seed: int = 0
) -> Estimate | None:
    """``first - second`` over the questions that both have, with its paired interval."""
    pair = _paired(first, second, measure)
    return paired_bootstrap(Series(pair[0]), Series(pair[1]), seed) if pair[0] else None


def ratio(
    first: Iterable[Asked], second: Iterable[Asked], measure: str, seed: int = 0
) -> Estimate | None:
    """Sum of ``first`` by sum of ``second`` over the questions that both have."""
    above, below = _paired(first, second, measure)
    return bootstrap(Series(above, below), seed) if above else None


def kept(
    gain: tuple[Iterable[Asked], Iterable[Asked]],
    most: tuple[Iterable[Asked], Iterable[Asked]],
    measure: str,
    seed: int = 0,
) -> Estimate | None:
    """The share of the gain ``most[0] - most[1]`` that ``gain[0] - gain[1]`` has."""
    with_heat, without = _paired(*gain, measure)
    best, base = _paired(*most, measure)
    above = [a - b for a, b in zip(with_heat, without, strict=True)]
    below = [a - b for a, b in zip(best, base, strict=True)]
    if not above or len(above) != len(below) or sum(below) <= 0:
        return None
    return bootstrap(Series(above, below), seed)


def _by_question(asked: Iterable[Asked], measure: str) -> dict[str, float]:
    read = MEASURES[measure]
    values: defaultdict[str, list[float]] = defaultdict(list)
    for one in asked:
        value = read(one)
        if value is not None:
            values[one.question].append(float(value))
    return {question: fmean(found) for question, found in sorted(values.items())}


def _paired(
    first: Iterable[Asked], second: Iterable[Asked], measure: str
) -> tuple[list[float], list[float]]:
    one, other = _by_question(first, measure), _by_question(second, measure)
    both = [question for question in one if question in other]
    return [one[question] for question in both], [other[question] for question in both]
