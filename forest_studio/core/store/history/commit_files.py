"""What one commit did to files: where each was and is, with which text, and what lies outside."""

from dataclasses import dataclass

import pygit2

from forest_studio.core.store.git.checkout import git_errors
from forest_studio.core.store.history.node_changes import node_changes, renames_of
from forest_studio.core.store.history.tree_changes import FileDelta, TreeChanges
from forest_studio.core.store.reading.identity import Identities
from forest_studio.core.store.repository import Repository


@dataclass(frozen=True, slots=True)
class FileStep:
    """What became of one file."""

    was: str
    """Path inside the forest before, empty where there was no file."""
    path: str
    """Path inside the forest after, empty where there is no file any more."""
    before: str
    """Blob id (hex) before, empty where there was no file."""
    after: str
    """Blob id (hex) after, empty where there is no file any more."""
    node: str = ""
    """The id by which the file is found wherever it is now; empty for what is no node."""


@dataclass(frozen=True, slots=True)
class CommitFiles:
    """The files that a commit changed."""

    steps: tuple[FileStep, ...]
    """Those of the forest, in the order of paths."""
    outside: tuple[str, ...]
    """Paths in the repository that are not in the forest's folder."""
    strange: tuple[str, ...]
    """Paths inside the forest that are no files, before and after: links, other repositories."""


def commit_files(repository: Repository, commit: str) -> CommitFiles:
    """Reads what a commit (hex id) did, a merge's as git shows it; raises StorageError."""
    with git_errors("git can't read the history"):
        git = pygit2.Repository(str(repository.git_dir))
        found = git[commit]
        assert isinstance(found, pygit2.Commit)
        prefix = repository.prefix
        deltas = TreeChanges(git, "").of(found)
        inside = [_below(prefix, delta) for delta in deltas if delta.path.startswith(prefix)]
        return CommitFiles(
            tuple(_steps(git, found, prefix, [d for d in inside if d.before != d.after])),
            tuple(delta.path for delta in deltas if not delta.path.startswith(prefix)),
            tuple(delta.path for delta in inside if not (delta.before or delta.after)),
        )


def blob_at_head(repository: Repository, path: str) -> str:
    """Blob id of a file in HEAD, empty for none; raises StorageError."""
    with git_errors("git can't read HEAD"):
        git = pygit2.Repository(str(repository.git_dir))
        if git.head_is_unborn:
            return ""
        try:
            return str(git.head.peel(pygit2.Tree)[repository.prefix + path].id)
        except KeyError:
            return ""


def _below(prefix: str, delta: FileDelta) -> FileDelta:
    return FileDelta(delta.path[len(prefix) :], delta.before, delta.after)


def _steps(
    git: pygit2.Repository, commit: pygit2.Commit, prefix: str, deltas: list[FileDelta]
) -> list[FileStep]:
    """Nodes as their changes, so that a move is one step; any other file by its path."""
    trees = TreeChanges(git, prefix)
    changes = node_changes(deltas, Identities(git), lambda: renames_of(git, trees, commit))
    steps = [
        FileStep(
            (change.was_path or change.path) if change.before else "",
            change.path if change.after else "",
            change.before,
            change.after,
            change.node,
        )
        for change in changes
    ]
    known = {path for step in steps for path in (step.was, step.path)}
    for delta in deltas:
        if delta.path not in known:
            was, path = delta.before and delta.path, delta.after and delta.path
            steps.append(FileStep(was, path, delta.before, delta.after))
    return sorted(steps, key=lambda step: step.path or step.was)
