"""Where the questions of the strip lie: groups by hops, side by side, a bar each."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from forest_studio.app.bench.values import Asked

_GAP = 12.0
_WIDEST = 28.0


def hop_group(asked: Asked) -> int:
    """The group of a question: its hops, 4 and more together, -1 without an answer."""
    return min(asked.hops, 4) if asked.answerable else -1


@dataclass(frozen=True, slots=True)
class Group:
    """Neighbours of one hop count."""

    first: Asked
    left: float
    count: int


@dataclass(frozen=True, slots=True)
class StripPlaces:
    """The left end of each question's bar, and how wide a bar with its gap is."""

    lefts: tuple[float, ...]
    pitch: float
    groups: tuple[Group, ...]

    def at(self, x: float) -> int:
        """The question whose place is nearest to ``x``; -1 where there is none."""
        if not self.lefts:
            return -1
        place = max(0, bisect_right(self.lefts, x) - 1)
        after = min(place + 1, len(self.lefts) - 1)
        middle = self.pitch / 2
        nearer = abs(self.lefts[after] + middle - x) < abs(self.lefts[place] + middle - x)
        return after if nearer else place


def lay_out(questions: Sequence[Asked], left: float, width: float) -> StripPlaces:
    """Shares out a width; ``questions`` are sorted by their groups already."""
    groups = [list(found) for _, found in groupby(questions, hop_group)]
    if not groups:
        return StripPlaces((), 0.0, ())
    room = width - _GAP * (len(groups) - 1)
    pitch = max(0.5, min(_WIDEST, room / len(questions)))
    lefts: list[float] = []
    made: list[Group] = []
    x = left
    for found in groups:
        made.append(Group(found[0], x, len(found)))
        lefts += [x + pitch * place for place in range(len(found))]
        x += pitch * len(found) + _GAP
    return StripPlaces(tuple(lefts), pitch, tuple(made))
