"""The edges of a node as the panel lists them: by type and by end, each with its line."""

from collections.abc import Iterator
from dataclasses import dataclass

from forest_studio.core.model.edges import Edge, EdgeLine
from forest_studio.core.model.forest import Forest

DANGLING = ""
"""Type of the group of lines that lead nowhere."""


@dataclass(frozen=True, slots=True)
class EdgeRow:
    """One edge, seen from the node that is shown."""

    home: str
    """The node in whose file the line stands."""
    index: int
    """Place among that node's own edge lines."""
    line: EdgeLine
    far: str
    """Id of the other end; empty when the line leads nowhere."""

    @property
    def key(self) -> tuple[str, str, str]:
        """What stays the same while lines move in the file: home, other end, type."""
        return (self.home, self.line.to, self.line.type)


@dataclass(frozen=True, slots=True)
class EdgeGroup:
    """Edges of one type that leave this node, or that reach it."""

    type: str
    label: str
    family: str
    inward: bool
    rows: tuple[EdgeRow, ...]
    colour: str = ""
    """``#RRGGBB`` where the type has its own."""


def groups_of(forest: Forest, node_id: str) -> tuple[EdgeGroup, ...]:
    """The groups in the order of the manifest's types, outward before inward."""
    found: dict[tuple[str, bool], list[EdgeRow]] = {}
    for edge, row in _resolved_rows(forest, node_id):
        found.setdefault((edge.type, edge.target == node_id), []).append(row)
    order = {kind.name: place for place, kind in enumerate(forest.manifest.edge_types)}
    keys = sorted(found, key=lambda key: (order.get(key[0], len(order)), key[1]))
    groups = [_group(forest, *key, tuple(found[key])) for key in keys]
    lost = tuple(_dangling_rows(forest, node_id))
    if lost:
        groups.append(EdgeGroup(DANGLING, "", "structure", False, lost))
    return tuple(groups)


def edge_count(groups: tuple[EdgeGroup, ...]) -> int:
    """How many edges all groups have."""
    return sum(len(group.rows) for group in groups)


def line_index(forest: Forest, edge: Edge) -> int:
    """Where the line of an edge stands among its home's own lines; -1 when it is gone."""
    lines = forest.node(edge.home).passport.edges
    for index, line in enumerate(lines):
        if line.line == edge.line and line.line is not None:
            return index
    same = (i for i, line in enumerate(lines) if line.to == edge.other and line.scent == edge.scent)
    return next(same, -1)


def _resolved_rows(forest: Forest, node_id: str) -> Iterator[tuple[Edge, EdgeRow]]:
    for edge in dict.fromkeys(forest.edges_of(node_id)):
        index = line_index(forest, edge)
        if index >= 0:
            line = forest.node(edge.home).passport.edges[index]
            yield edge, EdgeRow(edge.home, index, line, edge.far_end(node_id))


def _dangling_rows(forest: Forest, node_id: str) -> Iterator[EdgeRow]:
    resolved = {line_index(forest, edge) for edge in forest.outgoing.get(node_id, ())}
    for index, line in enumerate(forest.node(node_id).passport.edges):
        if index not in resolved:
            yield EdgeRow(node_id, index, line, "")


def _group(forest: Forest, name: str, inward: bool, rows: tuple[EdgeRow, ...]) -> EdgeGroup:
    kind = forest.manifest.edge_type(name)
    if kind is None:
        return EdgeGroup(name, name, "structure", inward, rows)
    label = kind.inverse_label if inward and not kind.symmetric else kind.label
    inward = inward and not kind.symmetric
    return EdgeGroup(name, label, kind.family.value, inward, rows, kind.color)
