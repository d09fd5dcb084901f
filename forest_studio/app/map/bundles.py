"""Edges gathered to the discs that are visible, and the curves they are painted along."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from forest_studio.app.map.cut import Cut, representatives
from forest_studio.app.map.hex_slots import LEAF_DRAWN
from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import Floats, Ints, MapData

CURVE_POINTS = 21
_BEND = 0.55
_MIN_BEND = 0.08
_SIDE_BEND = 0.16
_FAN = 0.075
_SAMPLES = 33
_DENSE_LIMIT = 1 << 17


@dataclass(frozen=True, slots=True, eq=False)
class Bundles:
    """Edges of one type between two visible discs, heaviest first.

    `src`, `dst` are rows, `kind` indexes the edge kinds, `count` says how many edges a bundle
    holds, and `curves` (n, points, 2) are world places from rim to rim.
    """

    src: Ints
    dst: Ints
    kind: Ints
    count: Ints
    curves: Floats

    def __len__(self) -> int:
        return len(self.src)


def bundle(
    data: MapData,
    layout: Layout,
    coarse: Cut,
    fine: Cut,
    *,
    hidden: frozenset[int] = frozenset(),
    limit: int = 400,
) -> Bundles:
    """The `limit` heaviest bundles that touch the screen.

    Edges between discs that are small run from rim to rim (`coarse`); edges within one such
    disc are shown between what it holds (`fine`). Kinds in `hidden` are left out.
    """
    kind = data.edge_type
    keep = ~np.isin(kind, list(hidden)) if hidden else np.True_
    standing = representatives(len(data), coarse)
    src, dst = standing[data.edge_src], standing[data.edge_dst]
    seen = _seen(data, coarse)
    between = keep & (src != dst) & (seen[src] | seen[dst])
    parts = [_counted(src[between], dst[between], kind[between])]
    within = keep & (src == dst)
    if within.any():
        parts.append(_inside(data, fine, within))
    src, dst, kind, count = (np.concatenate(column) for column in zip(*parts, strict=True))
    heaviest = np.argsort(-count, kind="stable")[:limit]
    src, dst, kind, count = src[heaviest], dst[heaviest], kind[heaviest], count[heaviest]
    return Bundles(src, dst, kind, count, curves(data, layout, src, dst))


Counted = tuple[Ints, Ints, Ints, Ints]


def _inside(data: MapData, fine: Cut, within: NDArray[np.bool_]) -> Counted:
    edges = np.flatnonzero(within)
    standing = representatives(len(data), fine)
    src, dst = standing[data.edge_src[edges]], standing[data.edge_dst[edges]]
    seen = _seen(data, fine)
    self_loop = data.edge_src[edges] == data.edge_dst[edges]
    shown = seen[src] & seen[dst] & ((src != dst) | (self_loop & ~data.is_grove[src]))
    return _counted(src[shown], dst[shown], data.edge_type[edges][shown])


def _seen(data: MapData, shown: Cut) -> NDArray[np.bool_]:
    seen = np.zeros(len(data), bool)
    for rows in (shown.open, shown.closed, shown.leaves):
        seen[rows] = True
    return seen


def _counted(src: Ints, dst: Ints, kind: Ints) -> Counted:
    """Equal (src, dst, kind) triples, each once with its number."""
    if not len(src):
        empty = np.zeros(0, np.int32)
        return empty, empty, empty, empty
    present = np.zeros(max(int(src.max()), int(dst.max())) + 1, bool)
    present[src] = present[dst] = True
    ends = np.flatnonzero(present)
    place = np.cumsum(present, dtype=np.int64) - 1
    kinds = int(kind.max()) + 1
    key = (place[src] * len(ends) + place[dst]) * kinds + kind
    if len(ends) ** 2 * kinds <= max(_DENSE_LIMIT, 2 * len(key)):
        table = np.bincount(key)
        found = np.flatnonzero(table)
        count = table[found]
    else:
        key.sort()
        first = np.flatnonzero(np.diff(key, prepend=-1))
        found, count = key[first], np.diff(first, append=len(key))
    pair = found // kinds
    return (
        ends[pair // len(ends)].astype(np.int32),
        ends[pair % len(ends)].astype(np.int32),
        (found % kinds).astype(np.int32),
        count.astype(np.int32),
    )


def common_ancestors(data: MapData, first: Ints, second: Ints) -> Ints:
    """The lowest disc that holds both rows of each pair."""
    first, second = first.copy(), second.copy()
    while True:
        apart = first != second
        if not apart.any():
            return first
        # In depth-first order the larger row is never an ancestor of the smaller one.
        later = apart & (first > second)
        first[later] = data.parent[first[later]]
        later = apart & (second > first)
        second[later] = data.parent[second[later]]


def rim_radius(data: MapData, layout: Layout, rows: Ints) -> Floats:
    """The painted radius of discs in world units."""
    return layout.rad[rows] * np.where(data.is_grove[rows], 1.0, LEAF_DRAWN)


def curves(
    data: MapData,
    layout: Layout,
    src: Ints,
    dst: Ints,
    *,
    bend: float = _BEND,
    points: int = CURVE_POINTS,
) -> Floats:
    """Curves `(n, points, 2)` in world units, bent towards the common ancestor of their ends,
    from the rim of the one disc to the rim of the other."""
    if not len(src):
        return np.zeros((0, points, 2))
    start, end = _anchors(data, layout, src, dst)
    middle = (start + end) / 2
    pull = (layout.pos[common_ancestors(data, src, dst)] - middle) * bend
    way = end - start
    length = np.hypot(*way.T)
    weak = np.hypot(*pull.T) < _MIN_BEND * length
    aside = np.stack([-way[:, 1], way[:, 0]], axis=1) * _SIDE_BEND
    control = middle + np.where(weak[:, None], aside, pull)
    control += _fan(src, dst)[:, None] * np.stack([-way[:, 1], way[:, 0]], axis=1)
    found = _between_rims(data, layout, (src, dst), (start, control, end), points)
    loops = np.flatnonzero(src == dst)
    if len(loops):
        found[loops] = _loops(layout, src[loops], points)
    return found


def _fan(src: Ints, dst: Ints) -> Floats:
    """How far the curves between the same two discs stand aside of each other, signed so that
    they do whichever way they run."""
    low, high = np.minimum(src, dst), np.maximum(src, dst)
    order = np.lexsort((high, low))
    fresh = np.ones(len(src), bool)
    fresh[1:] = (np.diff(low[order]) != 0) | (np.diff(high[order]) != 0)
    first = np.maximum.accumulate(np.where(fresh, np.arange(len(src)), 0))
    again = np.empty(len(src))
    again[order] = np.arange(len(src)) - first
    step = np.ceil(again / 2) * np.where(again % 2 == 1, _FAN, -_FAN)
    return step * np.where(src < dst, 1.0, -1.0)


def _anchors(data: MapData, layout: Layout, src: Ints, dst: Ints) -> tuple[Floats, Floats]:
    """Centres of both ends; a disc that holds the other end is met at the near point of its rim."""
    start, end = layout.pos[src].copy(), layout.pos[dst].copy()
    for outer, inner, place in ((src, dst, start), (dst, src, end)):
        holds = (outer < inner) & (inner < data.tout[outer])
        if holds.any():
            way = layout.pos[inner[holds]] - layout.pos[outer[holds]]
            length = np.maximum(np.hypot(*way.T), 1e-9)[:, None]
            place[holds] += way / length * layout.rad[outer[holds]][:, None]
    return start, end


Quadratic = tuple[Floats, Floats, Floats]


def _bezier(curve: Quadratic, share: Floats) -> Floats:
    """Points of quadratic Bézier curves at `share` (n, points)."""
    start, control, end = (part[:, None, :] for part in curve)
    share = share[:, :, None]
    return (1 - share) ** 2 * start + 2 * share * (1 - share) * control + share**2 * end


def _between_rims(
    data: MapData, layout: Layout, ends: tuple[Ints, Ints], curve: Quadratic, points: int
) -> Floats:
    """Evenly spaced points between where a curve leaves its first disc and enters its second."""
    src, dst = ends
    even = np.broadcast_to(np.linspace(0, 1, _SAMPLES), (len(src), _SAMPLES))
    samples = _bezier(curve, even)
    leave = _crossing(samples, curve[0], _free_rim(data, layout, src, dst))
    enter = 1 - _crossing(samples[:, ::-1], curve[2], _free_rim(data, layout, dst, src))
    enter = np.maximum(enter, leave + 0.02)
    share = leave[:, None] + (enter - leave)[:, None] * np.linspace(0, 1, points)
    return _bezier(curve, share)


def _free_rim(data: MapData, layout: Layout, outer: Ints, inner: Ints) -> Floats:
    """Rim radii; 0 where the disc holds the other end, which is anchored at the rim itself."""
    holds = (outer < inner) & (inner < data.tout[outer])
    return np.where(holds, 0.0, rim_radius(data, layout, outer))


def _crossing(samples: Floats, centre: Floats, radius: Floats) -> Floats:
    """The share of the curve (n,) at which it is first farther than `radius` from `centre`."""
    distance = np.hypot(*np.moveaxis(samples - centre[:, None, :], 2, 0))
    out = distance > radius[:, None]
    first = np.where(out.any(axis=1), out.argmax(axis=1), samples.shape[1] - 1)
    row = np.arange(len(samples))
    before = np.maximum(first - 1, 0)
    low, high = distance[row, before], distance[row, first]
    part = np.clip((radius - low) / np.maximum(high - low, 1e-9), 0, 1)
    return (before + np.where(first > 0, part, 0.0)) / (samples.shape[1] - 1)


def _loops(layout: Layout, rows: Ints, points: int) -> Floats:
    """A small ear on the upper right of a node, for an edge that ends where it starts."""
    angle = np.linspace(-1.2, 1.2, points)
    ear = np.stack([np.cos(angle * 2.2), np.sin(angle * 2.2)], axis=1)
    ear = ear - ear[0] + np.array([0.55, -0.55])
    size = layout.rad[rows][:, None, None]
    turned = np.stack([-ear[:, 0], ear[:, 1]], axis=1)
    return layout.pos[rows][:, None, :] - turned[None] * size * LEAF_DRAWN
