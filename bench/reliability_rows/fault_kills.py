"""Row 2: a writer killed before every single call that changes something."""

from pathlib import Path

from reliability_rows import single_writes
from reliability_rows.children import Child
from reliability_rows.faults import Fault, Injector
from reliability_rows.row import Row, Scale
from reliability_rows.single_writes import Case

_STEP = 17
"""Of how many points the short run takes one."""


def run(scale: Scale) -> Row:
    """Every kind of write; recovery by the next writer, and by opening."""
    row = Row("2 killed before each call")
    injector = Injector(scale.folder / "trace")
    for case in single_writes.cases(scale.folder):
        for fsync in (True, False) if scale.long else (True,):
            _Points(case, fsync, injector, row).try_all(scale)
    every = "every point" if scale.long else f"every {_STEP}th point"
    row.notes.append(f"{every}, by {injector.how}; each recovered by opening and by a writer")
    return row


class _Points:
    """The points of one kind of write."""

    def __init__(self, case: Case, fsync: bool, injector: Injector, row: Row) -> None:
        self._case, self._fsync = case, fsync
        self._injector, self._row = injector, row

    def try_all(self, scale: Scale) -> None:
        """Kills at each of them, or at some."""
        root = single_writes.copy(self._case.template, scale.folder / "forest")
        points = self._injector.points(self._case.work(root, self._fsync))
        step = scale.pick(_STEP, 1)
        for point in points[scale.seed % step :: step]:
            single_writes.copy(self._case.template, root)
            child = self._injector.run(self._case.work(root, self._fsync), Fault(point))
            self._row.trials += 1
            where = f"{self._case.name}, fsync {self._fsync}, killed before {point}"
            self._look(root, child, where)

    def _look(self, root: Path, child: Child, where: str) -> None:
        case, row = self._case, self._row
        acknowledged = "A" in child.lines
        row.acknowledged += acknowledged
        for line in child.lines:
            if line != "A":
                row.fail(f"{where}: told {line}")
        single_writes.look_at_disk(case, root, row, where)
        other = single_writes.copy(root, root.with_name("other"))
        single_writes.judge(case, root, acknowledged, row, f"{where}, opened")
        told = single_writes.write_next(other).lines
        if told != ["A"]:
            row.fail(f"{where}: the next writer got {told}")
        single_writes.judge(case, other, acknowledged, row, f"{where}, next write")
