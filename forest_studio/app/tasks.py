"""Background work: every thread of the window comes from here, every result returns to Qt's."""

import logging
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from threading import Event
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from forest_studio.app.garbage import GarbageKeeper
from forest_studio.app.words.translation import translate
from forest_studio.core.model.errors import ForestError

_log = logging.getLogger(__name__)
_READERS = 4
_TURN = 0.0005
"""Seconds after which a thread lets another one run. Qt's gives its turn up at every call into
Qt; by Python's own 5 ms a frame that is painted beside busy workers took half a second."""
WRITER = "writer"
"""The lane of every write: one thread, so that writes keep their order."""
BEHIND = "behind"
"""The lane of what nobody waits for: one after the other, since each busy thread slows Qt's."""


class Stopped(BaseException):
    """Somebody asked the work to stop; no handler of errors on its way may take it for one."""


@dataclass(eq=False)
class Task:
    """One piece of work; the worker asks ``cancelled`` and calls ``report``."""

    work: Callable[["Task"], Any]
    done: Callable[[Any], None]
    failed: Callable[[ForestError], None]
    progressed: Callable[[int, int], None] | None
    report: Callable[[int, int], None] = field(default=lambda _done, _total: None)
    """Tells progress; raises Stopped when nobody waits for the result any more."""
    future: Future[None] | None = None
    after: Future[None] | None = None
    """What has to be done before."""

    def __post_init__(self) -> None:
        self._stop = Event()

    def cancel(self) -> None:
        """Asks the worker to stop; its result is not delivered any more."""
        self._stop.set()

    def cancelled(self) -> bool:
        """Whether somebody asked to stop."""
        return self._stop.is_set()

    def let_go(self) -> None:
        """Forgets whom to tell."""
        self.work = self.done = self.failed = _ignore
        self.report = _ignore_progress
        self.progressed = None


class Tasks(QObject):
    """Runs work off the Qt thread and delivers results, errors and progress on it."""

    busy_changed = Signal(bool)
    _came_back = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(_TURN)
        # Python's own threads: a QRunnable that Qt deletes leaves its wrapper behind.
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._behind = ThreadPoolExecutor(1, thread_name_prefix="behind")
        self._running: list[Task] = []
        self._held: set[str] = set()
        self._latest: dict[str, Task] = {}
        self._last_write: Future[None] | None = None
        self._closed = False
        self.garbage = GarbageKeeper(self)
        self._came_back.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        work: Callable[[Task], Any],
        done: Callable[[Any], None],
        failed: Callable[[ForestError], None],
        progressed: Callable[[int, int], None] | None = None,
        lane: str = "",
        *,
        after_writes: bool = False,
    ) -> Task:
        """Starts ``work``; in a named lane a newer task replaces an older one, except in those of
        the constants, which take all in their turn.

        With ``after_writes`` it waits for all writes that were handed over before.
        Nothing is begun any more once all is closed: events may still arrive then.
        """
        task = Task(work, done, failed, progressed)
        if self._closed:
            task.cancel()
            return task
        task.report = partial(self._report, task)
        if lane not in ("", WRITER, BEHIND):
            self._replace(lane, task)
        self._running.append(task)
        if len(self._running) == 1:
            self.busy_changed.emit(True)
        task.after = self._last_write if after_writes else None
        pools = {WRITER: self._writer, BEHIND: self._behind}
        task.future = pools.get(lane, self._readers).submit(self._work, task)
        if lane == WRITER:
            self._last_write = task.future
        return task

    def write(self, work: Callable[[], None]) -> None:
        """Writes something in the background, in its turn; at once when all is closed."""
        if self._closed:
            work()
            return
        self.run(lambda _task: work(), _ignore, _log_error, lane=WRITER)

    @property
    def busy(self) -> bool:
        """Whether any work is under way or its result not delivered yet."""
        return bool(self._running or self._held)

    @property
    def held(self) -> bool:
        """Whether the Qt thread itself works on something large, in turns."""
        return bool(self._held)

    def hold(self, held: bool, what: str = "forest") -> None:
        """Says that work on the Qt thread itself is under way, in turns, or that it is done."""
        (self._held.add if held else self._held.discard)(what)

    def stop(self) -> None:
        """Asks everything to stop and waits for it; a write that has begun is finished."""
        for task in self._running:
            task.cancel()
        wait([task.future for task in self._running if task.future is not None])

    def close(self) -> None:
        """Stops everything and ends the threads."""
        self._closed = True
        self.stop()
        self._writer.shutdown()
        self._behind.shutdown()
        self._readers.shutdown()
        self.garbage.close()

    def _replace(self, lane: str, task: Task) -> None:
        if lane in self._latest:
            self._latest[lane].cancel()
        self._latest[lane] = task

    def _report(self, task: Task, done: int, total: int) -> None:
        if task.cancelled():
            raise Stopped
        self._send(task, _Progress(done, total))

    def _work(self, task: Task) -> None:
        outcome: object
        if task.after is not None:
            wait([task.after])
        try:
            outcome = _Result(task.work(task))
        except Stopped:
            outcome = None
        except ForestError as error:
            outcome = error
        except Exception as error:
            _log.exception("background work failed")
            outcome = _unexpected(error)
        self._send(task, outcome)

    def _send(self, task: Task, outcome: object) -> None:
        try:
            self._came_back.emit(task, outcome)
        except RuntimeError:
            _log.debug("a result came back after the window was gone")

    def _deliver(self, task: Task, outcome: object) -> None:
        """Runs on the Qt thread."""
        if isinstance(outcome, _Progress):
            if task.progressed is not None and not task.cancelled():
                task.progressed(outcome.done, outcome.total)
            return
        self._running.remove(task)
        done, failed = task.done, task.failed
        # The callbacks hold widgets, and must be let go of here rather than on the worker.
        task.let_go()
        if not task.cancelled():
            if isinstance(outcome, _Result):
                done(outcome.value)
            elif isinstance(outcome, ForestError):
                failed(outcome)
        if not self._running:
            self.busy_changed.emit(False)


@dataclass(frozen=True, slots=True)
class _Result:
    value: Any


@dataclass(frozen=True, slots=True)
class _Progress:
    done: int
    total: int


def _ignore(_value: object) -> None:
    """What a finished task would call."""


def _ignore_progress(_done: int, _total: int) -> None:
    """What a finished task would report to."""


def _log_error(error: ForestError) -> None:
    """What failed behind the window's back."""
    _log.warning("%s", error)


def _unexpected(error: Exception) -> ForestError:
    return ForestError(
        translate("Tasks", "something unexpected happened ({0})").format(error),
        remedy=translate("Tasks", "Nothing was written; the log has the details"),
    )
