"""Paints a frame a few milliseconds at a time, so that input never waits for it."""

from collections.abc import Callable, Generator
from time import perf_counter

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter

from forest_studio.app.map.frame import Steps

SLICE = 0.008
"""Seconds of painting between two looks at the event queue."""

Paint = Callable[[QPainter], Steps]


class FrameJob(QObject):
    """One picture on its way; `done` brings it, unless it is cancelled or begun anew before."""

    done = Signal(object)
    """The QImage."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._picture: _Picture | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self.work)

    @property
    def is_busy(self) -> bool:
        """Whether a picture is on its way."""
        return self._picture is not None

    def begin(self, size: QSize, ratio: float, paint: Paint, see_through: bool = False) -> None:
        """Begins a picture of `size` pixels of the screen, which have `ratio` device pixels."""
        self.cancel()
        self._picture = _Picture(blank(size, ratio, see_through), paint)
        self._timer.start()

    def cancel(self) -> None:
        """Drops the picture that was begun."""
        self._timer.stop()
        if self._picture is not None:
            self._picture.end()
            self._picture = None

    def work(self) -> None:
        """Paints for one slice of time."""
        picture = self._picture
        if picture is not None and picture.paint_until(perf_counter() + SLICE):
            self.cancel()
            self.done.emit(picture.image)

    def finish(self) -> None:
        """Paints the rest at once: for those who can't wait, such as a picture of the window."""
        while self._picture is not None:
            self.work()


class _Picture:
    """An image with its painter. Qt crashes when an image goes before its painter has ended, so
    whoever forgets a picture, the collector of garbage too, ends it first."""

    def __init__(self, image: QImage, paint: Paint) -> None:
        self.image = image
        self._painter = QPainter(image)
        self._steps = paint(self._painter)

    def paint_until(self, moment: float) -> bool:
        """Goes on until `moment` (seconds of perf_counter); whether the picture is complete."""
        return all(perf_counter() < moment for _ in self._steps)

    def end(self) -> None:
        """Stops, wherever it was."""
        if isinstance(self._steps, Generator):
            self._steps.close()
        if self._painter.isActive():
            self._painter.end()

    def __del__(self) -> None:
        self.end()


def blank(size: QSize, ratio: float, see_through: bool = False) -> QImage:
    """An image for a part of the screen; opaque ones hold whatever was in memory."""
    kind = QImage.Format.Format_ARGB32_Premultiplied if see_through else QImage.Format.Format_RGB32
    image = QImage((size * ratio).expandedTo(QSize(1, 1)), kind)
    image.setDevicePixelRatio(ratio)
    if see_through:
        image.fill(Qt.GlobalColor.transparent)
    return image
