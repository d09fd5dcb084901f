"""The two panels of Curate about what hunts have learned, and the commands that belong to them."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.heat.scents_panel import ScentsPanel
from forest_studio.app.heat.shortcuts_panel import ShortcutsPanel
from forest_studio.app.layouts.panel import Panel, Side
from forest_studio.app.look.theme import Look

SHORTCUTS, SCENTS = "shortcuts", "scents"


class LearnedPanels(QObject):
    """Shortcuts to review, and scents that mislead; below the map, and closed at first."""

    open_wanted = Signal(str, bool)
    """A panel is to be opened or closed."""

    def __init__(self, look: Look, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self.shortcuts = ShortcutsPanel(look, desk)
        self.scents = ScentsPanel(look, desk)
        self.panels = (
            _below(SHORTCUTS, self.tr("Shortcuts"), self.shortcuts, self.shortcuts.table),
            _below(SCENTS, self.tr("Scents that mislead"), self.scents, self.scents.table),
        )
        self.commands = self._make_commands()
        self.shortcuts.close_wanted.connect(partial(self.open_wanted.emit, SHORTCUTS, False))
        self.scents.close_wanted.connect(partial(self.open_wanted.emit, SCENTS, False))

    def _make_commands(self) -> list[QAction]:
        mint, expire = self.shortcuts.mint_now, self.shortcuts.expire_cold
        return [
            self._command("shortcuts", self.tr("Review shortcuts"), SHORTCUTS),
            self._command("scents", self.tr("List the scents that mislead"), SCENTS),
            self._command("mint", self.tr("Mint shortcuts from hunts now"), SHORTCUTS, mint),
            self._command("expire", self.tr("Remove shortcuts that went cold"), SHORTCUTS, expire),
        ]

    def _command(
        self, name: str, text: str, panel: str, act: Callable[[], None] = lambda: None
    ) -> QAction:
        action = QAction(text, self)
        action.setObjectName(f"learned.{name}")

        def run() -> None:
            self.open_wanted.emit(panel, True)
            act()

        action.triggered.connect(run)
        return action


def _below(name: str, title: str, widget: QWidget, stop: QWidget) -> Panel:
    return Panel(name, title, widget, Side.BOTTOM, lambda: (stop,), shown=False)
