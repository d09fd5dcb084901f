"""Paints the row of a command: its name, why it can't be run, its key."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.search.hits_model import ShownHit

COMMAND_HEIGHT = 30
_ICON = 14
_AIR = 6
_CAP = 18


class CommandPainter:
    """One line; what can't be run is quiet and says why."""

    def __init__(self, look: Look) -> None:
        self._look = look

    def paint(self, painter: QPainter, room: QRect, hit: ShownHit) -> None:
        """Paints into the room of the row, on its ground."""
        palette = self._look.palette
        icon = QRect(room.left(), room.center().y() - _ICON // 2, _ICON, _ICON)
        paint_glyph(painter, icon, "command" if hit.enabled else "lock-simple", palette.text3)
        right = self._paint_keys(painter, room, hit.grove)
        room = QRect(icon.right() + 8, room.top(), right - icon.right() - 16, room.height())
        font = ui_font(14, 600 if hit.enabled else 400)
        name = QFontMetricsF(font).elidedText(hit.title, Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(font)
        painter.setPen(palette.text if hit.enabled else palette.text3)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
        if not hit.enabled:
            taken = round(QFontMetricsF(font).horizontalAdvance(name)) + 12
            self._paint_reason(painter, room.adjusted(taken, 0, 0, 0), hit.snippet)

    def _paint_reason(self, painter: QPainter, room: QRect, reason: str) -> None:
        font = ui_font(13)
        said = QFontMetricsF(font).elidedText(reason, Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, said)

    def _paint_keys(self, painter: QPainter, room: QRect, keys: str) -> int:
        """Paints the cap of the key; returns where it begins."""
        if not keys:
            return room.right()
        palette, font = self._look.palette, ui_font(12)
        width = round(QFontMetricsF(font).horizontalAdvance(keys)) + 2 * _AIR
        cap = QRect(room.right() - width, room.center().y() - _CAP // 2, width, _CAP)
        painter.setPen(palette.line)
        painter.setBrush(palette.bg)
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(font)
        painter.setPen(palette.text3)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, keys)
        return cap.left()
