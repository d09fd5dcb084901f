"""Takes back what earlier commits did to files, in memory, and keeps what was edited since."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from forest_studio.core.curate.link_places import base_name, folder_of
from forest_studio.core.curate.planned import Rejected, reject
from forest_studio.core.model.changes import RestoreText, RestoreTexts
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.history.commit_files import FileStep
from forest_studio.core.store.reading.file_node import read_node

Data = Callable[[str], bytes]
"""The bytes of a blob by its id; none for the empty id."""
Merge = Callable[[bytes, bytes, bytes], bytes | None]
"""Merges two texts that come from a common one (common, ours, theirs); None when they clash."""
BlobAtHead = Callable[[str], str]
"""Blob id of a file in HEAD by its path, empty for none."""


@dataclass(frozen=True, slots=True)
class Clash:
    """A file in which what was done can't be told from what was edited since."""

    path: str
    reason: str
    now: bytes
    """The file as it is; empty when it is gone."""
    wanted: bytes
    """The file as it was before; empty when there was none."""


@dataclass(frozen=True, slots=True)
class RevertConflict:
    """Why commits can't be taken back by themselves; nothing was written."""

    clashes: tuple[Clash, ...]
    """In the order of paths, one at least."""


TakenBack = RestoreTexts | RevertConflict | Rejected


@dataclass(slots=True)
class _File:
    """One file as it is in the forest, and as it becomes."""

    origin: str
    """Where it is in the forest, or would be."""
    blob: str
    """Its blob now, empty where there is none."""
    path: str
    data: bytes | None
    """None where there is no file."""
    now: bytes | None

    @property
    def changed(self) -> bool:
        return self.data != self.now or (self.data is not None and self.path != self.origin)


class TakeBack:
    """The files of a forest as they become, step by step, beginning with the newest."""

    def __init__(self, forest: Forest, blob_at_head: BlobAtHead, data: Data, merge: Merge) -> None:
        self._forest = forest
        self._blob_at_head = blob_at_head
        self._data = data
        self._merge = merge
        self._files: dict[str, _File] = {}
        self._clashes: dict[str, Clash] = {}

    def take_back(self, steps: Iterable[FileStep]) -> None:
        """Undoes what one commit did to its files; raises StorageError."""
        # All are looked up first: where two files changed places, each is where the other was.
        for step, file in [(step, self._file_of(step)) for step in steps]:
            before = self._data(step.before) if step.before else None
            reason = "" if file.origin not in self._clashes else self._clashes[file.origin].reason
            reason = reason or self._undo(step, file, before)
            if reason:
                clash = Clash(file.origin, reason, file.now or b"", before or b"")
                self._clashes[file.origin] = clash

    def result(self, label: str) -> TakenBack:
        """The one change that takes everything back, or why there is none."""
        changed = [file for file in self._files.values() if file.changed]
        self._find_occupied(changed)
        if self._clashes:
            return RevertConflict(tuple(self._clashes[path] for path in sorted(self._clashes)))
        if not changed:
            return reject("no-change", "nothing of it is left", "There is nothing to undo")
        taken = self._taken_id(changed)
        if taken is not None:
            return taken
        wanted: dict[str, bytes | None] = {file.origin: None for file in changed if file.blob}
        wanted.update({file.path: file.data for file in changed if file.data is not None})
        files = (
            RestoreText(path, wanted[path], self._blob_now(path), label) for path in sorted(wanted)
        )
        return RestoreTexts(tuple(files), label, "revert")

    # Single files

    def _undo(self, step: FileStep, file: _File, before: bytes | None) -> str:
        """Undoes one step, or says why it can't."""
        after = self._data(step.after) if step.after else None
        if before is None:
            return self._without(file, after)
        if after is None:
            return self._back(file, step.was, before)
        return self._merged(step, file, before, after)

    def _without(self, file: _File, after: bytes | None) -> str:
        """Undoes that a file was added: only while it is as it was added."""
        if file.data not in (None, after):
            return "the file was edited after it was added"
        file.data = None
        return ""

    def _back(self, file: _File, path: str, before: bytes) -> str:
        """Undoes that a file was deleted, at the path that it had."""
        if file.data is None:
            file.path, file.data = path, before
        elif file.data != before:
            return "a file of that name or id was made since"
        return ""

    def _merged(self, step: FileStep, file: _File, before: bytes, after: bytes) -> str:
        """Undoes an edit or a move of a file, and keeps both for what came since."""
        if file.data is None:
            return "the file was deleted since"
        place = _merged_path(step.path, file.path, step.was)
        if place is None:
            return "the file was moved on since"
        text = before if file.data == after else self._merge(after, file.data, before)
        if text is None:
            return "the same lines were edited since"
        file.path, file.data = place, text
        return ""

    def _file_of(self, step: FileStep) -> _File:
        """The file of a step, wherever it is now."""
        path = step.path or step.was
        moved = next((f for f in self._files.values() if f.path == path != f.origin), None)
        known = self._files.get(path)
        here = self._forest.by_path.get(path)
        if here is not None and _is(self._forest.nodes[here], step.node):
            return self._at(path)
        node = self._forest.nodes.get(step.node)
        if step.node and node is not None and node.has_file:
            return self._at(node.path)
        if moved is not None and (known is None or known.path != path or known.data is None):
            return moved
        if step.was and not self._blob_now(path) and self._blob_now(step.was) == step.before:
            return self._at(step.was)  # It is back already.
        return self._at(path)

    def _at(self, origin: str) -> _File:
        if origin not in self._files:
            blob = self._blob_now(origin)
            data = self._forest.texts.data(blob) if blob else None
            self._files[origin] = _File(origin, blob, origin, data, data)
        return self._files[origin]

    def _blob_now(self, path: str) -> str:
        node = self._forest.by_path.get(path)
        return self._forest.nodes[node].blob if node else self._blob_at_head(path)

    # All of them together

    def _find_occupied(self, changed: list[_File]) -> None:
        """Finds files that would have to be where another one is."""
        leaving = {file.origin for file in changed if file.data is None or file.path != file.origin}
        taken: set[str] = set()
        for file in changed:
            if file.data is None:
                continue
            others = file.path != file.origin and file.path not in leaving
            now = self._at(file.path).now if others else None
            if now is not None or file.path in taken:
                reason = "another file is there now"
                self._clashes[file.path] = Clash(file.path, reason, now or b"", file.data)
            taken.add(file.path)

    def _taken_id(self, changed: list[_File]) -> Rejected | None:
        """Refuses ids that another node has by now."""
        touched = {path for file in changed for path in (file.origin, file.path)}
        seen: dict[str, str] = {}
        for file in changed:
            if file.data is None or not file.path.lower().endswith(".md"):
                continue
            tokenizer = self._forest.manifest.tokenizer
            wanted = read_node(file.path, file.data, blob_id(file.data), tokenizer)
            if wanted.wild or self._had_id(file, wanted.id):
                continue
            other = self._forest.nodes.get(wanted.id)
            owner = other.path if other and other.path not in touched else seen.get(wanted.id)
            if owner is not None:
                return _duplicate(wanted.id, owner)
            seen[wanted.id] = file.path
        return None

    def _had_id(self, file: _File, node_id: str) -> bool:
        here = self._forest.by_path.get(file.origin)
        return here is not None and _is(self._forest.nodes[here], node_id)


def _is(node: Node, node_id: str) -> bool:
    """Whether a node says of itself that it has that id."""
    return (node.id if node.wild else node.passport.id) == node_id


def _merged_path(moved_to: str, now: str, was: str) -> str | None:
    """Where a file belongs when a move is taken back: folder and name each by itself, so that a
    later move of the folder stays. None when both moves concern the same."""
    folder = _kept(folder_of(moved_to), folder_of(now), folder_of(was))
    name = _kept(base_name(moved_to), base_name(now), base_name(was))
    if folder is None or name is None:
        return None
    return f"{folder}/{name}" if folder else name


def _kept(base: str, ours: str, theirs: str) -> str | None:
    if theirs in (base, ours):
        return ours
    return theirs if ours == base else None


def _duplicate(node_id: str, path: str) -> Rejected:
    return reject(
        "duplicate-id",
        f"the id {node_id!r} belongs to {path} now",
        "Give that node another id first",
        node_id,
    )
