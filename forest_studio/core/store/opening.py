"""Opens a git repository that someone else may have made, and refuses what reaches out of it."""

import re
from pathlib import Path

import pygit2

from forest_studio.core.model.errors import BrokenForest, NotAForest, UnsafeForest
from forest_studio.core.store.checkout import common_dir
from forest_studio.core.store.manifest_file import MANIFEST_NAME

_INCLUDE = re.compile(r"\[\s*include(?:if)?[\s.\"\]]", re.I)
_MAX_CONFIG = 1 << 20


def open_repository(path: Path) -> tuple[pygit2.Repository, Path]:
    """The repository around a path, and the forest's root in it.

    Raises NotAForest, UnsafeForest or BrokenForest.
    """
    folder = _folder(path)
    git_dir = _discover(folder)
    refuse_hostile(git_dir)
    repository = _open(git_dir)
    work_tree = _work_tree(repository, git_dir, folder)
    return repository, forest_root(folder, work_tree)


def _folder(path: Path) -> Path:
    try:
        resolved = path.expanduser().resolve(strict=True)
    except (OSError, RuntimeError) as error:
        raise NotAForest(f"there is no folder {path}", remedy="Check the path") from error
    return resolved if resolved.is_dir() else resolved.parent


def _discover(folder: Path) -> Path:
    found = pygit2.discover_repository(str(folder))
    if found is None:
        raise NotAForest(
            f"{folder} is not in a git repository",
            remedy="Run 'git init' in that folder, or open another one",
        )
    return Path(found)


def _open(git_dir: Path) -> pygit2.Repository:
    try:
        repository = pygit2.Repository(str(git_dir))
    except (pygit2.GitError, OSError, ValueError) as error:
        if "owned by" in str(error) or "owner" in str(error):
            raise UnsafeForest(
                f"{git_dir} belongs to another user",
                remedy="Run 'git config --global --add safe.directory FOLDER' if you trust it",
            ) from error
        raise BrokenForest(f"git can't open {git_dir}: {error}") from error
    if repository.is_bare or repository.workdir is None:
        raise NotAForest(
            f"{git_dir} is a bare repository, which has no files to edit",
            remedy="Clone it and open the clone",
        )
    return repository


def refuse_hostile(git_dir: Path) -> None:
    """Raises UnsafeForest when the git directory makes git read files outside of it.

    Looks at the files themselves: git's own reading of its configuration follows what they include.
    """
    common = common_dir(git_dir)
    for config in (common / "config", git_dir / "config.worktree"):
        if _INCLUDE.search(_read_config(config)):
            raise UnsafeForest(
                f"{config} includes other files",
                remedy="Remove the include sections if you trust the repository",
            )
    for name in ("alternates", "http-alternates"):
        if (common / "objects" / "info" / name).exists():
            raise UnsafeForest(
                "the repository borrows objects from another place",
                remedy="Run 'git repack -a -d' and remove objects/info/alternates",
            )
    for name in ("objects", "refs", "HEAD", "index", "config", "logs", "packed-refs"):
        if (git_dir / name).is_symlink() or (common / name).is_symlink():
            raise UnsafeForest(f"{name} in {git_dir} is a symbolic link")


def _read_config(path: Path) -> str:
    if not path.exists():
        return ""
    if not path.is_file():
        raise UnsafeForest(f"{path} is not a regular file")
    with path.open("rb") as file:
        data = file.read(_MAX_CONFIG + 1)
    if len(data) > _MAX_CONFIG:
        raise UnsafeForest(f"{path} is larger than 1 MiB")
    return data.decode("utf-8", errors="replace")


def _work_tree(repository: pygit2.Repository, git_dir: Path, folder: Path) -> Path:
    """The work tree, which must be the folder in which git was found."""
    work_tree = Path(str(repository.workdir)).resolve()
    if folder == git_dir or git_dir.resolve() in (folder, *folder.parents):
        raise NotAForest(f"{folder} is inside a git directory", remedy="Open the folder around it")
    expected = next((f for f in (folder, *folder.parents) if (f / ".git").exists()), None)
    if work_tree != expected:
        raise UnsafeForest(
            f"the repository's files are configured to lie elsewhere, in {work_tree}",
            remedy="Remove core.worktree from its configuration",
        )
    return work_tree


def forest_root(folder: Path, work_tree: Path) -> Path:
    """The nearest folder with a manifest, from ``folder`` up to the work tree, else ``folder``."""
    for candidate in (folder, *folder.parents):
        manifest = candidate / MANIFEST_NAME
        if manifest.is_file() and not manifest.is_symlink():
            return candidate
        if candidate == work_tree:
            break
    return folder
