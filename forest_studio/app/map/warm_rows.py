"""Heat by id turned into columns: of nodes, of groves that are open or closed, of edges."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from forest_studio.app.map.map_data import Floats, Ints, MapData
from forest_studio.core.hunt.observing.door_lines import HOT, WARM

WarmEdges = Mapping[tuple[str, str, str], float]
"""Warmth 0..1 by from, to and edge type, as a door was gone through: along an edge or against."""
LUKEWARM = 0.02
"""Warmth up to which nothing is shown."""


@dataclass(frozen=True, slots=True, eq=False)
class WarmRows:
    """Heat for the rows of one map; a worker makes it where a forest is large."""

    data: MapData
    nodes: Floats
    """The warmth of every row."""
    around: Floats
    """The tint of open groves."""
    within: Floats
    """What closed groves show."""
    edges: tuple[Ints, Floats]
    """The numbers of the warm edges and their warmth."""

    @staticmethod
    def of(data: MapData, warm: Mapping[str, float], edges: WarmEdges) -> "WarmRows":
        """The columns for warmth by id."""
        nodes = node_heat(data, warm)
        around, within = heat_around(data, nodes), heat_within(data, nodes)
        return WarmRows(data, nodes, around, within, edge_heat(data, edges))


def rings_of(warmth: float) -> int:
    """How many rings say what a door says as `warm` and `hot`: none, one, two."""
    return int(warmth >= WARM) + int(warmth >= HOT)


def node_heat(data: MapData, warm: Mapping[str, float]) -> Floats:
    """The warmth of every row; ids that are not on the map are left out."""
    heat = np.zeros(len(data) + 1)
    # Whatever is not on the map has the row -1, which is the one too many.
    heat[data.rows.rows(warm)] = _warmth(warm)
    return heat[:-1]


def _warmth(warm: Mapping[object, float]) -> Floats:
    """Between 0 and 1 whatever was given: what is no number is cold, not a fault of the map."""
    given = np.fromiter(warm.values(), np.float64, len(warm))
    return np.clip(np.nan_to_num(given, nan=0.0), 0.0, 1.0)


def heat_within(data: MapData, heat: Floats) -> Floats:
    """For each row the greatest warmth of itself and of all that lies below it.

    A closed grove shows this one: neither a mean, in which one hot page among hundreds is lost,
    nor a sum, by which a large grove is always hot.
    """
    within = heat.copy()
    rows = np.flatnonzero(heat > 0)
    while len(rows):
        parents = data.parent[rows]
        rows, parents = rows[parents >= 0], parents[parents >= 0]
        np.maximum.at(within, parents, within[rows])
        rows = np.unique(parents)
    return within


def heat_around(data: MapData, heat: Floats) -> Floats:
    """For each row the quadratic mean of the nodes inside: the tint of an open grove."""
    before = np.concatenate([[0.0], np.cumsum(np.where(data.is_grove, 0.0, heat**2))])
    total = before[data.tout] - before[:-1]
    found: Floats = np.sqrt(total / np.maximum(data.leaf_count, 1))
    return found


def edge_heat(data: MapData, warm: WarmEdges) -> tuple[Ints, Floats]:
    """The numbers of the warm edges of the map and their warmth, whichever way they were gone."""
    numbers = {kind.name: number for number, kind in enumerate(data.edge_kinds)}
    heat = _warmth(warm)
    kind = np.fromiter((numbers.get(name, -1) for _, _, name in warm), np.int64, len(warm))
    first = np.array(data.rows.rows(home for home, _, _ in warm), np.int64)
    second = np.array(data.rows.rows(other for _, other, _ in warm), np.int64)
    known = (kind >= 0) & (first >= 0) & (second >= 0) & (heat > LUKEWARM)
    first, second, kind, heat = first[known], second[known], kind[known], heat[known]
    touched = np.zeros(len(data), bool)
    touched[first] = touched[second] = True
    near = np.flatnonzero(touched[data.edge_src] & touched[data.edge_dst])
    if not len(near):
        return np.zeros(0, np.int32), np.zeros(0)
    # Sorted by warmth, so that the last of equal keys is the warmest.
    order = np.lexsort((heat, _keys(data, first, second, kind)))
    keys, heat = _keys(data, first, second, kind)[order], heat[order]
    wanted = _keys(data, data.edge_src[near], data.edge_dst[near], data.edge_type[near])
    place = np.searchsorted(keys, wanted, side="right") - 1
    found = np.flatnonzero((place >= 0) & (keys[place] == wanted))
    return near[found].astype(np.int32), heat[place[found]]


def _keys(data: MapData, first: np.ndarray, second: np.ndarray, kind: np.ndarray) -> np.ndarray:
    """One number for each pair of ends and type, the same both ways."""
    low, high = np.minimum(first, second), np.maximum(first, second)
    count = np.int64(len(data))
    found: np.ndarray = (low.astype(np.int64) * count + high) * len(data.edge_kinds) + kind
    return found
