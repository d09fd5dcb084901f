"""A hand at a real display: keys, words and the mouse go through the X server, by xdotool."""

import subprocess
import time
from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

_PATIENCE = 90.0


def wait_until(true: Callable[[], bool], what: str) -> None:
    """Lets the window live until something holds."""
    end = time.monotonic() + _PATIENCE
    while not true():
        QTest.qWait(20)
        if time.monotonic() > end:
            raise SystemExit(f"waited in vain for {what}")


class Hand:
    """Does what a person does, and lets the window live after each thing."""

    def key(self, *keys: str) -> None:
        """Presses keys such as ``ctrl+s``, one after the other."""
        for keysym in keys:
            self._do("key", "--clearmodifiers", keysym)

    def type(self, text: str) -> None:
        """Types words."""
        self._do("type", "--delay", "4", text)

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        """Clicks on a widget, in its middle unless told where."""
        self._move(widget.mapToGlobal(place or widget.rect().center()))
        self._do("click", "1")

    def drag(self, widget: QWidget, start: QPoint, end: QPoint, modifier: str = "") -> None:
        """Drags from one place of a widget to another, with a key held down if told."""
        first, last = widget.mapToGlobal(start), widget.mapToGlobal(end)
        self._move(first)
        if modifier:
            self._do("keydown", modifier)
        self._do("mousedown", "1")
        for share in (0.3, 0.6, 0.9, 1.0):
            self._move(first + (last - first) * share)
        self._do("mouseup", "1")
        if modifier:
            self._do("keyup", modifier)

    def _move(self, place: QPoint) -> None:
        self._do("mousemove", str(place.x()), str(place.y()))

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True, capture_output=True)
        QTest.qWait(60)
