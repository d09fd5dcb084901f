"""Puts a file in place of another without losing what was there, whoever writes meanwhile."""

import ctypes
import errno
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

NEW_PREFIX = ".fs-new-"
"""Names of files that hold nothing of value yet."""
SWAP_PREFIX = ".fs-swap-"
"""Names of files that may hold what stood in the work tree a moment ago."""
_AT_FDCWD = -100
_EXCHANGE = 2
_UNSUPPORTED = (errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EXDEV)


def write_new(folder: Path, data: bytes, mode: int | None, fsync: bool) -> Path:
    """A complete temporary file beside the one it is for; raises OSError and leaves nothing."""
    path = folder / (NEW_PREFIX + secrets.token_hex(6))
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags, 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            if mode is not None and hasattr(os, "fchmod"):
                os.fchmod(file.fileno(), mode)
            if fsync:
                os.fsync(file.fileno())
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    return path


def swap(new: Path, target: Path) -> Path:
    """Puts ``new`` at ``target`` and returns where the former file now is.

    Raises FileNotFoundError when there is no file to swap with.
    """
    former = new.with_name(SWAP_PREFIX + new.name.removeprefix(NEW_PREFIX))
    os.rename(new, former)
    try:
        _exchange(former, target)
    except OSError as error:
        if error.errno not in _UNSUPPORTED:
            os.rename(former, new)
            raise
        _replace_keeping(former, target)
    return former


def place(new: Path, target: Path) -> None:
    """Puts ``new`` where nothing is; raises FileExistsError when something came there."""
    if sys.platform == "win32":
        os.rename(new, target)
        return
    try:
        os.link(new, target, follow_symlinks=False)
    except OSError as error:
        if error.errno not in (errno.EPERM, *_UNSUPPORTED):
            raise
        _place_without_links(new, target)
        return
    new.unlink()


def _place_without_links(new: Path, target: Path) -> None:
    # Reserves the name first, so that a file which comes meanwhile is not replaced unseen.
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    os.replace(new, target)


def take_away(target: Path) -> Path:
    """Moves a file out of sight and returns where it now is; raises FileNotFoundError."""
    former = target.with_name(SWAP_PREFIX + secrets.token_hex(6))
    os.rename(target, former)
    return former


def fsync_folder(folder: Path) -> None:
    """Makes the names in a folder last through a power cut; a no-op on Windows."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _exchange(one: Path, other: Path) -> None:
    """Exchanges two names in one step; raises OSError, with ENOSYS where there is no such step."""
    call = _platform_call()
    if call is None:
        raise OSError(errno.ENOSYS, "no exchange of names here")
    function, arguments = call
    first, second = os.fsencode(one), os.fsencode(other)
    if function(*arguments(first, second)):
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code), str(other))


_Call = tuple[Callable[..., int], Callable[[bytes, bytes], tuple[object, ...]]]


def _platform_call() -> _Call | None:
    if sys.platform == "win32":
        return None
    library = ctypes.CDLL(None, use_errno=True)
    if sys.platform == "darwin" and hasattr(library, "renamex_np"):
        return library.renamex_np, lambda a, b: (a, b, _EXCHANGE)
    if hasattr(library, "renameat2"):
        return library.renameat2, lambda a, b: (_AT_FDCWD, a, _AT_FDCWD, b, _EXCHANGE)
    return None


def _replace_keeping(former: Path, target: Path) -> None:
    """The exchange in two steps: the former file keeps a second name while it is replaced."""
    kept = former.with_name(SWAP_PREFIX + secrets.token_hex(6))
    try:
        os.link(target, kept)
    except OSError as error:
        if error.errno not in (errno.EPERM, *_UNSUPPORTED):
            raise
        os.rename(target, kept)
    os.replace(former, target)
    os.rename(kept, former)
