"""A heart that beats on the Qt thread: how long the window ever kept a person waiting.

A gap is what passed between two beats, less the time in which the thread stood in the queue for a
processor (Linux tells it): a busy machine is no fault of the program's, a sleep or a read is.
"""

import os
from pathlib import Path
from time import perf_counter, thread_time

from PySide6.QtCore import Qt, QTimer

BEAT_MS = 5
_QUEUE = Path(f"/proc/self/task/{os.getpid()}/schedstat")


class Heart:
    """Beats as often as the event loop lets it, and remembers every pause in seconds."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self.work: list[float] = []
        self.start()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start(BEAT_MS)

    def start(self) -> None:
        """Forgets all pauses until now."""
        self.gaps.clear()
        self.work.clear()
        self._last, self._worked, self._queued = perf_counter(), thread_time(), queued()

    def stop(self) -> None:
        """Ends the last pause and beats no more."""
        self._beat()
        self._timer.stop()

    @property
    def longest(self) -> float:
        """The longest pause in milliseconds."""
        return max(self.gaps, default=0.0) * 1000

    @property
    def hardest(self) -> float:
        """The most milliseconds that the thread worked in one pause."""
        return max(self.work, default=0.0) * 1000

    def _beat(self) -> None:
        now, worked, waited = perf_counter(), thread_time(), queued()
        self.gaps.append(now - self._last - (waited - self._queued))
        self.work.append(worked - self._worked)
        self._last, self._worked, self._queued = now, worked, waited


def queued() -> float:
    """Seconds that the main thread stood in the queue for a processor; 0 where nobody tells."""
    try:
        return int(_QUEUE.read_text(encoding="ascii").split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0
