"""The points of the chart, its ticks and its best line: right answers against tokens."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from forest_studio.app.bench.arm_model import tokens_of
from forest_studio.app.bench.arms import BOUNDS, look_of
from forest_studio.app.bench.values import Estimate, Run

_STEPS = (1, 2, 5)
_MOST_TICKS = 6


@dataclass(frozen=True, slots=True)
class Point:
    """An arm in the chart: ``x`` is the logarithm of its tokens, shares are in percent."""

    arm: str
    x: float
    tokens: float
    y: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Points:
    """All points, and where the x axis begins and ends."""

    points: tuple[Point, ...]
    start: float
    end: float
    none_at: float | None
    """Where arms without any tokens stand; None where every arm has some."""

    @property
    def best(self) -> tuple[Point, ...]:
        """The points that no cheaper or equally dear one beats; bounds are no offer."""
        return best_line([p for p in self.points if look_of(p.arm).group != BOUNDS])


def points_of(run: Run, arms: Sequence[str]) -> Points:
    """The points of the arms that have both figures."""
    found: list[tuple[str, float, Estimate]] = []
    for arm in arms:
        figures = run.figures.get(arm, {})
        tokens, correct = tokens_of(figures), figures.get("correct")
        if tokens is not None and correct is not None:
            found.append((arm, max(0.0, tokens), correct))
    some = [math.log10(tokens) for _, tokens, _ in found if tokens >= 1]
    least, most = (min(some), max(some)) if some else (2.0, 3.0)
    free = any(tokens < 1 for _, tokens, _ in found)
    none_at = least - 0.45 if free else None
    points = tuple(
        Point(
            arm,
            math.log10(tokens) if tokens >= 1 or none_at is None else none_at,
            tokens,
            *(100 * end for end in (correct.value, correct.low, correct.high)),
        )
        for arm, tokens, correct in found
    )
    margin = max(0.12, (most - least) * 0.1)
    start = (none_at if none_at is not None else least) - margin
    return Points(points, start, most + 1.6 * margin, none_at)


def best_line(points: Sequence[Point]) -> tuple[Point, ...]:
    """Cheap to dear, each righter than all before it."""
    line: list[Point] = []
    for point in sorted(points, key=lambda p: (p.x, -p.y)):
        if not line or point.y > line[-1].y:
            line.append(point)
    return tuple(line)


def ticks(start: float, end: float) -> tuple[int, ...]:
    """Round numbers of tokens between two logarithms: 1, 2 and 5 of each power, or fewer."""
    for steps in (_STEPS, (1, 3), (1,)):
        found = [
            step * 10**power
            for power in range(max(0, math.floor(start)), math.ceil(end) + 1)
            for step in steps
            if start <= math.log10(step * 10**power) <= end
        ]
        if len(found) <= _MOST_TICKS:
            break
    return tuple(found)
