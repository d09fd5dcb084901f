"""Reads which files git's index lists, several times faster than entry by entry through git."""

import hashlib
from mmap import mmap
from pathlib import Path

from forest_studio.core.store.disk.private_bytes import read_private

_VERSIONS = (2, 3)
_HEADER, _CHECKSUM = 12, 20
_BLOB, _FLAGS, _NAME = 40, 60, 62
"""Where an entry holds its blob, its flags, and its name unless that is preceded by more flags."""
_EXTENDED = 0x40
_LARGEST = 1 << 30


def blobs_of_index(file: Path) -> dict[str, str] | None:
    """The blob (hex) of each path, in the index's order.

    Bytes of a name that are not UTF-8 are escaped, as the file system's are. None where the index
    is not of the common kind, or not sound; then git has to look at it.
    """
    try:
        data = read_private(file, _LARGEST)
    except OSError:
        return None
    if len(data) < _HEADER + _CHECKSUM or data[:4] != b"DIRC":
        return None
    version, count = int.from_bytes(data[4:8], "big"), int.from_bytes(data[8:12], "big")
    with memoryview(data) as whole:
        checksum = hashlib.sha1(whole[:-_CHECKSUM], usedforsecurity=False).digest()
    if version not in _VERSIONS or checksum != data[-_CHECKSUM:]:
        return None
    return _entries(data, count)


def _entries(data: mmap, count: int) -> dict[str, str] | None:
    names, blobs = [], []
    at, end = _HEADER, len(data) - _CHECKSUM
    find = data.find
    for _ in range(count):
        if at + _NAME > end:
            return None
        name = at + (_NAME + 2 if data[at + _FLAGS] & _EXTENDED else _NAME)
        stop = find(b"\0", name, end)
        if stop < 0:
            return None
        names.append(data[name:stop])
        blobs.append(data[at + _BLOB : at + _FLAGS])
        # Entries are filled up with one to eight zeros to a multiple of eight bytes.
        at += (stop - at + 8) & ~7
    if not _plain_extensions(data, at, end):
        return None
    paths = b"\0".join(names).decode("utf-8", "surrogateescape").split("\0") if names else []
    digits, width = b"".join(blobs).hex(), 2 * (_FLAGS - _BLOB)
    hexes = [digits[at : at + width] for at in range(0, len(digits), width)]
    return dict(zip(paths, hexes, strict=True))


def _plain_extensions(data: mmap, at: int, end: int) -> bool:
    """Whether what follows the entries may be passed over, as its capital letter says."""
    while at < end:
        if not 65 <= data[at] <= 90 or at + 8 > end:
            return False
        at += 8 + int.from_bytes(data[at + 4 : at + 8], "big")
    return at == end
