"""The kinds of writes that faults are put into, and what each may leave behind."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from forest_studio.core.model.errors import ForestError
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.repository import Conflict, FileWrite, Repository
from reliability_rows import place
from reliability_rows.children import Child, Tell, Work
from reliability_rows.row import Row

_OLD, _NEW = "old\n" * 40, "new\n" * 60
_FILES = {"a.md": _OLD, "b.md": _OLD + "b\n", "deep/er/d.md": _OLD + "d\n"}
_NEXT = FileWrite("next.md", b"next\n", None)


@dataclass(frozen=True, slots=True)
class Case:
    """One kind of write, on a forest of its own that is copied for each fault."""

    name: str
    template: Path
    writes: tuple[FileWrite, ...]

    @property
    def before(self) -> dict[str, bytes]:
        """The files of the forest before the write."""
        return {} if self.name == "first commit" else {p: t.encode() for p, t in _FILES.items()}

    @property
    def after(self) -> dict[str, bytes]:
        """The files once the write is done."""
        files: dict[str, bytes | None] = {**self.before}
        files.update({write.path: write.content for write in self.writes})
        return {path: data for path, data in files.items() if data is not None}

    def work(self, root: Path, fsync: bool) -> Work:
        """Does the write in a copy of the forest and tells what became of it."""
        return _write(root, self.writes, fsync)


def cases(folder: Path) -> tuple[Case, ...]:
    """All kinds, with their templates made."""
    edit = FileWrite("a.md", _NEW.encode(), blob_id(_OLD.encode()))
    second = FileWrite("b.md", (_NEW + "b\n").encode(), blob_id((_OLD + "b\n").encode()))
    new = FileWrite("fresh/x.md", _NEW.encode(), None)
    gone = FileWrite("deep/er/d.md", None, blob_id((_OLD + "d\n").encode()))
    grown = place.plant(folder / "grown", _FILES)
    place.git(grown, "status")
    empty = place.plant(folder / "empty", {}, commit=False)
    return (
        Case("edit", grown, (edit,)),
        Case("new file", grown, (new,)),
        Case("delete", grown, (gone,)),
        Case("several files", grown, (edit, second, new, gone)),
        Case("first commit", empty, (FileWrite("a.md", _NEW.encode(), None),)),
    )


def copy(source: Path, target: Path) -> Path:
    """A fresh copy of a forest, in place of what was there."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    return target


def write_next(root: Path) -> Child:
    """Another writer, which has to find everything in order; it has ended."""
    child = Child(_write(root, (_NEXT,), False))
    child.wait()
    return child


def _write(root: Path, writes: tuple[FileWrite, ...], fsync: bool) -> Work:
    def work(tell: Tell) -> None:
        repository = Repository.open(root)
        try:
            done = repository.commit_all(writes, place.ANA, "Write", "edit-body", fsync)
        except ForestError as error:
            tell(f"E {type(error).__name__} {error}")
        except BaseException as error:
            tell(f"U {type(error).__name__} {error}")
        else:
            tell(f"C {done.reason}" if isinstance(done, Conflict) else "A")

    return work


def judge(case: Case, root: Path, acknowledged: bool, row: Row, where: str) -> None:
    """Looks at a forest after a fault: as before, or as wanted, on disk and in git alike."""
    place.look_after(root, row, where)
    next_one = {"next.md": b"next\n"}
    head, disk = place.head_files(root), place.disk_files(root)
    if head != disk:
        row.fail(f"{where}: the disk has {_short(disk)}, HEAD has {_short(head)}")
    head = {path: data for path, data in head.items() if path not in next_one}
    if head != case.after and acknowledged:
        row.lost += 1
        row.describe(f"{where}: acknowledged, but HEAD has {_short(head)}")
    elif head not in (case.before, case.after):
        row.torn += 1
        row.describe(f"{where}: neither as before nor as wanted: {_short(head)}")


def look_at_disk(case: Case, root: Path, row: Row, where: str) -> None:
    """Right after a death: every file on the disk is the whole old or the whole new one."""
    disk = {p: d for p, d in place.disk_files(root).items() if "/.fs-" not in f"/{p}"}
    for path in {*disk, *case.before}:
        if disk.get(path) not in (case.before.get(path), case.after.get(path)):
            row.torn += 1
            row.describe(f"{where}: {path} is neither the old nor the new file")


def _short(files: dict[str, bytes]) -> str:
    return str({path: f"{data[:3].decode()} {len(data)}" for path, data in files.items()})
