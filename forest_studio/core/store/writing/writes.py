"""What a write asks for, and what became of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class FileWrite:
    """One file as it should become."""

    path: str
    """Path inside the forest, with forward slashes."""
    content: bytes | None
    """The new bytes; None deletes the file."""
    expected: str | None
    """Blob id that the edit was planned on; None when the file must not exist yet."""
    moved_from: str = ""
    """Where a new file comes from, so that it keeps what git knows of that one: its mode."""


@dataclass(frozen=True, slots=True)
class Committed:
    """The write is in git and on disk."""

    commit: str
    """Hex id of HEAD after the write."""
    blob: str
    """Blob id of the file, which differs from the planned one after a merge; empty once deleted."""
    outside: tuple[str, ...] = ()
    """Paths (inside the forest) whose outside edits were committed as well, copies included."""


@dataclass(frozen=True, slots=True)
class CommittedAll:
    """All files of a write are in git and on disk, by one commit."""

    commit: str
    """Hex id of HEAD after the write."""
    blobs: Mapping[str, str]
    """Blob ids by path, empty for a deleted file; after a merge they differ from the planned."""
    outside: tuple[str, ...] = ()
    """Paths (inside the forest) whose outside edits were committed as well, copies included."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """The write does not fit what the file has become; nothing was changed by it."""

    path: str
    reason: str
    kept: str = ""
    """Where the content that was not written is kept, a path on disk."""


Base = Callable[[str], bytes | None]
"""Finds the bytes of a blob that an edit was planned on, which git need not have."""


def below(prefix: str, write: FileWrite) -> FileWrite:
    """The write with its paths counted from the repository's top instead of the forest's root."""
    origin = prefix + write.moved_from if write.moved_from else ""
    return replace(write, path=prefix + write.path, moved_from=origin)


def within(prefix: str, result: CommittedAll | Conflict) -> CommittedAll | Conflict:
    """The result with its paths counted from the forest's root instead of the repository's."""
    if isinstance(result, Conflict):
        return replace(result, path=result.path.removeprefix(prefix))
    return replace(
        result,
        blobs={path.removeprefix(prefix): blob for path, blob in result.blobs.items()},
        outside=tuple(path.removeprefix(prefix) for path in result.outside),
    )
