"""Loose objects: git's files of one object each, listed and checked without git's help."""

import hashlib
import os
import re
import zlib
from collections.abc import Iterator
from pathlib import Path

_FOLDER = re.compile("[0-9a-f]{2}")
_NAME = re.compile("[0-9a-f]{38}")
_CHUNK = 1 << 20


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


def is_sound(file: Path, oid: str) -> bool:
    """Whether a loose object's file holds what its name promises."""
    inflate = zlib.decompressobj()
    digest = hashlib.sha1(usedforsecurity=False)
    try:
        with file.open("rb") as packed:
            while chunk := packed.read(_CHUNK):
                while chunk:
                    digest.update(inflate.decompress(chunk, _CHUNK))
                    chunk = inflate.unconsumed_tail
        digest.update(inflate.flush())
    except (OSError, zlib.error):
        return False
    return inflate.eof and digest.hexdigest() == oid


def _entries(folder: str | Path) -> Iterator["os.DirEntry[str]"]:
    try:
        with os.scandir(folder) as found:
            yield from found
    except OSError:
        return
