"""The file of a snapshot: sections of bytes under a keyed seal, put in place as a whole.

The seal is made with a key that only this user's Forest Studio has, and holds for this folder
alone: a snapshot that came with a forest, or was changed by anybody else, is as good as none.
So are one of another version of the program, and one that a crash or a disk has damaged.
"""

import contextlib
import hashlib
import hmac
import json
import logging
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from forest_studio.core.store.disk.private_bytes import read_private
from forest_studio.core.store.opening.cache_seal import put_whole, user_key

_MAGIC = b"forest-studio snapshot\n"
_SEAL = 32
_LENGTH = 4
LARGEST = 512 << 20
"""Bytes that a snapshot may have: some 1 KiB for each of half a million nodes."""
_LEFT_BEHIND = 3600.0
"""Seconds after which a file that was never put in place counts as left by a crash."""
_log = logging.getLogger(__name__)


def write_sections(file: Path, sections: Mapping[str, bytes], version: str) -> bool:
    """Replaces the file; False where it would be too large, and then the old one goes as well.

    Raises OSError.
    """
    _sweep(file)
    table = [(name, len(section)) for name, section in sections.items()]
    header = json.dumps([version, sys.byteorder, table]).encode()
    parts = [len(header).to_bytes(_LENGTH, "big"), header, *sections.values()]
    if sum(map(len, parts)) > LARGEST:
        file.unlink(missing_ok=True)
        return False
    put_whole(file, _MAGIC, _seal(file, *parts), *parts)
    return True


def read_sections(file: Path, version: str) -> dict[str, memoryview] | None:
    """The sections by name; None unless this user wrote the file here, with that version."""
    start = len(_MAGIC) + _SEAL
    try:
        data = memoryview(read_private(file, LARGEST))
        content = data[start:]
        wanted = _MAGIC + _seal(file, content)
    except FileNotFoundError:
        return None
    except OSError as error:
        _log.warning("the snapshot can't be read: %s", error)
        return None
    if not hmac.compare_digest(bytes(data[:start]), wanted):
        _log.info("the snapshot is damaged, or was not made here")
        return None
    return _sections(content, version)


def _sections(content: memoryview, version: str) -> dict[str, memoryview] | None:
    at = _LENGTH + int.from_bytes(content[:_LENGTH], "big")
    made_by, order, table = json.loads(bytes(content[_LENGTH:at]))
    if (made_by, order) != (version, sys.byteorder):
        return None
    sections = {}
    for name, size in table:
        sections[name] = content[at : at + size]
        at += size
    return sections


def _seal(file: Path, *parts: bytes | memoryview) -> bytes:
    """The keyed hash of the content, for the folder with that number on its disk."""
    where = b"%d\n" % file.parent.stat().st_ino
    sealing = hashlib.blake2b(where, key=user_key(), digest_size=_SEAL)
    for part in parts:
        sealing.update(part)
    return sealing.digest()


def _sweep(file: Path) -> None:
    """Removes what crashes left of earlier tries."""
    for left in file.parent.glob(f".{file.name}-*"):
        with contextlib.suppress(OSError):
            if time.time() - left.lstat().st_mtime > _LEFT_BEHIND:
                left.unlink()
