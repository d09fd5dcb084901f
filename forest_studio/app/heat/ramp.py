"""The scale of heat as a picture: its colours, and the widths and rings that say the same."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from forest_studio.app.look.palette import Palette, mix
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.map.paint_warm_edges import warm_width
from forest_studio.app.map.scene import SWELL
from forest_studio.app.map.warm_rows import rings_of
from forest_studio.core.hunt.observing.door_lines import HOT, WARM

_HEIGHT = 56
_BAR = 10.0
_RADIUS = 4.6


class HeatRamp(QWidget):
    """From cold to hot: the colours, below them nodes as they are drawn, and their words."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._words = (self.tr("cold"), self.tr("warm"), self.tr("hot"))
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            self.tr("Scale: a warm node has one ring, a hot one two; hot edges are wider")
        )
        self.setToolTip(
            self.tr(
                "Warm from {0} %: one ring. Hot from {1} %: two rings. The wider an edge, the "
                "hotter. One fresh hunt of the same question gives 50 %."
            ).format(round(100 * WARM), round(100 * HOT))
        )
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As wide as a legend."""
        return QSize(170, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints bar, wedge, samples and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, wide = self._look.palette, float(self.width())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_gradient(palette, wide))
        painter.drawRoundedRect(QRectF(0, 0, wide, _BAR), 3, 3)
        low, high = warm_width(0.0) / 2, warm_width(1.0) / 2
        middle = _BAR + 8
        ends = ((0.0, -low), (wide, -high), (wide, high), (0.0, low))
        painter.drawPolygon(QPolygonF([QPointF(x, middle + dy) for x, dy in ends]))
        for place, (share, word) in enumerate(zip((0.0, 0.3, 0.7), self._words, strict=True)):
            self._paint_sample(painter, place, share, word)
        painter.end()

    def _paint_sample(self, painter: QPainter, place: int, warmth: float, word: str) -> None:
        palette = self._look.palette
        painter.setFont(ui_font(12))
        words = painter.fontMetrics().horizontalAdvance(word)
        whole = words + 26
        left = (self.width() - whole) * place / 2
        y = _HEIGHT - 11.0
        color = palette.heat_at(warmth) if warmth else mix(palette.bg, palette.text3, 0.45)
        centre, radius = QPointF(left + 11, y), _RADIUS * (1 + SWELL * warmth)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawEllipse(centre, radius - 0.6, radius - 0.6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.text if palette.is_contrast else color, 1.1))
        for ring in range(rings_of(warmth)):
            reach = radius + 1.3 + 2.2 * ring
            painter.drawEllipse(centre, reach, reach)
        painter.setPen(palette.text2)
        room = QRectF(left + 26, y - 10, words + 4, 20)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, word)


def _gradient(palette: Palette, wide: float) -> QLinearGradient:
    gradient = QLinearGradient(0, 0, wide, 0)
    last = len(palette.heat) - 1
    for place, color in enumerate(palette.heat):
        gradient.setColorAt(place / last, color)
    return gradient
