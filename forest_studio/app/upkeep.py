"""Keeps a forest's repository small while nobody works at the window."""

import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication

from forest_studio.app.tasks import Task, Tasks
from forest_studio.core.model.errors import ForestError
from forest_studio.core.session import Session

_LOOK_EVERY = 60_000
"""Milliseconds between two looks at whether anybody is there."""
_IDLE_AFTER = 90.0
"""Seconds without a key or a click after which the window counts as left alone."""
_INPUT = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class Upkeep(QObject):
    """Packs what git keeps loose, in the background, until somebody comes back."""

    def __init__(self, session: Session, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._tasks = session, tasks
        self._touched = time.monotonic()
        self._task: Task | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusWindowChanged.connect(self._watch)
        self._watch(app.focusWindow())
        timer = QTimer(self)
        timer.timeout.connect(self.look)
        timer.start(_LOOK_EVERY)

    @property
    def idle(self) -> bool:
        """Whether nobody has used the window for a while."""
        return time.monotonic() - self._touched > _IDLE_AFTER

    def _watch(self, window: QWindow | None) -> None:
        """Looks at what comes in from outside; the program's own events are thousands more."""
        if window is not None:
            window.installEventFilter(self)

    def look(self) -> None:
        """Starts the packing when nobody is there and nothing else is under way."""
        if self.idle and self._task is None and not self._tasks.busy:
            self._task = self._tasks.run(
                lambda task: self._session.maintain(lambda: self.idle and not task.cancelled()),
                self._rest,
                self._rest,
            )

    def _rest(self, _outcome: object | ForestError) -> None:
        self._task = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes when somebody uses the window; takes nothing away."""
        if event.type() in _INPUT:
            self._touched = time.monotonic()
        return super().eventFilter(watched, event)
