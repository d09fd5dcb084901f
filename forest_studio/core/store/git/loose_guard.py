"""Keeps git's library from loose objects that it would read for ever or into foreign memory."""

import contextlib
import hashlib
import os
import time
from pathlib import Path

import platformdirs

from forest_studio.core.model.errors import BrokenForest
from forest_studio.core.store.disk.files import read_regular
from forest_studio.core.store.git.loose_objects import State, loose_objects, state

_OVERLAP_NS = 600 * 10**9
"""A disk's clock may differ from ours by so much."""


def refuse_dangerous(objects: Path) -> None:
    """Raises BrokenForest when a loose object is cut off or lies about its length.

    What was looked at is remembered in the user's cache folder, by time; only newer files are read.
    """
    note = _note(objects)
    since, began = _read(note), time.time_ns()
    found = [
        oid
        for oid, file in loose_objects(objects)
        if _is_newer(file, since) and state(file, oid) is State.DANGEROUS
    ]
    if found:
        raise BrokenForest(
            f"{len(found)} of git's objects are cut off, such as {found[0][:12]}",
            remedy="Run 'forest-studio doctor' on the forest",
        )
    with contextlib.suppress(OSError):
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(str(began), encoding="ascii")


def _note(objects: Path) -> Path:
    status = objects.stat() if objects.exists() else None
    what = f"{objects}:{status.st_ino if status else 0}"
    name = hashlib.sha256(what.encode("utf-8", "surrogateescape")).hexdigest()[:24]
    return Path(platformdirs.user_cache_dir("forest-studio")) / "looked-at" / name


def _read(note: Path) -> int:
    try:
        return int(read_regular(note)) - _OVERLAP_NS
    except (OSError, ValueError):
        return 0


def _is_newer(file: Path, since: int) -> bool:
    try:
        return os.stat(file).st_ctime_ns > since
    except OSError:
        return False
