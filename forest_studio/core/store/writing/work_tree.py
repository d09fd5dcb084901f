"""Puts git's version of a file into the work tree; what else stood there goes into git first."""

import contextlib
import logging
import os
import stat
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from forest_studio.core.model.errors import Busy, ReadOnly, StorageError
from forest_studio.core.store.disk import exchange
from forest_studio.core.store.disk.files import bears_name, read_if_there, read_regular
from forest_studio.core.store.disk.line_ends import from_disk, to_disk
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git.checkout import Checkout
from forest_studio.core.store.git.commits import Entry, entry_at, head_tip
from forest_studio.core.store.writing.open_files import writers_finished
from forest_studio.core.store.writing.outside import absorb, blob_data

_TRIES = 8
_PATIENCE = 2.0
"""Seconds that a program has to finish writing into a file which was just replaced."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Placed:
    """What a file became in HEAD and on disk, and the copies of edits that did not fit."""

    entry: Entry
    copies: tuple[str, ...] = ()
    raced: bool = False
    """Whether someone wrote the file at the same moment, so that HEAD has moved once more."""


def disk_path(checkout: Checkout, path: str) -> Path:
    """The file's place on disk; raises StorageError when a link is on the way to it."""
    current = checkout.folder
    for part in path.split("/")[:-1]:
        current = current / part
        if current.is_symlink():
            raise StorageError(f"{current} is a symbolic link, which is not followed")
    return checkout.folder / path


def refuse_locked_folder(checkout: Checkout, path: str) -> None:
    """Raises ReadOnly where the file's folder, or the nearest one there is, may not be changed.

    Once git has the write, the disk must be able to follow.
    """
    folder = disk_path(checkout, path).parent
    while not folder.exists():
        folder = folder.parent
    if folder.is_dir() and not os.access(folder, os.W_OK | os.X_OK):
        raise ReadOnly(
            f"can't write {path}: the folder {folder} may not be changed",
            remedy="Check who may write there",
        )


def read_disk(checkout: Checkout, path: str) -> bytes | None:
    """The file's bytes as git would store what is on disk, None when it is not there.

    Raises OSError, StorageError.
    """
    return _as_stored(checkout, path, read_if_there(disk_path(checkout, path)))


def _as_stored(checkout: Checkout, path: str, data: bytes | None) -> bytes | None:
    if data is None or b"\r\n" not in data:
        return data
    entry = entry_at(checkout.git, head_tip(checkout.git).commit, path)
    return from_disk(checkout.git, path, data, "" if entry is None else entry[0])


def materialise(checkout: Checkout, path: str, entry: Entry, known: set[str]) -> Placed:
    """Makes the file on disk be ``entry``; ``known`` are blobs that may vanish from the disk.

    Anything else that turns up there, even at the last moment, is committed, merged or copied.
    Raises OSError, StorageError.
    """
    copies: tuple[str, ...] = ()
    raced = False
    for _ in range(_TRIES):
        found = _remove(checkout, path) if entry is None else _put(checkout, path, entry)
        if found is None:
            return Placed(entry, copies, raced)
        former, data = found[0], _as_stored(checkout, path, found[1]) or b""
        ours = entry[0] if entry is not None else ""
        if blob_id(data) in known | {ours}:
            former.unlink(missing_ok=True)
            return Placed(entry, copies, raced)
        absorbed = absorb(checkout, path, _base(known, ours), data)
        former.unlink(missing_ok=True)
        if absorbed.copy:
            copies = (*copies, absorbed.copy)
        known, raced = {ours, *([blob_id(data)] if not absorbed.copy else [])}, True
        entry = absorbed.entry
    raise Busy(f"another program keeps writing {path}", remedy="Close it and save again")


def read_former(checkout: Checkout, former: Path) -> bytes:
    """The bytes of a file that was taken out of the way, once nobody writes into it any more.

    A file that somebody keeps open goes on to live among the drafts, and is gone from here.
    """
    if writers_finished(former, _PATIENCE):
        return read_regular(former)
    return read_regular(_kept_open(checkout, former))


def _kept_open(checkout: Checkout, former: Path) -> Path:
    folder = checkout.git_dir / "forest" / "drafts"
    kept = folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{former.name}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.rename(former, kept)
    except OSError:
        # The git directory may lie on another disk, where an open file can't go.
        kept = former.with_name(f".fs-open-{former.name}")
        os.rename(former, kept)
    _log.warning("a file was replaced while a program wrote into it, which is now in %s", kept)
    return kept


def _base(known: set[str], ours: str) -> str:
    """The blob that a racing edit most likely started from: what was there, else what came."""
    return next((blob for blob in known if blob), ours)


def _put(checkout: Checkout, path: str, entry: tuple[str, int]) -> tuple[Path, bytes] | None:
    """Puts a file in place; gives back what it replaced, None when there was nothing to replace."""
    target = disk_path(checkout, path)
    data = blob_data(checkout.git, entry[0])
    if data is None:
        raise StorageError(f"git lacks the object {entry[0]}")
    data = to_disk(checkout.git, path, data)
    if read_if_there(target) == data:
        return None
    target.parent.mkdir(parents=True, exist_ok=True)
    mode = stat.S_IMODE(target.lstat().st_mode) if target.exists() else _mode_of(entry)
    new = exchange.write_new(target.parent, data, mode, checkout.fsync)
    try:
        former = _swap_or_place(new, target)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    if checkout.fsync:
        exchange.fsync_folder(target.parent)
    return None if former is None else (former, read_former(checkout, former))


def _mode_of(entry: tuple[str, int]) -> int | None:
    """Permissions of a new file, None for the usual ones."""
    return 0o755 if entry[1] == 0o100755 else None


def _swap_or_place(new: Path, target: Path) -> Path | None:
    for _ in range(_TRIES):
        try:
            return exchange.swap(new, target)
        except FileNotFoundError:
            pass
        try:
            exchange.place(new, target)
        except FileExistsError:
            continue
        return None
    raise Busy(f"another program keeps making and removing {target}")


def _remove(checkout: Checkout, path: str) -> tuple[Path, bytes] | None:
    """Takes a file away and gives back what it was, None when it was not there."""
    target = disk_path(checkout, path)
    try:
        former = exchange.take_away(target)
    except (FileNotFoundError, NotADirectoryError):
        return None
    if checkout.fsync:
        exchange.fsync_folder(target.parent)
    return former, read_former(checkout, former)


def named_exactly(checkout: Checkout, path: str) -> bool:
    """Whether folders and file bear these very names where case makes no difference."""
    return bears_name(checkout.folder, path)


def remove_empty_folders(
    checkout: Checkout, deleted: Iterable[str], kept: Iterable[str] = ()
) -> None:
    """Removes the folders of deleted files that hold nothing any more, as git does.

    The folders of ``kept`` stay, whatever is in them.
    """
    stay = {folder for path in kept for folder in _folders(path)}
    for folder in sorted({f for path in deleted for f in _folders(path)} - stay, reverse=True):
        with contextlib.suppress(OSError):
            os.rmdir(checkout.folder / folder)


def _folders(path: str) -> list[str]:
    """The folders on the way to a file, from the top down."""
    parts = path.split("/")[:-1]
    return ["/".join(parts[: count + 1]) for count in range(len(parts))]
