"""What the bench prints: tables on stdout, progress on stderr, and the way a run is stopped."""

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from types import FrameType

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from forest_studio.bench.report import Report
from forest_studio.bench.runner import Progress
from forest_studio.bench.tables import Table
from forest_studio.cli.output import console, one_line, say

_WIDTH = 260
"""Columns where no terminal is, so that no cell is broken."""


def tell(line: str) -> None:
    """One line on stderr about how a run goes."""
    print(line, file=sys.stderr, flush=True)


def print_tables(tables: Sequence[Table]) -> None:
    """Tables on stdout, as wide as they need where no terminal is."""
    shown = console()
    if not shown.is_terminal:
        shown.width = _WIDTH
    for table in tables:
        shown.print(_safe(table).rich())
        shown.print()


def _safe(table: Table) -> Table:
    """Names and texts of a forest or a suite, as a terminal may show them."""
    return replace(table, rows=[[one_line(cell) for cell in row] for row in table.rows])


def print_report(report: Report) -> None:
    """The heading and the tables of a run."""
    for line in report.heading():
        say(one_line(line))
    say()
    print_tables(report.tables())


@contextmanager
def stopping() -> Iterator[Callable[[], bool]]:
    """Ctrl+C asks the run to stop after the current sample; a second one breaks it off."""
    asked = False

    def ask(number: int, frame: FrameType | None) -> None:
        nonlocal asked
        if asked:
            signal.default_int_handler(number, frame)
        asked = True
        tell("stopping after this sample; once more breaks it off")

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield lambda: asked
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def telling() -> Iterator[Callable[[Progress], None]]:
    """A bar on stderr in a terminal, else a line for every tenth of the run."""
    shown = console(to_errors=True)
    if not shown.is_terminal:
        yield _told_in_lines
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Bar(*columns, TimeRemainingColumn(), console=shown) as bar:
        task = bar.add_task("samples")

        def advance(progress: Progress) -> None:
            bar.update(
                task,
                completed=progress.done,
                total=progress.total,
                description=one_line(f"{progress.sample.arm} {progress.sample.question}"),
            )

        yield advance


def _told_in_lines(progress: Progress) -> None:
    if progress.done * 10 // progress.total != (progress.done - 1) * 10 // progress.total:
        tell(f"{progress.done} of {progress.total} samples")
