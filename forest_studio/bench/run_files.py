"""Files of a run folder: read within bounds and replaced whole, as anybody may have made it."""

import gzip
import os
import zlib
from pathlib import Path

from forest_studio.core.model.errors import BenchError

_LARGEST = 1 << 30
"""Bytes of samples that are read into memory."""
_FOLDERS = ("", "trails", "figures")


def read_packed(path: Path) -> bytes:
    """What a file holds, empty for none; kept runs have it compressed beside where it would be.

    Raises BenchError for what can't be read or is too large.
    """
    packed = path.with_name(path.name + ".gz")
    try:
        if path.is_file():
            with path.open("rb") as stream:
                content = stream.read(_LARGEST + 1)
        elif packed.is_file():
            with gzip.open(packed) as stream:
                content = stream.read(_LARGEST + 1)
        else:
            return b""
    except (OSError, EOFError, zlib.error) as error:
        raise BenchError(f"{path} can't be read: {error}") from error
    if len(content) > _LARGEST:
        raise BenchError(f"{path} holds more than {_LARGEST:,} bytes")
    return content


def write_whole(path: Path, content: str | bytes) -> None:
    """Replaces a file in one go, so that a killed run leaves the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    # What a killed run left there is of no use, and a link there leads who knows where.
    beside.unlink(missing_ok=True)
    with beside.open("xb") as stream:
        stream.write(content if isinstance(content, bytes) else content.encode("utf-8", "replace"))
    os.replace(beside, path)


def refuse_links(folder: Path) -> None:
    """Raises BenchError for a run folder with links in it: whoever writes there would follow them.

    Such a folder may have come from anybody, by git or in an archive.
    """
    for part in _FOLDERS:
        place = folder / part
        for found in place.iterdir() if place.is_dir() else ():
            if found.is_symlink():
                raise BenchError(
                    f"{found} is a link, and nothing is written by way of it",
                    remedy="Put what it leads to in its place, or remove it",
                )
