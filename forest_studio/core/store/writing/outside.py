"""Takes edits that were made outside of Forest Studio into git's history, so that none is lost."""

import time
from dataclasses import dataclass

import pygit2

from forest_studio.core.model.changes import Author, Origin
from forest_studio.core.store.git.blobs import write_blob
from forest_studio.core.store.git.checkout import Checkout
from forest_studio.core.store.git.commits import (
    FILE_MODE,
    Entry,
    Tip,
    commit_changes,
    entry_at,
    full_message,
    head_tip,
)
from forest_studio.core.store.writing.journal import note
from forest_studio.core.store.writing.merges import merge

OUTSIDE = Author("outside", "outside@localhost", Origin.OUTSIDE)
_HISTORY = 256
"""Commits that are looked through for an earlier state of a file."""

_STEM, _ENDING = 180, 16
"""Bytes of a name, and letters of what follows its last dot, that a copy's name keeps."""


@dataclass(frozen=True, slots=True)
class Absorbed:
    """What became of an outside edit."""

    entry: Entry
    """The file as HEAD now has it."""
    copy: str = ""
    """Path of the copy that holds the edit, when it could not be merged."""


def absorb(checkout: Checkout, path: str, base: str, data: bytes) -> Absorbed:
    """Commits the bytes that someone put at a path, knowing the blob they started from.

    They become the file when HEAD still has that blob there; else both edits are merged; else the
    outside one is kept in a copy beside the file, and the file stays as HEAD has it.
    """
    git = checkout.git
    blob = write_blob(git, data)
    result = Absorbed(None)

    def changes(tip: Tip) -> dict[str, Entry]:
        nonlocal result
        head = entry_at(git, tip.commit, path)
        mode = FILE_MODE if head is None else head[1]
        merged = _merged(git, base, "" if head is None else head[0], blob)
        if merged:
            result = Absorbed((merged, mode))
            return {} if result.entry == head else {path: result.entry}
        copy = _copy_name(git, tip, path)
        note(checkout.git_dir, {copy: ""}, checkout.fsync)
        result = Absorbed(head, copy)
        return {copy: (blob, mode)}

    message = full_message(f"Take in an outside edit of {path}", "outside-edit", OUTSIDE)
    commit_changes(git, lambda: head_tip(git), changes, message, OUTSIDE)
    return result


def _merged(git: pygit2.Repository, base: str, head: str, theirs: str) -> str:
    """Blob id of both edits together, empty when they don't fit."""
    if head in (base, theirs, ""):
        return theirs
    ours = blob_data(git, head) or b""
    merged = merge(git, blob_data(git, base), ours, blob_data(git, theirs) or b"")
    return "" if merged is None else write_blob(git, merged)


def blob_data(git: pygit2.Repository, blob: str) -> bytes | None:
    """The bytes of a blob, None when git does not have it."""
    found = git.get(blob) if blob else None
    return found.data if isinstance(found, pygit2.Blob) else None


def _copy_name(git: pygit2.Repository, tip: Tip, path: str) -> str:
    folder, slash, whole = path.rpartition("/")
    stem, dot, ending = whole.rpartition(".")
    if not dot or len(ending) > _ENDING:
        stem, ending = whole, "md"
    # With the time in it, a long name would be more than a disk holds.
    stem = folder + slash + stem.encode()[:_STEM].decode(errors="ignore")
    stamp = time.strftime("%Y%m%d-%H%M%S")
    name, count = f"{stem}.outside-{stamp}.{ending}", 1
    while entry_at(git, tip.commit, name) is not None:
        count += 1
        name = f"{stem}.outside-{stamp}-{count}.{ending}"
    return name


def in_history(git: pygit2.Repository, commit: str, path: str, blob: str) -> bool:
    """Whether one of the latest commits up to ``commit`` had that blob at the path."""
    if not commit or not blob:
        return False
    for count, ancestor in enumerate(git.walk(commit)):
        entry = entry_at(git, str(ancestor.id), path)
        if entry is not None and entry[0] == blob:
            return True
        if count >= _HISTORY:
            return False
    return False
