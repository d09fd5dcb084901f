"""Saves a repository before it is repaired: a bundle of its history, and a zip of all the rest.

``git clone FILE.bundle`` gives the history back. The zip holds the files that no commit has, git's
own small files, and every loose object that is not in the bundle, damaged ones too.
"""

import os
import secrets
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import platformdirs
import pygit2

from forest_studio.core.store.disk.exchange import fsync_folder
from forest_studio.core.store.disk.files import read_regular
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git.bundle import write_bundle
from forest_studio.core.store.git.checkout import git_errors
from forest_studio.core.store.upkeep.object_walk import Reach
from forest_studio.core.store.upkeep.patient import Patient

_README = """\
Forest Studio made this before it repaired {name}.

{bundle}
files/  The files that no commit had, as they were in the folder.
git/    git's own small files as they were (references, logs, index, locks), and the objects that
        are not in the bundle, damaged ones too.
"""
_STATE = ("HEAD", "ORIG_HEAD", "packed-refs", "shallow", "index", "config", "config.worktree")
_STATE_FOLDERS = ("refs", "logs", "forest/drafts", "forest/*/drafts")


@dataclass(frozen=True, slots=True)
class Backup:
    """Where everything was saved."""

    bundle: Path | None
    """The history; None when no reference is whole."""
    rest: Path
    """The zip beside it."""
    left_out: tuple[str, ...] = ()
    """References whose history is not whole, and files that could not be read or are too large."""


def back_up(path: Path, target: Path | None = None) -> Backup:
    """Saves the repository around a path; by default in the user's data folder.

    ``target`` is the bundle's file, which must not exist yet. Raises BrokenForest or StorageError,
    and leaves no half of a backup behind that looks whole.
    """
    return back_up_patient(Patient(path), target)


def back_up_patient(patient: Patient, target: Path | None = None) -> Backup:
    """As ``back_up``, of a repository that is being looked at."""
    bundle = target or _place(patient.work_tree.name)
    with git_errors(f"can't save a backup in {bundle.parent}"):
        bundle.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.path.lexists(bundle):
            raise FileExistsError(17, "there is a file of that name", str(bundle))
        refs, reach = _bundled(patient, bundle)
        saved = _Rest(patient, reach)
        rest = saved.write(bundle.with_suffix(".zip"), bundle if refs else None)
        broken = [name for name in patient.tips if name not in refs]
        return Backup(bundle if refs else None, rest, (*broken, *saved.left_out))


def backups_folder() -> Path:
    """Where backups go unless another place is named."""
    return Path(platformdirs.user_data_dir("forest-studio")) / "backups"


def _place(name: str) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return backups_folder() / f"{name or 'forest'}-{stamp}-{secrets.token_hex(2)}.bundle"


def _bundled(patient: Patient, target: Path) -> tuple[dict[str, str], Reach]:
    """Writes the bundle of all whole references; what it holds. Empty when there is none."""
    for thorough in (False, True):
        refs, reach = _whole(patient, thorough)
        if not refs:
            break
        shallow = [oid for oid in patient.shallow if oid in reach.found]
        try:
            write_bundle(patient.objects, refs, reach.found, target, _cut_off(patient, shallow))
        except (pygit2.GitError, KeyError):
            if thorough:
                raise
            continue  # A packed file is damaged, which only reading it tells.
        return refs, reach
    return {}, Reach()


def _whole(patient: Patient, thorough: bool) -> tuple[dict[str, str], Reach]:
    """The references of which nothing is missing, and what they are made of."""
    walk = patient.walk(thorough=thorough)
    reach = walk.from_all(patient.tips.values()) if thorough else patient.reach
    if not reach.lost:
        return patient.tips, reach
    whole = {n: oid for n, oid in patient.tips.items() if not walk.from_all([oid]).lost}
    return whole, walk.from_all(whole.values())


def _cut_off(patient: Patient, shallow: list[str]) -> list[str]:
    """The parents that a shallow clone left out."""
    parents: dict[str, None] = {}
    for oid in shallow:
        _, data = patient.odb.read(pygit2.Oid(hex=oid))
        for line in data.partition(b"\n\n")[0].splitlines():
            if line.startswith(b"parent "):
                parents[line[7:].decode("ascii")] = None
    return list(parents)


class _Rest:
    """What no bundle can hold."""

    def __init__(self, patient: Patient, reach: Reach) -> None:
        self._patient = patient
        self._reach = reach
        self.left_out: list[str] = []

    def write(self, target: Path, bundle: Path | None) -> Path:
        """Writes the zip in one step; raises OSError."""
        new = target.with_name(f".{target.name}-{secrets.token_hex(4)}")
        try:
            descriptor = os.open(new, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
            with os.fdopen(descriptor, "w+b") as file:
                with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as z:
                    z.writestr("README.txt", self._readme(bundle))
                    for name, data in self._members():
                        z.writestr(name, data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(new, target)
        finally:
            new.unlink(missing_ok=True)
        fsync_folder(target.parent)
        return target

    def _readme(self, bundle: Path | None) -> str:
        how = (
            f"{bundle.name} holds the history: git clone {bundle.name}" if bundle else "No history."
        )
        return _README.format(name=self._patient.work_tree, bundle=how)

    def _members(self) -> Iterator[tuple[str, bytes]]:
        """Name in the zip and bytes of everything that is saved."""
        patient = self._patient
        for file in patient.files():
            yield from self._file(file)
        places = dict.fromkeys((patient.git_dir, patient.common))
        for place in places:
            for file in _state(place):
                yield from self._read(_in_git(patient, file), file)
        for oid, file in patient.loose.items():
            if oid not in self._reach.found:
                yield from self._read(_in_git(patient, file), file)

    def _file(self, file: Path) -> Iterator[tuple[str, bytes]]:
        """A file of the work tree, unless the bundle has its bytes or git ignores it."""
        name = file.relative_to(self._patient.work_tree).as_posix()
        for found, data in self._read(f"files/{name}", file):
            stored = (data, data.replace(b"\r\n", b"\n"))
            saved = any(blob_id(bytes_) in self._reach.found for bytes_ in stored)
            if not saved and not self._patient.ignores(file):
                yield found, data

    def _read(self, name: str, file: Path) -> Iterator[tuple[str, bytes]]:
        try:
            # git's own files were looked at before; its index may be larger than a node may be.
            data = file.read_bytes() if name.startswith("git/") else read_regular(file)
        except OSError as error:
            self.left_out.append(f"{self._patient.inside(file)}: {error.strerror or error}")
            return
        yield name.encode("utf-8", "surrogateescape").decode("utf-8", "replace"), data


def _state(place: Path) -> Iterator[Path]:
    """git's small files that a repair may touch."""
    names = [place / name for name in _STATE]
    locks = sorted(place.glob("*.lock"))
    folders = [file for name in _STATE_FOLDERS for file in sorted(place.glob(f"{name}/**/*"))]
    yield from (f for f in (*names, *locks, *folders) if f.is_file() and not f.is_symlink())


def _in_git(patient: Patient, file: Path) -> str:
    """A file's name in the zip: those of a linked work tree lie apart."""
    if file.is_relative_to(patient.common):
        return f"git/{file.relative_to(patient.common).as_posix()}"
    return f"git/{file.relative_to(patient.git_dir).as_posix()}"
