"""The hops of a walk as bent lines on the screen: to paint them, and to find one by a click."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from forest_studio.app.map.map_data import Floats
from forest_studio.app.map.scene import Scene

BEND = 0.16
POINTS = 65
SMALLEST = 3.0
"""Pixels of radius that a stop has at least."""
_NEAR = 7.0
"""Pixels from the line within which a click means it."""


@dataclass(frozen=True, slots=True)
class Hop:
    """One change of place."""

    start: int
    """Row on the map."""
    end: int
    is_back: bool
    bow: float
    """How much it is bent, so that a way back does not lie on the way there."""
    stop: int
    """The stop that it leads to, by its place in the walk."""


def hops_of(scene: Scene) -> list[Hop]:
    """The hops of the scene's walk whose ends are on the map."""
    steps = scene.overlay.walk
    stops = [(row, place) for place, row in enumerate(scene.walk) if row >= 0]
    return [
        Hop(start, end, steps[place].is_back, 1.0 + 0.35 * (number % 3), place)
        for number, ((start, _), (end, place)) in enumerate(pairwise(stops))
        if start != end
    ]


def hop_paths(scene: Scene, hops: Sequence[Hop], points: int = POINTS) -> list[Floats]:
    """The ways from rim to rim in pixels, `(m, 2)` each; empty where the discs overlap."""
    if not hops:
        return []
    ends = np.array([(hop.start, hop.end) for hop in hops])
    bow = np.array([hop.bow for hop in hops])[:, None] * BEND
    start, end = (scene.camera.screen(scene.layout.pos[ends[:, side]]) for side in (0, 1))
    way = end - start
    control = (start + end) / 2 + np.stack([-way[:, 1], way[:, 0]], axis=1) * bow
    share = np.linspace(0, 1, points)[:, None]
    start, control, end = (part[:, None] for part in (start, control, end))
    paths = (1 - share) ** 2 * start + 2 * share * (1 - share) * control + share**2 * end
    gaps = np.array([[max(stop_radius(scene, row), SMALLEST) for row in pair] for pair in ends])
    apart = np.hypot(*np.moveaxis(paths - start, 2, 0)) > gaps[:, :1] + 3
    apart &= np.hypot(*np.moveaxis(paths - end, 2, 0)) > gaps[:, 1:] + 5
    return [path[keep] for path, keep in zip(paths, apart, strict=True)]


def stop_radius(scene: Scene, row: int) -> float:
    """Groves are met at a small mark in their middle: a walk may go on inside them."""
    radius = scene.radius(row)
    return min(radius, 14.0) if scene.data.is_grove[row] else radius


def hop_at(scene: Scene, x: float, y: float) -> int:
    """The stop that the hop under a point leads to; -1 where there is none."""
    hops = hops_of(scene)
    best, found = _NEAR, -1
    for hop, path in zip(hops, hop_paths(scene, hops), strict=True):
        for (ax, ay), (bx, by) in pairwise(path.tolist()):
            away = _distance(x - ax, y - ay, bx - ax, by - ay)
            if away < best:
                best, found = away, hop.stop
    return found


def _distance(px: float, py: float, wx: float, wy: float) -> float:
    """From a point to a piece of line that begins at 0 and leads along a way."""
    length = wx * wx + wy * wy
    share = max(0.0, min(1.0, (px * wx + py * wy) / length)) if length else 0.0
    return math.hypot(px - share * wx, py - share * wy)
