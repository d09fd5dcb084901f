"""What a ranking found of a question's gold pages, and the tables of it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from forest_studio.bench.stats import Estimate, Series, bootstrap, paired_bootstrap


class Recall(NamedTuple):
    """Shares of the gold pages among the first two and five, and whether all are in five."""

    at_two: float
    at_five: float
    all_at_five: float


MEASURES = ("recall@2", "recall@5", "all gold@5")


def measured(pages: Sequence[int], gold: Iterable[int]) -> Recall:
    """Measures one ranking of pages."""
    wanted = set(gold)
    two, five = (len(wanted & set(pages[:count])) / len(wanted) for count in (2, 5))
    return Recall(two, five, float(wanted <= set(pages[:5])))


@dataclass(frozen=True)
class Scored:
    """What every arm found in one pool, question by question in the same order."""

    pool: str
    hops: tuple[int, ...]
    arms: Mapping[str, tuple[Recall, ...]]


def markdown(scored: Scored, first: str, seed: int = 0) -> str:
    """The arms' means with bootstrap intervals, and ``first`` minus each other arm, paired."""
    lines = [f"## {scored.pool}: {len(scored.hops)} questions", ""]
    lines += _table(["arm", *MEASURES], _means(scored, seed))
    lines += ["", f"{first} minus", ""]
    lines += _table(["arm", *MEASURES], _differences(scored, first, seed))
    lines += ["", f"{first} by pages needed", ""]
    lines += _table(["pages", "questions", *MEASURES], _by_hops(scored, first, seed))
    return "\n".join([*lines, ""])


def _means(scored: Scored, seed: int) -> list[list[str]]:
    return [
        [arm, *(_shown(bootstrap(Series(column), seed)) for column in _columns(found))]
        for arm, found in scored.arms.items()
    ]


def _differences(scored: Scored, first: str, seed: int) -> list[list[str]]:
    own = _columns(scored.arms[first])
    rows = []
    for arm, found in scored.arms.items():
        if arm != first:
            pairs = zip(own, _columns(found), strict=True)
            shown = [_shown(paired_bootstrap(Series(a), Series(b), seed), "+") for a, b in pairs]
            rows.append([arm, *shown])
    return rows


def _by_hops(scored: Scored, first: str, seed: int) -> list[list[str]]:
    rows = []
    for hops in sorted(set(scored.hops)):
        own = [r for r, h in zip(scored.arms[first], scored.hops, strict=True) if h == hops]
        shown = [_shown(bootstrap(Series(column), seed)) for column in _columns(own)]
        rows.append([str(hops), str(len(own)), *shown])
    return rows


def _columns(found: Sequence[Recall]) -> list[tuple[float, ...]]:
    return list(zip(*found, strict=True))


def _shown(estimate: Estimate | None, sign: str = "") -> str:
    if estimate is None:
        return "–"
    return f"{estimate.value:{sign}.3f} [{estimate.low:{sign}.3f}, {estimate.high:{sign}.3f}]"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    rule = ["---", *["---:"] * (len(head) - 1)]
    return ["| " + " | ".join(row) + " |" for row in (head, rule, *rows)]
