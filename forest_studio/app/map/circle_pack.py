"""Packs discs side by side into a small disc, and finds room for one more."""

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

Disc = tuple[float, float, float]
"""Centre x, centre y and radius."""

_RAYS = 72
_ENCLOSE_STEPS = 56


class Packing(NamedTuple):
    """Discs in the order they were given, around the origin, inside a disc of `extent`."""

    discs: list[Disc]
    extent: float


def pack(radii: Sequence[float], tries: int = 1, seed: int = 0) -> Packing:
    """The tightest of `tries` packings: the first goes by size, the others are shuffled.

    The same radii, tries and seed give the same packing.
    """
    order = sorted(range(len(radii)), key=lambda item: -radii[item])
    best = _pack_in_order(radii, order)
    shuffler = random.Random(seed)
    for _ in range(tries - 1 if len(radii) > 2 else 0):
        shuffler.shuffle(order)
        other = _pack_in_order(radii, order)
        if other.extent < best.extent - 1e-9:
            best = other
    return best


def room_for(discs: Sequence[Disc], radius: float) -> Disc:
    """The place nearest to the origin where a disc of `radius` touches none of `discs`."""
    if not discs:
        return 0.0, 0.0, radius
    x, y, r = np.asarray(discs).T
    best = (math.inf, 0.0)
    for ray in range(_RAYS):
        angle = math.tau * ray / _RAYS
        along = x * math.cos(angle) + y * math.sin(angle)
        half_squared = (r + radius) ** 2 - (x * x + y * y - along * along)
        blocked = half_squared > 0
        half = np.sqrt(half_squared[blocked])
        best = min(best, (_first_gap(along[blocked] - half, along[blocked] + half), angle))
    distance, angle = best
    return distance * math.cos(angle), distance * math.sin(angle), radius


def _first_gap(starts: np.ndarray, ends: np.ndarray) -> float:
    """The smallest distance from the origin that no interval covers."""
    reached = 0.0
    for place in np.argsort(starts):
        if starts[place] > reached:
            break
        reached = max(reached, float(ends[place]) + 1e-6)
    return reached


def extent_of(discs: Sequence[Disc]) -> float:
    """How far from the origin the discs reach."""
    return max((math.hypot(x, y) + r for x, y, r in discs), default=0.0)


def _pack_in_order(radii: Sequence[float], order: Sequence[int]) -> Packing:
    chain = _FrontChain([radii[item] for item in order])
    placed = chain.place_all()
    centre_x, centre_y, extent = _enclosing([placed[item] for item in chain.front()])
    discs: list[Disc] = [(0.0, 0.0, 0.0)] * len(order)
    for item, (x, y, r) in zip(order, placed, strict=True):
        discs[item] = (x - centre_x, y - centre_y, r)
    return Packing(discs, extent)


def _enclosing(discs: Sequence[Disc]) -> Disc:
    """Nearly the smallest disc around `discs`: steps of shrinking length towards the farthest."""
    if not discs:
        return 0.0, 0.0, 0.0
    x = sum(disc[0] for disc in discs) / len(discs)
    y = sum(disc[1] for disc in discs) / len(discs)
    step = max(disc[2] for disc in discs)
    best = (x, y, math.inf)
    for _ in range(_ENCLOSE_STEPS):
        reach, far_x, far_y = max((math.hypot(dx - x, dy - y) + r, dx, dy) for dx, dy, r in discs)
        if reach < best[2]:
            best = (x, y, reach)
        apart = math.hypot(far_x - x, far_y - y)
        if apart < 1e-9:
            break
        move = min(step, apart) / apart
        x, y, step = x + (far_x - x) * move, y + (far_y - y) * move, step * 0.87
    return best


class _FrontChain:
    """Places each disc against two neighbours of the outline of those before it.

    Source: Wang, Wang, Dai and Wang, "Visualization of large hierarchical data by circle
    packing" (CHI 2006).
    """

    def __init__(self, radii: Sequence[float]) -> None:
        self.radii = radii
        self.placed: list[Disc] = []
        self.after = [0] * len(radii)
        self.before = [0] * len(radii)
        self.anchor = 0

    def place_all(self) -> list[Disc]:
        """All discs, in the order of the radii."""
        self._place_first_three()
        for item in range(3, len(self.radii)):
            self._place_next(item)
        return self.placed

    def front(self) -> list[int]:
        """The discs on the outline."""
        if len(self.radii) < 3:
            return list(range(len(self.radii)))
        outline = [self.anchor]
        while self.after[outline[-1]] != self.anchor:
            outline.append(self.after[outline[-1]])
        return outline

    def _place_first_three(self) -> None:
        radii = self.radii
        if radii:
            self.placed.append((-radii[0], 0.0, radii[0]))
        if len(radii) > 1:
            self.placed.append((radii[1], 0.0, radii[1]))
        if len(radii) > 2:
            self.placed.append(_tangent(self.placed[1], self.placed[0], radii[2]))
            # Walking `after` goes round the outline with the outside on the right.
            self._link(0, 1)
            self._link(1, 2)
            self._link(2, 0)

    def _link(self, first: int, second: int) -> None:
        self.after[first] = second
        self.before[second] = first

    def _place_next(self, item: int) -> None:
        left = self._nearest_pair()
        right = self.after[left]
        while True:
            candidate = _tangent(self.placed[left], self.placed[right], self.radii[item])
            hit = self._first_collision(candidate, left, right)
            if hit is None:
                break
            node, is_after = hit
            left, right = (left, node) if is_after else (node, right)
            self._link(left, right)
        self.placed.append(candidate)
        self._link(left, item)
        self._link(item, right)
        self.anchor = item

    def _nearest_pair(self) -> int:
        """The outline disc whose touch point with the next one is nearest to the origin."""
        return min(self.front(), key=self._touch_distance)

    def _touch_distance(self, item: int) -> float:
        x1, y1, r1 = self.placed[item]
        x2, y2, r2 = self.placed[self.after[item]]
        return math.hypot(x1 * r2 + x2 * r1, y1 * r2 + y2 * r1) / (r1 + r2)

    def _first_collision(self, disc: Disc, left: int, right: int) -> tuple[int, bool] | None:
        """The outline disc that `disc` overlaps, searched outwards both ways at equal speed."""
        ahead, behind = self.after[right], self.before[left]
        ahead_way, behind_way = self.placed[right][2], self.placed[left][2]
        while True:
            if ahead_way <= behind_way:
                if _overlap(self.placed[ahead], disc):
                    return ahead, True
                ahead_way += self.placed[ahead][2]
                ahead = self.after[ahead]
            else:
                if _overlap(self.placed[behind], disc):
                    return behind, False
                behind_way += self.placed[behind][2]
                behind = self.before[behind]
            if ahead == self.after[behind]:
                return None


def _overlap(first: Disc, second: Disc) -> bool:
    reach = first[2] + second[2] - 1e-6
    return math.hypot(first[0] - second[0], first[1] - second[1]) < reach


def _tangent(left: Disc, right: Disc, radius: float) -> Disc:
    """The disc that touches both, on the right hand of the way from `left` to `right`."""
    dx, dy = right[0] - left[0], right[1] - left[1]
    apart = math.hypot(dx, dy)
    if apart < 1e-12:
        return left[0] + left[2] + radius, left[1], radius
    to_left, to_right = left[2] + radius, right[2] + radius
    along = (apart * apart + to_left * to_left - to_right * to_right) / (2 * apart)
    aside = math.sqrt(max(0.0, to_left * to_left - along * along))
    ux, uy = dx / apart, dy / apart
    return left[0] + ux * along + uy * aside, left[1] + uy * along - ux * aside, radius
