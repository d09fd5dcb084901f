"""Finishes what a writer that died had begun, from the intent that it left in ``index.lock``."""

import contextlib
import errno
import time
from collections.abc import Mapping
from pathlib import Path

from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.disk import exchange
from forest_studio.core.store.disk.files import NotRegular
from forest_studio.core.store.disk.names import twins
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git.checkout import Checkout
from forest_studio.core.store.git.commits import Entry, entry_at, head_tip
from forest_studio.core.store.git.index_file import PrivateIndex
from forest_studio.core.store.writing.journal import read_intent, release, unused_intents
from forest_studio.core.store.writing.outside import absorb, in_history
from forest_studio.core.store.writing.work_tree import (
    disk_path,
    materialise,
    named_exactly,
    read_disk,
    read_former,
)

_IMPOSSIBLE_NAMES = (errno.ENAMETOOLONG, errno.EINVAL, errno.EILSEQ)
_DEAD_AFTER = 1.0
"""Seconds after which a reference's lock, younger than the dead writer's intent, is its own."""


def recover(checkout: Checkout) -> bool:
    """Rolls a dead writer's work forward; True when there was some.

    The caller holds the forest's lock, so whoever left an intent is dead. Raises OSError,
    StorageError.
    """
    for left in unused_intents(checkout.git_dir):
        left.unlink(missing_ok=True)
    _drop_spent_lock(checkout)
    intent = read_intent(checkout.git_dir)
    if intent is None:
        return False
    _break_reference_lock(checkout)
    _keep_leftovers(checkout, intent.known)
    # Read again: what was kept may have got a copy, which is then to be settled as well.
    intent = read_intent(checkout.git_dir) or intent
    entries = _settle_all(checkout, intent.known)
    PrivateIndex(checkout.git_dir, checkout.index).publish(entries, checkout.fsync)
    release(checkout.git_dir)
    return True


def _within_reach(checkout: Checkout, path: str) -> bool:
    """Whether a regular file or nothing is at a path; a link is left alone, as writing does.

    A name that this disk can't hold is out of reach too: waiting would not help, and the lock
    would stay for good.
    """
    try:
        read_disk(checkout, path)
    except (NotRegular, StorageError):
        return False
    except OSError as error:
        if error.errno in _IMPOSSIBLE_NAMES:
            return False
        raise
    return True


def _settle_all(checkout: Checkout, known: Mapping[str, str]) -> dict[str, Entry]:
    """Brings all files to HEAD and returns the entries of those that agree with it then.

    What is gone from HEAD comes first, as it does in a write.
    """
    head = head_tip(checkout.git).commit
    twin = twins(known)
    within = [path for path in known if _within_reach(checkout, path)]
    entries: dict[str, Entry] = {}
    for path in sorted(within, key=lambda path: entry_at(checkout.git, head, path) is not None):
        settled, entry = _settle(checkout, path, known[path], path in twin)
        entries.update({path: entry} if settled else {})
    return entries


def _settle(
    checkout: Checkout, path: str, known: str, has_twin: bool = False
) -> tuple[bool, Entry]:
    """Brings the disk to HEAD where git knows what it shows; whether they agree, and on what."""
    head = head_tip(checkout.git).commit
    entry = entry_at(checkout.git, head, path)
    if entry is None and has_twin and not named_exactly(checkout, path):
        return True, None  # Only the other name is there, which may well be the same file.
    data = read_disk(checkout, path)
    disk = "" if data is None else blob_id(data)
    wanted = "" if entry is None else entry[0]
    if disk == wanted:
        return True, entry
    if disk not in ("", known) and not in_history(checkout.git, head, path, disk):
        # An outside edit: the next write takes it in, with the index telling what it started from.
        return False, entry
    placed = materialise(checkout, path, entry, {known, disk} - {""})
    return True, placed.entry


def _keep_leftovers(checkout: Checkout, known: Mapping[str, str]) -> None:
    """Removes temporary files; one that holds bytes which git's history lacks is committed."""
    folders: dict[Path, list[str]] = {}
    for path in known:
        if _within_reach(checkout, path):
            folders.setdefault(disk_path(checkout, path).parent, []).append(path)
    for folder, paths in folders.items():
        for left in folder.glob(exchange.NEW_PREFIX + "*"):
            left.unlink(missing_ok=True)
        for left in folder.glob(exchange.SWAP_PREFIX + "*"):
            names = {path: path.rpartition("/")[2] for path in paths}
            own = [path for path in paths if exchange.may_come_from(left, names[path])]
            _keep_leftover(checkout, {path: known[path] for path in own or paths}, left)


def _keep_leftover(checkout: Checkout, known: Mapping[str, str], left: Path) -> None:
    """Keeps what stood at one of the known paths, unless git has it."""
    data = read_former(checkout, left)
    blob = blob_id(data)
    head = head_tip(checkout.git).commit
    if blob not in known.values() and not any(
        in_history(checkout.git, head, path, blob) for path in known
    ):
        path = next(iter(known))
        absorb(checkout, path, known[path], data)
    left.unlink(missing_ok=True)


def _reference(checkout: Checkout) -> Path:
    """The file of the branch that HEAD names."""
    ref = head_tip(checkout.git).ref
    return (checkout.git_dir if ref == "HEAD" else checkout.common_dir) / ref


def _lock_of(reference: Path) -> Path:
    return reference.with_name(f"{reference.name}.lock")


def _drop_spent_lock(checkout: Checkout) -> None:
    """Removes a branch's lock that has become the branch itself by a link.

    libgit2 ends so when the disk does not let it remove the first name; it tells nobody.
    """
    reference = _reference(checkout)
    lock = _lock_of(reference)
    until = time.monotonic() + _DEAD_AFTER
    while _same_file(lock, reference):
        if time.monotonic() > until:
            lock.unlink(missing_ok=True)
        time.sleep(0.02)


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _break_reference_lock(checkout: Checkout) -> None:
    """Removes the lock that the dead writer left on the branch, after giving others time."""
    lock = _lock_of(_reference(checkout))
    begun = _modified(checkout.git_dir / "index.lock")
    until = time.monotonic() + _DEAD_AFTER
    while (made := _modified(lock)) is not None and begun is not None and made >= begun:
        if time.monotonic() > until:
            with contextlib.suppress(FileNotFoundError):
                lock.unlink()
            return
        time.sleep(0.02)


def _modified(path: Path) -> float | None:
    try:
        return path.stat().st_mtime
    except OSError:
        return None
