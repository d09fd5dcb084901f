"""Files on a branch that is never checked out: appended one by one, never changed."""

import time

import pygit2

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.branches.branch_merge import merge_tip, remote_tips
from forest_studio.core.store.branches.branch_tree import files_below
from forest_studio.core.store.git.blobs import write_blob
from forest_studio.core.store.git.checkout import Checkout, git_errors
from forest_studio.core.store.git.commits import (
    FILE_MODE,
    Entry,
    Tip,
    branch_tip,
    commit_changes,
    entry_at,
    full_message,
    tree_of,
)
from forest_studio.core.store.git.locks import forest_lock
from forest_studio.core.store.writing.outside import blob_data
from forest_studio.core.store.writing.write import check_path

_DEAD_AFTER = 10.0
"""Seconds after which a lock on this branch was left by a program that died."""


class BranchFiles:
    """A branch as a place to keep files; it touches neither the work tree nor the index."""

    def __init__(self, checkout: Checkout, name: str) -> None:
        self._checkout = checkout
        self._git = checkout.git
        self._name = name
        self._ref = f"refs/heads/{name}"

    def append(self, path: str, content: bytes, message: str, author: Author) -> str:
        """Commits one new file and returns the commit's hex id.

        Raises StorageError when the path exists, ReadOnly, or Busy.
        """
        check_path(path)
        checkout = self._checkout
        full = full_message(message, "append", author)
        with git_errors(f"can't write {path}"), forest_lock(checkout.git_dir, checkout.timeout):
            self._break_dead_lock()
            pygit2.settings.enable_fsync_gitdir(checkout.fsync)
            blob = write_blob(self._git, content)

            def changes(tip: Tip) -> dict[str, Entry]:
                if entry_at(self._git, tip.commit, path) is not None:
                    raise StorageError(f"{path} exists already on {self._ref}")
                return {path: (blob, FILE_MODE)}

            return commit_changes(self._git, self._tip, changes, full, author)

    def merge(self, author: Author) -> int:
        """Takes in the branch as other clones had it at the last fetch; how many files came.

        Raises StorageError, ReadOnly or Busy.
        """
        checkout = self._checkout
        with git_errors(f"can't merge {self._name}"):
            tips = remote_tips(self._git, self._name)
            if not tips:
                return 0
            with forest_lock(checkout.git_dir, checkout.timeout):
                self._break_dead_lock()
                pygit2.settings.enable_fsync_gitdir(checkout.fsync)
                return sum(merge_tip(self._git, self._ref, tip, author) for tip in tips)

    def tip(self) -> str:
        """Hex id of the newest commit, empty while there is no such branch."""
        with git_errors(f"can't read {self._ref}"):
            return self._tip().commit

    def names(self) -> tuple[str, ...]:
        """The paths of all files, sorted; empty while there is no such branch."""
        with git_errors(f"can't read {self._ref}"):
            tree = tree_of(self._git, self._tip().commit)
            return tuple(sorted(path for path, _ in files_below(tree)))

    def size(self, path: str) -> int:
        """How many bytes a file has, without reading it; 0 for none. Raises StorageError."""
        with git_errors(f"can't read {path}"):
            entry = entry_at(self._git, self._tip().commit, path)
            return 0 if entry is None else int(self._git.odb.read_header(entry[0])[1])

    def read(self, path: str) -> bytes:
        """The bytes of a file; raises StorageError when there is none."""
        with git_errors(f"can't read {path}"):
            entry = entry_at(self._git, self._tip().commit, path)
            data = None if entry is None else blob_data(self._git, entry[0])
        if data is None:
            raise StorageError(f"there is no file {path} on {self._ref}")
        return data

    def _tip(self) -> Tip:
        return branch_tip(self._git, self._ref)

    def _break_dead_lock(self) -> None:
        """Removes an old lock: only writers that hold the forest's lock move this branch."""
        lock = self._checkout.common_dir / f"{self._ref}.lock"
        try:
            age = time.time() - lock.stat().st_mtime
        except OSError:
            return
        if age > _DEAD_AFTER:
            lock.unlink(missing_ok=True)
