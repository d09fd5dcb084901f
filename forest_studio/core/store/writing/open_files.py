"""Waits for programs that are in the middle of writing into a file, so that no byte comes late."""

import os
import signal
import sys
import time
from pathlib import Path

from forest_studio.core.store.disk.network_disk import on_network_disk

_PAUSE = 0.002


def writers_finished(file: Path, patience: float) -> bool:
    """Waits until no program has a file open for writing; False when one still has after that.

    ``patience`` is in seconds. True as well where the system can't tell: elsewhere than on Linux,
    on network disks, and for files of another user.
    """
    until = time.monotonic() + patience
    while _is_being_written(file):
        if time.monotonic() > until:
            return False
        time.sleep(_PAUSE)
    return True


if sys.platform == "linux":
    import fcntl

    def _is_being_written(file: Path) -> bool:
        """Asks for a read lease, which Linux grants when nobody has the file open for writing."""
        try:
            descriptor = os.open(file, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
        except OSError:
            return False
        try:
            # Somebody who opens the file meanwhile has a signal sent to us. The usual one, SIGIO,
            # ends a process that does not expect it.
            fcntl.fcntl(descriptor, fcntl.F_SETSIG, signal.SIGURG)
            fcntl.fcntl(descriptor, fcntl.F_SETLEASE, fcntl.F_RDLCK)
            fcntl.fcntl(descriptor, fcntl.F_SETLEASE, fcntl.F_UNLCK)
        except BlockingIOError:
            return not on_network_disk(file.parent)
        except OSError:
            return False
        finally:
            os.close(descriptor)
        return False
else:

    def _is_being_written(file: Path) -> bool:
        del file
        return False
