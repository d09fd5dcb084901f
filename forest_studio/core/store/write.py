"""Writes one file into git and onto the disk, in the order that loses nothing."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygit2

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import Busy, StorageError
from forest_studio.core.store.checkout import Checkout, git_errors
from forest_studio.core.store.commits import (
    FILE_MODE,
    Entry,
    Tip,
    commit_changes,
    entry_at,
    head_tip,
)
from forest_studio.core.store.index_file import PrivateIndex, clear_private
from forest_studio.core.store.journal import Intent, index_locked, note
from forest_studio.core.store.locks import forest_lock
from forest_studio.core.store.merges import merge
from forest_studio.core.store.outside import absorb, blob_data, in_history
from forest_studio.core.store.recovery import recover
from forest_studio.core.store.texts import blob_id
from forest_studio.core.store.work_tree import materialise, read_disk, remove_empty_folders


@dataclass(frozen=True, slots=True)
class FileWrite:
    """One file as it should become."""

    path: str
    """Path inside the forest, with forward slashes."""
    content: bytes | None
    """The new bytes; None deletes the file."""
    expected: str | None
    """Blob id that the edit was planned on; None when the file must not exist yet."""


@dataclass(frozen=True, slots=True)
class Committed:
    """The write is in git and on disk."""

    commit: str
    """Hex id of HEAD after the write."""
    blob: str
    """Blob id of the file, which differs from the planned one after a merge; empty once deleted."""
    outside: tuple[str, ...] = ()
    """Paths (inside the forest) whose outside edits were committed as well, copies included."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """The write does not fit what the file has become; nothing was changed by it."""

    path: str
    reason: str
    kept: str = ""
    """Where the content that was not written is kept, a path on disk."""


Base = Callable[[str], bytes | None]
"""Finds the bytes of a blob that an edit was planned on, which git need not have."""


class _Refused(Exception):
    """Carries a conflict out of the commit loop."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def write_file(
    checkout: Checkout, write: FileWrite, author: Author, message: str, base: Base
) -> Committed | Conflict:
    """Commits a write; its path counts from the repository's top, and so do those returned.

    Raises Busy, ReadOnly or StorageError; what was acknowledged before stays.
    """
    check_path(write.path)
    if write.content is None and write.expected is None:
        return Conflict(write.path, "there is no such file to delete")
    with git_errors(f"can't write {write.path}"), forest_lock(checkout.git_dir, checkout.timeout):
        pygit2.settings.enable_fsync_gitdir(checkout.fsync)
        recover(checkout)
        refuse_unfinished(checkout.git)
        try:
            return _Write(checkout, write, author, message, base).run()
        except BaseException:
            # What can be finished or undone now is; else the intent stays for the next writer.
            with contextlib.suppress(Exception):
                recover(checkout)
            raise


def check_path(path: str) -> None:
    """Raises StorageError for a path that leads out of the repository or into git's own files."""
    for part in path.split("/"):
        plain = part.lower().rstrip(". ")
        if part in ("", ".", "..") or plain in (".git", "git~1") or "\0" in part or "\\" in part:
            raise StorageError(f"{path!r} is no path of a file in the forest")


def refuse_unfinished(git: pygit2.Repository) -> None:
    """Raises Busy while a merge, a rebase or the like is under way."""
    if git.state() != pygit2.enums.RepositoryState.NONE:
        raise Busy(
            "a merge or rebase is under way in this repository",
            remedy="Finish or abort it with git first",
        )


class _Write:
    """One write, with what it learns on the way."""

    def __init__(
        self, checkout: Checkout, write: FileWrite, author: Author, message: str, base: Base
    ) -> None:
        self._checkout = checkout
        self._git = checkout.git
        self._write = write
        self._author = author
        self._message = message
        self._base = base
        self._blob = "" if write.content is None else str(self._git.create_blob(write.content))
        self._known: set[str] = set()
        """Blobs that may vanish from the disk, since git's history has them."""
        self._outside: list[str] = []
        """Paths of outside edits that were taken in: the file itself, and copies beside it."""

    def run(self) -> Committed | Conflict:
        """The steps, under git's index lock."""
        checkout = self._checkout
        intent = Intent({self._write.path: self._head_blob()})
        with index_locked(checkout.git_dir, intent, checkout.timeout, checkout.fsync):
            index = PrivateIndex(checkout.git_dir)
            self._take_in_outside_edit(index.blob(self._write.path))
            try:
                entry = self._commit()
            except _Refused as refused:
                self._keep_outside_edit(index)
                return Conflict(self._write.path, refused.reason)
            placed = self._place(index, entry)
        blob = "" if placed is None else placed[0]
        outside = tuple(dict.fromkeys(self._outside))
        return Committed(head_tip(self._git).commit, blob, outside)

    def _place(self, index: PrivateIndex, entry: Entry) -> Entry:
        """Brings disk and index to what HEAD has; the entry, which a racing edit may change."""
        path, checkout = self._write.path, self._checkout
        placed = materialise(checkout, path, entry, self._known)
        if placed.raced:
            self._outside.append(path)
        self._outside += placed.copies
        commit = head_tip(self._git).commit
        entries = {path: placed.entry}
        for copy in self._outside:
            if copy != path:
                entries[copy] = entry_at(self._git, commit, copy)
                materialise(checkout, copy, entries[copy], set())
        index.publish(entries, checkout.fsync)
        if placed.entry is None:
            remove_empty_folders(checkout, path)
        return placed.entry

    def _keep_outside_edit(self, index: PrivateIndex) -> None:
        """After a refusal: what was taken in before it stays, on disk and in the index too."""
        if self._outside:
            self._place(index, entry_at(self._git, head_tip(self._git).commit, self._write.path))
        else:
            clear_private(self._checkout.git_dir)

    def _head_blob(self) -> str:
        entry = entry_at(self._git, head_tip(self._git).commit, self._write.path)
        return "" if entry is None else entry[0]

    def _take_in_outside_edit(self, indexed: str) -> None:
        """Commits what the disk holds and git does not, unless the write can't go ahead anyway."""
        path = self._write.path
        head = self._head_blob()
        data = read_disk(self._checkout, path)
        disk = "" if data is None else blob_id(data)
        self._known = {head} - {""}
        if data is None or disk == head:
            return
        tip = head_tip(self._git).commit
        behind = indexed not in ("", head) and in_history(self._git, tip, path, indexed)
        if behind and disk == indexed:
            # Someone moved HEAD only; the file shows an older commit and rolls forward.
            self._known.add(disk)
            return
        if self._write.expected is None and not head:
            return
        self._absorb(indexed if behind else head, disk, data)

    def _absorb(self, base: str, disk: str, data: bytes) -> None:
        path, checkout = self._write.path, self._checkout
        absorbed = absorb(checkout, path, base, data)
        self._outside += [path, absorbed.copy] if absorbed.copy else [path]
        note(checkout.git_dir, {path: disk}, checkout.fsync)
        self._known = {disk}

    def _commit(self) -> Entry:
        """Commits the write upon the newest tip and returns the file's entry there.

        Raises _Refused.
        """
        wanted: Entry = None

        def changes(tip: Tip) -> dict[str, Entry]:
            nonlocal wanted
            head = entry_at(self._git, tip.commit, self._write.path)
            wanted = self._resolve(head)
            return {} if wanted == head else {self._write.path: wanted}

        commit_changes(self._git, lambda: head_tip(self._git), changes, self._message, self._author)
        return wanted

    def _resolve(self, head: Entry) -> Entry:
        """What the file becomes, given what HEAD has: the write itself or both edits merged."""
        current = "" if head is None else head[0]
        mode = FILE_MODE if head is None else head[1]
        wanted: Entry = (self._blob, mode) if self._blob else None
        if current == self._blob:
            return head
        if current == (self._write.expected or ""):
            self._refuse_untracked(current)
            return wanted
        if self._write.expected is None:
            raise _Refused("a file of that name is there already")
        if not current:
            raise _Refused("the file was deleted meanwhile")
        if wanted is None:
            raise _Refused("the file was changed meanwhile, so it is not deleted")
        return self._merged(current), mode

    def _refuse_untracked(self, current: str) -> None:
        """A new file must not cover one that lies there without being in git."""
        if current or self._write.content is None:
            return
        data = read_disk(self._checkout, self._write.path)
        if data is not None and data != self._write.content:
            raise _Refused("a file of that name is there already")

    def _merged(self, current: str) -> str:
        expected = self._write.expected or ""
        base = blob_data(self._git, expected)
        base = self._base(expected) if base is None else base
        ours = blob_data(self._git, current)
        if base is None or ours is None or self._write.content is None:
            raise _Refused("the file was changed meanwhile")
        merged = merge(self._git, base, ours, self._write.content)
        if merged is None:
            raise _Refused("the same lines were changed meanwhile")
        return str(self._git.create_blob(merged))


def within(prefix: str, result: Committed | Conflict) -> Committed | Conflict:
    """The result with its paths counted from the forest's root instead of the repository's."""
    if isinstance(result, Conflict):
        return replace(result, path=result.path.removeprefix(prefix))
    return replace(result, outside=tuple(path.removeprefix(prefix) for path in result.outside))
