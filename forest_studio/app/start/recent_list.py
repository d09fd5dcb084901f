"""The recent forests on the start page, a row each; arrows and Enter work as well as the mouse."""

import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.memory import Recent
from forest_studio.app.words.translation import counted, day, translate

_ROW = 43
_DAY = 86_400
# Left edges of path, nodes and state in shares of the width; the time stands at the right.
_COLUMNS = (0.21, 0.51, 0.635)


def home_path(path: str) -> str:
    """The path as a person writes it, with ``~`` for the home folder."""
    home = str(Path.home())
    return "~" + path[len(home) :] if path == home or path.startswith(home + "/") else path


def ago(seconds: float, now: float | None = None) -> str:
    """How long ago a moment was, in words."""
    passed = max(0.0, (time.time() if now is None else now) - seconds)
    minutes, hours, days = round(passed / 60), round(passed / 3600), int(passed / _DAY)
    if passed < 90:
        words = translate("Ago", "just now")
    elif passed < 3600:
        words = counted("Ago", "%Ln min ago", minutes)
    elif passed < _DAY:
        words = counted("Ago", "%Ln hour(s) ago", hours)
    elif days < 2:
        words = translate("Ago", "yesterday")
    elif days < 7:
        words = counted("Ago", "%Ln day(s) ago", days)
    else:
        words = day(seconds, with_year=days >= 300)
    return words


class RecentRow(QWidget):
    """One forest that was open before."""

    opened = Signal(str)

    def __init__(self, look: Look, recent: Recent) -> None:
        super().__init__()
        self._look, self._recent = look, recent
        self._hovered = False
        self.setFixedHeight(_ROW)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{recent.name}, {recent.path}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Opens the forest."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.opened.emit(self._recent.path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens; arrows go to the neighbours."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit(self._recent.path)
        elif key == Qt.Key.Key_Down:
            self.focusNextChild()
        elif key == Qt.Key.Key_Up:
            self.focusPreviousChild()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Shows that the row can be clicked."""
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, _event: object) -> None:
        """The mouse went away."""
        self._hovered = False
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints ground, icon and the columns."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        paint_glyph(painter, QRect(12, 12, 19, 19), "tree", self._look.colour("accent"))
        self._paint_columns(painter)
        caret = QRect(self.width() - 26, 15, 13, 13)
        paint_glyph(painter, caret, "caret-right", self._look.colour("text3"))
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        palette = self._look.palette
        painter.setPen(Qt.PenStyle.NoPen)
        if self.hasFocus():
            painter.setPen(QPen(palette.focus, 2))
        painter.setBrush(palette.raised if self.hasFocus() or self._hovered else palette.map)
        if self.hasFocus() or self._hovered:
            painter.drawRoundedRect(self.rect().adjusted(1, 2, -1, -2), 6, 6)

    def _paint_columns(self, painter: QPainter) -> None:
        recent, palette, width = self._recent, self._look.palette, self.width()
        path, nodes, state = (round(width * share) for share in _COLUMNS)
        painter.setPen(palette.text)
        painter.setFont(ui_font(14, 600))
        self._paint_text(painter, recent.name, 41, path - 12)
        painter.setFont(ui_font(13))
        painter.setPen(palette.text2)
        self._paint_text(painter, home_path(recent.path), path, nodes - 12)
        self._paint_text(painter, self.tr("%Ln node(s)", "", recent.nodes), nodes, state - 8)
        words, colour = _state(recent)
        painter.setPen(self._look.colour(colour))
        self._paint_text(painter, words, state, width - 130)
        painter.setPen(palette.text2)
        place = QRect(width - 130, 0, 94, self.height())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, flags, ago(recent.opened))

    def _paint_text(self, painter: QPainter, text: str, left: int, right: int) -> None:
        metrics = QFontMetrics(painter.font())
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, right - left)
        place = QRect(left, 0, right - left, self.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, shown)


def _state(recent: Recent) -> tuple[str, str]:
    if recent.problems:
        return counted("Recent", "%Ln problem(s)", recent.problems), "amber"
    if recent.wild:
        return counted("Recent", "%Ln wild", recent.wild), "text2"
    return translate("Recent", "no problems"), "text2"


def rows(look: Look, recent: Sequence[Recent]) -> list[RecentRow]:
    """A row for each forest."""
    return [RecentRow(look, entry) for entry in recent]
