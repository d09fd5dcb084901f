"""Where the nodes around one node lie: in rows above and below, in columns at the sides."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from forest_studio.app.map.around.neighbours import SECTORS, More, Spot
from forest_studio.app.map.map_data import Floats

ROW, COLUMN = 60.0, 40.0
"""Pixels between two rows of a zone above or below, and between two nodes of a column."""
ACROSS, OUT = 190.0, 232.0
"""Pixels between two nodes of a row, and between two columns: names run sideways."""
_TOP, _SIDE = 150.0, 300.0
"""How far the first row and the first column are from the middle."""
_BOW = 34.0
"""How much nearer the ends of the first row or column are: a hint of a ring."""
_CORNER = 176.0
_REACH, _FAR_REACH = (190.0, 132.0), (480.0, 330.0)
"""How far a row and a column reach from the axis, beside a corner in use or an empty one."""


class _Zone(NamedTuple):
    """A sector as an area: layers go out along `out`, nodes along the other axis within limits."""

    is_row: bool
    sign: float
    low: float
    high: float


def places(spots: Sequence[Spot], more: Sequence[More]) -> tuple[Floats, Floats]:
    """Places in pixels around the middle: of the spots `(n, 2)` and of what was cut `(m, 2)`."""
    out, rest = np.zeros((len(spots), 2)), np.zeros((len(more), 2))
    zones = _zones(_counts(spots, more))
    for name, zone in zones.items():
        layers = _Layers(zone)
        members = [number for number, spot in enumerate(spots) if spot.sector == name]
        extra = [at for at, group in enumerate(more) if group.sector == name]
        axis = 0 if zone.is_row else 1
        for depth in sorted({1, *(spots[number].depth for number in members)}):
            level = [number for number in members if spots[number].depth == depth]
            if depth > 1:
                level.sort(key=lambda number: float(out[spots[number].parent, axis]))
            chips = extra if depth == 1 else []
            found = layers.take(len(level) + len(chips))
            for number, place in zip(level, found, strict=False):
                out[number] = place
            for number, place in zip(chips, found[len(level) :], strict=True):
                rest[number] = place
    return out, rest


def is_above_or_below(sector: str) -> bool:
    """Whether the names of a sector stand above or below their discs."""
    return SECTORS.get(sector, 0.0) in {90.0, 270.0}


def _counts(spots: Sequence[Spot], more: Sequence[More]) -> dict[float, int]:
    found: dict[float, int] = {}
    for item in (*spots[1:], *more):
        turn = SECTORS[item.sector]
        found[turn] = found.get(turn, 0) + 1
    return found


def _zones(counts: dict[float, int]) -> dict[str, _Zone]:
    zones = {}
    for name, turn in SECTORS.items():
        if turn not in counts:
            continue
        if turn in {90.0, 270.0}:
            low, high = (_limit(counts, turn, corner, 0) for corner in _LEFT_RIGHT[turn])
            zones[name] = _Zone(True, 1.0 if turn == 90.0 else -1.0, -low, high)
        elif turn in {0.0, 180.0}:
            low, high = (_limit(counts, turn, corner, 1) for corner in _UP_DOWN[turn])
            zones[name] = _Zone(False, 1.0 if turn == 0.0 else -1.0, -low, high)
        else:
            upper = turn > 180.0
            edge = (-_CORNER - _FAR_REACH[1], -_CORNER) if upper else (_CORNER, _CORNER + 330.0)
            zones[name] = _Zone(False, 1.0 if turn in {45.0, 315.0} else -1.0, *edge)
    return zones


_LEFT_RIGHT = {270.0: (225.0, 315.0), 90.0: (135.0, 45.0)}
_UP_DOWN = {0.0: (315.0, 45.0), 180.0: (225.0, 135.0)}
_BESIDE = {225.0: (180.0, 270.0), 315.0: (0.0, 270.0), 135.0: (180.0, 90.0), 45.0: (0.0, 90.0)}


def _limit(counts: dict[float, int], turn: float, corner: float, axis: int) -> float:
    """How far a zone reaches towards a corner: an empty corner goes to the fuller neighbour."""
    if corner in counts:
        return _REACH[axis]
    rival = next(other for other in _BESIDE[corner] if other != turn)
    is_fuller = (counts[turn], -axis) > (counts.get(rival, 0), axis - 1)
    return _FAR_REACH[axis] if is_fuller else _REACH[axis]


@dataclass(slots=True)
class _Layers:
    """The rows or columns of a zone, filled from the inside outwards."""

    zone: _Zone
    _next: int = 0

    def take(self, count: int) -> list[tuple[float, float]]:
        """Places for nodes of one depth, layer by layer; each depth begins a new layer."""
        found: list[tuple[float, float]] = []
        while len(found) < count:
            layer = self._layer(self._next)[: count - len(found)]
            found += sorted(layer, key=lambda place: place[0 if self.zone.is_row else 1])
            self._next += 1
        return found

    def _layer(self, number: int) -> list[tuple[float, float]]:
        """Places of one row or column, from its middle outwards; every other one is shifted by
        half a step, so that edges pass between the names of the one before."""
        zone = self.zone
        step = ACROSS if zone.is_row else COLUMN
        middle = min(max(0.0, zone.low), zone.high)
        shift = step / 2 if number % 2 else 0.0
        reach = int((zone.high - zone.low) / step) + 1
        aside = [middle + shift + step * at for at in range(-reach, reach + 1)]
        aside = sorted(
            (a for a in aside if zone.low <= a <= zone.high), key=lambda a: abs(a - middle)
        )
        start, gap = (_TOP, ROW) if zone.is_row else (_SIDE, OUT)
        return [self._place(start + gap * number, a) for a in aside]

    def _place(self, out: float, aside: float) -> tuple[float, float]:
        bow = _BOW * min(1.0, abs(aside) / (ACROSS if self.zone.is_row else _CORNER)) ** 2
        along = self.zone.sign * (out - bow)
        return (aside, along) if self.zone.is_row else (along, aside)
