"""Lays a forest out as nested discs, and keeps every place that is already known."""

import math
from dataclasses import dataclass

import numpy as np

from forest_studio.app.map.circle_pack import Disc
from forest_studio.app.map.hex_slots import LEAF_RADIUS, slots
from forest_studio.app.map.map_data import Floats, MapData
from forest_studio.app.map.settle import content_scale, settled, turn_of
from forest_studio.app.map.slots import HUB, Slots


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """Places in world units, one row a node: `pos` (n, 2), `rad` (n,) and `scale` (n,).

    `scale` is the length of one leaf radius inside the row's grove. `slots` is what must be kept
    to lay the same forest out again without moving anything.
    """

    pos: Floats
    rad: Floats
    scale: Floats
    slots: Slots


def layout(data: MapData, known: Slots | None = None, regrow: bool = False) -> Layout:
    """The layout of `data`; nodes with a known slot stay where they are.

    A new leaf takes the next free slot of its grove. When a grove runs out of slots, only its
    inside is packed again, into the disc that its parent reserves for it. With `regrow`, discs
    that have become much too small for their inside get a larger one, which packs the inside of
    their parent again: for the opening of a forest, not for an edit.
    """
    return Layout(*_placed(data, fresh := settled(data, known or Slots(), regrow)), fresh)


Places = tuple[Floats, Floats, Floats]
"""Positions, radii and scales."""


def _placed(data: MapData, fresh: Slots) -> tuple[Floats, Floats, Floats]:
    """Positions, radii and scales of all rows, from the root inwards."""
    count = len(data)
    pos = np.zeros((count, 2))
    rad = np.full(count, LEAF_RADIUS)
    scale = np.ones(count)
    if count and data.is_grove[0]:
        rad[0] = fresh.groves[data.ids[0]].radius
    place_subtree(data, fresh, 0, (pos, rad, scale))
    return pos, rad, scale


def place_subtree(data: MapData, fresh: Slots, row: int, out: Places) -> None:
    """Writes the places of all that lies below `row` into `out`."""
    end = int(data.tout[row]) if len(data) else 0
    for grove in (np.flatnonzero(data.is_grove[row:end]) + row).tolist():
        place_inside(data, fresh, grove, out)


def place_inside(data: MapData, fresh: Slots, row: int, out: Places) -> None:
    """Writes the places of the direct children of `row` into `out` (pos, rad, scale)."""
    pos, rad, scale = out
    grove = fresh.groves[data.ids[row]]
    inside = (scale[row] if row else 1.0) * content_scale(grove, row == 0)
    turn = _rotation(turn_of(data.ids[row]))
    children = data.children(row)
    inner = data.is_grove[children]
    leaves, folders = children[~inner], children[inner]
    scale[children] = inside
    if len(leaves):
        hub: Disc = grove.discs[HUB]
        numbers = [grove.leaves[data.ids[leaf]] for leaf in leaves]
        local = slots(grove.capacity)[numbers] + hub[:2]
        pos[leaves] = pos[row] + inside * local @ turn
        rad[leaves] = inside * LEAF_RADIUS
    for folder in folders.tolist():
        disc = np.asarray(grove.discs[data.ids[folder]][:2])
        pos[folder] = pos[row] + inside * disc @ turn
        rad[folder] = inside * fresh.groves[data.ids[folder]].radius


def _rotation(angle: float) -> Floats:
    cosine, sine = math.cos(angle), math.sin(angle)
    return np.array([[cosine, sine], [-sine, cosine]])
