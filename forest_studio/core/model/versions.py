"""Versions: what each commit did to the nodes of a forest, and who made it."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from forest_studio.core.model.changes import Author


class ChangeKind(StrEnum):
    """What a commit did to a node's file."""

    ADDED = "added"
    EDITED = "edited"
    DELETED = "deleted"
    MOVED = "moved"
    """The file has another path than before; its text may have changed as well."""


@dataclass(frozen=True, slots=True)
class NodeChange:
    """What one commit did to one node."""

    node: str
    """The node's id after the commit, before it where the commit deleted the file; empty for the
    manifest, which is no node."""
    path: str
    """Path inside the forest after the commit, before it where the commit deleted the file."""
    kind: ChangeKind
    before: str
    """Blob id (hex) of the file before, empty where there was none."""
    after: str
    """Blob id (hex) of the file after, empty where there is none any more."""
    was_node: str = ""
    """The id that the node had before, where the commit changed it."""
    was_path: str = ""
    """The path that the file had before, where the commit moved it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One commit of a forest's history."""

    commit: str
    """Hex id."""
    time: datetime
    """When it was committed, in the time zone of who did."""
    author: Author
    operation: str
    """What Forest Studio calls the operation, empty for a commit made by another program."""
    subject: str
    """First line of the message."""
    parents: int
    nodes: int
    """Nodes that it changed."""
    files: int
    """Files of the forest's folder that it changed, those that are no nodes included."""
    run: str = ""
    """Id of the run that it belongs to, empty for none."""
    run_label: str = ""
    """What that run was called."""

    @property
    def is_merge(self) -> bool:
        """Whether it joins branches; such a commit counts only what differs from all of them."""
        return self.parents > 1


@dataclass(frozen=True, slots=True)
class NodeVersion:
    """One step in the history of a node."""

    node: str
    """The id by which the history was asked for, whatever the node was called at that time."""
    entry: Entry
    change: NodeChange
    last_path: str
    """The newest path that history knows of the node: where it is, or where it was deleted."""

    @property
    def blob(self) -> str:
        """Blob id (hex) of the text: as the commit left it, or as the deletion found it."""
        return self.change.after or self.change.before
