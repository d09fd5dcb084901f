"""A panel in its dock: it can be dragged, float, lie behind a tab, be closed and come back."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QWidget

from forest_studio.app.layouts.grip import Grip
from forest_studio.app.layouts.panel import Panel
from forest_studio.app.theme import Look


class Dock(QDockWidget):
    """Qt keeps its place in a layout by the panel's name."""

    menu_wanted = Signal(object, QPoint)
    """This dock, and where on the screen its menu belongs."""

    def __init__(self, look: Look, panel: Panel, parent: QWidget) -> None:
        super().__init__(panel.title, parent)
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
        self.topLevelChanged.connect(self._grip.show_floating)
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

    def _note_front(self, seen: bool) -> None:
        self.in_front = seen
