"""Where the leaves of a grove sit: fixed slots of a hexagonal spiral, reserved in tiers."""

import math
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

LEAF_RADIUS = 1.0
LEAF_DRAWN = 0.78
"""The share of a leaf's radius that is painted; the rest is air."""
LEAF_PITCH = 2.84
"""Distance of neighbouring leaves: 3.6 drawn radii."""
LEAF_AIR = 1.3
"""From the centre of an outermost leaf to the edge of the cluster."""
TIER_GROWTH = 1.45
_SMALL_TIERS = (1, 3, 7)


def tier(count: int) -> int:
    """The number of slots reserved for `count` leaves."""
    for capacity in _SMALL_TIERS:
        if count <= capacity:
            return capacity
    capacity = _SMALL_TIERS[-1]
    while capacity < count:
        capacity = int(capacity * TIER_GROWTH) + 1
    return capacity


@lru_cache(maxsize=64)
def slots(capacity: int) -> NDArray[np.float64]:
    """Slot positions `(capacity, 2)` around the origin, nearest first, in leaf radii.

    Three slots are a triangle around the origin. All larger tiers share one spiral, so that a
    grove that grows keeps its pattern.
    """
    centre = np.array([0.5, math.sqrt(3) / 6]) if capacity == 3 else np.zeros(2)
    reach = math.ceil(math.sqrt(capacity)) + 2
    column, row = np.meshgrid(np.arange(-reach, reach + 1), np.arange(-reach, reach + 1))
    points = np.stack([column + row / 2, row * math.sqrt(3) / 2], axis=-1).reshape(-1, 2) - centre
    chosen = points[_spread_order(points)[:capacity]] * LEAF_PITCH
    chosen.setflags(write=False)
    return chosen


def cluster_radius(capacity: int) -> float:
    """The radius of the disc that holds all slots of a tier, with air around them."""
    return float(np.hypot(*slots(capacity).T).max()) + LEAF_AIR


def _spread_order(points: NDArray[np.float64]) -> NDArray[np.intp]:
    """Ring by ring outwards; within a ring the turns follow the van der Corput sequence, so
    that a ring that is only begun looks balanced."""
    distance = np.round(np.hypot(*points.T), 6)
    angle = np.arctan2(points[:, 1], points[:, 0])
    by_angle = np.lexsort((angle, distance))
    starts = np.flatnonzero(np.diff(distance[by_angle], prepend=-1.0) > 0)
    sizes = np.diff(starts, append=len(points))
    within = np.arange(len(points)) - np.repeat(starts, sizes)
    turn = _bit_reversed(within)
    return by_angle[np.lexsort((turn, distance[by_angle]))]


def _bit_reversed(numbers: NDArray[np.intp]) -> NDArray[np.intp]:
    result = np.zeros_like(numbers)
    for bit in range(16):
        result |= ((numbers >> bit) & 1) << (15 - bit)
    return result
