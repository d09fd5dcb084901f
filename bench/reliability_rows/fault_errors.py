"""Row 3: the disk is full, or fails, at every single call that changes something."""

import errno
from pathlib import Path

from reliability_rows import single_writes
from reliability_rows.children import Child
from reliability_rows.faults import Fault, Injector
from reliability_rows.row import Row, Scale
from reliability_rows.single_writes import Case

_SAYS = {errno.ENOSPC: ("space", "disk"), errno.EIO: ("input/output", "disk")}
"""What a message has to name, one of them, for a curator to know what is wrong."""
_STEP = 41
"""Of how many points the short run takes one."""


def run(scale: Scale) -> Row:
    """Errors of one call, and errors of all calls from one on."""
    row = Row("3 disk full, I/O errors")
    injector = Injector(scale.folder / "trace")
    for case in single_writes.cases(scale.folder):
        points = _Points(case, injector, row)
        for error in _SAYS:
            for lasting in (False, True):
                points.try_all(scale, error, lasting)
    every = "every point" if scale.long else f"every {_STEP}th point"
    row.notes.append(f"{every}, by {injector.how}; errors of one call, and of all from it on")
    return row


class _Points:
    """The points of one kind of write."""

    def __init__(self, case: Case, injector: Injector, row: Row) -> None:
        self._case, self._injector, self._row = case, injector, row

    def try_all(self, scale: Scale, error: int, lasting: bool) -> None:
        """Lets each of them fail, or some."""
        root = single_writes.copy(self._case.template, scale.folder / "forest")
        points = self._injector.points(self._case.work(root, True))
        step = scale.pick(_STEP, 1)
        for point in points[(scale.seed + error + lasting) % step :: step]:
            single_writes.copy(self._case.template, root)
            fault = Fault(point, error, lasting)
            child = self._injector.run(self._case.work(root, True), fault)
            self._row.trials += 1
            name = f"{errno.errorcode[error]}{' from there on' if lasting else ''}"
            self._look(root, child, error, f"{self._case.name}, {name} at {point}")

    def _look(self, root: Path, child: Child, error: int, where: str) -> None:
        """The error is ours and clear; with the disk well again, the next write goes through."""
        row = self._row
        acknowledged = child.lines == ["A"]
        row.acknowledged += acknowledged
        if not acknowledged:
            self._judge_message(child.lines, error, where)
        single_writes.look_at_disk(self._case, root, row, where)
        told = single_writes.write_next(root).lines
        if told != ["A"]:
            row.fail(f"{where}: the next write got {told}")
        single_writes.judge(self._case, root, acknowledged, row, where)

    def _judge_message(self, lines: list[str], error: int, where: str) -> None:
        kind, _, message = (lines or ["died"])[0].partition(" ")
        self._row.errors[message.partition(" ")[0] or "died"] += 1
        if len(lines) != 1 or kind != "E":
            self._row.fail(f"{where}: told {lines}")
        elif not any(word in message.lower() for word in _SAYS[error]):
            self._row.fail(f"{where}: an unclear message: {message}")
