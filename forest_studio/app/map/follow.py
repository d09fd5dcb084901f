"""Follows a change of a few nodes without building or laying out the whole map again."""

from dataclasses import replace

import numpy as np

from forest_studio.app.map.grow import NewLeaf, add_leaf
from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import MapData, declared_kinds, edge_rows, flags_of
from forest_studio.core.model.edges import Edge
from forest_studio.core.model.forest import Forest


def followed(
    data: MapData, placed: Layout, forest: Forest, nodes: tuple[str, ...]
) -> tuple[MapData, Layout] | None:
    """The map of `forest`, of which only `nodes` differ from the map that is shown.

    Titles, marks and edges are exchanged, and one new leaf finds its place. None where more
    than that happened: a node left, moved or got another id, a grove was made, or the manifest
    declares other edge types, or the same ones in another order.
    """
    if declared_kinds(forest) != tuple(kind for kind in data.edge_kinds if kind.family):
        return None
    fresh = [node for node in nodes if data.row(node) < 0]
    if any(node not in forest.nodes for node in nodes) or len(fresh) > 1:
        return None
    if len(forest.nodes) != len(data) + len(fresh):
        return None
    if fresh:
        grown = _with_leaf(data, placed, forest, fresh[0])
        if grown is None:
            return None
        data, placed = grown
    if not all(_is_in_place(data, forest, node) for node in nodes):
        return None
    before = _touched(data, nodes)
    data = _with_edges(data, forest, nodes)
    marked = before | _touched(data, nodes)
    return _with_words(data, forest, marked), placed


def _with_leaf(
    data: MapData, placed: Layout, forest: Forest, node: str
) -> tuple[MapData, Layout] | None:
    parent = forest.parents.get(node, "")
    row = data.row(parent)
    if row < 0 or not data.is_grove[row] or forest.node(node).is_grove:
        return None
    return add_leaf(data, placed, NewLeaf(node, forest.node(node).title, parent))


def _is_in_place(data: MapData, forest: Forest, node: str) -> bool:
    row = data.row(node)
    above = int(data.parent[row])
    parent = data.ids[above] if above >= 0 else ""
    same_parent = forest.parents.get(node, "") == parent
    return same_parent and bool(data.is_grove[row]) == forest.node(node).is_grove


def _touched(data: MapData, nodes: tuple[str, ...]) -> set[int]:
    """The rows of nodes and of all that they are connected to."""
    rows = np.array([data.row(node) for node in nodes], np.int32)
    touching = np.isin(data.edge_src, rows) | np.isin(data.edge_dst, rows)
    ends = np.concatenate([rows, data.edge_src[touching], data.edge_dst[touching]])
    return set(ends.tolist())


def _with_edges(data: MapData, forest: Forest, nodes: tuple[str, ...]) -> MapData:
    """The same arrays where no edge changed: what was gathered for them stays good."""
    rows = np.array([data.row(node) for node in nodes], np.int32)
    touching = np.isin(data.edge_src, rows) | np.isin(data.edge_dst, rows)
    edges = _edges_at(forest, nodes)
    src, dst, kind, kinds, scents = edge_rows(data.rows, edges, data.edge_kinds)
    old = list(
        zip(
            data.edge_src[touching].tolist(),
            data.edge_dst[touching].tolist(),
            data.edge_type[touching].tolist(),
            (data.edge_scents[edge] for edge in np.flatnonzero(touching).tolist()),
            strict=True,
        )
    )
    new = list(zip(src.tolist(), dst.tolist(), kind.tolist(), scents, strict=True))
    if sorted(old) == sorted(new):
        return data
    kept = np.flatnonzero(~touching).tolist()
    return replace(
        data,
        edge_src=np.concatenate([data.edge_src[~touching], src]),
        edge_dst=np.concatenate([data.edge_dst[~touching], dst]),
        edge_type=np.concatenate([data.edge_type[~touching], kind]),
        edge_kinds=kinds,
        edge_scents=[*(data.edge_scents[edge] for edge in kept), *scents],
    )


def _edges_at(forest: Forest, nodes: tuple[str, ...]) -> list[tuple[str, str, str, str]]:
    """The edges that touch any of the nodes, each once."""
    found: list[Edge] = []
    done: set[str] = set()
    for node in nodes:
        found += [edge for edge in forest.edges_of(node) if edge.far_end(node) not in done]
        loops = [edge for edge in forest.incoming.get(node, ()) if edge.home == edge.other]
        for loop in loops:
            found.remove(loop)
        done.add(node)
    return [(edge.source, edge.target, edge.type, edge.scent) for edge in found]


def _with_words(data: MapData, forest: Forest, rows: set[int]) -> MapData:
    titles, flags = list(data.titles), data.flags.copy()
    for row in rows:
        node = forest.node(data.ids[row])
        titles[row], flags[row] = node.title, flags_of(forest, node)
    return replace(data, titles=titles, flags=flags)
