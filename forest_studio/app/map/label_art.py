"""Labels as ready images: painted once, then only copied to the screen."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from forest_studio.app.look.palette import translucent
from forest_studio.app.map.arc_art import ArcImage, arc_image
from forest_studio.app.map.edge_style import draw_head
from forest_studio.app.map.fonts import REGULAR, SEMIBOLD, font, metrics
from forest_studio.app.map.frame import Frame, Label
from forest_studio.app.map.scene import Rect

_LIMIT = 4000
_ARC_LIMIT = 600
_ARC_COST = 4
_HALO = 3.2
_HALO_WAYS = (
    *((-1.6, 0.0), (1.6, 0.0), (0.0, -1.6), (0.0, 1.6)),
    *((-1.1, -1.1), (1.1, -1.1), (-1.1, 1.1), (1.1, 1.1)),
)
"""Text painted eight times around itself is seven times faster than a stroked outline."""
_HALO_ALPHA = 0.88
_ARROW_ROOM = 18
_CHIP_TURNS = 48
"""Directions that the arrow of a chip may have."""


class Art(NamedTuple):
    """A label as an image, with its size in pixels of the screen, and how it is painted."""

    image: QImage
    width: float
    height: float
    paint: Callable[[QPainter], None]

    def draw(self, frame: Frame, rect: Rect) -> None:
        """Copies the image to a place, or paints what it shows for a frame of vectors."""
        if not frame.vector:
            self.label(rect).paint(frame.painter)
            return
        frame.painter.save()
        frame.painter.translate(rect[0], rect[1])
        self.paint(frame.painter)
        frame.painter.restore()

    def label(self, rect: Rect) -> Label:
        """The image at whole pixels."""
        return Label(self.image, round(rect[0]), round(rect[1]), (rect,))


@dataclass(frozen=True, slots=True)
class PillStyle:
    """The look of a pill; without `rim` it has no frame."""

    ink: QColor
    fill: QColor
    rim: QColor | None = None
    pixels: int = 13
    height: int = 20
    corner: float = 5.0
    padding: float = 7.0
    weight: int = SEMIBOLD
    key: tuple[object, ...] = field(init=False, compare=False)
    """What makes two pills of one text look the same."""

    def __post_init__(self) -> None:
        rim = self.rim.rgba() if self.rim else 0
        shape = self.pixels, self.height, self.corner, self.padding, self.weight
        object.__setattr__(self, "key", (self.ink.rgba(), self.fill.rgba(), rim, *shape))


class LabelArt:
    """Makes and keeps label images for one device pixel ratio."""

    def __init__(self) -> None:
        self._images: dict[tuple[object, ...], Art] = {}
        self._arcs: dict[tuple[object, ...], ArcImage] = {}
        self._ratio = 1.0
        self.budget = 0
        """How many new images may still be made in this frame."""

    def begin(self, ratio: float, budget: int) -> None:
        """Starts a frame."""
        if ratio != self._ratio:
            self._images, self._arcs, self._ratio = {}, {}, ratio
        self.budget = budget

    def text(self, text: str, ink: QColor, halo: QColor, pixels: int = 12) -> Art | None:
        """Text with a halo, or None when the frame's budget is spent."""
        key = ("text", text, ink.rgba(), halo.rgba(), pixels)
        return self._images.get(key) or self._keep(key, lambda: self._text(text, ink, halo, pixels))

    def pill(self, text: str, style: PillStyle) -> Art | None:
        """Text on a rounded ground, or None when the frame's budget is spent."""
        key = ("pill", text, *style.key)
        return self._images.get(key) or self._keep(key, lambda: self._pill(text, style, None))

    def arc(
        self, text: str, radius: float, turn: float, inks: tuple[QColor, QColor]
    ) -> ArcImage | None:
        """A name along a rim, or None when the frame's budget is spent."""
        key = (text, radius, turn, inks[0].rgb(), inks[1].rgb())
        found = self._arcs.get(key)
        if found is None and self.budget > 0:
            self.budget -= _ARC_COST
            if len(self._arcs) >= _ARC_LIMIT:
                self._arcs.pop(next(iter(self._arcs)))
            found = arc_image(text, radius, turn, inks=inks, ratio=self._ratio)
            self._arcs[key] = found
        return found

    def chip(self, text: str, style: PillStyle, way: tuple[float, float], ink: QColor) -> Art:
        """A pill with an arrow that says where the thing lies beyond the screen."""
        turn = round(math.atan2(way[1], way[0]) * _CHIP_TURNS / math.tau)
        key = ("chip", text, turn % _CHIP_TURNS, ink.rgba(), *style.key)
        found = self._images.get(key)
        if found is None:
            angle = turn * math.tau / _CHIP_TURNS
            # It must be there whatever the budget: nothing else tells of the neighbour.
            self.budget = max(self.budget, 1)
            arrow = ((math.cos(angle), math.sin(angle)), ink)
            found = self._keep(key, lambda: self._pill(text, style, arrow))
            assert found is not None
        return found

    def _keep(self, key: tuple[object, ...], make: Callable[[], Art]) -> Art | None:
        if self.budget <= 0:
            return None
        self.budget -= 1
        if len(self._images) >= _LIMIT:
            self._images.pop(next(iter(self._images)))
        art = self._images[key] = make()
        return art

    def _blank(self, size: QSizeF) -> QImage:
        pixels = (size * self._ratio).toSize()
        image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._ratio)
        image.fill(Qt.GlobalColor.transparent)
        return image

    def _art(self, size: QSizeF, paint: Callable[[QPainter], None]) -> Art:
        image = self._blank(size)
        painter = _painter(image)
        paint(painter)
        painter.end()
        return Art(image, size.width(), size.height(), paint)

    def _text(self, text: str, ink: QColor, halo: QColor, pixels: int) -> Art:
        size = QSizeF(metrics(pixels).horizontalAdvance(text) + 6, pixels + 5)
        face, baseline = font(pixels, REGULAR), QPointF(3, pixels)
        around = self._blank(size)
        painter = _painter(around)
        painter.setFont(face)
        painter.setPen(halo)
        for dx, dy in _HALO_WAYS:
            painter.drawText(baseline + QPointF(dx, dy), text)
        painter.end()
        image = self._blank(size)
        painter = _painter(image)
        painter.setOpacity(_HALO_ALPHA)
        painter.drawImage(0, 0, around)
        painter.setOpacity(1)
        painter.setFont(face)
        painter.setPen(ink)
        painter.drawText(baseline, text)
        painter.end()
        paint = partial(_paint_text, text=text, inks=(ink, halo), pixels=pixels)
        return Art(image, size.width(), size.height(), paint)

    def _pill(
        self, text: str, style: PillStyle, arrow: tuple[tuple[float, float], QColor] | None
    ) -> Art:
        measure = metrics(style.pixels, style.weight)
        text_width = round(measure.horizontalAdvance(text) + 2 * style.padding)
        width = text_width + (_ARROW_ROOM if arrow else 0)

        def paint(painter: QPainter) -> None:
            painter.setPen(QPen(style.rim, 1) if style.rim else QPen(Qt.PenStyle.NoPen))
            painter.setBrush(style.fill)
            body = QRectF(0.5, 0.5, width, style.height)
            painter.drawRoundedRect(body, style.corner, style.corner)
            painter.setFont(font(style.pixels, style.weight))
            painter.setPen(style.ink)
            label = QRectF(0.5, 0, text_width, style.height)
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)
            if arrow:
                _paint_arrow(painter, (width - 13.0, style.height / 2), *arrow)

        return self._art(QSizeF(width + 1, style.height + 1), paint)


def _paint_text(painter: QPainter, *, text: str, inks: tuple[QColor, QColor], pixels: int) -> None:
    """Text over the outline of itself, for a frame of vectors."""
    baseline = QPointF(3, pixels)
    outline = QPainterPath()
    outline.addText(baseline, font(pixels, REGULAR), text)
    painter.strokePath(outline, _round_pen(translucent(inks[1], _HALO_ALPHA), _HALO))
    painter.setFont(font(pixels, REGULAR))
    painter.setPen(inks[0])
    painter.drawText(baseline, text)


@lru_cache(maxsize=8192)
def elided(text: str, pixels: int, weight: int, width: float) -> str:
    """`text`, cut to `width` pixels with an ellipsis."""
    return metrics(pixels, weight).elidedText(text, Qt.TextElideMode.ElideRight, width)


def rect_around(art: Art, x: float, y: float) -> Rect:
    """The rectangle of a label whose centre is at a pixel."""
    half, tall = art.width / 2, art.height / 2
    return x - half, y - tall, x + half, y + tall


def _painter(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    return painter


def _round_pen(color: QColor, width: float) -> QPen:
    return QPen(
        color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )


def _paint_arrow(
    painter: QPainter, centre: tuple[float, float], way: tuple[float, float], ink: QColor
) -> None:
    x, y = centre
    tip = (x + way[0] * 6, y + way[1] * 6)
    painter.setPen(QPen(ink, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x - way[0] * 6, y - way[1] * 6), QPointF(*tip))
    draw_head(painter, "open", tip, way, color=ink, size=7)
