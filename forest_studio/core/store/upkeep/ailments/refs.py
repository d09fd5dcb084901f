"""HEAD and the branches: files that are no references, and references to commits that are lost."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from forest_studio.core.model.errors import Busy, StorageError
from forest_studio.core.store.disk.exchange import create, replace
from forest_studio.core.store.git.raw_refs import RawRef, packed_refs, reflog, resolved
from forest_studio.core.store.upkeep.ailments.ailment import Ailment, Treatments
from forest_studio.core.store.upkeep.last_good import Good, last_good
from forest_studio.core.store.upkeep.object_walk import Lost
from forest_studio.core.store.upkeep.patient import Patient

_HEADS = "refs/heads/"
_TRAILS = _HEADS + "forest-trails"
_MOVED_TO = "checkout: moving from "


def find(patient: Patient) -> Iterator[Ailment]:
    """What is wrong with HEAD, then with each reference."""
    yield from _head(patient)
    for ref in patient.refs.values():
        reason = _problem(patient, ref)
        if reason:
            yield _broken(patient, ref.name, reason)


def _head(patient: Patient) -> Iterator[Ailment]:
    head = patient.head
    reason = "the file is gone" if head is None else head.problem
    if head is not None and head.oid and patient.walk().snapshot(head.oid).lost:
        reason = f"it stands on the commit {head.oid[:12]}, which is lost"
    if reason:
        yield _broken_head(patient, reason)
    elif head is not None and head.target and head.target not in patient.refs:
        yield from _missing_branch(patient, head.target)
    elif head is not None and head.oid:
        yield from _detached(patient, head.oid)


def _broken_head(patient: Patient, reason: str) -> Ailment:
    branch = _branch_for_head(patient)
    return Ailment(
        "head-broken",
        ".git/HEAD",
        f"git does not know which branch is checked out: {reason}",
        f"Let HEAD name the branch {branch.removeprefix(_HEADS)}" if branch else "",
        advice="" if branch else "Write 'ref: refs/heads/NAME' into .git/HEAD by hand",
    )


def _branch_for_head(patient: Patient) -> str:
    """The branch that was most likely checked out; empty when there is none at all."""
    branches = [n for n in patient.refs if n.startswith(_HEADS) and n != _TRAILS]
    log = reflog(patient.git_dir, "HEAD")
    newest = log[0].oid if log else ""
    by_log = [n for n in branches if newest and patient.tips.get(n) == newest]
    moved = [line.message.rpartition(" to ")[2] for line in log if _MOVED_TO in line.message]
    named = [_HEADS + name for name in (*moved[:1], "main", "master") if _HEADS + name in branches]
    logs = patient.common / "logs" / _HEADS
    logged = sorted(_HEADS + f.relative_to(logs).as_posix() for f in logs.rglob("*") if f.is_file())
    logged = [name for name in logged if name != _TRAILS]
    return next(iter([*by_log, *named, *branches, *logged]), "")


def _missing_branch(patient: Patient, name: str) -> Iterator[Ailment]:
    """A branch without a file is a new one, unless its log tells that it had commits."""
    if not any(line.oid for line in reflog(patient.common, name)):
        return
    yield _broken(patient, name, "its file is gone")


def _detached(patient: Patient, commit: str) -> Iterator[Ailment]:
    """HEAD off any branch, with commits that the next checkout would leave behind."""
    in_work = patient.git is not None and patient.git.state() != 0
    others = [oid for name, oid in patient.tips.items() if name != "HEAD"]
    if in_work or commit in patient.walk().from_all(others).found:
        return
    yield Ailment(
        "head-detached",
        ".git/HEAD",
        f"HEAD stands on the commit {commit[:12]}, which is on no branch: the next checkout would "
        "leave it behind",
        f"Make the branch {_rescue_name(commit)} there and check it out; no file changes",
        text_at_risk=True,
    )


def _rescue_name(commit: str) -> str:
    return f"rescued-{commit[:8]}"


def _problem(patient: Patient, ref: RawRef) -> str:
    if ref.problem:
        return ref.problem
    oid = resolved(patient.refs, ref)
    if not oid and not ref.target.startswith("refs/remotes/"):
        return "it leads to no other reference"
    if not ref.oid:
        return ""
    lost = patient.reach.lost
    if oid in lost and not patient.is_partial:
        return f"its commit {oid[:12]} is lost"
    if not lost or patient.is_partial or not ref.name.startswith(_HEADS):
        return ""
    gone = patient.walk().snapshot(oid).lost.values()
    return f"folders of its commit {oid[:12]} are lost" if _unusable(gone) else ""


def _unusable(gone: Iterable[Lost]) -> bool:
    return any(lost.kind in ("commit", "folder") for lost in gone)


def _broken(patient: Patient, name: str, reason: str) -> Ailment:
    short = name.removeprefix("refs/heads/").removeprefix("refs/")
    kind = "branch" if name.startswith(_HEADS) else "reference"
    good = last_good(patient, name) if name.startswith(_HEADS) else None
    message = f"the {kind} {short} is broken: {reason}"
    risk = name.startswith(_HEADS)
    if good is not None:
        what = (
            f"Take the {kind} back to {good.commit[:12]}, from {good.source}; the files stay as "
            "they are on disk, and what differs shows as a change"
        )
        return Ailment("ref-broken", name, message, what, text_at_risk=risk)
    if name == (patient.head.target if patient.head else ""):
        advice = "Clone the repository again beside this folder, and copy your files into it"
        return Ailment("ref-broken", name, message, advice=advice, text_at_risk=True)
    what = f"Set the {kind} aside; no commit of it is left here"
    return Ailment("ref-broken", name, message, what, text_at_risk=risk)


def _repair_head(patient: Patient, _: Ailment) -> str:
    branch = _branch_for_head(patient)
    if not branch:
        raise StorageError("there is no branch that HEAD could name")
    _write(patient.git_dir / "HEAD", f"ref: {branch}\n".encode())
    return f"HEAD names the branch {branch.removeprefix(_HEADS)}"


def _attach(patient: Patient, _: Ailment) -> str:
    head = patient.head
    if head is None or not head.oid:
        raise StorageError("HEAD has moved meanwhile")
    name = _rescue_name(head.oid)
    if _HEADS + name not in patient.refs:
        (patient.common / _HEADS).mkdir(parents=True, exist_ok=True)
        _write(patient.common / _HEADS / name, f"{head.oid}\n".encode())
    _write(patient.git_dir / "HEAD", f"ref: {_HEADS}{name}\n".encode())
    return f"the branch {name} is checked out"


def _repair_ref(patient: Patient, ailment: Ailment) -> str:
    name = ailment.place
    good = last_good(patient, name) if name.startswith(_HEADS) else None
    file = patient.common / name
    if good is not None:
        return _take_back(file, name, good)
    if name in packed_refs(patient.common):
        _delete_packed(patient, name)
    file.unlink(missing_ok=True)
    return "it is set aside; its file is in the backup"


def _take_back(file: Path, name: str, good: Good) -> str:
    file.parent.mkdir(parents=True, exist_ok=True)
    _write(file, f"{good.commit}\n".encode())
    return f"{name.removeprefix(_HEADS)} stands on {good.commit[:12]}, from {good.source}"


def _delete_packed(patient: Patient, name: str) -> None:
    if patient.git is None:
        raise StorageError("the repository has to be opened first", remedy="Run the doctor again")
    (patient.common / name).unlink(missing_ok=True)
    patient.git.references.delete(name)


def _write(file: Path, data: bytes) -> None:
    """Replaces a reference's file under the lock that git takes for it; raises Busy or OSError."""
    lock = file.with_name(file.name + ".lock")
    try:
        create(lock, data)
    except FileExistsError as error:
        raise Busy(f"{lock.name} is held", remedy="See to that lock first") from error
    replace(lock, file)


REPAIRS: Treatments = {
    "head-broken": _repair_head,
    "head-detached": _attach,
    "ref-broken": _repair_ref,
}
