"""Changes: everything that a curator or an agent can ask of a forest."""

from dataclasses import dataclass
from enum import StrEnum

from forest_studio.core.model.edges import EdgeLine, EdgeType


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


@dataclass(frozen=True, slots=True)
class RestoreTexts:
    """Put several files back to earlier texts, all or none: the inverse of an edit of many."""

    files: tuple[RestoreText, ...]
    label: str
    operation: str = "restore"
    """What the commit's trailer calls it: ``revert`` where older commits are taken back."""


@dataclass(frozen=True, slots=True)
class MoveNode:
    """Move a file, or a grove with everything in it, into another folder.

    Links and edges that name its path follow, and so do the relative links inside.
    """

    node: str
    folder: str
    """Path of the folder, which need not exist, or the id of a grove; empty for the root."""


@dataclass(frozen=True, slots=True)
class RenameFile:
    """Give a node's file another name, or a grove's folder; also one that differs by case only."""

    node: str
    name: str
    """The name in its folder; ``.md`` may be left out."""


@dataclass(frozen=True, slots=True)
class DeleteNode:
    """Delete a node's file; what links to it stays as it is, and becomes a finding."""

    node: str
    with_children: bool = False
    """Delete a grove with everything in it; else a grove that holds nodes is refused."""


@dataclass(frozen=True, slots=True)
class SplitNode:
    """Move the end of a body into a new file beside it, with an edge from the old to the new."""

    node: str
    id: str
    title: str
    summary: str
    scent: str
    """How the new node smells from the old one; the new passport's scent as well."""
    line: int | None = None
    """Line of the file, counted from 1, with which the new body begins."""
    heading: str = ""
    """The heading with which the new body begins, where no line is given."""
    name: str = ""
    """Name of the new file; made from the id where it is empty."""
    edge_type: str = "related-to"


@dataclass(frozen=True, slots=True)
class MergeNodes:
    """Append a node's body to another's, unite edges and tags, and delete its file.

    Links and edges to the absorbed node lead to the kept one afterwards.
    """

    keep: str
    absorb: str


@dataclass(frozen=True, slots=True)
class ChangeId:
    """Give a node another id; edges and links that name the old one follow."""

    node: str
    new_id: str


@dataclass(frozen=True, slots=True)
class EdgeAt:
    """An edge by its place in a node's file."""

    node: str
    index: int
    was: EdgeLine
    """The line as it was seen: another one at that place is a stale base."""


@dataclass(frozen=True, slots=True)
class RetypeEdges:
    """Give many edges another type, all or none."""

    edges: tuple[EdgeAt, ...]
    type: str
    """Name of an edge type, or of its inverse, as seen from the node that writes the edge."""


StructureChange = (
    MoveNode | RenameFile | DeleteNode | SplitNode | MergeNodes | ChangeId | RetypeEdges
)
"""Changes that may touch many files at once."""
SmallChange = (
    EditPassport
    | EditBody
    | AddEdge
    | EditEdge
    | RemoveEdge
    | CreateNode
    | RestoreText
    | RestoreTexts
)


@dataclass(frozen=True, slots=True)
class SeveralEdits:
    """Edits that are one to whoever asked for them: one commit, all or none, in this order."""

    changes: tuple[SmallChange | StructureChange, ...]
    label: str
    """What the commit is called."""


@dataclass(frozen=True, slots=True)
class EditEdgeTypes:
    """Declare other edge types; every edge line that a rename concerns is rewritten with it."""

    types: tuple[EdgeType, ...]
    renamed: tuple[tuple[str, str], ...] = ()
    """Old and new name of each type that got another one; all other types keep theirs."""


@dataclass(frozen=True, slots=True)
class EditHalfLife:
    """Let heat fade by another half-life, in days, over 0 and up to 36500."""

    days: float


ManifestChange = EditEdgeTypes | EditHalfLife
"""Changes of what the forest says of itself in ``forest.yaml``."""
Change = SmallChange | StructureChange | SeveralEdits | ManifestChange


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
