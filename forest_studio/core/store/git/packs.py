"""Packs: many objects in one file; made with pygit2, proved, and put in place of what they hold."""

import hashlib
import os
import shutil
import struct
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pygit2

from forest_studio.core.store.disk.exchange import fsync_folder

_MAGIC = b"\xfftOc\x00\x00\x00\x02"
_KINDS = {1: b"commit", 2: b"tree", 3: b"blob", 4: b"tag"}
_ABANDONED = 24 * 3600
"""Seconds after which a workshop was left by a program that died."""
_WORKSHOP = "packing-"


@contextmanager
def workshop(common: Path) -> Iterator[Path]:
    """A folder beside git's objects in which a pack can be made; gone afterwards."""
    parent = common / "forest"
    parent.mkdir(exist_ok=True)
    for left in parent.glob(_WORKSHOP + "*"):
        with suppress(OSError):
            if time.time() - left.stat().st_mtime > _ABANDONED:
                shutil.rmtree(left)
    folder = Path(tempfile.mkdtemp(prefix=_WORKSHOP, dir=parent))
    try:
        (folder / "pack").mkdir()
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def make_pack(git: pygit2.Repository, oids: Iterable[str], place: Path) -> frozenset[str]:
    """Writes a pack and its index into a workshop; the ids that were read back from it whole.

    Raises pygit2.GitError or KeyError when one of the objects can't be read.
    """
    builder = pygit2.PackBuilder(git)
    builder.set_threads(1)
    wanted = list(oids)
    for oid in wanted:
        builder.add(pygit2.Oid(hex=oid))
    builder.write(str(place / "pack"))
    proof = pygit2.OdbBackendPack(str(place))
    return frozenset(oid for oid in wanted if _proved(proof, oid))


def _proved(pack: pygit2.OdbBackendPack, oid: str) -> bool:
    try:
        kind, data = pack.read(pygit2.Oid(hex=oid))
    except (pygit2.GitError, KeyError):
        return False
    head = b"%s %d\0" % (_KINDS[int(kind)], len(data))
    return hashlib.sha1(head + data, usedforsecurity=False).hexdigest() == oid


def publish(place: Path, objects: Path) -> Path:
    """Moves the pack of a workshop among git's, so that it survives a power cut; its path."""
    packs = objects / "pack"
    packs.mkdir(exist_ok=True)
    (made,) = (place / "pack").glob("*.pack")
    # The index comes last: with it the pack is there for every reader.
    for file in (made, made.with_suffix(".idx")):
        with file.open("rb") as whole:
            os.fsync(whole.fileno())
        os.replace(file, packs / file.name)
    fsync_folder(packs)
    return packs / made.name


def objects_in(pack: Path) -> tuple[str, ...]:
    """Ids (hex) of a pack's objects, by its index; raises OSError or ValueError."""
    data = pack.with_suffix(".idx").read_bytes()
    if data[:8] != _MAGIC or len(data) < 8 + 1024:
        raise ValueError("the pack's index is of another format")
    (count,) = struct.unpack_from(">I", data, 8 + 255 * 4)
    names = data[8 + 1024 : 8 + 1024 + 20 * count]
    if len(names) < 20 * count:
        raise ValueError("the pack's index is cut off")
    return tuple(names[at : at + 20].hex() for at in range(0, len(names), 20))


def object_count(pack: Path) -> int:
    """How many objects a pack says it has; raises OSError or ValueError."""
    with pack.open("rb") as file:
        head = file.read(12)
    if head[:4] != b"PACK" or len(head) < 12:
        raise ValueError("this is no pack")
    return int(struct.unpack(">I", head[8:])[0])


def remove_pack(pack: Path) -> None:
    """Removes a pack, its index first, so that nobody finds what is no longer there."""
    for ending in (".idx", ".rev", ".pack"):
        pack.with_suffix(ending).unlink(missing_ok=True)
