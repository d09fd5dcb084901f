"""Takes back what one earlier commit did, whoever made it, and keeps what was edited since."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from forest_studio.core.curate.planned import Rejected, reject, subject
from forest_studio.core.curate.restore import taken_place
from forest_studio.core.model.changes import RestoreText
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.model.versions import ChangeKind, Entry, NodeChange
from forest_studio.core.store.file_node import read_node
from forest_studio.core.store.texts import blob_id

Data = Callable[[str], bytes]
"""The bytes of a blob by its id; none for the empty id."""
Merge = Callable[[bytes, bytes, bytes], bytes | None]
"""Merges two texts that come from a common one (common, ours, theirs); None when they clash."""


@dataclass(frozen=True, slots=True)
class RevertConflict:
    """What a commit did can't be told from what was edited since; nothing was written."""

    path: str
    reason: str
    now: bytes
    """The file as it is; empty when it is gone."""
    wanted: bytes
    """The file as it was before the commit; empty when there was none."""


Reverted = RestoreText | RevertConflict | Rejected


def revert_commit(
    forest: Forest, entry: Entry, changes: tuple[NodeChange, ...], data: Data, merge: Merge
) -> Reverted:
    """The change that undoes a commit; for now of commits that changed one node and nothing else.

    ``changes`` are those of the commit. A three-way merge with the text before the commit keeps
    later edits of other lines. Raises StorageError.
    """
    refused = _refused(entry, changes)
    if refused is not None:
        return refused
    (result,) = reverted_files(forest, entry, changes, data, merge)
    return result


def reverted_files(
    forest: Forest, entry: Entry, changes: Iterable[NodeChange], data: Data, merge: Merge
) -> Iterator[Reverted]:
    """File by file, the change that undoes a commit's change of it, or why there is none."""
    undo = _Undo(forest, data, merge, f"Undo: {subject(entry.subject)}")
    yield from map(undo.of, changes)


def _refused(entry: Entry, changes: tuple[NodeChange, ...]) -> Rejected | None:
    if entry.is_merge:
        return reject(
            "merge-commit",
            "this commit joins two lines of history, so it has no single state before it",
            "Undo the commits that it brought in, one by one",
        )
    if not changes or not all(change.node for change in changes):
        return reject(
            "no-node-changed",
            "this commit changed files that are no nodes",
            "Undo it with git revert",
        )
    if len(changes) > 1 or entry.files > 1 or changes[0].kind is ChangeKind.MOVED:
        return reject(
            "several-files",
            f"this commit changed {entry.files} files, and only one at a time can be undone",
            "Restore the nodes one by one, or use git revert",
        )
    return None


def _node_now(forest: Forest, change: NodeChange) -> Node | None:
    """The changed node, wherever it is now; by its path where its id has changed since."""
    node = forest.nodes.get(change.node)
    if node is None and (there := forest.by_path.get(change.path)) is not None:
        node = forest.nodes[there]
    return node if node is not None and node.has_file else None


@dataclass(frozen=True, slots=True)
class _Undo:
    """Undoes the changes of one commit, each by itself."""

    forest: Forest
    data: Data
    merge: Merge
    label: str

    def of(self, change: NodeChange) -> Reverted:
        """The change that undoes one, or why there is none."""
        node = _node_now(self.forest, change)
        now = self.forest.texts.data(node.blob) if node is not None else b""
        if change.kind is ChangeKind.ADDED:
            return self._without(node, change, now)
        if change.kind is ChangeKind.DELETED:
            return self._back(node, change, now)
        return self._merged(node, change, now)

    def _without(self, node: Node | None, change: NodeChange, now: bytes) -> Reverted:
        """Undoes that a file was added: only while it is as it was added."""
        if node is None:
            return _already(change)
        if node.blob != change.after:
            return RevertConflict(node.path, "the file was edited after it was added", now, b"")
        return RestoreText(node.path, None, node.blob, self.label)

    def _back(self, node: Node | None, change: NodeChange, now: bytes) -> Reverted:
        """Undoes that a file was deleted, at the path that it had."""
        if node is not None and node.blob == change.before:
            return _already(change)
        before = self.data(change.before)
        if node is not None:
            reason = "a file of that name or id was made since"
            return RevertConflict(node.path, reason, now, before)
        taken = self._taken(None, change.path, before)
        return taken or RestoreText(change.path, before, "", self.label)

    def _merged(self, node: Node | None, change: NodeChange, now: bytes) -> Reverted:
        """Undoes an edit of a file, together with whatever was edited since."""
        before, after = self.data(change.before), self.data(change.after)
        if node is None:
            return RevertConflict(change.path, "the file was deleted since", b"", before)
        merged = self.merge(after, now, before)
        if merged is None:
            return RevertConflict(node.path, "the same lines were edited since", now, before)
        if merged == now:
            return _already(change)
        taken = self._taken(node, node.path, merged)
        return taken or RestoreText(node.path, merged, node.blob, self.label)

    def _taken(self, node: Node | None, path: str, text: bytes) -> Rejected | None:
        wanted = read_node(path, text, blob_id(text), self.forest.manifest.tokenizer)
        return taken_place(self.forest, node, path, wanted)


def _already(change: NodeChange) -> Rejected:
    return reject(
        "no-change",
        f"nothing of what this commit did to {change.path} is left",
        "There is nothing to undo",
        change.node,
    )
