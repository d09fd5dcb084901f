"""Reads and updates single entries of git's index through a private copy."""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

import pygit2
from pygit2.ffi import ffi

from forest_studio.core.model.errors import StorageError

_PRIVATE = "forest-index"
_Stamp = tuple[int, int, int, int]


class _Index(pygit2.Index):
    """An index that is thrown away in silence when its file could not be read."""

    # The library frees this attribute, which it sets only after a success.
    _index = ffi.NULL


def open_index(path: Path) -> pygit2.Index:
    """The index in a file, an empty one when there is none; raises StorageError."""
    try:
        return _Index(str(path))
    except (pygit2.GitError, OSError) as error:
        split = "'link'" in str(error)
        how = "Run 'git update-index --no-split-index'" if split else "See what 'git status' says"
        raise StorageError(f"git's index can't be read: {error}", remedy=how) from error


class IndexKeeper:
    """Remembers the index that was published last: parsing a large one takes as long as writing."""

    def __init__(self) -> None:
        self._kept: tuple[_Stamp, pygit2.Index] | None = None

    def take(self, published: Path) -> pygit2.Index | None:
        """The index as it is on disk, when nobody wrote it since; it is forgotten here."""
        kept, self._kept = self._kept, None
        return kept[1] if kept is not None and kept[0] == _stamp(published) else None

    def keep(self, published: Path, index: pygit2.Index) -> None:
        """Remembers what was just published."""
        stamp = _stamp(published)
        self._kept = None if stamp is None else (stamp, index)


def _stamp(path: Path) -> _Stamp | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns


class PrivateIndex:
    """A copy of git's index that replaces it when it is published.

    The caller holds ``index.lock`` from before the copy is made until after that.
    """

    def __init__(self, git_dir: Path, keeper: IndexKeeper) -> None:
        """Copies the index; raises StorageError when git's format is not known here."""
        self._published = git_dir / "index"
        self._private = git_dir / _PRIVATE
        self._keeper = keeper
        clear_private(git_dir)
        kept = keeper.take(self._published)
        self._index = self._copy() if kept is None else kept

    def _copy(self) -> pygit2.Index:
        if self._published.exists():
            shutil.copyfile(self._published, self._private)
        return open_index(self._private)

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
        self._keeper.keep(self._published, self._index)


def clear_private(git_dir: Path) -> None:
    """Removes a private copy that was not published."""
    for name in (_PRIVATE, f"{_PRIVATE}.lock"):
        (git_dir / name).unlink(missing_ok=True)
