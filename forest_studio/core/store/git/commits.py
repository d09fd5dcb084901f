"""Makes commits without a work tree or an index: trees along one path, refs by compare-and-swap."""

import stat
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pygit2

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import Busy, StorageError
from forest_studio.core.store.git.blobs import is_sweeping

FILE_MODE = 0o100644
_RETRIES = 200
Entry = tuple[str, int] | None
"""Blob id and file mode, None for no file."""


@dataclass(frozen=True, slots=True)
class Tip:
    """Where a branch stands."""

    ref: str
    """The full name of the reference that a commit moves; ``HEAD`` when it is detached."""
    commit: str
    """Hex id, empty for a branch without commits."""


def head_tip(git: pygit2.Repository) -> Tip:
    """Where HEAD stands, by way of the branch that it names."""
    name = "HEAD"
    for _ in range(5):
        try:
            reference = git.lookup_reference(name)
        except KeyError:
            return Tip(name, "")
        target = reference.target
        if not isinstance(target, str):
            return Tip(name, str(target))
        name = target
    raise StorageError("HEAD is a chain of references without an end")


def branch_tip(git: pygit2.Repository, ref: str) -> Tip:
    """Where a branch stands, given its full name."""
    try:
        return Tip(ref, str(git.lookup_reference(ref).peel(pygit2.Commit).id))
    except KeyError:
        return Tip(ref, "")


def tree_of(git: pygit2.Repository, commit: str) -> pygit2.Tree | None:
    """A commit's tree, None for no commit."""
    return git[commit].peel(pygit2.Tree) if commit else None


def entry_at(git: pygit2.Repository, commit: str, path: str) -> Entry:
    """The file at a path of a commit; None when there is none. Raises StorageError for a link."""
    tree = tree_of(git, commit)
    try:
        found = None if tree is None else tree[path]
    except KeyError:
        return None
    if found is None:
        return None
    if not isinstance(found, pygit2.Blob) or not stat.S_ISREG(found.filemode):
        raise StorageError(f"{path} is not a regular file in git")
    return str(found.id), int(found.filemode)


def build_tree(
    git: pygit2.Repository, tree: pygit2.Tree | None, changes: Mapping[str, Entry]
) -> pygit2.Oid:
    """A tree with some files set, or removed where None; each folder on their way is written once.

    Raises StorageError where a file would need a folder at the place of another file.
    """
    return _with_entries(git, tree, changes) or git.TreeBuilder().write()


def _with_entries(
    git: pygit2.Repository, tree: pygit2.Tree | None, changes: Mapping[str, Entry]
) -> pygit2.Oid | None:
    """The new tree, None when it would be empty."""
    builder = git.TreeBuilder(tree) if tree is not None else git.TreeBuilder()
    inner: dict[str, dict[str, Entry]] = {}
    files: dict[str, Entry] = {}
    for path, entry in changes.items():
        name, slash, rest = path.partition("/")
        if slash:
            inner.setdefault(name, {})[rest] = entry
        else:
            files[name] = entry
    for name, below in inner.items():
        # A file that goes in the same commit makes room for a folder of its name.
        old = None if files.get(name, below) is None else _subtree(tree, name)
        _set(builder, name, _with_entries(git, old, below), pygit2.enums.FileMode.TREE)
    for name, entry in files.items():
        if entry is not None:
            _set(builder, name, pygit2.Oid(hex=entry[0]), pygit2.enums.FileMode(entry[1]))
        elif name not in inner:
            _set(builder, name, None, pygit2.enums.FileMode.BLOB)
    return builder.write() if len(builder) else None


def _set(builder: Any, name: str, new: pygit2.Oid | None, mode: pygit2.enums.FileMode) -> None:
    if new is not None:
        builder.insert(name, new, mode)
    elif builder.get(name) is not None:
        builder.remove(name)


def _subtree(tree: pygit2.Tree | None, name: str) -> pygit2.Tree | None:
    if tree is None or name not in tree:
        return None
    found = tree[name]
    if not isinstance(found, pygit2.Tree):
        raise StorageError(f"{name} is a file in git, so no folder can be there")
    return found


def signature(author: Author) -> pygit2.Signature:
    """Who signs; characters that git forbids in names are left out."""

    def clean(text: str, fallback: str) -> str:
        return "".join(c for c in text if c not in "<>" and c.isprintable()).strip() or fallback

    return pygit2.Signature(clean(author.name, "unknown"), clean(author.email, "unknown"))


def full_message(
    message: str, operation: str, author: Author, more: Mapping[str, str] | None = None
) -> str:
    """A commit message with the trailers that say which operation by what kind of author."""
    subject, _, rest = message.strip().partition("\n")
    body = f"\n\n{rest.strip()}" if rest.strip() else ""
    trailers = f"Forest-Operation: {operation}\nForest-Origin: {author.origin.value}\n"
    trailers += "".join(f"{name}: {value}\n" for name, value in (more or {}).items())
    return f"{subject}{body}\n\n{trailers}"


def make_commit(
    git: pygit2.Repository, tip: Tip, tree: pygit2.Oid, message: str, author: Author, *joined: str
) -> str:
    """A commit upon a tip, and upon those it joins to it, which no reference names yet."""
    who = signature(author)
    parents: list[str | pygit2.Oid] = [*([tip.commit] if tip.commit else []), *joined]
    commit = git.create_commit(None, who, who, message, tree, parents)
    if commit not in git:
        # libgit2 gives an id back although a full or failing disk did not take the object.
        raise StorageError(
            "the disk did not keep the commit: it is full, or it fails",
            remedy="Free some space or look after the disk, and save again",
        )
    return str(commit)


def move(git: pygit2.Repository, tip: Tip, commit: str, message: str) -> bool:
    """Moves a reference from where the tip was seen; False when it has moved or is locked."""
    subject = f"commit: {message.partition(chr(10))[0]}"
    try:
        if not tip.commit:
            git.create_reference_direct(tip.ref, pygit2.Oid(hex=commit), False, subject)
            return True
        reference = git.lookup_reference(tip.ref)
        if str(reference.target) != tip.commit:
            return False
        reference.set_target(pygit2.Oid(hex=commit), subject)
    except (pygit2.GitError, OSError, KeyError, ValueError) as error:
        if _is_race(error):
            return False
        raise
    return True


def _is_race(error: Exception) -> bool:
    if isinstance(error, pygit2.AlreadyExistsError | KeyError):
        return True
    text = str(error).lower().strip()
    if "does not match" in text:
        return True
    # A lock that is there gives no reason after its colon; no permission and a full disk do.
    locked = "failed to lock file" in text or "failed to create locked file" in text
    return locked and text.endswith(("writing:", "file exists"))


def commit_changes(
    git: pygit2.Repository,
    find_tip: Callable[[], Tip],
    changes: Callable[[Tip], Mapping[str, Entry]],
    message: str,
    author: Author,
) -> str:
    """Commits changes upon whatever tip there is; they are asked for anew when the tip moves.

    Returns the commit's hex id, or the tip's when there is nothing to change. Raises
    StorageError, and whatever ``changes`` raises.
    """
    for attempt in range(_RETRIES):
        tip = find_tip()
        try:
            wanted = changes(tip)
            if not wanted:
                return tip.commit
            tree = build_tree(git, tree_of(git, tip.commit), wanted)
            commit = make_commit(git, tip, tree, message, author)
        except (pygit2.GitError, OSError) as error:
            if not is_sweeping(error):
                raise
        else:
            if move(git, tip, commit, message):
                return commit
        time.sleep(min(0.05, 0.001 * (attempt + 1)))
    raise Busy("another git program holds the branch", remedy="Try again in a moment")
