"""git's objects: files that a power cut emptied, and what commits or the index refer to in vain."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pygit2

from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.ailments.ailment import Ailment, Treatments
from forest_studio.core.store.files import read_regular
from forest_studio.core.store.loose_objects import is_sound, loose_path
from forest_studio.core.store.object_walk import Lost
from forest_studio.core.store.patient import Patient
from forest_studio.core.store.texts import blob_id

_BLOB = pygit2.enums.ObjectType.BLOB
_CHUNK = 1 << 20
_ELSEWHERE = "Fetch it from another clone: 'git fetch' does when a remote has it"


def find(patient: Patient) -> Iterator[Ailment]:
    """Damaged packs, damaged loose objects, and what is missing altogether."""
    for pack in sorted((patient.objects / "pack").glob("*.pack")):
        reason = _pack_problem(pack)
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


def _pack_problem(pack: Path) -> str:
    """Why a pack can't be whole: no index, or not the bytes that its own checksum is of."""
    if not pack.with_suffix(".idx").exists():
        return "its index is missing"
    digest = hashlib.sha1(usedforsecurity=False)
    try:
        with pack.open("rb") as file:
            left = pack.stat().st_size - digest.digest_size
            while left > 0 and (chunk := file.read(min(_CHUNK, left))):
                digest.update(chunk)
                left -= len(chunk)
            return "" if file.read() == digest.digest() else "its checksum is wrong"
    except OSError as error:
        return error.strerror or str(error)


def _damaged(patient: Patient, oid: str) -> Ailment:
    empty = patient.loose[oid].stat().st_size == 0
    what = f"the object {oid[:12]} is {'empty, as after a power cut' if empty else 'damaged'}"
    source = _source(patient, oid)
    lost = patient.reach.lost.get(oid)
    if source is not None:
        repair = f"Write it again from {patient.inside(source)}, which holds the same bytes"
        return Ailment("object-damaged", oid, what, repair, text_at_risk=True)
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
    source = _source(patient, lost.oid) if lost.kind in ("file", "object") else None
    if source is None:
        return Ailment("object-missing", lost.oid, what, advice=_ELSEWHERE, text_at_risk=True)
    repair = f"Write it again from {patient.inside(source)}, which holds the same bytes"
    return Ailment("object-missing", lost.oid, what, repair, text_at_risk=True)


def _described(lost: Lost) -> str:
    where = f" of the commit {lost.commit[:12]}" if lost.commit else ""
    if lost.kind == "file":
        return f"the text of {lost.path}{where or ', which was about to be committed'}"
    if lost.kind == "folder":
        return f"the folder {lost.path or 'at the top'}{where}"
    return f"the {lost.kind} {lost.oid[:12]}" + (
        f", which comes before {lost.commit[:12]}" * bool(lost.commit)
    )


def _source(patient: Patient, oid: str) -> Path | None:
    """A file of the work tree with the bytes of a lost one."""
    return patient.disk.get(oid)


def _packed(patient: Patient, oid: str) -> bool:
    if not (patient.objects / "pack").is_dir():
        return False
    return bool(pygit2.OdbBackendPack(str(patient.objects)).exists(pygit2.Oid(hex=oid)))


def _repair_damaged(patient: Patient, ailment: Ailment) -> str:
    file = loose_path(patient.objects, ailment.place)
    if is_sound(file, ailment.place):
        return "it is whole by now"
    source = _source(patient, ailment.place)
    data = None if source is None else read_regular(source)
    file.unlink(missing_ok=True)
    if source is None or data is None:
        return "it is set aside; its file is in the backup"
    _write(patient, ailment.place, data)
    return f"it is written again from {patient.inside(source)}"


def _repair_missing(patient: Patient, ailment: Ailment) -> str:
    source = _source(patient, ailment.place)
    if source is None:
        raise StorageError("the file that held the same bytes has changed meanwhile")
    _write(patient, ailment.place, read_regular(source))
    return f"it is written again from {patient.inside(source)}"


def _write(patient: Patient, oid: str, data: bytes) -> None:
    """Writes a blob from a file's bytes, whose line ends git may have stored otherwise."""
    stored = next((d for d in (data, data.replace(b"\r\n", b"\n")) if blob_id(d) == oid), None)
    if stored is None:
        raise StorageError("the file that held the same bytes has changed meanwhile")
    pygit2.settings.enable_fsync_gitdir(True)
    pygit2.Odb(str(patient.objects)).write(_BLOB, stored)


REPAIRS: Treatments = {
    "object-damaged": _repair_damaged,
    "object-missing": _repair_missing,
}
