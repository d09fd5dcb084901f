"""How far a run is, for people and for programs, and the way it is stopped."""

import shlex
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from forest_studio.bench.runner import Progress
from forest_studio.cli.bench_output import say_line, tell
from forest_studio.cli.output import console, one_line

Stopped = Callable[[], bool]
Tell = Callable[[int, int, str], None]
"""Told how much is done, of how much, and what was done last; nothing before the first."""


def until_stopped(take: Callable[[Stopped], bool], unit: str = "sample") -> tuple[bool, bool]:
    """Runs what takes samples; whether all are there, and whether somebody stopped it.

    Ctrl+C, or SIGTERM, stops it after the current ``unit``; a second one breaks that off.
    """
    complete = False
    try:
        with _stopping(unit) as stopped:
            complete = take(stopped)
            return complete, stopped()
    except KeyboardInterrupt:
        return complete, True  # Asked twice; what stands in the folder is whole all the same.


def tell_how_to_go_on(folder: Path) -> None:
    """One line after a run that was stopped."""
    tell(f"stopped; go on with: forest-studio bench resume {shlex.quote(str(folder))}")


@contextmanager
def _stopping(unit: str) -> Iterator[Stopped]:
    asked = False

    def ask(number: int, frame: FrameType | None) -> None:
        nonlocal asked
        if asked:
            signal.default_int_handler(number, frame)
        asked = True
        tell(f"stopping after this {unit}; once more breaks it off")

    before = {number: signal.signal(number, ask) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: asked
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def telling(units: str = "samples") -> Iterator[Tell]:
    """A bar on stderr in a terminal, else a line for every tenth of the run."""
    shown = console(to_errors=True)
    if not shown.is_terminal:
        yield lambda done, total, about: _tell_tenth(done, total, units) if about else None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Bar(*columns, TimeRemainingColumn(), console=shown) as bar:
        task = bar.add_task(units)

        def advance(done: int, total: int, about: str) -> None:
            said = one_line(about) or "preparing"
            bar.update(task, completed=done, total=total, description=said)

        yield advance


def _tell_tenth(done: int, total: int, units: str) -> None:
    if done * 10 // total != (done - 1) * 10 // total:
        tell(f"{done} of {total} {units}")


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
