"""The dashed frame that says a folder can be dropped."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.theme import Look, ui_font


class DropZone(QWidget):
    """Only a picture: the whole window takes the drop."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._lit = False
        self.setFixedSize(330, 50)

    def light(self, lit: bool) -> None:
        """Shows that what is dragged will be taken."""
        self._lit = lit
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints dashes and text."""
        palette = self._look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(palette.accent if self._lit else palette.strong, 1.6)
        pen.setDashPattern([5, 3])
        painter.setPen(pen)
        painter.setBrush(palette.accent_bg if self._lit else palette.map)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 8, 8)
        painter.setPen(palette.text if self._lit else palette.text2)
        painter.setFont(ui_font(13))
        text = self.tr("or drop a folder anywhere in this window")
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, text)
        painter.end()
