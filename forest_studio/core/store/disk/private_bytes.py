"""Large files in memory of their own, which goes back to the system as a whole afterwards."""

import os
import stat
from mmap import mmap
from pathlib import Path

_AS_IT_IS = sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"))


def read_private(file: Path, largest: int) -> mmap:
    """The bytes of a regular file of at most ``largest`` bytes, and at least one.

    It is a copy: nobody can change, or cut off, what was read. Freed pieces of this size would
    stay with the process if they came from Python's heap. Raises OSError.
    """
    with open(os.open(file, os.O_RDONLY | _AS_IT_IS), "rb", buffering=0) as opened:
        status = os.fstat(opened.fileno())
        if not stat.S_ISREG(status.st_mode) or not 0 < status.st_size <= largest:
            raise OSError("not a regular file of a sensible size")
        copy = mmap(-1, status.st_size)
        done = 0
        with memoryview(copy) as room:
            while done < len(room) and (count := opened.readinto(room[done:])):
                done += count
        if done < len(copy):
            raise OSError("the file became shorter")
        return copy
