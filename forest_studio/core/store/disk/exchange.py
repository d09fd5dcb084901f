"""Puts a file in place of another without losing what was there, whoever writes meanwhile."""

import ctypes
import errno
import hashlib
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
    create(path, data, mode=mode, fsync=fsync)
    return path


def create(
    path: Path, data: bytes, *, most: int = 0o666, mode: int | None = None, fsync: bool = True
) -> None:
    """Creates a file with all its bytes; raises FileExistsError or OSError and leaves nothing new.

    Its permissions are ``mode``, or what the user's mask leaves of ``most``.
    """
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags, most)
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


def replace(new: Path, target: Path) -> None:
    """Puts a file that was created beside in place of another one, and makes that last."""
    try:
        os.replace(new, target)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    fsync_folder(target.parent)


def swap(new: Path, target: Path) -> Path:
    """Puts ``new`` at ``target`` and returns where the former file now is.

    Raises FileNotFoundError when there is no file to swap with.
    """
    former = _former(target)
    os.rename(new, former)
    try:
        _exchange(former, target)
    except OSError:
        if former.exists():
            os.rename(former, new)
        raise
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
    former = _former(target)
    os.rename(target, former)
    return former


def may_come_from(former: Path, name: str) -> bool:
    """Whether what was moved out of sight may have stood under that name."""
    return former.name.startswith(SWAP_PREFIX + _mark(name))


def _former(target: Path) -> Path:
    """A new name for what stands at ``target``, which tells whose it was."""
    return target.with_name(SWAP_PREFIX + _mark(target.name) + secrets.token_hex(6))


def _mark(name: str) -> str:
    return hashlib.sha1(os.fsencode(name), usedforsecurity=False).hexdigest()[:8] + "-"


def fsync_folder(folder: Path) -> None:
    """Makes the names in a folder last through a power cut; a no-op on Windows."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _exchange(former: Path, target: Path) -> None:
    """Exchanges two names, in one step where system and file system can; raises OSError."""
    call = _platform_call()
    if call is None:
        _replace_keeping(former, target)
        return
    function, arguments = call
    if function(*arguments(os.fsencode(former), os.fsencode(target))):
        code = ctypes.get_errno()
        if code not in _UNSUPPORTED:
            raise OSError(code, os.strerror(code), str(target))
        _replace_keeping(former, target)


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
    kept = _former(target)
    try:
        os.link(target, kept)
    except OSError as error:
        if error.errno not in (errno.EPERM, *_UNSUPPORTED):
            raise
        os.rename(target, kept)
    os.replace(former, target)
    os.rename(kept, former)
