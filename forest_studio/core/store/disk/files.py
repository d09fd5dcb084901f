"""Reads and names single files of a work tree: regular files only, never through a link."""

import errno
import os
import stat
from pathlib import Path

from forest_studio.core.model.errors import ReadOnly, StorageError

MAX_FILE_BYTES = 16 << 20
_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_BINARY = getattr(os, "O_BINARY", 0)
_READ_ONLY_ERRORS = (errno.EACCES, errno.EPERM, errno.EROFS)


class NotRegular(OSError):
    """A link, a folder, a device or a file that is too large."""


def read_regular(path: str | Path) -> bytes:
    """The bytes of a regular file; raises OSError, of which NotRegular is one."""
    try:
        descriptor = os.open(path, os.O_RDONLY | _NO_FOLLOW | _BINARY)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise NotRegular("a symbolic link") from error
        raise
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise NotRegular("not a regular file")
        if status.st_size > MAX_FILE_BYTES:
            raise NotRegular(f"larger than {MAX_FILE_BYTES >> 20} MiB")
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            return file.read()
    finally:
        os.close(descriptor)


def read_if_there(path: str | Path) -> bytes | None:
    """The bytes of a regular file, None when there is nothing; raises OSError."""
    try:
        return read_regular(path)
    except (FileNotFoundError, NotADirectoryError):
        return None


def bears_name(folder: Path, path: str) -> bool:
    """Whether each part of a path below a folder is listed under that very name.

    Where case makes no difference a file is found under other names as well.
    """
    for part in path.split("/"):
        try:
            names = os.listdir(folder)
        except OSError:
            return False
        if part not in names:
            return False
        folder = folder / part
    return True


def storage_error(error: OSError, what: str) -> StorageError:
    """Our error for an operating system's, with what it was about."""
    reason = error.strerror or str(error)
    if error.errno in _READ_ONLY_ERRORS:
        return ReadOnly(f"{what}: {reason}", remedy="Check who may write there")
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", -1)):
        return StorageError(f"{what}: {reason}", remedy="Free some disk space and save again")
    return StorageError(f"{what}: {reason}")
