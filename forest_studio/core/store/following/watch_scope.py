"""What of a forest is watched: its folders and git's branches, and which paths matter there."""

import os
import sys
from pathlib import Path

import pygit2
from watchfiles import Change

from forest_studio.core.store.disk.files import read_if_there
from forest_studio.core.store.disk.globs import matcher
from forest_studio.core.store.disk.texts import decode
from forest_studio.core.store.git.checkout import common_dir, git_errors
from forest_studio.core.store.passports.manifest_file import MANIFEST_NAME, read_manifest
from forest_studio.core.store.reading.reader import Place, read_tracked
from forest_studio.core.store.reading.scan import TrackedFiles, is_markdown, scan_folder
from forest_studio.core.store.repository import Repository

GIT = ".git"
"""Stands among the changed paths for: HEAD is another commit, or another branch."""
IGNORES = ".gitignore"
"""Stands among the changed paths for: other files are ignored now."""
EVERYTHING = ""
"""Stands among the changed paths for: anything may have changed."""
RECURSIVE = sys.platform != "linux"
"""Whether folders are watched with all below them. Linux watches each folder by itself, so that
git's objects and ignored folders need no watches there."""


class Scope:
    """A forest's folders and rules as they are at one moment; raises StorageError, OSError."""

    def __init__(self, repository: Repository) -> None:
        self._root = str(repository.root)
        self._git_dir = repository.git_dir.resolve()
        self._common = common_dir(self._git_dir)
        # libgit2 objects are not shared between threads; this one is the watcher's own.
        with git_errors("can't watch the repository"):
            git = pygit2.Repository(str(self._git_dir))
        self._place = Place(git, repository.root, repository.prefix)
        self._tracked, self._index_sign = read_tracked(self._place), self._sign_of_index()
        self._globs = matcher(read_manifest(_manifest(repository.root))[0].ignore)
        folders = {""}

        def skips(folder: str) -> bool:
            skipped = self._skips_folder(folder)
            if not skipped:
                folders.add(folder)
            return skipped

        self.files = frozenset(scan_folder(self._root, skips, self._skips_file).paths)
        """Paths of the markdown files that are nodes."""
        self.folders = frozenset(folders)
        """Folders inside the forest that may hold nodes; its root is the empty one."""

    @property
    def places(self) -> list[str]:
        """Absolute folders to watch."""
        if RECURSIVE:
            every = {self._root, str(self._git_dir), str(self._common)}
            return [p for p in every if not any(_below(p, q) for q in every)]
        forest = [os.path.join(self._root, folder) for folder in self.folders]
        git = [self._git_dir, self._common, self._common / "info"]
        branches = [folder for folder, _, _ in os.walk(self._common / "refs" / "heads")]
        return [*forest, *dict.fromkeys(str(p) for p in git if p.is_dir()), *branches]

    def head(self) -> tuple[str, str]:
        """Name of the branch that is checked out and id of its commit, empty where there is none;
        raises StorageError."""
        with git_errors("git can't read HEAD"):
            git = self._place.repository
            commit = "" if git.head_is_unborn else str(git.head.target)
            target = git.references["HEAD"].raw_target
        return (decode(target) if isinstance(target, bytes) else ""), commit

    def told(self, change: int, path: str) -> str | None:
        """What a change of an absolute path means: a path inside the forest (a folder's has a
        slash at its end), GIT, IGNORES, or None when it doesn't matter."""
        for git_dir in (str(self._git_dir), str(self._common)):
            if _below(path, git_dir):
                return _told_by_git(path[len(git_dir) + 1 :].replace(os.sep, "/"))
        if not _below(path, self._root):
            return None
        return self._told_by_forest(change, path[len(self._root) :].strip(os.sep))

    def _told_by_forest(self, change: int, path: str) -> str | None:
        path = path.replace(os.sep, "/")
        folder, _, name = path.rpartition("/")
        if path == MANIFEST_NAME or (name == IGNORES and folder in self.folders):
            return name
        if not path or any(part[:1] == "." for part in path.split("/")):
            return None
        if folder not in self.folders:
            return self._first_unknown(folder)
        if path in self.folders:
            return None if change == Change.modified else path + "/"
        if self._is_folder(path):
            return None if self._skips_folder(path) else path + "/"
        return path if is_markdown(name) and not self._skips_file(path) else None

    def _is_folder(self, path: str) -> bool:
        place = Path(self._root, path)
        return place.is_dir() and not place.is_symlink()

    def _first_unknown(self, folder: str) -> str | None:
        """The uppermost folder that came since, None when that is ignored."""
        parts = folder.split("/")
        above = ["/".join(parts[:count]) for count in range(1, len(parts) + 1)]
        unknown = next(name for name in above if name not in self.folders)
        return None if self._skips_folder(unknown) else unknown + "/"

    def _skips_file(self, path: str) -> bool:
        if self._globs is not None and self._globs.match(path):
            return True
        if path in self._tracked.blobs or not self._git_ignores(path):
            return False
        return path not in self._tracked_now().blobs

    def _skips_folder(self, path: str) -> bool:
        if self._globs is not None and self._globs.match(path):
            return True
        return not self._tracked.has_folder(path) and self._git_ignores(path + "/")

    def _tracked_now(self) -> TrackedFiles:
        """What git's index lists, read again when another index is there."""
        sign = self._sign_of_index()
        if sign != self._index_sign:
            self._tracked, self._index_sign = read_tracked(self._place), sign
        return self._tracked

    def _sign_of_index(self) -> tuple[int, int]:
        try:
            status = os.stat(self._git_dir / "index")
        except OSError:
            return 0, 0
        return status.st_ino, status.st_mtime_ns

    def _git_ignores(self, path: str) -> bool:
        try:
            return self._place.repository.path_is_ignored(self._place.prefix + path)
        except (pygit2.GitError, ValueError, UnicodeEncodeError):
            return False


def _told_by_git(path: str) -> str | None:
    if path in ("HEAD", "packed-refs"):
        return GIT
    if path.startswith("refs/heads/") and not path.endswith(".lock"):
        return GIT
    return IGNORES if path == "info/exclude" else None


def _below(path: str, folder: str) -> bool:
    return path.startswith(folder + os.sep)


def _manifest(root: Path) -> str | None:
    try:
        data = read_if_there(root / MANIFEST_NAME)
    except OSError:
        return None
    return None if data is None else decode(data)
