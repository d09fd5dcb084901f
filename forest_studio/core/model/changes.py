"""Changes: everything that a curator or an agent can ask of a forest."""

from dataclasses import dataclass
from enum import StrEnum

from forest_studio.core.model.edges import EdgeLine


@dataclass(frozen=True, slots=True)
class EditPassport:
    """Set fields of a passport; None leaves a field as it is.

    On a wild node this writes the passport that it lacks; ``id`` is then chosen from its path
    unless given.
    """

    node: str
    title: str | None = None
    summary: str | None = None
    tags: tuple[str, ...] | None = None
    scent: str | None = None
    id: str | None = None


@dataclass(frozen=True, slots=True)
class EditBody:
    """Replace the body of a node; its front matter stays byte for byte."""

    node: str
    body: str


@dataclass(frozen=True, slots=True)
class AddEdge:
    """Write an edge into a node's file."""

    node: str
    edge: EdgeLine


@dataclass(frozen=True, slots=True)
class EditEdge:
    """Change type, scent or end of the edge at ``index`` of a node's own edges."""

    node: str
    index: int
    was: EdgeLine
    """The line as the editor saw it: another one at that place is a stale base."""
    edge: EdgeLine


@dataclass(frozen=True, slots=True)
class RemoveEdge:
    """Take the edge at ``index`` out of a node's file."""

    node: str
    index: int
    was: EdgeLine


@dataclass(frozen=True, slots=True)
class CreateNode:
    """Write a new file with a passport and a body."""

    path: str
    id: str
    title: str
    summary: str
    tags: tuple[str, ...] = ()
    scent: str = ""
    body: str = ""


@dataclass(frozen=True, slots=True)
class RestoreText:
    """Put a file back to an earlier text: the inverse of any edit, made by undo."""

    path: str
    text: bytes | None
    """The file's bytes; None removes a file that the undone operation created."""
    expected: str
    """Blob id that the file must still have, so that undo never drops a later edit."""
    label: str


Change = EditPassport | EditBody | AddEdge | EditEdge | RemoveEdge | CreateNode | RestoreText


class Origin(StrEnum):
    """Who caused a change; written into the commit and shown in history."""

    PERSON = "person"
    AGENT = "agent"
    OUTSIDE = "outside"


@dataclass(frozen=True, slots=True)
class Author:
    """Who signs a commit."""

    name: str
    email: str
    origin: Origin = Origin.PERSON
