"""What the bench prints: tables on stdout, progress on stderr, and the way a run is stopped."""

import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from forest_studio.bench.figures import NO_PLOT, can_draw
from forest_studio.bench.report import Report
from forest_studio.bench.runner import Progress
from forest_studio.bench.tables import Table
from forest_studio.cli.output import console, json_text, one_line, say

_WIDTH = 260
"""Columns where no terminal is, so that no cell is broken."""


def tell(line: str) -> None:
    """One line on stderr about how a run goes."""
    print(one_line(line), file=sys.stderr, flush=True)


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
    return replace(
        table,
        title=one_line(table.title),
        columns=[one_line(column) for column in table.columns],
        rows=[[one_line(cell) for cell in row] for row in table.rows],
        note=one_line(table.note),
    )


def print_report(report: Report) -> None:
    """The heading and the tables of a run."""
    for line in report.heading():
        say(one_line(line))
    say()
    print_tables(report.tables())


def figures_missing() -> None:
    """One line where no figure could be drawn."""
    if not can_draw():
        tell(NO_PLOT)


@contextmanager
def stopping() -> Iterator[Callable[[], bool]]:
    """Ctrl+C, or SIGTERM, stops the run after the current sample; a second one breaks it off."""
    asked = False

    def ask(number: int, frame: FrameType | None) -> None:
        nonlocal asked
        if asked:
            signal.default_int_handler(number, frame)
        asked = True
        tell("stopping after this sample; once more breaks it off")

    before = {number: signal.signal(number, ask) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: asked
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


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
            taken = progress.sample
            about = one_line(f"{taken.arm} {taken.question}") if taken else "preparing"
            bar.update(task, completed=progress.done, total=progress.total, description=about)

        yield advance


def _told_in_lines(progress: Progress) -> None:
    if progress.sample is None:
        return
    if progress.done * 10 // progress.total != (progress.done - 1) * 10 // progress.total:
        tell(f"{progress.done} of {progress.total} samples")


def say_line(event: Mapping[str, Any]) -> None:
    """One JSON object on one line of stdout, at once."""
    sys.stdout.write(json_text(event) + "\n")
    sys.stdout.flush()


@contextmanager
def telling_lines(folder: Path) -> Iterator[Callable[[Progress], None]]:
    """A line of JSON before the first sample and after each: for the program that started this."""

    def advance(progress: Progress) -> None:
        taken = progress.sample
        told: dict[str, Any] = {"done": progress.done, "total": progress.total}
        if taken is None:
            say_line({"event": "start", **told, "folder": str(folder.resolve())})
            return
        scores = taken.scores
        say_line(
            {
                "event": "sample",
                **told,
                "arm": taken.arm,
                "question": taken.question,
                "repeat": taken.repeat,
                "correct": scores.correct,
                "right": scores.right,
                "reached": scores.reached,
                "error": taken.error,
            }
        )

    yield advance
