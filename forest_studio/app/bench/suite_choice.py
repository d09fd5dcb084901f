"""A button that shows which of several names is chosen, or a file; its menu has them all."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton

from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.theme import Look


class FileChoice(QPushButton):
    """What is chosen is a name that ships, or the path of a file."""

    chosen = Signal()

    def __init__(self, look: Look, name: str, icon: str, kinds: str) -> None:
        """``kinds`` are the kinds of files for the system's dialog."""
        super().__init__()
        self._look, self._name, self._kinds = look, name, kinds
        self._texts: dict[str, str] = {}
        self.choice = ""
        self.setProperty("kind", "choice")
        self.setIcon(look.icon(icon))
        self.setAccessibleName(name)
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill)
        self.clicked.connect(lambda: self._menu.popup(self.mapToGlobal(self.rect().bottomLeft())))

    def show_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Offers these (name, text)."""
        self._texts = dict(choices)

    def choose(self, name: str) -> None:
        """Shows a choice without telling anybody."""
        self.choice = name
        text = self._texts.get(name) or Path(name).name
        self.setText(text)
        self.setToolTip(name if name != text else "")
        self.setAccessibleDescription(text)

    def _fill(self) -> None:
        self._menu.clear()
        for name, text in self._texts.items():
            action = self._menu.addAction(text, partial(self._pick, name))
            action.setCheckable(True)
            action.setChecked(name == self.choice)
        self._menu.addSeparator()
        self._menu.addAction(self.tr("A file…"), self._choose_file)

    def _choose_file(self) -> None:
        name, _kind = QFileDialog.getOpenFileName(self, self._name, "", self._kinds)
        if name:
            self._pick(name)

    def _pick(self, name: str) -> None:
        self.choose(name)
        self.chosen.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Adds the caret that says there is a menu."""
        super().paintEvent(event)
        painter = QPainter(self)
        place = QRect(self.width() - 24, (self.height() - 12) // 2, 12, 12)
        paint_glyph(painter, place, "caret-down", self._look.colour("text3"))
        painter.end()
