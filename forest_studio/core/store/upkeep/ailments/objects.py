"""git's objects: files that a power cut emptied, and what commits or the index refer to in vain."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pygit2

from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.disk.files import read_regular
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git.loose_objects import is_sound, loose_path
from forest_studio.core.store.upkeep.ailments.ailment import Ailment, Treatments
from forest_studio.core.store.upkeep.examination import Stage
from forest_studio.core.store.upkeep.object_walk import Lost
from forest_studio.core.store.upkeep.patient import Patient

_CHUNK = 1 << 20
_ELSEWHERE = "Fetch it from another clone: 'git fetch' does when a remote has it"


def find(patient: Patient) -> Iterator[Ailment]:
    """Damaged packs, damaged loose objects, and what is missing altogether."""
    for pack, told in _with_progress(patient):
        reason = _pack_problem(pack, told)
        if reason:
            yield Ailment(
                "pack-damaged",
                patient.inside(pack),
                f"a pack of objects is damaged: {reason}",
                advice="Run 'git index-pack' on it, or fetch the objects from another clone",
                text_at_risk=True,
            )
    for oid in sorted(patient.damaged):
        yield _damaged(patient, oid)
    if not patient.is_partial:
        for lost in _missing(patient):
            yield _lost(patient, lost)


def _with_progress(patient: Patient) -> Iterator[tuple[Path, Callable[[int], None]]]:
    """Each pack with what is told how many bytes of it were read."""
    sizes = [pack.stat().st_size for pack in patient.packs]
    for number, pack in enumerate(patient.packs):
        before = sum(sizes[:number])

        def told(read: int, before: int = before) -> None:
            patient.told(Stage.PACKS, before + read, sum(sizes))

        yield pack, told


def _pack_problem(pack: Path, told: Callable[[int], None]) -> str:
    """Why a pack can't be whole: no index, or not the bytes that its own checksum is of."""
    if not pack.with_suffix(".idx").exists():
        return "its index is missing"
    digest = hashlib.sha1(usedforsecurity=False)
    try:
        with pack.open("rb") as file:
            left = size = pack.stat().st_size - digest.digest_size
            while left > 0 and (chunk := file.read(min(_CHUNK, left))):
                digest.update(chunk)
                left -= len(chunk)
                told(size - left)
            return "" if file.read() == digest.digest() else "its checksum is wrong"
    except OSError as error:
        return error.strerror or str(error)


def _damaged(patient: Patient, oid: str) -> Ailment:
    empty = patient.loose[oid].stat().st_size == 0
    what = f"the object {oid[:12]} is {'empty, as after a power cut' if empty else 'damaged'}"
    lost = patient.reach.lost.get(oid)
    source = _source(patient, oid)
    if source is not None:
        return Ailment("object-damaged", oid, what, _again(source), text_at_risk=True)
    if _packed(patient, oid):
        return Ailment("object-damaged", oid, what, "Set it aside; a pack has the same object")
    if lost is None and not _staged(patient).get(oid):
        return Ailment("object-damaged", oid, what, "Set it aside; no branch needs it")
    return Ailment(
        "object-damaged",
        oid,
        f"{what}; it was {_described(lost)}" if lost else what,
        "Set it aside, so that git can fetch it again",
        advice=_ELSEWHERE,
        text_at_risk=True,
    )


def _missing(patient: Patient) -> Iterator[Lost]:
    """What is needed and not there, damaged objects left out: those are told by themselves."""
    for lost in patient.reach.lost.values():
        if lost.oid not in patient.damaged and lost.oid not in patient.tips.values():
            yield lost
    for oid, path in _staged(patient).items():
        known = oid in patient.reach.found or oid in patient.reach.lost or oid in patient.damaged
        if not known and pygit2.Oid(hex=oid) not in patient.odb:
            yield Lost(oid, "file", path, "")


def _staged(patient: Patient) -> dict[str, str]:
    """Paths of the files in the index by blob id; submodules left out."""
    if patient.index is None:
        return {}
    commit = pygit2.enums.FileMode.COMMIT
    return {str(entry.id): entry.path for entry in patient.index if entry.mode != commit}


def _lost(patient: Patient, lost: Lost) -> Ailment:
    what = f"git lacks {_described(lost)}"
    source = _source(patient, lost.oid)
    if source is None:
        return Ailment("object-missing", lost.oid, what, advice=_ELSEWHERE, text_at_risk=True)
    return Ailment("object-missing", lost.oid, what, _again(source), text_at_risk=True)


def _described(lost: Lost) -> str:
    where = f" of the commit {lost.commit[:12]}" if lost.commit else ""
    if lost.kind == "file":
        return f"the text of {lost.path}{where or ', which was about to be committed'}"
    if lost.kind == "folder":
        return f"the folder {lost.path or 'at the top'}{where}"
    before = f", which comes before {lost.commit[:12]}" if lost.commit else ""
    return f"the {lost.kind} {lost.oid[:12]}{before}"


@dataclass(frozen=True, slots=True)
class _Source:
    """Where the bytes of a lost object still are."""

    place: str
    kind: pygit2.enums.ObjectType
    data: bytes


def _source(patient: Patient, oid: str) -> _Source | None:
    """A file of the work tree, or a folder as the index has it, that is a lost object."""
    if (tree := patient.staged_trees.get(oid)) is not None:
        return _Source("git's index", pygit2.enums.ObjectType.TREE, tree)
    file = patient.disk.get(oid)
    if file is None:
        return None
    data = read_regular(file)
    # git may have stored the line ends otherwise; a file that has changed since is no source.
    stored = next((d for d in (data, data.replace(b"\r\n", b"\n")) if blob_id(d) == oid), None)
    if stored is None:
        return None
    return _Source(patient.inside(file), pygit2.enums.ObjectType.BLOB, stored)


def _again(source: _Source) -> str:
    return f"Write it again from {source.place}, which holds the same"


def _packed(patient: Patient, oid: str) -> bool:
    if not (patient.objects / "pack").is_dir():
        return False
    return bool(pygit2.OdbBackendPack(str(patient.objects)).exists(pygit2.Oid(hex=oid)))


def _repair_damaged(patient: Patient, ailment: Ailment) -> str:
    file = loose_path(patient.objects, ailment.place)
    if is_sound(file, ailment.place):
        return "it is whole by now"
    source = _source(patient, ailment.place)
    file.unlink(missing_ok=True)
    if source is None:
        return "it is set aside; its file is in the backup"
    return _write(patient, source)


def _repair_missing(patient: Patient, ailment: Ailment) -> str:
    source = _source(patient, ailment.place)
    if source is None:
        raise StorageError("the file that held the same has changed meanwhile")
    return _write(patient, source)


def _write(patient: Patient, source: _Source) -> str:
    pygit2.settings.enable_fsync_gitdir(True)
    pygit2.Odb(str(patient.objects)).write(source.kind, source.data)
    return f"it is written again from {source.place}"


REPAIRS: Treatments = {
    "object-damaged": _repair_damaged,
    "object-missing": _repair_missing,
}
