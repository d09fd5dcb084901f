"""Writes files into git and onto the disk, as one commit, in the order that loses nothing."""

import contextlib
import re
from collections.abc import Mapping, Sequence

import pygit2

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import Busy, StorageError
from forest_studio.core.store.disk.names import twins
from forest_studio.core.store.git.checkout import Checkout, git_errors
from forest_studio.core.store.git.commits import Entry, Tip, commit_changes, entry_at, head_tip
from forest_studio.core.store.git.index_file import PrivateIndex, clear_private
from forest_studio.core.store.git.locks import forest_lock
from forest_studio.core.store.writing.file_edit import FileEdit, Refused
from forest_studio.core.store.writing.journal import Intent, index_locked
from forest_studio.core.store.writing.recovery import recover
from forest_studio.core.store.writing.work_tree import (
    materialise,
    refuse_locked_folder,
    remove_empty_folders,
)
from forest_studio.core.store.writing.writes import Base, CommittedAll, Conflict, FileWrite

_NOT_UTF8 = re.compile(r"[\ud800-\udfff]")
MAX_NAME_BYTES = 255
"""What the usual file systems hold of a name."""


def write_files(
    checkout: Checkout, writes: Sequence[FileWrite], author: Author, message: str, base: Base
) -> CommittedAll | Conflict:
    """Commits writes, all or none; paths count from the repository's top, as those returned do.

    Raises Busy, ReadOnly or StorageError; what was acknowledged before stays.
    """
    for write in writes:
        check_path(write.path)
        if write.content is None and write.expected is None:
            return Conflict(write.path, "there is no such file to delete")
    if len({write.path for write in writes}) < len(writes):
        raise StorageError("one write can't give the same file two contents")
    with (
        git_errors(f"can't write {_shown(writes)}"),
        forest_lock(checkout.git_dir, checkout.timeout),
    ):
        pygit2.settings.enable_fsync_gitdir(checkout.fsync)
        recover(checkout)
        refuse_unfinished(checkout.git)
        for write in writes:
            refuse_locked_folder(checkout, write.path)
        try:
            return _Write(checkout, writes, author, message, base).run()
        except BaseException:
            # What can be finished or undone now is; else the intent stays for the next writer.
            with contextlib.suppress(Exception):
                recover(checkout)
            raise


def _shown(writes: Sequence[FileWrite]) -> str:
    return writes[0].path if len(writes) == 1 else f"{len(writes)} files"


def check_path(path: str) -> None:
    """Raises StorageError for a path that leads out of the repository or into git's own files.

    So does one that is not UTF-8, by which git can't be asked here.
    """
    if _NOT_UTF8.search(path):
        raise StorageError(f"{path!r} is no path of a file in the forest")
    for part in path.split("/"):
        plain = part.lower().rstrip(". ")
        if part in ("", ".", "..") or plain in (".git", "git~1") or "\0" in part or "\\" in part:
            raise StorageError(f"{path!r} is no path of a file in the forest")
        if len(part.encode()) > MAX_NAME_BYTES:
            raise StorageError(
                f"the name {part[:40]}… is longer than {MAX_NAME_BYTES} bytes, which no disk holds",
                remedy="Choose a shorter one",
            )


def refuse_unfinished(git: pygit2.Repository) -> None:
    """Raises Busy while a merge, a rebase or the like is under way."""
    if git.state() != pygit2.enums.RepositoryState.NONE:
        raise Busy(
            "a merge or rebase is under way in this repository",
            remedy="Finish or abort it with git first",
        )


class _Write:
    """One write of one or more files, with what it learns on the way."""

    def __init__(
        self,
        checkout: Checkout,
        writes: Sequence[FileWrite],
        author: Author,
        message: str,
        base: Base,
    ) -> None:
        self._checkout = checkout
        self._git = checkout.git
        self._author = author
        self._message = message
        twin = twins(write.path for write in writes)
        self._files = {w.path: FileEdit(checkout, w, base, w.path in twin) for w in writes}
        self._outside: list[str] = []
        """Paths of outside edits that were taken in: the files themselves, and copies beside."""

    def run(self) -> CommittedAll | Conflict:
        """The steps, under git's index lock."""
        checkout = self._checkout
        intent = Intent({path: file.head_blob() for path, file in self._files.items()})
        with index_locked(checkout.git_dir, intent, checkout.timeout, checkout.fsync):
            index = PrivateIndex(checkout.git_dir, checkout.index)
            for path, file in self._files.items():
                self._outside += file.take_in_outside_edit(index.blob(path))
            try:
                entries = self._commit()
            except Refused as refused:
                self._keep_outside_edits(index)
                return Conflict(refused.path, refused.reason)
            placed = self._place(index, entries)
        blobs = {path: "" if entry is None else entry[0] for path, entry in placed.items()}
        outside = tuple(dict.fromkeys(self._outside))
        return CommittedAll(head_tip(self._git).commit, blobs, outside)

    def _commit(self) -> dict[str, Entry]:
        """Commits all files upon the newest tip and returns their entries there.

        Raises Refused when one of them does not fit, and then commits none.
        """
        wanted: dict[str, Entry] = {}

        def changes(tip: Tip) -> dict[str, Entry]:
            heads = {path: entry_at(self._git, tip.commit, path) for path in self._files}
            wanted.update({path: self._files[path].resolve(heads[path]) for path in heads})
            return {path: entry for path, entry in wanted.items() if entry != heads[path]}

        commit_changes(self._git, lambda: head_tip(self._git), changes, self._message, self._author)
        return wanted

    def _place(self, index: PrivateIndex, entries: Mapping[str, Entry]) -> dict[str, Entry]:
        """Brings disk and index to what HEAD has; the entries, which a racing edit may change."""
        gone = [path for path, entry in entries.items() if entry is None]
        there = [path for path, entry in entries.items() if entry is not None]
        # What goes makes room first: for a name that differs by case only, or for a folder.
        placed = {path: self._place_one(path, None) for path in gone}
        remove_empty_folders(self._checkout, (p for p in gone if placed[p] is None), there)
        placed.update({path: self._place_one(path, entries[path]) for path in there})
        commit = head_tip(self._git).commit
        copies = dict.fromkeys(copy for copy in self._outside if copy not in entries)
        others = {copy: entry_at(self._git, commit, copy) for copy in copies}
        for copy, entry in others.items():
            materialise(self._checkout, copy, entry, set())
        index.publish({**placed, **others}, self._checkout.fsync)
        return placed

    def _place_one(self, path: str, entry: Entry) -> Entry:
        placed = materialise(self._checkout, path, entry, self._files[path].known)
        self._outside += [path, *placed.copies] if placed.raced else placed.copies
        return placed.entry

    def _keep_outside_edits(self, index: PrivateIndex) -> None:
        """After a refusal: what was taken in before it stays, on disk and in the index too."""
        touched = [path for path in self._outside if path in self._files]
        if touched:
            self._place(index, {path: self._files[path].head_entry() for path in touched})
        else:
            clear_private(self._checkout.git_dir)
