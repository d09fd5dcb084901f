"""Small numbers on the map: of steps and of doors."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from forest_studio.app.map.fonts import BOLD, font
from forest_studio.app.palette import Palette

RADIUS = 9.0


def paint_badge(
    painter: QPainter, spot: tuple[float, float], number: int, *, chosen: bool, palette: Palette
) -> None:
    """A round number; the chosen one wears the accent."""
    painter.setPen(QPen(palette.map, 2))
    painter.setBrush(palette.accent if chosen else palette.walk)
    painter.drawEllipse(QPointF(*spot), RADIUS, RADIUS)
    ink = palette.on_accent if chosen else palette.map
    write(painter, spot, str(number), ink, 12 if number < 100 else 9)


def write(
    painter: QPainter, spot: tuple[float, float], text: str, ink: QColor, pixels: int
) -> None:
    """Bold text around a pixel."""
    painter.setFont(font(pixels, BOLD))
    painter.setPen(ink)
    box = QRectF(spot[0] - 12, spot[1] - 9, 24, 17)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
