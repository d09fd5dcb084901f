"""Shows the forest as a commit left it, and goes back to now."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from forest_studio.app.desk import Desk
from forest_studio.app.words.engine_texts import error_text
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.versions import Entry

_PAUSE_MS = 120


class TimeTravel(QObject):
    """Reads old forests in the background; the newest wish replaces the ones before."""

    reading = Signal(object)
    """The Entry that is being read, None when it is there."""
    progressed = Signal(int, int)
    failed = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._wanted: Entry | None = None
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._soon.timeout.connect(self._read)

    def go(self, entry: Entry) -> None:
        """Shows the forest after a commit, once nobody asks for another one."""
        self._wanted = entry
        self._soon.start()

    def back(self) -> None:
        """Shows the forest as it is."""
        self._soon.stop()
        self._wanted = None
        self.reading.emit(None)
        self._desk.show_present()

    def _read(self) -> None:
        entry = self._wanted
        if entry is None or entry == self._desk.past:
            return
        repository = self._desk.session.repository
        self.reading.emit(entry)
        self._desk.tasks.run(
            lambda task: repository.read(at=entry.commit, progress=task.report),
            partial(self._show, entry),
            self._fail,
            self.progressed.emit,
            lane="past",
        )

    def _show(self, entry: Entry, forest: Forest) -> None:
        if entry == self._wanted:
            self.reading.emit(None)
            self._desk.show_past(entry, forest)

    def _fail(self, error: ForestError) -> None:
        self.reading.emit(None)
        self.failed.emit(error_text(error))
