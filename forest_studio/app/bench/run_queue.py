"""The runs that are under way or wait for their turn: one child process after the other."""

import os
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from forest_studio.app.bench.child import Child, End, Ending
from forest_studio.app.bench.command_line import environment
from forest_studio.app.bench.endings import ending_text
from forest_studio.app.bench.lines import Ended, LineCutter, Sampled, Started, event
from forest_studio.core import settings

_PATIENCE = 3000
"""Milliseconds that a sample under way has to finish when the window goes."""
_RECENT = 10.0
"""Seconds over which the speed is measured."""


@dataclass(eq=False)
class Job:
    """One run that was ordered, and how far it is."""

    title: str
    folder: str
    words: Sequence[str]
    asks_model: bool = False
    done: int = 0
    total: int = 0
    started: bool = False
    stopping: bool = False
    right: Counter[str] = field(default_factory=Counter)
    """Right answers by arm, of those that came in here."""
    taken: Counter[str] = field(default_factory=Counter)
    errors: int = 0
    last_error: str = ""
    ending: Ending | None = None
    _moments: deque[tuple[float, int]] = field(default_factory=lambda: deque(maxlen=400))

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.ending is not None

    @property
    def trouble(self) -> str:
        """Why it ended badly; empty while it goes on and where it went well."""
        return ending_text(self.ending) if self.ending else ""

    @property
    def speed(self) -> float:
        """Samples a second, over the last seconds; 0 while nothing can be said."""
        if len(self._moments) < 2:
            return 0.0
        (first, before), (last, now) = self._moments[0], self._moments[-1]
        return (now - before) / (last - first) if last > first else 0.0

    @property
    def remaining(self) -> float | None:
        """Seconds until the last sample; None while nothing can be said."""
        return (self.total - self.done) / self.speed if self.speed else None

    def take(self, told: Started | Sampled, moment: float) -> None:
        """Another line came in."""
        self.started, self.done, self.total = True, told.done, told.total
        self.folder = (told.folder if isinstance(told, Started) else "") or self.folder
        self._moments.append((moment, told.done))
        while len(self._moments) > 2 and moment - self._moments[0][0] > _RECENT:
            self._moments.popleft()
        if isinstance(told, Sampled):
            self.taken[told.arm] += 1
            self.right[told.arm] += told.right
            if told.error:
                self.errors, self.last_error = self.errors + 1, told.error


class RunQueue(QObject):
    """Belongs to no panel, so that a run goes on while the window is built anew."""

    changed = Signal()
    """Another job is under way, or one came or went."""
    progressed = Signal(object)
    """The Job that has another sample."""
    ended = Signal(object)
    """The Job that has ended; it is in the queue no more."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[Job] = []
        self._child: Child | None = None
        self._lines = LineCutter()

    @property
    def current(self) -> Job | None:
        """The job under way."""
        return self.jobs[0] if self.jobs else None

    def order(self, job: Job) -> None:
        """Starts a job, or lets it wait for those before it."""
        self.jobs.append(job)
        self.changed.emit()
        if self._child is None:
            self._start()

    def stop(self, job: Job) -> None:
        """A job under way finishes its sample and stops; one that waits is taken out."""
        if job is self.current and self._child is not None:
            job.stopping = True
            self._child.stop()
            self.changed.emit()
        elif job in self.jobs:
            self.jobs.remove(job)
            self.changed.emit()

    def job_in(self, folder: str) -> Job | None:
        """The job that writes into a folder."""
        return next((job for job in self.jobs if job.folder == folder), None)

    def close(self) -> None:
        """Ends all of them; what is written can be gone on with."""
        self.jobs.clear()
        if self._child is not None:
            self._child.abandon(_PATIENCE)
            self._child = None

    def _start(self) -> None:
        job = self.current
        if job is None:
            return
        key = settings.load().key_variable if job.asks_model else ""
        self._lines = LineCutter()
        child = self._child = Child(job.words, environment(os.environ, job.asks_model, [key]))
        child.came.connect(lambda data: self._hear(job, data))
        child.ended.connect(lambda ending: self._end(job, ending))
        child.start()

    def _hear(self, job: Job, data: bytes) -> None:
        moment, news = time.monotonic(), False
        for line in self._lines.cut(data):
            told = event(line)
            if told is None or isinstance(told, Ended):
                continue
            job.take(told, moment)
            news = True
        if news:
            self.progressed.emit(job)

    def _end(self, job: Job, ending: Ending) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.deleteLater()
        # Stopped just as the last sample came in: nothing is missing.
        if ending.end is End.STOPPED and job.total and job.done >= job.total:
            ending = Ending(End.DONE)
        job.ending = ending
        self.jobs.remove(job)
        self.ended.emit(job)
        self.changed.emit()
        if self._child is None:
            self._start()
