"""Loose objects: git's files of one object each, listed and checked without git's help."""

import hashlib
import os
import re
import zlib
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

_FOLDER = re.compile("[0-9a-f]{2}")
_NAME = re.compile("[0-9a-f]{38}")
_CHUNK = 1 << 20
_HEAD = 64
_KINDS = (b"blob", b"tree", b"commit", b"tag")


def loose_objects(objects: Path) -> Iterator[tuple[str, Path]]:
    """Id (hex) and file of every loose object, in no special order; links are passed over."""
    for folder in _entries(objects):
        if _FOLDER.fullmatch(folder.name) and folder.is_dir(follow_symlinks=False):
            for file in _entries(folder.path):
                if _NAME.fullmatch(file.name) and file.is_file(follow_symlinks=False):
                    yield folder.name + file.name, Path(file.path)


def loose_path(objects: Path, oid: str) -> Path:
    """Where a loose object lies."""
    return objects / oid[:2] / oid[2:]


class State(StrEnum):
    """What a loose object's file is worth."""

    SOUND = "sound"
    DAMAGED = "damaged"
    DANGEROUS = "dangerous"
    """libgit2 before its issues 7342 and 7177 were resolved reads it for ever, or writes its bytes
    past the end of a buffer."""


def is_sound(file: Path, oid: str) -> bool:
    """Whether a loose object's file holds what its name promises."""
    return state(file, oid) is State.SOUND


def state(file: Path, oid: str) -> State:
    """Whether a file can be read, and holds the object of that id and nothing else."""
    inflate = zlib.decompressobj()
    digest = hashlib.sha1(usedforsecurity=False)
    head, size = b"", 0
    try:
        with file.open("rb") as packed:
            while (chunk := packed.read(_CHUNK)) and not inflate.eof:
                while chunk:
                    data = inflate.decompress(chunk, _CHUNK)
                    digest.update(data)
                    head = head if len(head) >= _HEAD else (head + data)[:_HEAD]
                    size += len(data)
                    chunk = inflate.unconsumed_tail
    except (OSError, zlib.error):
        return State.DAMAGED
    if size and (not inflate.eof or not _is_as_long_as_it_says(head, size)):
        return State.DANGEROUS
    whole = inflate.eof and not inflate.unused_data and not chunk
    return State.SOUND if whole and digest.hexdigest() == oid else State.DAMAGED


def _is_as_long_as_it_says(head: bytes, size: int) -> bool:
    kind, _, rest = head.partition(b" ")
    length, end, _ = rest.partition(b"\0")
    if kind not in _KINDS or not end or not length.isdigit():
        return False
    return size == len(kind) + len(length) + 2 + int(length)


def _entries(folder: str | Path) -> Iterator["os.DirEntry[str]"]:
    try:
        with os.scandir(folder) as found:
            yield from found
    except OSError:
        return
