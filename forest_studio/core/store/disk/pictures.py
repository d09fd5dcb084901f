"""Reads the pictures that a node's text shows: files of the forest, and nothing else."""

import posixpath
from pathlib import Path
from urllib.parse import unquote, urlsplit

from forest_studio.core.store.disk.files import read_regular

ENDINGS = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp")


def picture_path(home: str, address: str) -> str | None:
    """The path inside the forest that a picture's address in the file ``home`` leads to.

    None for an address of the web, one that leads out of the forest or to a hidden file, and one
    that does not end like a picture.
    """
    parts = urlsplit(address)
    if parts.scheme or parts.netloc or not parts.path:
        return None
    written = unquote(parts.path)
    folder = "" if written.startswith("/") else posixpath.dirname(home)
    path = posixpath.normpath(posixpath.join(folder, written.lstrip("/")))
    hidden = any(part.startswith(".") for part in path.split("/"))
    if hidden or "\\" in path or "\0" in path or not path.lower().endswith(ENDINGS):
        return None
    return path


def read_picture(root: Path, home: str, address: str) -> bytes | None:
    """The bytes of a picture, None when it may not be shown or can't be read.

    No link is followed on the way, so that nothing outside of ``root`` is ever read.
    """
    path = picture_path(home, address)
    if path is None:
        return None
    place = root
    for part in path.split("/"):
        place = place / part
        if place.is_symlink():
            return None
    try:
        return read_regular(place)
    except OSError:
        return None
