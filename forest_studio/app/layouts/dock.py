"""A panel in its dock: it can be dragged, float, lie behind a tab, be closed and come back."""

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDockWidget, QWidget

from forest_studio.app.layouts.grip import Grip
from forest_studio.app.layouts.panel import Panel
from forest_studio.app.look.theme import Look

_FRAME = 1


class Dock(QDockWidget):
    """Qt keeps its place in a layout by the panel's name."""

    menu_wanted = Signal(object, QPoint)
    """This dock, and where on the screen its menu belongs."""

    def __init__(self, look: Look, panel: Panel, parent: QWidget) -> None:
        super().__init__(panel.title, parent)
        self._look = look
        self.panel = panel
        self.in_front = False
        """Whether it is to be seen: open, and not behind another tab."""
        self.setObjectName(panel.name)
        self.setWidget(panel.widget)
        self._grip = Grip(look, panel.title)
        self.setTitleBarWidget(self._grip)
        self._grip.menu_wanted.connect(self.ask_for_menu)
        self._grip.dock_wanted.connect(lambda: self.setFloating(False))
        self._grip.close_wanted.connect(self.close)
        self.topLevelChanged.connect(self._show_floating)
        self.visibilityChanged.connect(self._note_front)

    def ask_for_menu(self) -> None:
        """Tells that somebody wants to move the panel by a menu."""
        self.menu_wanted.emit(self, self._grip.mapToGlobal(QPoint(12, self._grip.height())))

    def bring_to_front(self) -> None:
        """Opens the panel and puts it before the tabs beside it."""
        self.show()
        self.raise_()
        if self.isFloating():
            self.activateWindow()

    def take_focus(self, stop: QWidget) -> None:
        """Puts the keyboard into the panel."""
        self.bring_to_front()
        stop.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A panel of its own has a frame, or it would run into the map below it."""
        super().paintEvent(event)
        if self.isFloating():
            painter = QPainter(self)
            painter.setPen(self._look.palette.strong)
            painter.drawRect(QRect(0, 0, self.width() - 1, self.height() - 1))
            painter.end()

    def _show_floating(self, floats: bool) -> None:
        self._grip.show_floating(floats)
        room = _FRAME if floats else 0
        self.setContentsMargins(room, room, room, room)

    def _note_front(self, seen: bool) -> None:
        self.in_front = seen
