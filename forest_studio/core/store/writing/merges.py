"""Merges two edits of one file that started from the same text."""

from pathlib import Path

import pygit2

from forest_studio.core.store.disk.texts import decode
from forest_studio.core.store.git.checkout import git_errors
from forest_studio.core.store.passports.front_matter import parse

_NAME = "file"


def merge(git: pygit2.Repository, base: bytes | None, ours: bytes, theirs: bytes) -> bytes | None:
    """The text with both edits, None when they touch the same lines or make a broken passport.

    ``base`` is None when both sides made the file.
    """
    if theirs in (ours, base):
        return ours
    if ours == base:
        return theirs
    merged = git.merge_trees(_tree(git, base), _tree(git, ours), _tree(git, theirs))
    if merged.conflicts is not None or _NAME not in merged:
        return None
    found = git[merged[_NAME].id]
    data = found.data if isinstance(found, pygit2.Blob) else None
    return data if data is None or _healthy(data, ours, theirs) else None


def merge_in(git_dir: Path, base: bytes, ours: bytes, theirs: bytes) -> bytes | None:
    """Like merge, in the repository of a git directory; raises StorageError."""
    with git_errors("git can't merge"):
        return merge(pygit2.Repository(str(git_dir)), base, ours, theirs)


def _tree(git: pygit2.Repository, data: bytes | None) -> pygit2.Tree:
    builder = git.TreeBuilder()
    if data is not None:
        builder.insert(_NAME, git.create_blob(data), pygit2.enums.FileMode.BLOB)
    tree = git[builder.write()]
    assert isinstance(tree, pygit2.Tree)
    return tree


def _healthy(merged: bytes, ours: bytes, theirs: bytes) -> bool:
    """Whether lines that fit together still make a passport that both sides could read."""
    rules = [{f.rule for f in parse(decode(data)).findings} for data in (ours, theirs)]
    return {f.rule for f in parse(decode(merged)).findings} <= rules[0] | rules[1]
