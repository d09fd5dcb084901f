"""Adds one leaf to the map without building it again: the way of a single saved passport."""

from dataclasses import dataclass, replace

import numpy as np

from forest_studio.app.map.layout import Layout, place_inside, place_subtree
from forest_studio.app.map.map_data import Ints, MapData
from forest_studio.app.map.settle import settle


@dataclass(frozen=True, slots=True)
class NewLeaf:
    """A node to add under a grove that is on the map."""

    node_id: str
    title: str
    parent: str
    flags: int = 0


def add_leaf(data: MapData, placed: Layout, leaf: NewLeaf) -> tuple[MapData, Layout]:
    """The map with one more leaf, at the end of its grove's children.

    Nothing moves but the leaf, unless its grove runs out of slots; then only that grove's inside
    is packed again. The slots of `placed` are changed and shared with the result. Raises
    `KeyError` when the parent is not a grove on the map.
    """
    parent = data.row(leaf.parent)
    if parent < 0 or not data.is_grove[parent]:
        raise KeyError(leaf.parent)
    row = int(data.tout[parent])
    grown = _with_row(data, leaf, parent, row)
    grove = placed.slots.groves[leaf.parent]
    arrays = (
        np.insert(placed.pos, row, 0.0, axis=0),
        np.insert(placed.rad, row, 1.0),
        np.insert(placed.scale, row, 1.0),
    )
    if len(grove.leaves) < grove.capacity:
        grove.leaves[leaf.node_id] = grove.free_slot()
        place_inside(grown, placed.slots, parent, arrays)
    else:
        settle(grown, placed.slots, parent)
        if parent == 0:
            arrays[1][0] = grove.radius
        place_subtree(grown, placed.slots, parent, arrays)
    return grown, Layout(*arrays, placed.slots)


def _with_row(data: MapData, leaf: NewLeaf, parent: int, row: int) -> MapData:
    ids = [*data.ids[:row], leaf.node_id, *data.ids[row:]]
    titles = [*data.titles[:row], leaf.title, *data.titles[row:]]
    tout = data.tout + (data.tout > row)
    tout[data.ancestors(parent)] = data.tout[data.ancestors(parent)] + 1
    leaf_count = np.insert(data.leaf_count, row, 1)
    leaf_count[data.ancestors(parent)] += 1
    start, listed = _children_with(data, parent, row)
    country = int(data.country.max(initial=-1)) + 1 if parent == 0 else data.country[parent]
    return replace(
        data,
        ids=ids,
        titles=titles,
        rows=data.rows.inserted(leaf.node_id, row, ids),
        parent=np.insert(_shifted(data.parent, row), row, parent),
        tout=np.insert(tout, row, row + 1),
        depth=np.insert(data.depth, row, data.depth[parent] + 1),
        country=np.insert(data.country, row, country),
        is_grove=np.insert(data.is_grove, row, False),
        flags=np.insert(data.flags, row, leaf.flags),
        leaf_count=leaf_count,
        child_start=start,
        child_list=listed,
        edge_src=_shifted(data.edge_src, row),
        edge_dst=_shifted(data.edge_dst, row),
    )


def _shifted(rows: Ints, position: int) -> Ints:
    """Row numbers after one row was inserted at `position`."""
    return rows + (rows >= position)


def _children_with(data: MapData, parent: int, row: int) -> tuple[Ints, Ints]:
    place = int(data.child_start[parent + 1])
    listed = np.insert(_shifted(data.child_list, row), place, row)
    start = data.child_start.copy()
    start[parent + 1 :] += 1
    # The new leaf has no children, so its range is empty.
    return np.insert(start, row, start[row]).astype(np.int32), listed.astype(np.int32)
