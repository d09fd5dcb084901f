"""The level of detail: which discs of the hierarchy are open, closed or out of sight."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from forest_studio.app.map.camera import Camera
from forest_studio.app.map.hex_slots import LEAF_DRAWN
from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import Ints, MapData

OPEN_PIXELS = 18.0
MAX_SHOWN = 4000
_MIN_LEAF_PIXELS = 0.7
_WIDEN = 1.5
_RIM_PIXELS = 8.0


@dataclass(frozen=True, slots=True, eq=False)
class Cut:
    """What one view shows, as rows: `open` discs, `closed` discs and `leaves` on screen.

    `ends` are all rows at which the descent stopped, on screen or not; with `open` they answer
    for every node of the forest. `threshold` is the radius in pixels above which discs open.
    """

    open: Ints
    closed: Ints
    leaves: Ints
    ends: Ints
    threshold: float


def cut(
    data: MapData,
    layout: Layout,
    camera: Camera,
    open_pixels: float = OPEN_PIXELS,
    *,
    max_shown: int = MAX_SHOWN,
    hint: float = 0.0,
) -> Cut:
    """Descends from the root and opens each disc that is on screen and larger than
    `open_pixels`; the threshold rises until at most `max_shown` discs are left to paint.

    `hint` is the threshold of the view before: it is likely to be near the one that fits.
    """
    shown = _descend(data, layout, camera, max(open_pixels, hint / _WIDEN))
    while len(shown.closed) + len(shown.leaves) > max_shown and len(shown.open) > 1:
        shown = _descend(data, layout, camera, shown.threshold * _WIDEN)
    return shown


def _descend(data: MapData, layout: Layout, camera: Camera, threshold: float) -> Cut:
    half = np.array([camera.width, camera.height]) / 2 / camera.zoom
    centre = np.array([camera.x, camera.y])
    opened, closed, leaves, ends = [], [], [], []
    rows = np.zeros(min(1, len(data)), np.int32)
    while len(rows):
        radius = layout.rad[rows]
        near = np.abs(layout.pos[rows] - centre) < half + radius[:, None]
        seen = near[:, 0] & near[:, 1]
        grove = data.is_grove[rows]
        opens = seen & grove & (radius * camera.zoom > threshold)
        large = np.flatnonzero(opens)
        opens[large] = _worth_opening(data, layout, rows[large], camera.zoom)
        seen &= radius * (LEAF_DRAWN * camera.zoom) > _MIN_LEAF_PIXELS
        leaves.append(rows[seen & ~grove])
        closed.append(rows[seen & grove & ~opens])
        ends.append(rows[~opens])
        opened.append(rows[opens])
        rows = _children_of(data, rows[opens])
    return Cut(*(_joined(parts) for parts in (opened, closed, leaves, ends)), threshold)


def _worth_opening(data: MapData, layout: Layout, rows: Ints, zoom: float) -> NDArray[np.bool_]:
    """A disc whose children would all be specks stays closed, with its count."""
    first = np.minimum(rows + 1, len(data) - 1)
    specks = layout.scale[first] * (LEAF_DRAWN * zoom) <= _MIN_LEAF_PIXELS
    direct = data.child_start[rows + 1] - data.child_start[rows]
    return ~(specks & (direct == data.tout[rows] - rows - 1))


def _children_of(data: MapData, rows: Ints) -> Ints:
    starts = data.child_start[rows]
    sizes = data.child_start[rows + 1] - starts
    total = int(sizes.sum())
    skipped = np.cumsum(sizes) - sizes
    return data.child_list[np.repeat(starts - skipped, sizes) + np.arange(total)]


def _joined(parts: list[Ints]) -> Ints:
    return np.concatenate(parts) if parts else np.zeros(0, np.int32)


def near(shown: Cut, layout: Layout, camera: Camera) -> Cut:
    """What of a cut touches the smaller screen of `camera`, with rims and rings around discs."""
    size = np.array([camera.width, camera.height])
    reach = (size / 2 + _RIM_PIXELS) / camera.zoom
    parts = []
    for rows in (shown.open, shown.closed, shown.leaves):
        way = np.abs(layout.pos[rows] - (camera.x, camera.y))
        parts.append(rows[(way < layout.rad[rows][:, None] + reach).all(axis=1)])
    return Cut(*parts, shown.ends, shown.threshold)


def representatives(count: int, shown: Cut) -> Ints:
    """For each row the open disc or end of the descent that stands for it."""
    standing = np.zeros(count, np.int32)
    standing[shown.open] = shown.open
    standing[shown.ends] = shown.ends
    return np.maximum.accumulate(standing, out=standing)


def pick(
    data: MapData,
    layout: Layout,
    camera: Camera,
    spot: tuple[float, float],
    open_pixels: float = OPEN_PIXELS,
) -> int:
    """The deepest disc that is painted under a pixel, or -1 outside the forest.

    A leaf may be missed by up to four pixels, so that small ones can be hit.
    """
    if not len(data):
        return -1
    place = np.array(camera.world(*spot))
    row = 0
    if np.hypot(*(layout.pos[0] - place)) > layout.rad[0]:
        return -1
    while layout.rad[row] * camera.zoom > open_pixels:
        children = data.children(row)
        if not len(children):
            break
        grove = data.is_grove[children]
        reach = np.where(grove, layout.rad[children], layout.rad[children] * LEAF_DRAWN)
        slack = np.where(grove, 0.0, 4.0 / camera.zoom)
        over = np.hypot(*(layout.pos[children] - place).T) - reach - slack
        nearest = int(over.argmin())
        if over[nearest] > 0:
            break
        row = int(children[nearest])
    return row
