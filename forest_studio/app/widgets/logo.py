"""The program's mark: the rings of a tree."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.palette import DARK, Palette, translucent
from forest_studio.app.look.theme import Look

# Radius, opacity and shift of each ring, in shares of the size; the heart sits off centre.
_RINGS = ((0.44, 1.0, 0.0), (0.32, 0.75, 0.02), (0.21, 0.6, 0.04))
_HEART = (0.085, 0.06)


def paint_rings(painter: QPainter, square: QRectF, palette: Palette) -> None:
    """Paints the mark into a square."""
    size, centre = square.width(), square.center()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.accent_bg)
    painter.drawEllipse(centre, size * 0.48, size * 0.48)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, alpha, shift in _RINGS:
        painter.setPen(QPen(translucent(palette.accent, alpha), max(1.2, size * 0.05)))
        moved = centre + QPointF(-size * shift, size * shift)
        painter.drawEllipse(moved, size * radius, size * radius)
    radius, shift = _HEART
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.accent)
    heart = centre + QPointF(-size * shift, size * shift)
    painter.drawEllipse(heart, size * radius, size * radius)


def window_icon() -> QIcon:
    """The mark in the sizes that window managers ask for."""
    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_rings(painter, QRectF(0, 0, size, size), DARK)
        painter.end()
        icon.addPixmap(pixmap)
    return icon


class Logo(QWidget):
    """The mark as a widget."""

    def __init__(self, look: Look, size: int = 26) -> None:
        super().__init__()
        self._look = look
        self.setFixedSize(size, size)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the rings."""
        painter = QPainter(self)
        paint_rings(painter, QRectF(self.rect()), self._look.palette)
        painter.end()
