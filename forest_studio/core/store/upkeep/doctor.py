"""The doctor: tells what is wrong with a forest's repository, and repairs what can be repaired.

Looking changes nothing. Repairing saves everything first, takes one ailment after another, and
stops at the first one that fails.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from forest_studio.core.model.errors import (
    BrokenForest,
    ForestError,
    NotAForest,
    StorageError,
    UnsafeForest,
)
from forest_studio.core.store.git.checkout import git_errors
from forest_studio.core.store.git.locks import forest_lock
from forest_studio.core.store.upkeep.ailments import (
    caches,
    files,
    index,
    locks,
    logs,
    objects,
    refs,
    skeleton,
)
from forest_studio.core.store.upkeep.ailments.ailment import Ailment, Repair, Treatments
from forest_studio.core.store.upkeep.backup import Backup, back_up_patient
from forest_studio.core.store.upkeep.examination import Stage, Told, untold
from forest_studio.core.store.upkeep.patient import Patient

__all__ = ["Ailment", "Repair", "Stage", "Treatment", "examine", "may_help", "repair"]
Begun = Callable[[Ailment, int, int], None]
"""Told of an ailment before it is repaired, how many were gone through, and of how many."""
_PATIENCE = 5.0
_REMEDY = "forest-studio doctor"
"""What the remedies of errors say that are for the doctor."""
_KINDS: tuple[tuple[Callable[[Patient], Iterator[Ailment]], Treatments], ...] = (
    # In the order in which they are repaired: what comes later needs what came before.
    (skeleton.find, skeleton.REPAIRS),
    (locks.find_foreign, locks.FOREIGN),
    (objects.find, objects.REPAIRS),
    (refs.find, refs.REPAIRS),
    (logs.find, logs.REPAIRS),
    (index.find, index.REPAIRS),
    (locks.find_own, locks.OWN),
    (files.find, files.REPAIRS),
    (caches.find, caches.REPAIRS),
)
_TREATMENTS = {name: treat for _, treatments in _KINDS for name, treat in treatments.items()}


def _unheard(_ailment: Ailment, _done: int, _total: int) -> None:
    """For who wants no progress."""


@dataclass(frozen=True, slots=True)
class Treatment:
    """What a repair did."""

    backup: Backup | None
    """Where everything was saved before; None when there was nothing to repair."""
    repairs: tuple[Repair, ...]

    @property
    def failed(self) -> bool:
        """Whether a repair was tried and did not work."""
        return any(repair.failed for repair in self.repairs)


def may_help(error: ForestError) -> bool:
    """Whether the doctor knows more about why a forest can't be opened."""
    if isinstance(error, NotAForest):
        return False
    return isinstance(error, BrokenForest | StorageError) and _REMEDY in error.remedy


def examine(path: Path, told: Told = untold) -> tuple[Ailment, ...]:
    """Everything that is wrong with the repository around a path, in the order of repair.

    Works also where the forest can't be opened, and writes nothing. ``told`` hears how far it is,
    and ends it by raising. Raises NotAForest or BrokenForest where there is no repository at all.
    """
    try:
        return _examined(Patient(path, told=told))
    except UnsafeForest as error:
        return (Ailment("unsafe", str(path), error.message, advice=error.remedy),)


def _examined(patient: Patient) -> tuple[Ailment, ...]:
    with git_errors("can't examine the repository"):
        found = [ailment for find, _ in _KINDS for ailment in find(patient)]
    if patient.why_closed and not any(ailment.repairable for ailment in found):
        why = f"git can't open the repository: {patient.why_closed}"
        advice = "Clone it again beside this folder, and copy your files into the clone"
        found.insert(0, Ailment("git-closed", ".git", why, advice=advice, text_at_risk=True))
    return tuple(found)


def repair(
    path: Path,
    ailments: Collection[Ailment],
    *,
    force_unlock: bool = False,
    backup: Backup | None = None,
    backup_file: Path | None = None,
    told: Told = untold,
    begun: Begun = _unheard,
) -> Treatment:
    """Repairs those ailments that are still there and can be repaired, after saving everything.

    ``force_unlock`` is the consent to remove other programs' locks; ``backup`` one that was made
    a moment ago, ``backup_file`` where to make one. ``told`` hears how far the looking and the
    saving before it are, and ends them by raising; ``begun`` hears of each repair. After the first
    one that fails the others are not tried. Raises BrokenForest, Busy, ReadOnly or StorageError;
    nothing was changed then.
    """
    with forest_lock(Patient(path, told=told).git_dir, _PATIENCE):
        patient = Patient(path, holds_lock=True, told=told)
        wanted = {ailment.key for ailment in ailments}
        present = [ailment for ailment in _examined(patient) if ailment.key in wanted]
        if not any(_is_allowed(ailment, force_unlock) for ailment in present):
            return Treatment(backup, tuple(_untouched(a, force_unlock) for a in present))
        backup = backup or back_up_patient(patient, backup_file)
        return Treatment(backup, tuple(_repaired(path, present, force_unlock, begun)))


def _is_allowed(ailment: Ailment, force_unlock: bool) -> bool:
    return ailment.repairable and (force_unlock or not ailment.needs_consent)


def _untouched(ailment: Ailment, force_unlock: bool) -> Repair:
    if ailment.needs_consent and ailment.repairable and not force_unlock:
        return Repair(ailment, False, "left alone: it takes --force-unlock")
    return Repair(ailment, False, ailment.advice or "only a person can repair this")


def _repaired(
    path: Path, ailments: list[Ailment], force_unlock: bool, begun: Begun
) -> Iterator[Repair]:
    failed = False
    for number, ailment in enumerate(ailments):
        if not _is_allowed(ailment, force_unlock):
            yield _untouched(ailment, force_unlock)
        elif failed:
            yield Repair(ailment, False, "not tried, since the repair before failed")
        else:
            begun(ailment, number, len(ailments))
            repaired = _one(path, ailment)
            failed = repaired.failed
            yield repaired


def _one(path: Path, ailment: Ailment) -> Repair:
    """Repairs one ailment on a fresh look at the repository."""
    try:
        with git_errors(f"can't repair {ailment.place}"):
            patient = Patient(path, holds_lock=True)
            return Repair(ailment, True, _TREATMENTS[ailment.name](patient, ailment))
    except ForestError as error:
        return Repair(ailment, False, f"failed: {error}", failed=True)
