"""Opens a git repository that someone else may have made, and refuses what reaches out of it."""

import shlex
from pathlib import Path

import pygit2

from forest_studio.core.model.errors import BrokenForest, NotAForest, UnsafeForest
from forest_studio.core.store.git.checkout import common_dir
from forest_studio.core.store.git.git_places import find_git
from forest_studio.core.store.git.loose_guard import refuse_dangerous
from forest_studio.core.store.opening.hostile import refuse_hostile
from forest_studio.core.store.passports.manifest_file import MANIFEST_NAME

_DOCTOR = "Run 'forest-studio doctor' on it"


def open_repository(path: Path) -> tuple[pygit2.Repository, Path]:
    """The repository around a path, and the forest's root in it.

    Raises NotAForest, UnsafeForest or BrokenForest.
    """
    folder = existing_folder(path)
    work_tree, git_dir = git_around(folder)
    refuse_hostile(git_dir, work_tree)
    refuse_dangerous(common_dir(git_dir) / "objects")
    repository = _open(git_dir, work_tree)
    _check_work_tree(repository, git_dir, work_tree)
    return repository, forest_root(folder, work_tree)


def git_around(folder: Path) -> tuple[Path, Path]:
    """Work tree and git directory around a folder; raises NotAForest or BrokenForest."""
    found = find_git(folder)
    if found is None:
        raise _without_files(folder)
    work_tree, git_dir = found
    if folder == git_dir or git_dir in folder.parents:
        raise NotAForest(f"{folder} is inside a git directory", remedy="Open the folder around it")
    return work_tree, git_dir


def existing_folder(path: Path) -> Path:
    """The folder that a path names or lies in, without links; raises NotAForest."""
    try:
        resolved = path.expanduser().resolve(strict=True)
    except (OSError, RuntimeError) as error:
        raise NotAForest(f"there is no folder {path}", remedy="Check the path") from error
    return resolved if resolved.is_dir() else resolved.parent


def _without_files(folder: Path) -> NotAForest:
    """Why a folder that has no ``.git`` above it can't be opened."""
    bare = pygit2.discover_repository(str(folder))
    if bare is not None:
        return NotAForest(
            f"{bare} is a bare repository, which has no files to edit",
            remedy="Clone it and open the clone",
        )
    return NotAForest(
        f"{folder} is not in a git repository",
        remedy="Run 'git init' in that folder, or open another one",
    )


def _open(git_dir: Path, work_tree: Path) -> pygit2.Repository:
    try:
        repository = pygit2.Repository(str(git_dir))
    except (pygit2.GitError, OSError, ValueError) as error:
        if is_foreign(error):
            raise foreign_owner(work_tree) from error
        raise BrokenForest(f"git can't open {git_dir}: {error}", remedy=_DOCTOR) from error
    if repository.is_bare or repository.workdir is None:
        raise NotAForest(
            f"{git_dir} is a bare repository, which has no files to edit",
            remedy="Clone it and open the clone",
        )
    return repository


def is_foreign(error: Exception) -> bool:
    """Whether git's library refused a repository because of its owner."""
    return "not owned by" in str(error)


def foreign_owner(work_tree: Path) -> UnsafeForest:
    """What to say of a repository that belongs to another user."""
    place = shlex.quote(str(work_tree))
    return UnsafeForest(
        f"{work_tree} belongs to another user of this computer",
        remedy=f"If you trust it, run: git config --global --add safe.directory {place}",
    )


def _check_work_tree(repository: pygit2.Repository, git_dir: Path, expected: Path) -> None:
    """The work tree must be the folder in which git was found."""
    work_tree = Path(str(repository.workdir)).resolve()
    if work_tree != expected:
        raise UnsafeForest(
            f"the repository's files are configured to lie elsewhere, in {work_tree}",
            remedy=f"Remove core.worktree from {git_dir / 'config'}",
        )


def forest_root(folder: Path, work_tree: Path) -> Path:
    """The nearest folder with a manifest, from ``folder`` up to the work tree, else ``folder``."""
    for candidate in (folder, *folder.parents):
        manifest = candidate / MANIFEST_NAME
        if manifest.is_file() and not manifest.is_symlink():
            return candidate
        if candidate == work_tree:
            break
    return folder
