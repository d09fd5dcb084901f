"""The forest as flat numpy arrays in depth-first order: what the map lays out and paints."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntFlag
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from forest_studio.app.map.id_index import IdIndex
from forest_studio.core.model.edges import SUPERSEDES
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Kind, Node

Ints = NDArray[np.int32]
Floats = NDArray[np.float64]
EdgeWords = tuple[str, str, str] | tuple[str, str, str, str]
"""From, to and type of an edge by id and name; then its scent, where it has one."""


class NodeFlag(IntFlag):
    """What the map marks on a node; several may hold at once."""

    WILD = 1
    SUPERSEDED = 2
    OVER_BUDGET = 4
    BROKEN = 8
    SYNTHETIC = 16


class EdgeKind(NamedTuple):
    """One edge type as the map shows it."""

    name: str
    label: str
    family: str
    symmetric: bool = False
    inverse: str = ""
    """How an edge reads from its target; empty where nobody said."""
    color: str = ""
    """``#RRGGBB`` where the forest overrides its family's colour."""


@dataclass(frozen=True, slots=True, eq=False)
class MapData:
    """A forest in depth-first order: the subtree of row `i` is the rows `i..tout[i]`.

    `child_list[child_start[i]:child_start[i + 1]]` are the children of `i`, in order. `country` is
    the number of the top-level child a row belongs to, -1 for the root. `leaf_count` counts the
    nodes below a row that have no inside. Edges are rows of `edge_src`, `edge_dst`, `edge_type`;
    the last one indexes `edge_kinds`. `edge_scents` says how each edge's other node smells.
    """

    ids: list[str]
    titles: list[str]
    rows: IdIndex
    parent: Ints
    tout: Ints
    depth: Ints
    country: Ints
    is_grove: NDArray[np.bool_]
    flags: NDArray[np.uint8]
    leaf_count: Ints
    child_start: Ints
    child_list: Ints
    edge_src: Ints
    edge_dst: Ints
    edge_type: Ints
    edge_kinds: tuple[EdgeKind, ...]
    edge_scents: list[str]

    def __len__(self) -> int:
        return len(self.ids)

    def row(self, node_id: str | None) -> int:
        """The row of a node, or -1."""
        return self.rows.row(node_id)

    def children(self, row: int) -> Ints:
        """The rows of the direct children of `row`."""
        return self.child_list[self.child_start[row] : self.child_start[row + 1]]

    def contains(self, outer: int, inner: int) -> bool:
        """Whether `inner` is `outer` or lies below it."""
        return outer <= inner < int(self.tout[outer])

    def ancestors(self, row: int) -> list[int]:
        """`row`, its parent, and so on up to the root."""
        line = []
        while row >= 0:
            line.append(row)
            row = int(self.parent[row])
        return line

    def edges_of(self, row: int) -> Ints:
        """The numbers of the edges that start or end at `row`."""
        touching = (self.edge_src == row) | (self.edge_dst == row)
        return np.flatnonzero(touching).astype(np.int32)

    @staticmethod
    def from_forest(forest: Forest) -> "MapData":
        """The arrays of one snapshot; an edge runs from its source to its target."""
        nodes = list(forest.nodes.values())
        place = {node.id: number for number, node in enumerate(nodes)}
        return MapData.build(
            ids=[node.id for node in nodes],
            titles=[node.title for node in nodes],
            parents=[place.get(forest.parents.get(node.id, ""), -1) for node in nodes],
            edges=((e.source, e.target, e.type, e.scent) for e in forest.edges()),
            edge_kinds=declared_kinds(forest),
            flags=[flags_of(forest, node) for node in nodes],
            groves=(node.id for node in nodes if node.is_grove),
        )

    @staticmethod
    def build(
        ids: Sequence[str],
        titles: Sequence[str],
        parents: Sequence[int],
        *,
        edges: Iterable[EdgeWords] = (),
        edge_kinds: Sequence[EdgeKind] = (),
        flags: Sequence[int] | None = None,
        groves: Iterable[str] = (),
    ) -> "MapData":
        """Arrays from nodes in any order.

        `parents[i]` is the position of the parent in `ids`, -1 for the root. Whatever has children
        is a grove; `groves` names those that are groves although they are empty. Edges
        `(from, to, type[, scent])` whose end is not in `ids` are left out; an unknown type is one
        more kind, of the family of structure.
        """
        order, depth = _depth_first(parents)
        place = np.empty(len(ids), np.int32)
        place[order] = np.arange(len(ids), dtype=np.int32)
        up = np.asarray(parents, np.int32)[order] if len(ids) else np.zeros(0, np.int32)
        parent = np.where(up >= 0, place[up], -1).astype(np.int32)
        ordered = [ids[old] for old in order]
        marks = np.asarray(flags if flags is not None else np.zeros(len(ids)), np.uint8)
        return _assemble(
            ordered,
            [titles[old] for old in order],
            parent,
            np.asarray(depth, np.int32),
            flags=marks[order] if len(ids) else marks,
            groves=set(groves),
            edges=(edges, tuple(edge_kinds)),
        )


def declared_kinds(forest: Forest) -> tuple[EdgeKind, ...]:
    """The edge types of a manifest, in its order."""
    return tuple(
        EdgeKind(
            kind.name,
            kind.label,
            kind.family.value,
            kind.symmetric,
            kind.inverse_label,
            kind.color,
        )
        for kind in forest.manifest.edge_types
    )


def flags_of(forest: Forest, node: Node) -> int:
    """The marks of one node."""
    flags = NodeFlag(0)
    if node.kind is Kind.SYNTHETIC:
        return NodeFlag.SYNTHETIC
    if node.broken:
        flags |= NodeFlag.BROKEN
    elif node.wild:
        flags |= NodeFlag.WILD
    if any(e.type == SUPERSEDES and e.target == node.id for e in forest.edges_of(node.id)):
        flags |= NodeFlag.SUPERSEDED
    if forest.over_budget(node.id):
        flags |= NodeFlag.OVER_BUDGET
    return flags


def _depth_first(parents: Sequence[int]) -> tuple[list[int], list[int]]:
    """The old positions in depth-first order, children in their given order, and the depths."""
    children: list[list[int]] = [[] for _ in parents]
    roots = []
    for node, parent in enumerate(parents):
        (children[parent] if parent >= 0 else roots).append(node)
    order: list[int] = []
    depth: list[int] = []
    stack = [(root, 0) for root in reversed(roots)]
    while stack:
        node, level = stack.pop()
        order.append(node)
        depth.append(level)
        stack.extend((child, level + 1) for child in reversed(children[node]))
    return order, depth


def _assemble(
    ids: list[str],
    titles: list[str],
    parent: Ints,
    depth: Ints,
    *,
    flags: NDArray[np.uint8],
    groves: set[str],
    edges: tuple[Iterable[EdgeWords], tuple[EdgeKind, ...]],
) -> MapData:
    rows = IdIndex(ids)
    start, listed = child_table(parent)
    is_grove = np.diff(start) > 0
    is_grove |= np.fromiter((node_id in groves for node_id in ids), bool, len(ids))
    tout = _subtree_ends(parent, depth)
    src, dst, kind, kinds, scents = edge_rows(rows, *edges)
    return MapData(
        ids=ids,
        titles=titles,
        rows=rows,
        parent=parent,
        tout=tout,
        depth=depth,
        country=_countries(start, listed, tout),
        is_grove=is_grove,
        flags=flags,
        leaf_count=_leaf_counts(is_grove, tout),
        child_start=start,
        child_list=listed,
        edge_src=src,
        edge_dst=dst,
        edge_type=kind,
        edge_kinds=kinds,
        edge_scents=scents,
    )


def child_table(parent: Ints) -> tuple[Ints, Ints]:
    """Children of all rows in compressed form: starts (n + 1) and the list itself."""
    count = len(parent)
    inner = np.flatnonzero(parent >= 0).astype(np.int32)
    listed = inner[np.argsort(parent[inner], kind="stable")]
    sizes = np.bincount(parent[inner], minlength=count) if count else np.zeros(0, np.int64)
    start = np.zeros(count + 1, np.int32)
    np.cumsum(sizes, out=start[1:])
    return start, listed


def _subtree_ends(parent: Ints, depth: Ints) -> Ints:
    """In depth-first order a subtree ends at the next row that is not deeper."""
    size = np.ones(len(parent), np.int32)
    for level in range(int(depth.max(initial=0)), 0, -1):
        rows = np.flatnonzero(depth == level)
        np.add.at(size, parent[rows], size[rows])
    return (np.arange(len(parent), dtype=np.int32) + size).astype(np.int32)


def _countries(start: Ints, listed: Ints, tout: Ints) -> Ints:
    country = np.full(len(tout), -1, np.int32)
    if len(tout):
        for number, top in enumerate(listed[start[0] : start[1]]):
            country[top : tout[top]] = number
    return country


def _leaf_counts(is_grove: NDArray[np.bool_], tout: Ints) -> Ints:
    before = np.zeros(len(tout) + 1, np.int32)
    np.cumsum(~is_grove, out=before[1:])
    return (before[tout] - before[:-1]).astype(np.int32)


def edge_rows(
    rows: IdIndex, edges: Iterable[EdgeWords], kinds: tuple[EdgeKind, ...]
) -> tuple[Ints, Ints, Ints, tuple[EdgeKind, ...], list[str]]:
    """The columns of edges that have both ends on the map, and the kinds with the new ones."""
    known = list(kinds)
    numbers = {kind.name: number for number, kind in enumerate(known)}
    found: list[tuple[int, int, int]] = []
    scents: list[str] = []
    for source, target, name, *scent in edges:
        ends = rows.row(source), rows.row(target)
        if min(ends) < 0:
            continue
        if name not in numbers:
            numbers[name] = len(known)
            known.append(EdgeKind(name, name, ""))
        found.append((*ends, numbers[name]))
        scents.append(scent[0] if scent else "")
    table = np.asarray(found, np.int32).reshape(-1, 3)
    source_rows, target_rows, types = (np.ascontiguousarray(column) for column in table.T)
    return source_rows, target_rows, types, tuple(known), scents
