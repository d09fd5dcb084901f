"""Forests with something taken away: what a curator wrote is worth what an arm loses without it."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from forest_studio.core.model.edges import Edge
from forest_studio.core.model.errors import BenchError
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node


def view(forest: Forest, without: str) -> Forest:
    """A snapshot that lacks something everywhere; bodies stay. Raises BenchError."""
    if without not in VIEWS:
        raise BenchError(f"no view of a forest is without {without!r}")
    return VIEWS[without](forest)


def _without_scents(forest: Forest) -> Forest:
    """No scent of a node or an edge: doors show titles and the first words of summaries."""
    nodes = {name: _changed(node, scent="") for name, node in forest.nodes.items()}
    return replace(
        forest, nodes=nodes, outgoing=_bare(forest.outgoing), incoming=_bare(forest.incoming)
    )


def _without_summaries(forest: Forest) -> Forest:
    """No summary: a passport says its title, tags and scent."""
    nodes = {
        name: replace(_changed(node, summary=""), summary_tokens=0)
        for name, node in forest.nodes.items()
    }
    return replace(forest, nodes=nodes)


def _changed(node: Node, **fields: str) -> Node:
    return replace(node, passport=replace(node.passport, **fields))  # type: ignore[arg-type]


def _bare(edges: Mapping[str, tuple[Edge, ...]]) -> dict[str, tuple[Edge, ...]]:
    return {name: tuple(replace(e, scent="") for e in found) for name, found in edges.items()}


VIEWS: Mapping[str, Callable[[Forest], Forest]] = {
    "scents": _without_scents,
    "summaries": _without_summaries,
}
