"""Takes back a whole run of edits at once, and keeps what was edited since."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from uuid import uuid4

from forest_studio.core.curate.planned import Rejected, reject
from forest_studio.core.curate.revert import Data, Merge
from forest_studio.core.model.changes import RestoreText, RestoreTexts
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.repository import Conflict
from forest_studio.core.store.runs import RUN, RUN_LABEL, FileChange, RunCommit


@dataclass(frozen=True, slots=True)
class RunName:
    """What the commits of one run have in common."""

    label: str
    id: str = field(default_factory=lambda: uuid4().hex[:16])

    @property
    def trailers(self) -> dict[str, str]:
        """The trailers that mark a commit as one of this run."""
        label = " ".join(self.label.split())
        return {RUN: self.id} | ({RUN_LABEL: label} if label else {})


def undo_of_run(
    forest: Forest,
    commits: Sequence[RunCommit],
    blob_at_head: Callable[[str], str],
    data: Data,
    merge: Merge,
) -> RestoreTexts | Conflict | Rejected:
    """The change that takes back the commits of a run, given the newest first.

    What was edited since in other lines stays; a Conflict names the files in which it can't.
    Raises StorageError.
    """
    if not commits:
        return reject("unknown-run", "no commit belongs to that run", "Look in the history")
    undo = _Undo(forest, blob_at_head, data, merge)
    for change in _net(commits):
        undo.take_back(change)
    if undo.clashes:
        first, *others = sorted(undo.clashes)
        more = f"; so it is in {', '.join(others)}" if others else ""
        return Conflict(first, undo.clashes[first] + more)
    label = f"Undo run: {commits[0].label or commits[-1].commit[:10]}"
    files = undo.files(label)
    if not files:
        return reject("no-change", "nothing of this run is left", "There is nothing to undo")
    return RestoreTexts(files, label)


def _net(commits: Sequence[RunCommit]) -> list[FileChange]:
    """What the commits did to each file, the newest first; what follows on another is one change.

    Taken by itself, a file that was edited and then moved would not fit what it is now.
    """
    nets: dict[str, list[FileChange]] = {}
    for change in (change for commit in commits for change in commit.files):
        net = nets.setdefault(change.path, [])
        if net and net[-1].before == change.after:
            net[-1] = FileChange(change.path, change.before, net[-1].after)
        else:
            net.append(change)
    return [change for net in nets.values() for change in net]


class _Undo:
    """The files as they become, change by change."""

    def __init__(
        self, forest: Forest, blob_at_head: Callable[[str], str], data: Data, merge: Merge
    ) -> None:
        self.clashes: dict[str, str] = {}
        """Why a file can't be taken back, by its path."""
        self._forest = forest
        self._blob_at_head = blob_at_head
        self._data = data
        self._merge = merge
        self._were: dict[str, str] = {}
        self._now: dict[str, bytes | None] = {}

    def take_back(self, change: FileChange) -> None:
        """Undoes what one commit did to one file."""
        path, now = change.path, self._current(change.path)
        after, before = self._bytes(change.after), self._bytes(change.before)
        if now == before or path in self.clashes:
            return
        if now == after:
            self._now[path] = before
        elif now is None or before is None or after is None:
            gone = "deleted" if now is None else "edited"
            self.clashes[path] = f"the file was {gone} after the run"
        else:
            merged = self._merge(after, now, before)
            if merged is None:
                self.clashes[path] = "the same lines were edited after the run"
            self._now[path] = merged

    def files(self, label: str) -> tuple[RestoreText, ...]:
        """The files that become others than they are."""
        return tuple(
            RestoreText(path, data, self._were[path], label)
            for path, data in self._now.items()
            if data != self._read(self._were[path])
        )

    def _current(self, path: str) -> bytes | None:
        if path not in self._now:
            node = self._forest.by_path.get(path)
            found = self._forest.nodes[node].blob if node else self._blob_at_head(path)
            self._were[path] = found
            self._now[path] = self._read(found)
        return self._now[path]

    def _read(self, blob: str) -> bytes | None:
        return self._forest.texts.data(blob) if blob else None

    def _bytes(self, blob: str) -> bytes | None:
        return self._data(blob) if blob else None
