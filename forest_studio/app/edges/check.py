"""A box to tick, in the colours worn now."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox

from forest_studio.app.icons import paint_glyph
from forest_studio.app.theme import Look, ui_font

_BOX = 18


class Check(QCheckBox):
    """Painted by us: the platform's own box is hardly seen on a dark ground."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(text)
        self._look = look
        self.setFont(ui_font(14))

    def sizeHint(self) -> QSize:
        """Box and text."""
        return QSize(_BOX + 10 + self.fontMetrics().horizontalAdvance(self.text()), 24)

    def hitButton(self, _place: object) -> bool:
        """The text counts as well."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints box, tick and text."""
        palette, painter = self._look.palette, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(1, (self.height() - _BOX) // 2, _BOX - 1, _BOX - 1)
        focused = self.hasFocus()
        frame = palette.focus if focused else palette.strong
        painter.setPen(QPen(frame, 2 if focused else 1))
        painter.setBrush(palette.accent if self.isChecked() else palette.raised)
        painter.drawRoundedRect(box, 4, 4)
        if self.isChecked():
            paint_glyph(painter, box.adjusted(2, 2, -1, -1), "check", palette.on_accent)
        painter.setPen(palette.text if self.isEnabled() else palette.text3)
        room = self.rect().adjusted(_BOX + 8, 0, 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()
