"""Edge types and edges: curated relations, each written in one node's file."""

import re
from dataclasses import dataclass
from enum import StrEnum


class Family(StrEnum):
    """What kind of relation an edge type is; it decides colour, dash and arrow head."""

    STRUCTURE = "structure"
    OWNERSHIP = "ownership"
    SUCCESSION = "succession"
    CAUSE = "cause"
    REFERENCE = "reference"
    LEARNED = "learned"


def slug(label: str) -> str:
    """The name under which a label is written in files: ``owned by`` gives ``owned-by``."""
    return re.sub(r"[^\w]+", "-", label.strip().lower()).strip("-")


@dataclass(frozen=True, slots=True)
class EdgeType:
    """A kind of edge, as the manifest declares it."""

    name: str
    label: str
    inverse_label: str
    family: Family = Family.REFERENCE
    color: str = ""
    """``#RRGGBB`` where the forest overrides its family's colour, else empty."""
    symmetric: bool = False
    acyclic: bool = False

    @property
    def inverse_name(self) -> str:
        """The name under which the same edge may be written from its other end."""
        return self.name if self.symmetric else slug(self.inverse_label)


@dataclass(frozen=True, slots=True)
class EdgeLine:
    """An edge as a passport writes it: seen from the node whose file it stands in."""

    to: str
    """Id of the other node, or the path of a wild one."""
    type: str
    """Name of an edge type, or the slug of its inverse label."""
    scent: str = ""
    line: int | None = None
    """Line in the file, counted from 1; not part of what the edge says."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A resolved edge between two nodes of a forest.

    ``home`` is the node whose file holds the line and ``other`` the one it names; the scent says
    how ``other`` smells from ``home``. ``reversed`` is true when the line was written with the
    inverse name, so that the relation runs from ``other`` to ``home``.
    """

    home: str
    other: str
    type: str
    scent: str
    reversed: bool = False
    line: int | None = None

    @property
    def source(self) -> str:
        """Where the relation starts: the owner of an ``owns``."""
        return self.other if self.reversed else self.home

    @property
    def target(self) -> str:
        """Where the relation ends: what is owned."""
        return self.home if self.reversed else self.other

    def far_end(self, node: str) -> str:
        """The end that is not ``node``."""
        return self.other if node == self.home else self.home


DEFAULT_EDGE_TYPES: tuple[EdgeType, ...] = (
    EdgeType("owns", "owns", "owned by", Family.OWNERSHIP),
    EdgeType("depends-on", "depends on", "needed by", Family.STRUCTURE),
    EdgeType("part-of", "part of", "has part", Family.STRUCTURE, acyclic=True),
    EdgeType("caused-by", "caused by", "cause of", Family.CAUSE, acyclic=True),
    EdgeType("supersedes", "supersedes", "superseded by", Family.SUCCESSION, acyclic=True),
    EdgeType("documents", "documents", "documented by", Family.REFERENCE),
    EdgeType("mentions", "mentions", "mentioned by", Family.REFERENCE),
    EdgeType("related-to", "related to", "related to", Family.REFERENCE, symmetric=True),
    EdgeType("shortcut", "shortcut to", "shortcut from", Family.LEARNED),
)
SUPERSEDES = "supersedes"
SHORTCUT = "shortcut"
