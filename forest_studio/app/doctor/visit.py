"""Brings the doctor's page over what the window shows, and puts it away again."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.doctor.doctor_page import DoctorPage
from forest_studio.app.look.theme import Look
from forest_studio.app.tasks import Tasks


class DoctorVisit(QObject):
    """One page at a time; the page below it waits."""

    changed = Signal()
    """The page came or went."""
    open_wanted = Signal(object)
    """The Path of a forest that is to be opened."""

    def __init__(self, look: Look, tasks: Tasks, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._look, self._tasks, self._pages = look, tasks, pages
        self._below: QWidget | None = None
        self._focus: QWidget | None = None
        self.page: DoctorPage | None = None
        pages.currentChanged.connect(self._follow)

    def begin(self, path: Path, desk: Desk | None) -> None:
        """Examines the repository around a path; ``desk`` is that of the forest, if open."""
        if self.page is not None:
            return
        self._below = self._pages.currentWidget()
        self._focus = self._pages.window().focusWidget()
        self.page = page = DoctorPage(self._look, self._tasks, path, is_open=desk is not None)
        page.closed.connect(self.end)
        page.open_wanted.connect(self._open)
        if desk is not None:
            page.repaired.connect(desk.refresh)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.close_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def end(self) -> None:
        """Goes back to what was shown before."""
        page, self.page = self.page, None
        if page is None:
            return
        if self._pages.currentWidget() is page and self._below is not None:
            self._pages.setCurrentWidget(self._below)
            if self._focus is not None:
                self._focus.setFocus(Qt.FocusReason.OtherFocusReason)
        self._pages.removeWidget(page)
        page.hide()
        page.deleteLater()
        self._below = self._focus = None
        self.changed.emit()

    def _follow(self, _place: int) -> None:
        """Another page was shown in its place, as when a forest is opened."""
        if self.page is not None and self._pages.currentWidget() is not self.page:
            self.page.leave()

    def _open(self, path: Path) -> None:
        self.end()
        self.open_wanted.emit(path)
