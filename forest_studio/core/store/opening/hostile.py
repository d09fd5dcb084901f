"""Refuses a git directory that someone has prepared: links, pipes, borrowed places, huge files.

Looks at the files themselves, before git's library opens any of them: it would follow what the
configuration includes, wait for ever on a pipe, and read whatever size a file has.
"""

import os
import re
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

import pygit2

from forest_studio.core.model.errors import UnsafeForest
from forest_studio.core.store.disk.files import read_regular
from forest_studio.core.store.git.checkout import common_dir
from forest_studio.core.store.git.raw_refs import MAX_REF_BYTES

_INCLUDE = re.compile(r"\[\s*include(?:if)?[\s.\"\]]", re.I)
_MAX_CONFIG = 1 << 20
_MAX_RULES = 1 << 20
"""Bytes of a file of ignore or attribute rules."""
_MAX_LOG = 1 << 30
_MOST_REFS = 200_000
_PLAIN = {
    "HEAD": 4096,
    "commondir": 4096,
    "gitdir": 4096,
    "config": _MAX_CONFIG,
    "config.worktree": _MAX_CONFIG,
    "packed-refs": 64 << 20,
    "index": 1 << 30,
    "index.lock": 1 << 30,
    "shallow": 64 << 20,
    "info/exclude": _MAX_RULES,
    "info/attributes": _MAX_RULES,
    "info/sparse-checkout": _MAX_RULES,
    "info/grafts": _MAX_RULES,
    "objects/info/packs": 64 << 20,
    "objects/info/commit-graph": 1 << 30,
    "forest.lock": 4096,
    "forest-index": 1 << 30,
}
"""Files that git or Forest Studio opens by name, and how many bytes each may have."""
_FOLDERS = (
    "objects",
    "objects/info",
    "objects/pack",
    "refs",
    "logs",
    "info",
    "worktrees",
    "forest",
    "forest/drafts",
    "forest/search",
)
_RULES = (".gitignore", ".gitattributes", ".gitmodules")
_RULE_SETTINGS = ("core.excludesfile", "core.attributesfile")


def refuse_hostile(git_dir: Path, work_tree: Path) -> None:
    """Raises UnsafeForest when a git directory reaches outside of itself or would hang a reader."""
    for name in ("commondir", "gitdir"):
        _refuse_odd(git_dir, name, _PLAIN[name])
    common = common_dir(git_dir)
    _refuse_borrowed(git_dir, common, work_tree)
    for folder in dict.fromkeys((git_dir, common)):
        for name in _FOLDERS:
            _refuse_odd_folder(folder, name)
        for name, most in _PLAIN.items():
            _refuse_odd(folder, name, most)
    _refuse_configuration(git_dir, common)
    for name in ("alternates", "http-alternates"):
        if os.path.lexists(common / "objects" / "info" / name):
            raise UnsafeForest(
                "the repository borrows objects from another place",
                remedy="Run 'git repack -a -d' and remove objects/info/alternates",
            )
    _refuse_odd_tree(common / "refs", MAX_REF_BYTES)
    for folder in dict.fromkeys((git_dir, common)):
        _refuse_odd_tree(folder / "logs", _MAX_LOG)
    _refuse_odd_objects(common / "objects")
    refuse_odd_rules(work_tree, _listed(work_tree))


def refuse_odd_rules(folder: str | Path, entries: Iterable["os.DirEntry[str]"]) -> None:
    """Raises UnsafeForest when ignore or attribute rules of a folder are no plain file.

    git's library reads them while it is asked about the folder's files.
    """
    for entry in entries:
        if entry.name in _RULES:
            _refuse_rules(Path(folder) / entry.name)


def _refuse_rules(path: Path) -> None:
    try:
        status = path.stat()
    except OSError:
        return  # A link to nowhere, which git passes over.
    if stat.S_ISDIR(status.st_mode):
        return
    if not stat.S_ISREG(status.st_mode):
        raise UnsafeForest(f"{path} is not a regular file", remedy="Remove it")
    if status.st_size > _MAX_RULES:
        raise UnsafeForest(f"{path} is larger than {_shown(_MAX_RULES)}", remedy="Make it shorter")


def _refuse_odd(folder: Path, name: str, most: int) -> None:
    path = folder / name
    status = _unlinked(path)
    if status is None:
        return
    if not stat.S_ISREG(status.st_mode):
        raise UnsafeForest(f"{path} is not a regular file", remedy="Remove it")
    if status.st_size > most:
        raise UnsafeForest(f"{path} is larger than {_shown(most)}", remedy="Look into it with git")


def _refuse_odd_folder(folder: Path, name: str) -> None:
    path = folder / name
    status = _unlinked(path)
    if status is not None and not stat.S_ISDIR(status.st_mode):
        raise UnsafeForest(f"{path} is not a folder", remedy="Remove it")


def _unlinked(path: Path) -> os.stat_result | None:
    """What is there, None for nothing; raises UnsafeForest for a link."""
    try:
        status = path.lstat()
    except OSError:
        return None
    if stat.S_ISLNK(status.st_mode):
        raise _link(path)
    return status


def _link(path: Path) -> UnsafeForest:
    return UnsafeForest(
        f"{path} is a symbolic link", remedy="Put the real file or folder there if you trust it"
    )


def _shown(size: int) -> str:
    return f"{size >> 20} MiB" if size >> 20 else f"{size >> 10} KiB"


def _refuse_borrowed(git_dir: Path, common: Path, work_tree: Path) -> None:
    """The git directory must be the folder's own, or one that points back to the folder."""
    dot_git = work_tree / ".git"
    linked = _points_to(git_dir / "gitdir", git_dir, dot_git)
    if common != git_dir and not (linked and git_dir.resolve().parent == common / "worktrees"):
        raise UnsafeForest(
            f"{git_dir} borrows its branches from {common}",
            remedy="Make the work tree anew with 'git worktree add'",
        )
    inside = git_dir.resolve().is_relative_to(work_tree.resolve())
    if not inside and not linked and not _is_configured_for(common / "config", git_dir, work_tree):
        raise UnsafeForest(
            f"{dot_git} leads to another repository, {git_dir}",
            remedy=f"If it is yours, set core.worktree to {work_tree} in its configuration",
        )


def _points_to(pointer: Path, base: Path, target: Path) -> bool:
    try:
        text = read_regular(pointer).decode("utf-8", "surrogateescape").strip()
        return (base / text).resolve() == target.resolve()
    except (OSError, ValueError):
        return False


def _is_configured_for(config: Path, git_dir: Path, work_tree: Path) -> bool:
    """Whether the other repository says itself that its files lie in ``work_tree``."""
    _refuse_includes(config)
    value = _setting(config, "core.worktree")
    return bool(value) and (git_dir / value).resolve() == work_tree.resolve()


def _refuse_configuration(git_dir: Path, common: Path) -> None:
    for config in dict.fromkeys((common / "config", git_dir / "config.worktree")):
        _refuse_includes(config)
        for name in _RULE_SETTINGS:
            value = _setting(config, name)
            if value:
                _refuse_rules(git_dir / os.path.expanduser(value))


def _refuse_includes(config: Path) -> None:
    try:
        text = read_regular(config).decode("utf-8", "replace")
    except OSError:
        return
    if _INCLUDE.search(text):
        raise UnsafeForest(
            f"{config} includes other files",
            remedy="Remove the include sections if you trust the repository",
        )


def _setting(config: Path, name: str) -> str:
    """A value in one file of configuration; empty when it is not there or can't be read."""
    try:
        if not config.exists():
            return ""
        found = pygit2.Config(str(config))
        return str(found[name]) if name in found else ""
    except (pygit2.GitError, OSError, ValueError, KeyError):
        return ""


def _refuse_odd_tree(folder: Path, most: int) -> None:
    count = 0
    pending = [folder]
    while pending:
        for entry in _listed(pending.pop()):
            count += 1
            if count > _MOST_REFS:
                raise UnsafeForest(
                    f"{folder} holds more than {_MOST_REFS:,} files",
                    remedy="Run 'git pack-refs --all'",
                )
            if entry.is_dir(follow_symlinks=False):
                pending.append(Path(entry.path))
            else:
                _refuse_odd(Path(entry.path).parent, entry.name, most)


def _refuse_odd_objects(objects: Path) -> None:
    for folder in _listed(objects):
        if folder.is_symlink():
            raise _link(Path(folder.path))
        if not folder.is_dir(follow_symlinks=False) or folder.name == "info":
            continue
        for entry in _listed(Path(folder.path)):
            if not entry.is_file(follow_symlinks=False) and not entry.is_dir(follow_symlinks=False):
                raise UnsafeForest(f"{entry.path} is not a regular file", remedy="Remove it")


def _listed(folder: Path) -> Iterator["os.DirEntry[str]"]:
    try:
        with os.scandir(folder) as entries:
            yield from entries
    except OSError:
        return
