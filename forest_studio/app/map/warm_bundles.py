"""Warm edges gathered to the discs that are visible; each bundle is as warm as its warmest."""

from dataclasses import dataclass

import numpy as np

from forest_studio.app.map.bundles import curves
from forest_studio.app.map.cut import Cut, representatives
from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import Floats, Ints, MapData


@dataclass(frozen=True, slots=True, eq=False)
class WarmBundles:
    """The coolest first: rows of both ends, kind and warmth, and the curves as in Bundles."""

    src: Ints
    dst: Ints
    kind: Ints
    heat: Floats
    curves: Floats

    def __len__(self) -> int:
        return len(self.heat)


def warm_bundles(
    data: MapData,
    layout: Layout,
    warm: tuple[Ints, Floats],
    cuts: tuple[Cut, Cut],
    *,
    hidden: frozenset[int] = frozenset(),
    limit: int = 300,
) -> WarmBundles:
    """At most `limit` bundles that touch the screen, the warmest of all.

    `cuts` are the coarse one, between whose discs edges run, and the fine one for those edges
    that lie within one such disc.
    """
    edges, heat = warm
    shown = np.array([kind not in hidden for kind in data.edge_type[edges].tolist()], bool)
    edges, heat = edges[shown], heat[shown]
    src, dst = _ends(data, edges, cuts)
    seen = _seen(data, cuts)
    kept = (src != dst) & (seen[src] | seen[dst])
    table = np.stack([src[kept], dst[kept], data.edge_type[edges[kept]]])
    pairs, place = np.unique(table, axis=1, return_inverse=True)
    warmest = np.zeros(pairs.shape[1])
    np.maximum.at(warmest, place.ravel(), heat[kept])
    order = np.argsort(warmest, kind="stable")[-limit:]
    (src, dst, kind), heat = pairs[:, order], warmest[order]
    return WarmBundles(src, dst, kind, heat, curves(data, layout, src, dst))


def _ends(data: MapData, edges: Ints, cuts: tuple[Cut, Cut]) -> tuple[Ints, Ints]:
    """The visible discs that stand for the ends of each edge."""
    coarse, fine = (representatives(len(data), shown) for shown in cuts)
    src, dst = coarse[data.edge_src[edges]], coarse[data.edge_dst[edges]]
    within = edges[src == dst]
    inner = fine[data.edge_src[within]], fine[data.edge_dst[within]]
    same = src == dst
    src[same], dst[same] = inner
    return src, dst


def _seen(data: MapData, cuts: tuple[Cut, Cut]) -> np.ndarray:
    seen = np.zeros(len(data), bool)
    for shown in cuts:
        for rows in (shown.open, shown.closed, shown.leaves):
            seen[rows] = True
    return seen
