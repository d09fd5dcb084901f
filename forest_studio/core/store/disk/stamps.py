"""Stamps of files: by what a file system says of one, whether it is still the same text.

As in git's own index: a text can't change without its size, its times or its number changing,
unless that happens within one tick of the clock; so a file that was touched just before it was
read has no stamp. The time of the last change of any kind (ctime) can't be set back by programs
on POSIX; on Windows only size and time of the text tell.
"""

import os
from struct import Struct

_LAYOUT = Struct("<QQQQ")
SIZE = _LAYOUT.size
NO_STAMP = bytes(SIZE)
"""In place of a stamp: the file has to be read."""
_TICK_NS = 2_000_000_000
"""Coarsest clock of a file system (FAT's)."""
_WORD = (1 << 64) - 1
"""Times before 1970 become times of a far future, for which there are no stamps."""


def stamp_of(status: os.stat_result) -> bytes:
    """The stamp of a file of that status; two that are equal stand for the same text."""
    return _LAYOUT.pack(
        status.st_mtime_ns & _WORD,
        status.st_ctime_ns & _WORD,
        status.st_size & _WORD,
        status.st_ino & _WORD,
    )


def settled(stamp: bytes, read_ns: int) -> bool:
    """Whether a file with that stamp had been left alone for long enough when it was read, at a
    time in nanoseconds of the epoch, so that any later change shows."""
    if len(stamp) != SIZE:
        return False
    modified, changed, _, _ = _LAYOUT.unpack(stamp)
    return bool(0 < max(modified, changed) < read_ns - _TICK_NS)
