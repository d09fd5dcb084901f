"""The logs of references: lines that a power cut spoilt, and lines about commits that are lost."""

import os
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygit2

from forest_studio.core.store.disk.exchange import fsync_folder
from forest_studio.core.store.upkeep.ailments.ailment import Ailment, Treatments
from forest_studio.core.store.upkeep.patient import Patient

_LINE = re.compile(rb"([0-9a-f]{40}) ([0-9a-f]{40}) ([^\0\n]*)")
_NOTHING = b"0" * 40


def find(patient: Patient) -> Iterator[Ailment]:
    """Logs in which git would stumble."""
    for log in _logs(patient):
        lines = _lines(log)
        good = _good(patient, lines)
        if lines != good:
            yield Ailment(
                "log-broken",
                patient.inside(log),
                f"{max(len(lines) - len(good), 1)} of {len(lines)} lines in git's log of where "
                f"{_ref(patient, log)} stood are spoilt, or about commits that are lost",
                "Take those lines out",
            )


def _logs(patient: Patient) -> Iterator[Path]:
    for place in dict.fromkeys((patient.git_dir, patient.common)):
        yield from sorted(file for file in (place / "logs").rglob("*") if file.is_file())


def _lines(log: Path) -> list[bytes]:
    lines = log.read_bytes().split(b"\n")
    return lines[:-1] if not lines[-1] else lines


def _ref(patient: Patient, log: Path) -> str:
    return patient.inside(log).removeprefix(".git/logs/").removeprefix("refs/heads/")


def _good(patient: Patient, lines: list[bytes]) -> list[bytes]:
    """The lines about commits that are there, each beginning where the one before it ended."""
    known: dict[bytes, bool] = {_NOTHING: True}
    good: list[bytes] = []
    before = _NOTHING
    for line in lines:
        found = _LINE.fullmatch(line)
        if found is None or not _is_there(patient, found[2], known):
            continue
        start = found[1] if _is_there(patient, found[1], known) else before
        good.append(b"%s %s %s" % (start, found[2], found[3]))
        before = found[2]
    return good


def _is_there(patient: Patient, oid: bytes, known: dict[bytes, bool]) -> bool:
    if oid not in known:
        name = oid.decode("ascii")
        known[oid] = name not in patient.damaged and pygit2.Oid(hex=name) in patient.odb
    return known[oid]


def _repair(patient: Patient, ailment: Ailment) -> str:
    log = next(filter(partial(_is_at, patient, ailment.place), _logs(patient)), None)
    if log is None:
        return "it is gone by now"
    lines = _good(patient, _lines(log))
    new = log.with_name(log.name + ".lock")
    with new.open("xb") as file:
        file.write(b"".join(line + b"\n" for line in lines))
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, log)
    fsync_folder(log.parent)
    return "one line is left" if len(lines) == 1 else f"{len(lines)} lines are left"


def _is_at(patient: Patient, place: str, log: Path) -> bool:
    return patient.inside(log) == place


REPAIRS: Treatments = {"log-broken": _repair}
