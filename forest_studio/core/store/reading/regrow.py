"""Follows the change of a few files into a new snapshot, without touching the others."""

from collections.abc import Mapping
from dataclasses import replace

from forest_studio.core.model.edges import Edge
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.store.reading.grow import (
    STRUCTURAL_RULES,
    Resolver,
    Soil,
    edges_of_file,
    grow,
    know_paths,
    own_findings,
)


def regrow(forest: Forest, updates: Mapping[str, Node | None], name: str) -> Forest:
    """The forest with the nodes of some paths replaced, added, or removed where None."""
    ids = forest.by_path
    in_place = {
        path: node
        for path, node in updates.items()
        if node is not None and path in ids and _stays(forest.nodes[ids[path]], node)
    }
    if len(in_place) == len(updates):
        return _replaced(forest, in_place)
    return _grown_again(forest, updates, name)


def _stays(old: Node, new: Node) -> bool:
    """Whether a node keeps its id, so that nothing but itself and its edges changes."""
    was = own_findings(old)
    return was.id == new.id and was.wild == new.wild


def _replaced(forest: Forest, updates: Mapping[str, Node]) -> Forest:
    nodes = dict(forest.nodes)
    for path, new in updates.items():
        old = nodes[forest.by_path[path]]
        nodes[old.id] = _in_place_of(old, new)
    changed = [forest.by_path[path] for path in updates]
    after = replace(forest, nodes=nodes)
    know_paths(after, forest.by_path)
    outgoing, incoming = dict(forest.outgoing), dict(forest.incoming)
    for node_id in changed:
        _replace_edges(after, node_id, outgoing, incoming)
    after = replace(after, outgoing=outgoing, incoming=incoming)
    know_paths(after, forest.by_path)
    return after


def _in_place_of(old: Node, new: Node) -> Node:
    kept = [f for f in old.findings if f.rule in STRUCTURAL_RULES or f.path != old.path]
    own = [replace(finding, node=old.id) for finding in new.findings]
    return replace(new, id=old.id, kind=old.kind, findings=(*own, *kept))


def _replace_edges(
    after: Forest,
    node_id: str,
    outgoing: dict[str, tuple[Edge, ...]],
    incoming: dict[str, tuple[Edge, ...]],
) -> None:
    """Puts the edges of one node's file into both tables."""
    resolver = Resolver(after.nodes, lambda: after.by_path)
    before = outgoing.pop(node_id, ())
    edges = edges_of_file(after.nodes[node_id], after.manifest, resolver)
    if edges:
        outgoing[node_id] = edges
    for other in {edge.other for edge in (*before, *edges)}:
        kept = [edge for edge in incoming.get(other, ()) if edge.home != node_id]
        now = tuple(edge for edge in edges if edge.other == other)
        if kept or now:
            order = sorted((*kept, *now), key=lambda edge: after.nodes[edge.home].path)
            incoming[other] = tuple(order)
        else:
            incoming.pop(other, None)


def _grown_again(forest: Forest, updates: Mapping[str, Node | None], name: str) -> Forest:
    files = {node.path: own_findings(node) for node in forest.nodes.values() if node.has_file}
    for path, node in updates.items():
        if node is None:
            files.pop(path, None)
        else:
            files[path] = node
    findings = about_the_whole(forest)
    soil = Soil(forest.manifest, forest.texts, forest.commit, name)
    return grow(soil, files.values(), findings)


def about_the_whole(forest: Forest) -> tuple[Finding, ...]:
    """Findings about no file of a node, which its root bears."""
    root = forest.nodes[forest.root]
    return tuple(f for f in root.findings if not root.has_file or f.path != root.path)
