"""What the lines of a walk mean, over the map."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.palette import translucent
from forest_studio.app.look.theme import Look, ui_font

_ROW, _LINE = 23, 38
_PADDING = 11


class WalkLegend(QWidget):
    """Three lines: walked, gone back, seen and not taken."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._words = (self.tr("walked"), self.tr("went back"), self.tr("seen, not taken"))
        self.setFixedSize(176, 3 * _ROW + 2 * 7)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints card, samples and words."""
        palette = self._look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(palette.line)
        painter.setBrush(translucent(palette.bg, 0.92))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 8, 8)
        samples = (
            (palette.walk, 3.2, ()),
            (palette.walk, 2.2, (3, 2)),
            (palette.text3, 1.4, (3, 3)),
        )
        for place, ((colour, width, dash), word) in enumerate(
            zip(samples, self._words, strict=True)
        ):
            middle = 7 + place * _ROW + _ROW // 2
            _paint_line(painter, middle, colour, width, dash)
            painter.setPen(palette.text)
            painter.setFont(ui_font(13))
            room = QRect(_PADDING + _LINE + 10, middle - 11, 120, 22)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, word)
        painter.end()


def _paint_line(
    painter: QPainter, y: int, colour: QColor, width: float, dash: tuple[int, ...]
) -> None:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dash:
        pen.setDashPattern(list(dash))
    painter.setPen(pen)
    tip = QPointF(_PADDING + _LINE, y)
    painter.drawLine(QPointF(_PADDING, y), tip)
    painter.setPen(QPen(colour, max(1.6, width * 0.7)))
    painter.drawPolyline([tip + QPointF(-6, -4), tip, tip + QPointF(-6, 4)])
