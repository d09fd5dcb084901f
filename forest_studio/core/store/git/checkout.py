"""Where writes go: a git directory and its work tree; git's errors become ours here."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pygit2

from forest_studio.core.model.errors import ForestError, ReadOnly, StorageError
from forest_studio.core.store.disk.files import storage_error
from forest_studio.core.store.git.index_file import IndexKeeper

_READ_ONLY = ("permission denied", "read-only file system", "operation not permitted")


@dataclass(frozen=True, slots=True)
class Checkout:
    """A repository with its work tree, as a write sees them."""

    git: pygit2.Repository
    folder: Path
    """The work tree's folder."""
    git_dir: Path
    common_dir: Path
    """The main git directory, where branches lie; other than git_dir in a linked work tree."""
    index: IndexKeeper
    fsync: bool = True
    timeout: float = 5.0
    """Seconds to wait for another program that holds the repository."""


def common_dir(git_dir: Path) -> Path:
    """The main git directory of a possibly linked one."""
    pointer = git_dir / "commondir"
    if not pointer.is_file() or pointer.is_symlink():
        return git_dir
    return (git_dir / pointer.read_text(encoding="utf-8", errors="replace").strip()).resolve()


@contextmanager
def git_errors(what: str) -> Iterator[None]:
    """Turns what pygit2 and the operating system raise into our errors."""
    try:
        yield
    except ForestError:
        raise
    except (pygit2.GitError, KeyError, ValueError) as error:
        raise _translated(error, what) from error
    except OSError as error:
        if error.errno is None:
            raise _translated(error, what) from error
        raise storage_error(error, what) from error


def _translated(error: Exception, what: str) -> StorageError:
    text = str(error).strip()
    if any(sign in text.lower() for sign in _READ_ONLY):
        return ReadOnly(f"{what}: {text}", remedy="Check who may write there")
    if "no space left" in text.lower():
        code = OSError(errno.ENOSPC, "no space left on the disk")
        return storage_error(code, what)
    return StorageError(f"{what}: {text}")
