"""The work tree: temporary files of ours, names that collide, and a manifest that can't be read."""

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pygit2

from forest_studio.core.model.changes import Author, Origin
from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.disk import exchange
from forest_studio.core.store.disk.files import read_if_there, read_regular
from forest_studio.core.store.disk.names import folded
from forest_studio.core.store.disk.texts import blob_id, decode
from forest_studio.core.store.git.commits import (
    FILE_MODE,
    branch_tip,
    commit_changes,
    entry_at,
    full_message,
)
from forest_studio.core.store.passports.manifest_file import MANIFEST_NAME, read_manifest
from forest_studio.core.store.upkeep.ailments.ailment import Ailment, Treatments
from forest_studio.core.store.upkeep.patient import Patient
from forest_studio.core.store.writing.journal import read_intent

RESCUED = "forest-rescued"
"""Branch that keeps the bytes of files which a repair removes; it is never checked out."""
_DOCTOR = Author("Forest Studio doctor", "doctor@forest-studio.invalid", Origin.OUTSIDE)
_TEMPORARY = (exchange.NEW_PREFIX, exchange.SWAP_PREFIX)
_LOOKED_AT = 1000
"""Commits in which a manifest that can be read is looked for."""


def find(patient: Patient) -> Iterator[Ailment]:
    """What is wrong among the files themselves."""
    if read_intent(patient.git_dir) is None and not patient.is_written:
        for file in patient.files():
            if file.name.startswith(_TEMPORARY):
                yield _leftover(patient, file)
    yield from _collisions(patient)
    yield from _manifest(patient)


def _leftover(patient: Patient, file: Path) -> Ailment:
    known = _is_known(patient, read_regular(file))
    place = patient.inside(file)
    return Ailment(
        "leftover-file",
        place,
        "a save that was stopped left this temporary file"
        + ("" if known else ", whose text is in no commit"),
        "Remove it"
        if known
        else f"Keep it on the branch {RESCUED}, as {_rescue_path(place)}; then remove it",
        text_at_risk=not known,
    )


def _is_known(patient: Patient, data: bytes) -> bool:
    return blob_id(data) in patient.reach.found


def _rescue_path(place: str) -> str:
    return f"{time.strftime('%Y-%m-%d')}/{place}"


def _collisions(patient: Patient) -> Iterator[Ailment]:
    """Files in git that are one file where case makes no difference."""
    seen: dict[str, str] = {}
    for path in sorted(entry.path for entry in patient.index or ()):
        other = seen.setdefault(folded(path), path)
        if other != path:
            yield Ailment(
                "name-collision",
                path,
                f"{other} and {path} are one file on Windows and macOS: one hides the other there",
                advice="Rename one of the two",
                text_at_risk=True,
            )


def _manifest(patient: Patient) -> Iterator[Ailment]:
    reason = _manifest_problem(patient)
    if not reason:
        return
    good = _good_manifest(patient)
    yield Ailment(
        "manifest-broken",
        patient.inside(patient.root / MANIFEST_NAME),
        f"the forest's manifest can't be read: {reason}",
        ""
        if good is None
        else f"Put back the one of the commit {good[0][:12]}; the present one is kept on the "
        f"branch {RESCUED}",
        advice="Correct it by hand, or remove it: the forest then has its default settings",
    )


def _manifest_problem(patient: Patient) -> str:
    try:
        data = read_if_there(patient.root / MANIFEST_NAME)
    except OSError as error:
        return error.strerror or str(error)
    if data is None:
        return ""
    if data and not data.strip(b"\0\r\n\t "):
        return "it holds nothing, as after a power cut"
    return _unreadable(data)


def _unreadable(data: bytes) -> str:
    _, findings = read_manifest(decode(data))
    wrong = (f for f in findings if f.rule == "manifest-unparsable")
    return next((f"{f.message} (line {f.line})" if f.line else f.message for f in wrong), "")


def _good_manifest(patient: Patient) -> tuple[str, bytes] | None:
    """The newest commit whose manifest can be read, with the manifest's bytes."""
    if patient.git is None or not patient.tip:
        return None
    path = (patient.root / MANIFEST_NAME).relative_to(patient.work_tree).as_posix()
    with contextlib.suppress(pygit2.GitError, KeyError, StorageError):
        for number, commit in enumerate(patient.git.walk(patient.tip)):
            entry = entry_at(patient.git, str(commit.id), path)
            blob = patient.git.get(entry[0]) if entry else None
            if isinstance(blob, pygit2.Blob) and blob.data.strip() and not _unreadable(blob.data):
                return str(commit.id), blob.data
            if number > _LOOKED_AT:
                break
    return None


def _remove_leftover(patient: Patient, ailment: Ailment) -> str:
    file = patient.work_tree / ailment.place
    data = read_if_there(file)
    if data is None:
        return "it is gone by now"
    known = _is_known(patient, data)
    kept = "" if known else _rescue(patient, ailment.place, data)
    file.unlink()
    return f"it is removed; its text is kept as {kept} on {RESCUED}" if kept else "it is removed"


def _put_back_manifest(patient: Patient, _: Ailment) -> str:
    good = _good_manifest(patient)
    if good is None:
        raise StorageError("no commit has a manifest that can be read")
    target = patient.root / MANIFEST_NAME
    with contextlib.suppress(OSError):
        _rescue(patient, patient.inside(target), read_regular(target))
    new = exchange.write_new(target.parent, good[1], None, True)
    try:
        os.replace(new, target)
    finally:
        new.unlink(missing_ok=True)
    exchange.fsync_folder(target.parent)
    return f"the manifest of the commit {good[0][:12]} is back"


def _rescue(patient: Patient, place: str, data: bytes) -> str:
    """Commits bytes to a branch of their own and returns under which path."""
    git = patient.git
    if git is None:
        raise StorageError("the repository has to be opened first", remedy="Run the doctor again")
    pygit2.settings.enable_fsync_gitdir(True)
    ref = f"refs/heads/{RESCUED}"
    path, blob = _rescue_path(place), str(git.create_blob(data))
    tip = branch_tip(git, ref).commit
    if tip and (there := entry_at(git, tip, path)) is not None and there[0] != blob:
        path = f"{path}.{blob[:8]}"
    message = full_message(f"Keep {os.path.basename(place)}", "rescue", _DOCTOR)
    commit_changes(
        git, lambda: branch_tip(git, ref), lambda _: {path: (blob, FILE_MODE)}, message, _DOCTOR
    )
    return path


REPAIRS: Treatments = {
    "leftover-file": _remove_leftover,
    "manifest-broken": _put_back_manifest,
}
