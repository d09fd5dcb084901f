"""What the history panels read, for worker threads."""

from dataclasses import dataclass

from forest_studio.app.tasks import Task
from forest_studio.core.curate.differences import (
    FieldChange,
    Hunk,
    body_hunks,
    body_of,
    passport_differences,
)
from forest_studio.core.model.versions import Entry, NodeChange, NodeVersion
from forest_studio.core.session import Clash, Session
from forest_studio.core.store.disk.texts import decode

PAGE = 60
"""Versions of a node that are read at once."""
FOREST_PAGE = 2000
"""Commits of the forest that are read at once."""


@dataclass(frozen=True, slots=True)
class Differences:
    """What differs between two texts of a node."""

    fields: tuple[FieldChange, ...]
    hunks: tuple[Hunk, ...]


@dataclass(frozen=True, slots=True)
class CommitChanges:
    """What one commit did."""

    entry: Entry
    changes: tuple[NodeChange, ...]


def update(session: Session, task: Task) -> None:
    """Takes in the newest commits; tells the task how far it is. Raises StorageError."""

    def tell(done: int, total: int) -> None:
        # The table is being written: it must not be left by an exception.
        if not task.cancelled():
            task.report(done, total)

    session.history.update(tell, task.cancelled)


def versions(
    session: Session, node: str, before: NodeVersion | None, task: Task
) -> tuple[NodeVersion, ...]:
    """The next versions of a node, the newest first; raises StorageError."""
    update(session, task)
    return session.history.of_node(node, PAGE, before)


def entries(session: Session, before: Entry | None, task: Task) -> tuple[Entry, ...]:
    """The next commits of the forest, the newest first; raises StorageError."""
    update(session, task)
    return session.history.of_forest(FOREST_PAGE, before)


def commit_changes(session: Session, entry: Entry) -> CommitChanges:
    """What a commit did to nodes; raises StorageError."""
    return CommitChanges(entry, session.history.changes(entry.commit))


def differences_of(session: Session, change: NodeChange) -> Differences:
    """What a commit changed in a node; raises StorageError."""
    history = session.history
    return differences(history.data(change.before), history.data(change.after))


def differences_from_now(session: Session, version: NodeVersion) -> Differences:
    """What putting a version back would change; raises StorageError."""
    forest = session.forest
    node = forest.nodes.get(version.node)
    now = forest.texts.data(node.blob) if node is not None and node.has_file else b""
    return differences(now, session.history.version_text(version))


def differences_of_clash(clash: Clash) -> Differences:
    """What stands in the way of undoing a commit in one file."""
    return differences(clash.now, clash.wanted)


def differences(before: bytes, after: bytes) -> Differences:
    """What differs between two files."""
    old, new = decode(before), decode(after)
    return Differences(passport_differences(old, new), body_hunks(body_of(old), body_of(new)))
