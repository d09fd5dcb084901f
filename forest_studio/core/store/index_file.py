"""Reads and updates single entries of git's index through a private copy."""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

import pygit2

from forest_studio.core.model.errors import StorageError

_PRIVATE = "forest-index"


class PrivateIndex:
    """A copy of git's index that replaces it when it is published.

    The caller holds ``index.lock`` from before the copy is made until after that.
    """

    def __init__(self, git_dir: Path) -> None:
        """Copies the index; raises StorageError when git's format is not known here."""
        self._published = git_dir / "index"
        self._private = git_dir / _PRIVATE
        clear_private(git_dir)
        if self._published.exists():
            shutil.copyfile(self._published, self._private)
        try:
            self._index = pygit2.Index(str(self._private))
        except (pygit2.GitError, OSError) as error:
            raise StorageError(
                f"git's index can't be read: {error}",
                remedy="Run 'git status' to see what git says",
            ) from error

    def blob(self, path: str) -> str:
        """Blob id that the index has for a path, empty for none.

        Raises StorageError for a path that a merge left with several versions.
        """
        for versions in self._index.conflicts or ():
            if any(entry is not None and entry.path == path for entry in versions):
                raise StorageError(
                    f"{path} has an unfinished merge", remedy="Finish it with git first"
                )
        return str(self._index[path].id) if path in self._index else ""

    def publish(self, entries: Mapping[str, tuple[str, int] | None], fsync: bool) -> None:
        """Sets blob and mode of paths, or removes them where None, and replaces git's index."""
        for path, entry in entries.items():
            if entry is not None:
                mode = pygit2.enums.FileMode(entry[1])
                self._index.add(pygit2.IndexEntry(path, pygit2.Oid(hex=entry[0]), mode))
            elif path in self._index:
                self._index.remove(path)
        self._index.write()
        if fsync:
            with self._private.open("rb") as file:
                os.fsync(file.fileno())
        os.replace(self._private, self._published)


def clear_private(git_dir: Path) -> None:
    """Removes a private copy that was not published."""
    for name in (_PRIVATE, f"{_PRIVATE}.lock"):
        (git_dir / name).unlink(missing_ok=True)
