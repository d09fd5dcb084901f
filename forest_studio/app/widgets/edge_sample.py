"""A short sample of an edge family's line: its colour, dash and head."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.palette import FAMILY_DASH, FAMILY_HEAD, Palette
from forest_studio.app.look.theme import Look

_HEAD = 8.0
_PEN = 2.0


def paint_sample(  # noqa: PLR0917
    painter: QPainter,
    place: QRectF,
    family: str,
    palette: Palette,
    inward: bool = False,
    colour: str = "",
) -> None:
    """Draws the line from left to right, or from right to left when it comes in.

    ``colour`` is ``#RRGGBB`` where a type has its own, else empty.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.left(), place.center().y())
    if inward:
        painter.translate(place.width(), 0)
        painter.scale(-1, 1)
    ink = palette.edge(family, colour)
    painter.setPen(_line_pen(ink, family))
    painter.drawLine(QPointF(2, 0), QPointF(place.width() - _HEAD - 1, 0))
    _paint_head(painter, FAMILY_HEAD.get(family, "open"), QPointF(place.width() - 2, 0), ink)
    painter.restore()


def _line_pen(colour: QColor, family: str) -> QPen:
    pen = QPen(colour, _PEN)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pattern = FAMILY_DASH.get(family, ())
    if family == "reference":
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1, 2.2])
    elif pattern:
        pen.setDashPattern([max(0.5, length / _PEN * 0.75) for length in pattern])
    return pen


def _paint_head(painter: QPainter, head: str, tip: QPointF, colour: QColor) -> None:
    painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(colour)
    back, half = tip - QPointF(_HEAD, 0), _HEAD * math.tan(math.radians(26))
    upper, lower = back + QPointF(0, -half), back + QPointF(0, half)
    if head == "filled":
        painter.drawPolygon(QPolygonF([tip, upper, lower]))
    elif head == "double":
        shift = QPointF(_HEAD * 0.85, 0)
        painter.drawPolygon(QPolygonF([tip, upper, lower]))
        painter.drawPolygon(QPolygonF([tip - shift, upper - shift, lower - shift]))
    elif head == "diamond":
        middle = tip - QPointF(_HEAD / 2, 0)
        offset = QPointF(0, half * 0.9)
        painter.drawPolygon(QPolygonF([tip, middle - offset, back, middle + offset]))
    elif head == "ring":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(tip - QPointF(_HEAD / 2, 0), _HEAD / 2 - 0.6, _HEAD / 2 - 0.6)
    else:
        painter.drawLine(back + QPointF(-1, 0), tip)
        painter.drawPolyline(QPolygonF([upper, tip, lower]))


class EdgeSample(QWidget):
    """The sample as a widget."""

    def __init__(
        self, look: Look, family: str, inward: bool = False, width: int = 40, colour: str = ""
    ) -> None:
        """``colour`` is ``#RRGGBB`` where a type has its own, else empty."""
        super().__init__()
        self._colour = colour
        self._look, self._family, self._inward = look, family, inward
        self.setFixedSize(width, 18)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the sample in the colours worn now."""
        painter = QPainter(self)
        place, palette = QRectF(self.rect()), self._look.palette
        paint_sample(painter, place, self._family, palette, self._inward, self._colour)
        painter.end()
