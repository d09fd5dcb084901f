"""Work on the Qt thread in steps, one in each turn of its event loop, so that the window lives."""

from collections.abc import Callable, Generator, Iterator, Sequence
from time import perf_counter

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_PATIENCE = 1.0
"""Seconds that something is waited for before the screen shows it as it is."""

_HELD = "held"
"""Under this property a window counts who holds its picture."""


class Turns(QObject):
    """Takes one step after another, and tells when all are taken."""

    def __init__(
        self, parent: QObject, steps: Iterator[None], done: Callable[[], object] | None = None
    ) -> None:
        super().__init__(parent)
        self._steps, self._done = steps, done
        self._over = False
        # Begun anew after every step, or it would be due before all that came meanwhile.
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._go_on)
        self._go_on()

    def finish(self) -> None:
        """Takes all steps that are left at once."""
        for _ in self._steps:
            pass
        self._end()

    def drop(self) -> None:
        """Takes no further step and tells nothing."""
        self._done = None
        if isinstance(self._steps, Generator):
            self._steps.close()
        self._end()

    def _go_on(self) -> None:
        try:
            over = next(self._steps, self) is self
        except BaseException:
            self._end()  # Or the window would wait for ever for what has failed.
            raise
        if over:
            self._end()
        elif not self._over:
            self._timer.start()

    def _end(self) -> None:
        if self._over:
            return
        self._over = True
        done, self._done = self._done, None
        self._timer.stop()
        self._steps = iter(())
        self.deleteLater()
        if done is not None:
            done()


def hold_picture(window: QWidget) -> None:
    """Lets a window go on showing what it shows, until whoever held it has let go."""
    held = (window.property(_HELD) or 0) + 1
    window.setProperty(_HELD, held)
    # Of the whole window: Qt paints the ground over a mere part of it that is not to be painted.
    window.setUpdatesEnabled(False)


def let_go(window: QWidget) -> None:
    """Paints the window anew, unless somebody else holds it."""
    held = window.property(_HELD) - 1
    window.setProperty(_HELD, held)
    if not held:
        window.setUpdatesEnabled(True)


def behind_the_picture(windows: Sequence[QWidget], steps: Iterator[None]) -> Iterator[None]:
    """Takes steps while the windows go on showing what they show; then they are painted anew."""
    for window in windows:
        hold_picture(window)
    try:
        yield from steps
    finally:
        for window in filter(isValid, windows):
            let_go(window)


def until(ready: Callable[[], bool]) -> Iterator[None]:
    """Asks for a while, once in each turn, whether something is ready."""
    end = perf_counter() + _PATIENCE
    while not ready() and perf_counter() < end:
        yield
