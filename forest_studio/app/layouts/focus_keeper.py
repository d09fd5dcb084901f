"""Keeps the keyboard in its panel when the part that had it is hidden or switched off."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from forest_studio.app.layouts.dock import Dock


class FocusKeeper(QObject):
    """Qt hands the keyboard to whatever comes next, which may be at the other end of the window.

    What floats over the window is never come upon so: it was opened, and keeps what it was given.
    """

    def __init__(self, docks: QWidget) -> None:
        super().__init__(docks)
        self._docks = docks
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is None or new is None or (old.isVisible() and old.isEnabled()):
            return
        if _floats(new):
            return
        dock = _dock_of(old)
        if dock is None or not self._docks.isAncestorOf(dock) or not dock.isVisible():
            return
        if not dock.isAncestorOf(new) and new.window() is old.window():
            stop = _first(dock.panel.stops()) or _first(dock.widget().findChildren(QWidget))
            if stop is not None:
                stop.setFocus(Qt.FocusReason.OtherFocusReason)


def _dock_of(widget: QWidget) -> Dock | None:
    above: QWidget | None = widget
    while above is not None and not isinstance(above, Dock):
        above = above.parentWidget()
    return above


def _floats(widget: QWidget) -> bool:
    above: QWidget | None = widget
    while above is not None and above.property("kind") != "float":
        above = above.parentWidget()
    return above is not None


def _first(widgets: Sequence[QWidget]) -> QWidget | None:
    takes = Qt.FocusPolicy.TabFocus
    able = (w for w in widgets if w.isVisible() and w.isEnabled() and w.focusPolicy() & takes)
    return next(able, None)
