"""Locks: what a writer of ours that died had begun, and locks that other programs left."""

import time
from collections.abc import Iterator
from pathlib import Path

from forest_studio.core.model.errors import Busy, StorageError
from forest_studio.core.store.git.checkout import Checkout
from forest_studio.core.store.git.index_file import IndexKeeper, clear_private
from forest_studio.core.store.git.lock_owner import is_left_behind
from forest_studio.core.store.upkeep.ailments.ailment import Ailment, Treatments
from forest_studio.core.store.upkeep.patient import Patient
from forest_studio.core.store.writing.journal import read_intent
from forest_studio.core.store.writing.recovery import recover

_LOCKS = ("index.lock", "HEAD.lock", "packed-refs.lock", "config.lock", "shallow.lock")
_MINUTE = 60


def find_foreign(patient: Patient) -> Iterator[Ailment]:
    """Locks that are not ours."""
    for lock in _locks(patient):
        place = patient.inside(lock)
        old = is_left_behind(lock, patient.git_dir, patient.work_tree)
        yield Ailment(
            "foreign-lock",
            place,
            f"another program locked {place.removesuffix('.lock')} {_age(lock)} ago"
            + (" and does not run any more" if old else " and may still be at work"),
            "Remove the lock; only when you ask for it, since it is not ours" if old else "",
            advice="" if old else "Wait until it is done, and look again after a minute",
            needs_consent=True,
        )


def _locks(patient: Patient) -> Iterator[Path]:
    places = dict.fromkeys((patient.git_dir, patient.common))
    named = [place / name for place in places for name in _LOCKS]
    ours = patient.git_dir / "index.lock" if read_intent(patient.git_dir) else None
    refs = sorted((patient.common / "refs").rglob("*.lock"))
    yield from (lock for lock in (*named, *refs) if lock != ours and lock.is_file())


def _age(lock: Path) -> str:
    seconds = max(0, int(time.time() - lock.stat().st_mtime))
    for size, name in ((86400, "day"), (3600, "hour"), (_MINUTE, "minute")):
        if seconds >= size:
            return f"{seconds // size} {name}{'s' if seconds // size > 1 else ''}"
    return f"{seconds} seconds"


def find_own(patient: Patient) -> Iterator[Ailment]:
    """An unfinished write of ours, and the temporary files of one."""
    if patient.is_written:
        return
    if read_intent(patient.git_dir) is not None:
        yield Ailment(
            "unfinished-write",
            ".git/index.lock",
            "Forest Studio was stopped in the middle of a save",
            "Finish the save from its own notes, or take it back; nothing of yours is overwritten",
            text_at_risk=True,
        )
    elif left := _left(patient.git_dir):
        yield Ailment(
            "leftover-notes",
            ".git",
            _how_many(len(left)),
            "Remove them; they hold no text",
        )


def _how_many(left: int) -> str:
    if left == 1:
        return "a temporary file of a save that was stopped is left in .git"
    return f"{left} temporary files of a save that was stopped are left in .git"


def _left(git_dir: Path) -> list[Path]:
    return [*git_dir.glob("forest-intent-*"), *git_dir.glob("forest-index*")]


def _unlock(patient: Patient, ailment: Ailment) -> str:
    for lock in _locks(patient):
        if patient.inside(lock) == ailment.place:
            if not is_left_behind(lock, patient.git_dir, patient.work_tree):
                raise Busy("the program that owns the lock may still be at work")
            lock.unlink(missing_ok=True)
            return "the lock is removed"
    return "the lock is gone by now"


def _recover(patient: Patient, _: Ailment) -> str:
    if patient.git is None:
        raise StorageError("the repository has to be opened first", remedy="Run the doctor again")
    checkout = Checkout(
        patient.git, patient.work_tree, patient.git_dir, patient.common, IndexKeeper()
    )
    recover(checkout)
    return "the save is settled; git and the files agree"


def _tidy(patient: Patient, _: Ailment) -> str:
    clear_private(patient.git_dir)
    for file in _left(patient.git_dir):
        file.unlink(missing_ok=True)
    return "they are removed"


FOREIGN: Treatments = {"foreign-lock": _unlock}
OWN: Treatments = {"unfinished-write": _recover, "leftover-notes": _tidy}
