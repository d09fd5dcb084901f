"""Which node the arrow keys reach: the nearest one in the direction of the key."""

import numpy as np

from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import Ints, MapData

_CONE = 0.5
"""The smallest cosine between the key's direction and the way to a node."""


def towards(
    data: MapData,
    layout: Layout,
    row: int,
    way: tuple[float, float],
    connected: frozenset[int] = frozenset(),
) -> int:
    """The node to go to from `row` in the direction `way`, or `row` when there is none.

    Siblings and `connected` nodes come first; when none lies that way, those around the parent.
    """
    if row <= 0:
        children = data.children(0) if len(data) else np.zeros(0, np.int32)
        return int(children[0]) if len(children) else row
    parent = int(data.parent[row])
    near = np.union1d(data.children(parent), np.asarray(sorted(connected), np.int32))
    found = _nearest(layout, row, near[near != row], way)
    if found < 0 and parent > 0:
        around = data.children(int(data.parent[parent]))
        found = _nearest(layout, row, around[around != parent], way)
        found = _entry(data, layout, found, row) if found >= 0 else -1
    return found if found >= 0 else row


def nearest_to(layout: Layout, rows: Ints, place: tuple[float, float]) -> int:
    """The row whose centre is nearest to a world place, or -1."""
    if not len(rows):
        return -1
    return int(rows[np.hypot(*(layout.pos[rows] - np.asarray(place)).T).argmin()])


def _nearest(layout: Layout, row: int, rows: Ints, way: tuple[float, float]) -> int:
    if not len(rows):
        return -1
    apart = layout.pos[rows] - layout.pos[row]
    distance = np.maximum(np.hypot(*apart.T), 1e-9)
    straight = apart @ np.asarray(way) / distance
    # What lies off the axis counts as farther away.
    cost = np.where(straight >= _CONE, distance * (2 - straight), np.inf)
    best = int(cost.argmin())
    return int(rows[best]) if np.isfinite(cost[best]) else -1


def _entry(data: MapData, layout: Layout, row: int, origin: int) -> int:
    """Where a disc is entered when one comes from a node of its own depth."""
    x, y = layout.pos[origin]
    while data.is_grove[row] and data.depth[row] < data.depth[origin]:
        inside = nearest_to(layout, data.children(row), (float(x), float(y)))
        if inside < 0:
            break
        row = inside
    return row
