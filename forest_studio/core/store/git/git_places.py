"""Finds the git directory around a folder by looking, so that a damaged one is found as well."""

import os
from pathlib import Path

from forest_studio.core.model.errors import BrokenForest
from forest_studio.core.store.disk.files import read_regular

_POINTER = "gitdir:"
_MAX_POINTER = 4096
_SIGNS = ("HEAD", "objects", "refs", "config", "packed-refs", "commondir")


def find_git(folder: Path) -> tuple[Path, Path] | None:
    """Work tree and git directory around a folder; None where there are none.

    A folder ``.git`` in which nothing is git's is passed over, as git does. Raises BrokenForest
    for a file ``.git`` that leads nowhere.
    """
    for candidate in (folder, *folder.parents):
        dot_git = candidate / ".git"
        if not os.path.lexists(dot_git):
            continue
        if dot_git.is_dir():
            if any(os.path.lexists(dot_git / sign) for sign in _SIGNS):
                return candidate, dot_git.resolve()
        elif dot_git.is_file():
            return candidate, _pointed(dot_git)
    return None


def _pointed(dot_git: Path) -> Path:
    """Where a file ``.git`` leads."""
    try:
        text = read_regular(dot_git.resolve())[:_MAX_POINTER].decode("utf-8", "surrogateescape")
        place = (dot_git.parent / text.removeprefix(_POINTER).strip()).resolve()
        found = text.startswith(_POINTER) and place.is_dir()
    except (OSError, ValueError):
        found = False
    if not found:
        raise BrokenForest(
            f"{dot_git} does not lead to a git directory",
            remedy="Run 'git worktree repair' in the main repository, or clone it again",
        )
    return place
