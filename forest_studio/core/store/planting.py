"""Plants a folder of markdown as a new forest, with one commit for each of its groves."""

import os
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path

import pygit2

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.git.checkout import git_errors
from forest_studio.core.store.git.commits import branch_tip, full_message, make_commit, move

_BRANCH = "refs/heads/main"
_NOTE = "planted"
"""File in the git directory's ``forest`` folder that remembers the planted commit."""


def plant(source: Path, target: Path, author: Author) -> None:
    """Copies a folder into a new git repository at ``target``, which must not exist or be empty.

    The first commit holds the root's own files, each further one a top-level folder. The target
    appears at once and complete, or not at all. Raises StorageError.
    """
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise StorageError(f"{target} is not empty", remedy="Choose another folder")
    growing = target.with_name(f".{target.name}-{secrets.token_hex(4)}")
    with git_errors(f"can't plant a forest in {target}"):
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            _plant(source, growing, author)
            if target.exists():
                target.rmdir()
            os.rename(growing, target)
        finally:
            shutil.rmtree(growing, ignore_errors=True)


def is_as_planted(folder: Path) -> bool:
    """Whether a planted forest was never changed: same commit, clean files, no other branch."""
    try:
        repository = pygit2.Repository(str(folder))
        planted = (Path(repository.path) / "forest" / _NOTE).read_text(encoding="ascii").strip()
        branches = list(repository.listall_references())
        return (
            branches == [_BRANCH]
            and branch_tip(repository, _BRANCH).commit == planted
            and repository.head.name == _BRANCH
            and not repository.status()
        )
    except (pygit2.GitError, OSError, KeyError, ValueError):
        return False


def _plant(source: Path, folder: Path, author: Author) -> None:
    repository = pygit2.init_repository(str(folder), initial_head="main")
    for group, paths in _groups(source):
        for path in paths:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / path, folder / path)
            repository.index.add(path)
        subject = f"Plant {group}: {_files(len(paths))}" if group else "Plant the forest's root"
        _commit(repository, full_message(subject, "plant", author), author)
    note = Path(repository.path) / "forest" / _NOTE
    note.parent.mkdir()
    note.write_text(branch_tip(repository, _BRANCH).commit, encoding="ascii")


def _files(count: int) -> str:
    return "1 file" if count == 1 else f"{count} files"


def _groups(source: Path) -> Iterator[tuple[str, list[str]]]:
    """The root's own files under the name "", then each top-level folder's, sorted."""
    groups: dict[str, list[str]] = {}
    for folder, folders, names in os.walk(source):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        inside = Path(folder).relative_to(source)
        group = inside.parts[0] if inside.parts else ""
        for name in sorted(names):
            path = Path(folder) / name
            if not name.startswith(".") and path.is_file() and not path.is_symlink():
                groups.setdefault(group, []).append((inside / name).as_posix())
    if not groups:
        raise StorageError(f"there are no files in {source}", remedy="Choose another folder")
    yield from sorted(groups.items())


def _commit(repository: pygit2.Repository, message: str, author: Author) -> None:
    repository.index.write()
    tree = repository.index.write_tree()
    tip = branch_tip(repository, _BRANCH)
    commit = make_commit(repository, tip, tree, message, author)
    if not move(repository, tip, commit, message):
        raise StorageError("another program writes to the new repository")
