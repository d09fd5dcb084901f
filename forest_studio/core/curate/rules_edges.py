"""Rules about edges: where they lead, what they are called, what they repeat."""

from collections.abc import Iterator
from itertools import islice

from forest_studio.core.curate import faults
from forest_studio.core.curate.cycles import cycles, shown, successors
from forest_studio.core.curate.lookup import relation, resolve, resolved
from forest_studio.core.model.edges import Edge, EdgeLine
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node

CYCLES_SHOWN = 100
"""Cycles listed for one edge type; past that the list helps nobody."""


def lines(forest: Forest) -> Iterator[tuple[Node, EdgeLine]]:
    """Every edge as it is written, with the node in whose file it stands."""
    for node in forest.nodes.values():
        for line in node.passport.edges:
            yield node, line


def types(forest: Forest) -> Iterator[Finding]:
    """Edges of a type that the manifest does not know."""
    for node, line in lines(forest):
        finding = faults.unknown_type(line.type, forest.manifest)
        if finding is not None:
            yield faults.at(finding, node, line.line)


def targets(forest: Forest) -> Iterator[Finding]:
    """Edges that lead nowhere, or back to their own node."""
    for node, line in lines(forest):
        other = resolve(forest, line.to)
        if other is None:
            yield faults.at(broken(line.to), node, line.line)
        elif other == node.id:
            yield faults.at(self_edge(), node, line.line)


def broken(to: str) -> Finding:
    """An edge names a node that is not there."""
    return Finding(
        "broken-edge",
        f"no node has the id or the path {to!r}",
        "Correct the name, or remove the edge; it heals by itself when the node comes back",
    )


def self_edge() -> Finding:
    """An edge leads back to its own node."""
    return Finding("self-edge", "the edge leads to its own node", "Remove it")


def scents(forest: Forest) -> Iterator[Finding]:
    """Edges without a scent, or with one over its budget."""
    for node, line in lines(forest):
        if not line.scent.strip():
            yield faults.at(_no_scent(line), node, line.line)
        elif over := faults.edge_scent_over_budget(line.scent, line.to, forest.manifest):
            yield faults.at(over, node, line.line)


def _no_scent(line: EdgeLine) -> Finding:
    return Finding(
        "missing-edge-scent",
        f"the edge to {line.to} has no scent",
        "Say in a few words how that node smells from here",
        Severity.WARNING,
    )


def duplicates(forest: Forest) -> Iterator[Finding]:
    """Edges that say again what another one says, be it written at the other end."""
    seen: dict[tuple[str, str, str], tuple[Node, EdgeLine]] = {}
    for node, line in lines(forest):
        edge = resolved(forest, node.id, line)
        if edge is None or edge.home == edge.other:
            continue
        first, at_line = seen.setdefault(relation(forest, edge), (node, line))
        if at_line is not line:
            yield faults.at(duplicate(edge, first.path, at_line.line), node, line.line)


def duplicate(edge: Edge, path: str, line: int | None) -> Finding:
    """An edge repeats the one at that place."""
    place = path if line is None else f"{path}:{line}"
    return Finding(
        "duplicate-edge",
        f"the edge {edge.source} → {edge.target} ({edge.type}) stands already in {place}",
        "Keep one of the two",
    )


def acyclic(forest: Forest) -> Iterator[Finding]:
    """Cycles in edge types that must have none."""
    for kind in forest.manifest.edge_types:
        if kind.acyclic:
            for cycle in islice(cycles(successors(forest, kind.name)), CYCLES_SHOWN):
                yield _placed(forest, kind.name, cycle)


def _placed(forest: Forest, type_name: str, cycle: tuple[str, ...]) -> Finding:
    """The finding, at the file that holds the edge which closes the cycle."""
    closing = (cycle[-1], cycle[0])
    edge = next(
        e
        for e in forest.edges_of(cycle[-1])
        if e.type == type_name and (e.source, e.target) == closing
    )
    return faults.at(cyclic(type_name, cycle), forest.nodes[edge.home], edge.line)


def cyclic(type_name: str, cycle: tuple[str, ...]) -> Finding:
    """Edges of an acyclic type run in a circle."""
    return Finding(
        "cycle",
        f"{type_name} runs in a circle: {shown(cycle)}",
        "Remove one of these edges, or choose another type for it",
    )
