"""How far a run is, for people and for programs, and the way it is stopped."""

import shlex
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Protocol

from rich.progress import BarColumn, MofNCompleteColumn, TaskID, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from forest_studio.bench.preparing import OnPreparing, Preparing
from forest_studio.bench.run_folder import HEADER
from forest_studio.bench.runner import Progress
from forest_studio.cli.bench_output import say_line, tell
from forest_studio.cli.output import console, count, one_line

Stopped = Callable[[], bool]
Listeners = tuple[Callable[[Progress], None], OnPreparing]
"""Told of each sample, and of what is built before the first."""


class Telling(Protocol):
    """How a run goes, for a person."""

    def done(self, done: int, total: int, about: str) -> None:
        """How much is done, of how much, and what was done last; nothing before the first."""
        ...

    def preparing(self, now: Preparing) -> None:
        """What is built before the first."""
        ...


def until_stopped(
    take: Callable[[Stopped], bool], unit: str = "sample or batch"
) -> tuple[bool, bool]:
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
def surviving(folder: Path) -> Iterator[None]:
    """Tells how to go on where the disk breaks off what is written into a folder."""
    try:
        yield
    except OSError:
        if (folder / HEADER).is_file():
            tell_how_to_go_on(folder)
        raise


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
def telling(units: str = "samples") -> Iterator[Telling]:
    """A bar on stderr in a terminal, else a line for every tenth of the run."""
    shown = console(to_errors=True)
    if not shown.is_terminal:
        yield _Tenths(units)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Bar(*columns, TimeRemainingColumn(), console=shown) as bar:
        yield _OnBar(bar, bar.add_task(units))


class _OnBar:
    """The description of the bar says what was done last, or is being built."""

    def __init__(self, bar: Bar, task: TaskID) -> None:
        self._bar, self._task = bar, task

    def done(self, done: int, total: int, about: str) -> None:
        said = one_line(about) or "preparing"
        self._bar.update(self._task, completed=done, total=total, description=said)

    def preparing(self, now: Preparing) -> None:
        self._bar.update(self._task, description=preparing_text(now))


class _Tenths:
    """A line for every tenth, of the run and of what is counted before it."""

    def __init__(self, units: str) -> None:
        self._units = units
        self._prepared = -1

    def done(self, done: int, total: int, about: str) -> None:
        if about and done * 10 // total != (done - 1) * 10 // total:
            tell(f"{done} of {total} {self._units}")

    def preparing(self, now: Preparing) -> None:
        tenth = now.done * 10 // now.total if now.total else self._prepared
        if tenth != self._prepared:
            self._prepared = tenth
            tell(preparing_text(now))


def preparing_text(now: Preparing) -> str:
    """``preparing: vectors, 320 of 2,090 pages``, or ``preparing: forager``."""
    counted = f", {now.done:,} of {count(now.total, 'page')}" if now.total else ""
    return one_line(f"preparing: {now.what}{counted}")


@contextmanager
def telling_lines(folder: Path) -> Iterator[Listeners]:
    """A line of JSON before the first sample and after each: for the program that started this.

    Between ``start`` and the first ``sample`` come ``preparing`` lines, which count the pages of
    ``what`` where anything is counted (``total`` is 0 else).
    """

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

    def prepare(now: Preparing) -> None:
        about = {"what": now.what, "done": now.done, "total": now.total}
        say_line({"event": "preparing", **about})

    yield advance, prepare
