"""The forest: an immutable snapshot of every node, edge and parent at one moment."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from forest_studio.core.model.edges import SUPERSEDES, Edge
from forest_studio.core.model.errors import UnknownNode
from forest_studio.core.model.manifest import Manifest
from forest_studio.core.model.node import Node


class TextSource(Protocol):
    """Where the files' text comes from, so that a snapshot need not hold every body."""

    def data(self, blob: str) -> bytes:
        """The bytes of the file with that git object id; raises StorageError."""
        ...

    def read(self, blob: str) -> str:
        """The whole text of the file with that git object id; raises StorageError."""
        ...

    def body(self, blob: str) -> str:
        """The text after the front matter; raises StorageError."""
        ...


@dataclass(frozen=True)
class Forest:
    """A snapshot; an edit makes a new one and leaves this one as it was."""

    manifest: Manifest
    nodes: Mapping[str, Node]
    """Every node by id, groves before what they hold, siblings in the order of their paths."""
    parents: Mapping[str, str]
    """Parent's id by child's id; the root has none."""
    children: Mapping[str, tuple[str, ...]]
    outgoing: Mapping[str, tuple[Edge, ...]]
    """Edges by the node in whose file they stand, in the file's order."""
    incoming: Mapping[str, tuple[Edge, ...]]
    """Edges by the node that they name."""
    root: str
    texts: TextSource
    commit: str = ""
    """Hex id of the commit under the snapshot; empty in a repository without commits."""

    def node(self, node_id: str) -> Node:
        """The node with that id; raises UnknownNode."""
        try:
            return self.nodes[node_id]
        except KeyError:
            raise UnknownNode(
                f"no node has the id {node_id!r}", remedy="Look it up with forest-studio search"
            ) from None

    def body(self, node_id: str) -> str:
        """The body of a node, empty for a synthetic grove; raises StorageError."""
        node = self.node(node_id)
        return self.texts.body(node.blob) if node.has_file else ""

    def edges(self) -> Iterator[Edge]:
        """Every resolved edge, each once."""
        for lines in self.outgoing.values():
            yield from lines

    def edges_of(self, node_id: str) -> tuple[Edge, ...]:
        """Edges that touch a node: those of its own file first, then those that name it."""
        return self.outgoing.get(node_id, ()) + self.incoming.get(node_id, ())

    def ancestors(self, node_id: str) -> tuple[str, ...]:
        """The groves above a node, from the root down to its parent."""
        above = []
        while (parent := self.parents.get(node_id)) is not None:
            above.append(parent)
            node_id = parent
        return tuple(reversed(above))

    @cached_property
    def superseded(self) -> Mapping[str, str]:
        """The successor's id by the id of each superseded node."""
        return {e.target: e.source for e in self.edges() if e.type == SUPERSEDES}

    @cached_property
    def by_path(self) -> Mapping[str, str]:
        """Node ids by the path of the file."""
        return {node.path: node.id for node in self.nodes.values() if node.has_file}

    def over_budget(self, node_id: str) -> bool:
        """Whether a node's summary is over the budget of the manifest."""
        return self.node(node_id).summary_tokens > self.manifest.budgets.summary
