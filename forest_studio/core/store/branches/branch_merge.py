"""Joins what other clones kept on a branch of files into one's own; nothing is lost."""

from collections.abc import Iterator

import pygit2

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import Busy, StorageError
from forest_studio.core.store.branches.branch_tree import files_below
from forest_studio.core.store.git.commits import (
    FILE_MODE,
    Entry,
    Tip,
    branch_tip,
    build_tree,
    full_message,
    make_commit,
    move,
    tree_of,
)
from forest_studio.core.store.writing.write import check_path

_RETRIES = 50
_MESSAGE = "Merge what other clones have learnt"


def remote_tips(git: pygit2.Repository, name: str) -> tuple[str, ...]:
    """Commits (hex) of the branches of that name in other clones, as they were fetched last."""
    found = []
    for ref in git.listall_references():
        remote, _, branch = ref.removeprefix("refs/remotes/").partition("/")
        if ref.startswith("refs/remotes/") and remote and branch == name:
            found.append(str(git.lookup_reference(ref).peel(pygit2.Commit).id))
    return tuple(sorted(set(found)))


def merge_tip(git: pygit2.Repository, ref: str, theirs: str, author: Author) -> int:
    """Takes another tip into a branch and returns how many files came with it.

    Both histories stay. A path that both have keeps our content, and no file of theirs takes the
    place of a folder of ours: files of such a branch have names that nobody else gives. Raises
    StorageError or Busy.
    """
    for _ in range(_RETRIES):
        tip = branch_tip(git, ref)
        if tip.commit == theirs or (tip.commit and git.descendant_of(tip.commit, theirs)):
            return 0
        ours, others = _files(git, tip.commit), _files(git, theirs)
        new = _new(ours, others)
        behind = not tip.commit or git.descendant_of(theirs, tip.commit)
        if behind and ours.items() <= others.items():
            commit = theirs
        else:
            commit = _joined(git, tip, theirs, new, author)
        if move(git, tip, commit, _MESSAGE):
            return len(new)
    raise Busy("another git program holds the branch", remedy="Try again in a moment")


def _joined(
    git: pygit2.Repository, ours: Tip, theirs: str, new: dict[str, Entry], author: Author
) -> str:
    tree = build_tree(git, tree_of(git, ours.commit), new)
    return make_commit(git, ours, tree, full_message(_MESSAGE, "merge", author), author, theirs)


def _files(git: pygit2.Repository, commit: str) -> dict[str, Entry]:
    """Regular files by path; what no branch of ours would hold is left out."""
    return {
        path: (str(entry.id), FILE_MODE)
        for path, entry in files_below(tree_of(git, commit))
        if isinstance(entry, pygit2.Blob) and entry.filemode == FILE_MODE and _is_good(path)
    }


def _new(ours: dict[str, Entry], others: dict[str, Entry]) -> dict[str, Entry]:
    """What only they have, as far as none of our files lies above or below it."""
    folders = {folder for path in ours for folder in _folders(path)}
    return {
        path: entry
        for path, entry in others.items()
        if path not in ours and path not in folders and ours.keys().isdisjoint(_folders(path))
    }


def _folders(path: str) -> Iterator[str]:
    """The folders above a file."""
    parts = path.split("/")
    return ("/".join(parts[:depth]) for depth in range(1, len(parts)))


def _is_good(path: str) -> bool:
    try:
        check_path(path)
    except StorageError:
        return False
    return True
