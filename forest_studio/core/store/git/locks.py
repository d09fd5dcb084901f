"""The forest's own lock: one writer at a time, and none left behind by a program that died."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from forest_studio.core.model.errors import Busy
from forest_studio.core.store.disk.files import storage_error

LOCK_NAME = "forest.lock"
_PAUSE = 0.005

if sys.platform == "win32":
    import msvcrt

    def try_lock(descriptor: int) -> bool:
        """Locks an open file for as long as it stays open; False while another holds it."""
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def try_lock(descriptor: int) -> bool:
        """Locks an open file for as long as it stays open; False while another holds it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@contextmanager
def forest_lock(git_dir: Path, timeout: float) -> Iterator[None]:
    """Holds the forest's lock; the operating system frees it when its holder dies.

    Raises Busy after ``timeout`` seconds, ReadOnly where the file can't be made.
    """
    path = git_dir / LOCK_NAME
    try:
        descriptor = os.open(path, os.O_CREAT | os.O_RDWR | getattr(os, "O_NOFOLLOW", 0), 0o600)
    except OSError as error:
        raise storage_error(error, f"can't write in {git_dir}") from error
    try:
        _wait(descriptor, time.monotonic() + timeout)
        yield
    finally:
        # Closing frees the lock; the file stays, since removing it would let two writers in.
        os.close(descriptor)


def _wait(descriptor: int, until: float) -> None:
    while not try_lock(descriptor):
        if time.monotonic() > until:
            raise Busy(
                "another Forest Studio is writing to this forest", remedy="Try again in a moment"
            )
        time.sleep(_PAUSE)
