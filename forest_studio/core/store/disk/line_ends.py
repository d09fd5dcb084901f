"""Follows git's conversion of line ends, so that a file checked out with CRLF is no edit."""

import pygit2

from forest_studio.core.store.disk.texts import blob_id

_YES = ("true", "yes", "on", "1")


def from_disk(git: pygit2.Repository, path: str, data: bytes, blob: str) -> bytes:
    """The bytes of a file as git would store them, ``blob`` being what git has of it by now."""
    if (
        b"\r\n" not in data
        or _is_binary(data)
        or blob_id(data) == blob
        or not is_converted(git, path)
    ):
        return data
    stored = git.get(blob) if blob else None
    if isinstance(stored, pygit2.Blob) and b"\r\n" in stored.data:
        # As git does: what was once committed with CRLF is left alone.
        return data
    return data.replace(b"\r\n", b"\n")


def to_disk(git: pygit2.Repository, path: str, data: bytes) -> bytes:
    """The bytes that a checkout would put on disk for a file that git stores as ``data``."""
    if b"\r\n" in data or b"\n" not in data or _is_binary(data) or not is_converted(git, path):
        return data
    return data.replace(b"\n", b"\r\n")


def _is_binary(data: bytes) -> bool:
    """Whether git takes a file for binary, and converts nothing, unless attributes insist."""
    return b"\0" in data[:8000]


def is_converted(git: pygit2.Repository, path: str) -> bool:
    """Whether attributes or configuration tell git to check a file out with CRLF."""
    text, line_end = git.get_attr(path, "text"), git.get_attr(path, "eol")
    if text is False:
        return False
    if line_end is not None:
        return line_end == "crlf"
    if _setting(git, "core.autocrlf") in _YES:
        return True
    return text is not None and _setting(git, "core.eol") == "crlf"


def _setting(git: pygit2.Repository, name: str) -> str:
    config = git.config
    value = config[name] if name in config else None  # noqa: SIM401
    return (value or "").lower()
