"""Finds the commits that belong together as one run, by the trailer that they share."""

from dataclasses import dataclass

import pygit2

from forest_studio.core.store.checkout import git_errors
from forest_studio.core.store.repository import Repository

RUN = "Forest-Run"
"""Trailer that holds a run's id."""
RUN_LABEL = "Forest-Run-Label"
_FAR = 20_000
"""Commits without one of the run's after which it is taken to have no more."""
_NO_BLOB = "0" * 40


@dataclass(frozen=True, slots=True)
class FileChange:
    """What a commit did to one file."""

    path: str
    """Inside the forest."""
    before: str
    """Blob id before, empty where there was no file."""
    after: str
    """Blob id after, empty where there is none any more."""


@dataclass(frozen=True, slots=True)
class RunCommit:
    """One commit of a run."""

    commit: str
    label: str
    """What the run was called."""
    files: tuple[FileChange, ...]


def run_commits(repository: Repository, run: str) -> tuple[RunCommit, ...]:
    """The commits of a run that HEAD reaches, the newest first; raises StorageError."""
    found: list[RunCommit] = []
    head = repository.head()
    if not head:
        return ()
    with git_errors("git can't read the history"):
        git = pygit2.Repository(str(repository.git_dir))
        since = 0
        for commit in git.walk(head, pygit2.enums.SortMode.TOPOLOGICAL):
            named = _trailers(commit.message)
            if named.get(RUN) == run:
                files = _files(commit, repository.prefix)
                found.append(RunCommit(str(commit.id), named.get(RUN_LABEL, ""), files))
                since = 0
            since += 1
            if since > _FAR:
                break
    return tuple(found)


def run_of(repository: Repository, commit: str) -> str:
    """The id of the run that a commit (hex id) belongs to, empty for none; raises StorageError."""
    with git_errors("git can't read the history"):
        found = pygit2.Repository(str(repository.git_dir)).get(commit)
        return _trailers(found.message).get(RUN, "") if isinstance(found, pygit2.Commit) else ""


def _trailers(message: str) -> dict[str, str]:
    """The lines of a message's last paragraph that are ``Name: value``."""
    last = message.strip().rpartition("\n\n")[2]
    pairs = (line.partition(": ") for line in last.splitlines())
    return {name: value.strip() for name, colon, value in pairs if colon}


def _files(commit: pygit2.Commit, prefix: str) -> tuple[FileChange, ...]:
    """The files of the forest that a commit changed against its first parent."""
    if commit.parents:
        diff = commit.tree.diff_to_tree(commit.parents[0].tree, swap=True)
    else:
        diff = commit.tree.diff_to_tree(swap=True)
    changes = (
        FileChange(
            delta.new_file.path,
            str(delta.old_file.id).replace(_NO_BLOB, ""),
            str(delta.new_file.id).replace(_NO_BLOB, ""),
        )
        for delta in diff.deltas
    )
    return tuple(
        FileChange(change.path.removeprefix(prefix), change.before, change.after)
        for change in changes
        if change.path.startswith(prefix)
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
