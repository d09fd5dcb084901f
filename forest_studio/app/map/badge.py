"""Small numbers on the map: of steps and of doors."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from forest_studio.app.look.palette import PALETTES, Palette
from forest_studio.app.map.fonts import BOLD, font
from forest_studio.app.map.frame import Frame

RADIUS = 9.0


def paint_badge(
    frame: Frame, spot: tuple[float, float], number: int, *, chosen: bool, palette: Palette
) -> None:
    """A round number; the chosen one wears the accent."""
    if frame.vector:
        _paint(frame.painter, spot, number, chosen=chosen, palette=palette)
        return
    image = _image(number, chosen, palette.name, frame.ratio)
    half = image.width() / frame.ratio / 2
    frame.painter.drawImage(QPointF(spot[0] - half, spot[1] - half), image)


@lru_cache(maxsize=512)
def _image(number: int, chosen: bool, palette: str, ratio: float) -> QImage:
    side = round((2 * RADIUS + 4) * ratio)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = side / ratio / 2
    _paint(painter, (middle, middle), number, chosen=chosen, palette=PALETTES[palette])
    painter.end()
    return image


def _paint(
    painter: QPainter, spot: tuple[float, float], number: int, *, chosen: bool, palette: Palette
) -> None:
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
