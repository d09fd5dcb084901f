"""Joins what other clones kept on a branch of files into one's own; nothing is lost."""

import pygit2

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import Busy, StorageError
from forest_studio.core.store.commits import (
    FILE_MODE,
    Entry,
    branch_tip,
    build_tree,
    full_message,
    move,
    signature,
    tree_of,
)
from forest_studio.core.store.write import check_path

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

    Both histories stay. A path that both have keeps our content: files of such a branch have names
    that nobody else gives. Raises StorageError or Busy.
    """
    for _ in range(_RETRIES):
        tip = branch_tip(git, ref)
        if tip.commit == theirs or (tip.commit and git.descendant_of(tip.commit, theirs)):
            return 0
        ours, others = _files(git, tip.commit), _files(git, theirs)
        new = {path: entry for path, entry in others.items() if path not in ours}
        behind = not tip.commit or git.descendant_of(theirs, tip.commit)
        if behind and ours.items() <= others.items():
            commit = theirs
        else:
            commit = _joined(git, tip.commit, theirs, new, author)
        if move(git, tip, commit, _MESSAGE):
            return len(new)
    raise Busy("another git program holds the branch", remedy="Try again in a moment")


def _joined(
    git: pygit2.Repository, ours: str, theirs: str, new: dict[str, Entry], author: Author
) -> str:
    who = signature(author)
    tree = build_tree(git, tree_of(git, ours), new)
    message = full_message(_MESSAGE, "merge", author)
    parents: list[str | pygit2.Oid] = [ours, theirs]
    return str(git.create_commit(None, who, who, message, tree, parents))


def _files(git: pygit2.Repository, commit: str) -> dict[str, Entry]:
    """Regular files by path; what no branch of ours would hold is left out."""
    found: dict[str, Entry] = {}
    tree = tree_of(git, commit)
    pending = [] if tree is None else [("", tree)]
    while pending:
        folder, current = pending.pop()
        for entry in current:
            path = f"{folder}{entry.name}"
            if isinstance(entry, pygit2.Tree):
                pending.append((f"{path}/", entry))
            elif isinstance(entry, pygit2.Blob) and entry.filemode == FILE_MODE and _is_good(path):
                found[path] = (str(entry.id), FILE_MODE)
    return found


def _is_good(path: str) -> bool:
    try:
        check_path(path)
    except StorageError:
        return False
    return True
