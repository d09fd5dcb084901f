"""A name bent along a rim: its letters' outlines, and ready images for moving frames."""

import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from forest_studio.app.look.palette import translucent
from forest_studio.app.map.curved_names import CurvedName
from forest_studio.app.map.fonts import BOLD, font, metrics
from forest_studio.app.map.name_units import units
from forest_studio.app.map.scene import Rect

_GAP = 5.0
_LARGE_FROM = 110.0
_LETTER, _HALF_LETTER = 12.0, 7.0
"""Pixels of a letter's box: its width, and half of its height."""
_BUCKET = 1.05
_MARGIN = 12
_HALO_WAYS = ((-2, 0), (2, 0), (0, -2), (0, 2), (-1.5, -1.5), (1.5, -1.5), (-1.5, 1.5), (1.5, 1.5))
"""A name copied eight times around itself is much faster than a stroked outline."""
_HALO_ALPHA = 0.88

Letters = tuple[tuple[QPainterPath, float], ...]


@dataclass(frozen=True, slots=True)
class Arc:
    """A name along a rim of `radius` pixels, its middle turned by `turn` from the top.

    `boxes` are where the letters are and `path` their outline, both around the rim's centre.
    """

    radius: float
    turn: float
    boxes: tuple[Rect, ...]
    path: QPainterPath
    text: str


@dataclass(frozen=True, slots=True)
class ArcImage:
    """A painted arc: where its left top lies from the anchor, the rim at the name's middle."""

    image: QImage
    left: float
    top: float
    boxes: tuple[Rect, ...]


def arc_length(text: str, radius: float) -> float:
    """The angle in radians that a name takes on its rim."""
    return sum(width for _, width in _letters(text, *_size(radius))) / (radius + _GAP)


def arc(text: str, radius: float, turn: float) -> Arc:
    """A name bent along the outside of a rim."""
    baseline = radius + _GAP
    letters = _letters(text, *_size(radius))
    angle = turn - math.pi / 2 - sum(width for _, width in letters) / 2 / baseline
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    boxes = []
    for shape, width in letters:
        middle = angle + width / 2 / baseline
        x, y = baseline * math.cos(middle), baseline * math.sin(middle)
        path.addPath(_turn(width, (x, y), middle).map(shape))
        boxes += _boxes(width, (x * (1 + 4 / baseline), y * (1 + 4 / baseline)), middle)
        angle += width / baseline
    return Arc(radius, turn, _joined(boxes), path, text)


def _joined(boxes: list[Rect]) -> tuple[Rect, ...]:
    """A box around every two letters: half as many to ask for, and hardly larger."""
    pairs = zip(boxes[::2], [*boxes[1::2], boxes[-1]] if boxes else (), strict=False)
    return tuple(
        (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])) for a, b in pairs
    )


def anchor(radius: float, turn: float) -> tuple[float, float]:
    """Where the middle of a name touches its rim, from the rim's centre."""
    return radius * math.sin(turn), -radius * math.cos(turn)


def curved_name(bent: Arc, centre: tuple[float, float], ink: QColor) -> CurvedName:
    """The text of an arc around a rim's centre, for a frame of vectors."""
    pixels, spacing = _size(bent.radius)
    return CurvedName(bent.text, centre, bent.radius + _GAP, bent.turn, pixels, spacing, ink)


def write_halo(painter: QPainter, bent: Arc, halo: QColor) -> None:
    """Paints what keeps a name around the rim's centre clear of what lies below, as a shape."""
    pen = QPen(translucent(halo, _HALO_ALPHA), 4)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(bent.path, pen)


def nearby_radius(radius: float) -> float:
    """The radius of the image that stands for `radius`: at most a fortieth away from it."""
    return _BUCKET ** round(math.log(radius, _BUCKET))


def arc_image(
    text: str, radius: float, turn: float, *, inks: tuple[QColor, QColor], ratio: float
) -> ArcImage:
    """An arc as an image; `inks` are the colours of the name and of its halo."""
    bent = arc(text, radius, turn)
    x, y = anchor(radius, turn)
    around = bent.path.boundingRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
    image, name, halo = (_blank(around, ratio) for _ in range(3))
    _fill(name, bent.path, around, inks[1])
    painter = QPainter(halo)
    for dx, dy in _HALO_WAYS:
        painter.drawImage(QPointF(dx, dy), name)
    painter.end()
    painter = QPainter(image)
    painter.setOpacity(_HALO_ALPHA)
    painter.drawImage(0, 0, halo)
    painter.end()
    _fill(image, bent.path, around, inks[0])
    boxes = tuple((box[0] - x, box[1] - y, box[2] - x, box[3] - y) for box in bent.boxes)
    return ArcImage(image, around.left() - x, around.top() - y, boxes)


def _size(radius: float) -> tuple[int, float]:
    return (13, 1.6) if radius > _LARGE_FROM else (11, 1.0)


def _blank(around: QRectF, ratio: float) -> QImage:
    image = QImage((around.size() * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _fill(image: QImage, path: QPainterPath, around: QRectF, ink: QColor) -> None:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-around.left(), -around.top())
    painter.fillPath(path, ink)
    painter.end()


def _turn(width: float, place: tuple[float, float], angle: float) -> QTransform:
    transform = QTransform()
    transform.translate(*place)
    transform.rotateRadians(angle + math.pi / 2)
    transform.translate(-width / 2, 0)
    return transform


def _boxes(width: float, place: tuple[float, float], angle: float) -> list[Rect]:
    """A box for a letter, a row of them along the rim for a word."""
    count = max(1, round(width / _LETTER))
    offsets = [width * ((at + 0.5) / count - 0.5) for at in range(count)]
    way = (-math.sin(angle), math.cos(angle))
    return [_box(place[0] + way[0] * off, place[1] + way[1] * off) for off in offsets]


def _box(x: float, y: float) -> Rect:
    half = _LETTER / 2
    return x - half, y - _HALF_LETTER, x + half, y + _HALF_LETTER


@lru_cache(maxsize=512)
def _letters(text: str, pixels: int, spacing: float) -> Letters:
    """The outline of each letter, or of each word that must stay whole, and its advance."""
    measure = metrics(pixels, BOLD)
    letters = []
    for unit in units(text):
        shape = QPainterPath()
        shape.addText(0, 0, font(pixels, BOLD), unit)
        letters.append((shape, measure.horizontalAdvance(unit) + spacing))
    return tuple(letters)
