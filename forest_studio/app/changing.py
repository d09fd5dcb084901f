"""Changes of the whole window, its look or its language: in turns, behind its last picture."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from forest_studio.app.tasks import Tasks
from forest_studio.app.turns import Turns, behind_the_picture

_HELD = "change"


class Changing(QObject):
    """One change at a time; nothing can be clicked meanwhile."""

    ended = Signal()

    def __init__(self, window: QWidget, tasks: Tasks) -> None:
        super().__init__(window)
        self._window, self._tasks = window, tasks
        self._turns: Turns | None = None

    def begin(self, steps: Iterator[None]) -> None:
        """Makes a change step by step; one that is under way is finished first."""
        self.finish()
        self._tasks.hold(True, _HELD)
        shown = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
        self._turns = Turns(self, behind_the_picture(shown, self._covered(steps)), self._end)

    def finish(self) -> None:
        """Makes what is left of a change at once."""
        if self._turns is not None:
            self._turns.finish()

    def _covered(self, steps: Iterator[None]) -> Iterator[None]:
        curtain = QWidget(self._window)
        curtain.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        curtain.setGeometry(self._window.rect())
        curtain.show()
        curtain.raise_()
        try:
            yield from steps
        finally:
            curtain.hide()
            curtain.deleteLater()

    def _end(self) -> None:
        self._turns = None
        self._tasks.hold(False, _HELD)
        self.ended.emit()
