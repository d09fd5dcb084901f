"""Heat as one question meets it at one moment: of pages, of doors, and as warmth."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from forest_studio.core.trails.columns import Column, Floats

K = TypeVar("K")

Edge = tuple[str, str, str]
"""From, to and the name of the edge type, as the door was walked through."""
_LUKEWARM = 1e-6
"""Heat below which an element counts as cold."""


def warmth(heat: float) -> float:
    """Heat as a share from 0 to 1: ``h / (1 + h)``, 0 for what is cold or misled.

    One fresh deposit by the same question gives a half.
    """
    return heat / (1.0 + heat) if heat > 0 else 0.0


@dataclass(frozen=True)
class Heat:
    """The heat of all elements for one question; it never changes.

    Called with two ids it gives the warmth of the door between them, which is what a hunt wants.
    """

    name: str
    """``conditioned`` or ``unconditioned``."""
    node_column: Column[str]
    end_column: Column[str]
    edge_column: Column[Edge]
    pair_column: Column[tuple[str, str]]
    node_heat: Floats
    end_heat: Floats
    edge_heat: Floats
    pair_heat: Floats
    same_end_heat: Floats
    """The part of ``end_heat`` that the same question left."""

    def __call__(self, home: str, other: str) -> float:
        """Warmth of the door from one node to another, from 0 to 1."""
        return warmth(self.pair_column.value(self.pair_heat, (home, other)))

    def page(self, node: str) -> float:
        """Warmth, from 0 to 1, of a page as one where such questions were answered."""
        return warmth(self.end_column.value(self.end_heat, node))

    def answered(self, node: str) -> float:
        """Warmth, from 0 to 1, of a page as one where this very question was answered."""
        return warmth(self.end_column.value(self.same_end_heat, node))

    def warmest_pages(self, limit: int) -> tuple[tuple[str, float], ...]:
        """Pages where such questions were answered and their warmth, the warmest first."""
        found = self.end_column.largest(self.end_heat, limit)
        return tuple((node, warmth(heat)) for node, heat in found if heat > _LUKEWARM)

    def node(self, node: str) -> float:
        """The sum of DESIGN's formula for a node; 0 where nothing was left."""
        return self.node_column.value(self.node_heat, node)

    def edge(self, home: str, other: str, type: str | None = None) -> float:
        """The sum for the doors from one node to another, of one edge type or of all."""
        if type is None:
            return self.pair_column.value(self.pair_heat, (home, other))
        return self.edge_column.value(self.edge_heat, (home, other, type))

    @property
    def nodes(self) -> Mapping[str, float]:
        """Every node's sum that is not 0."""
        return dict(self.node_column.items(self.node_heat))

    @property
    def edges(self) -> Mapping[Edge, float]:
        """Every edge's sum that is not 0."""
        return dict(self.edge_column.items(self.edge_heat))

    def warm_nodes(self) -> Mapping[str, float]:
        """Warmth of the nodes that are not cold, from 0 to 1."""
        return dict(_warm(self.node_column.items(self.node_heat)))

    def warm_edges(self) -> Mapping[Edge, float]:
        """Warmth of the edges that are not cold, from 0 to 1."""
        return dict(_warm(self.edge_column.items(self.edge_heat)))

    @property
    def is_cold(self) -> bool:
        """Whether nothing is warm for this question."""
        return not bool((self.node_heat > _LUKEWARM).any())


def _warm(items: Iterator[tuple[K, float]]) -> Iterator[tuple[K, float]]:
    return ((key, warmth(heat)) for key, heat in items if heat > _LUKEWARM)
