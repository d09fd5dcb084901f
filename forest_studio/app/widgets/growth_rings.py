"""The ground of the start page: growth rings of a tree around the mark."""

import math
from dataclasses import dataclass
from functools import cache
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.palette import Palette, mix
from forest_studio.app.look.theme import Look

_RINGS = 34
_POINTS = 72
_SEED = 7


@dataclass(frozen=True, slots=True)
class _Ring:
    path: QPainterPath
    """Around the origin."""
    strength: float
    """From 0, as the ground, to 1."""
    width: float


@cache
def _rings() -> tuple[_Ring, ...]:
    random, radius, rings = Random(_SEED), 44.0, []
    for ring in range(_RINGS):
        radius += 24 + random.uniform(-8, 9)
        strength = (1 - ring / _RINGS) ** 0.9 * random.uniform(0.45, 1.0)
        width = random.choice((1.0, 1.2, 2.0))
        rings.append(_Ring(_path(radius, 2 + radius * 0.012, random), strength, width))
    return tuple(rings)


def _path(radius: float, wobble: float, random: Random) -> QPainterPath:
    """A closed line, as uneven as a ring that grew."""
    phases = [(order, random.uniform(0, math.tau), random.uniform(0.3, 1.0)) for order in (2, 3, 5)]
    path = QPainterPath()
    for step in range(_POINTS + 1):
        angle = math.tau * step / _POINTS
        bulge = sum(size * math.sin(order * angle + phase) for order, phase, size in phases)
        reach = radius + wobble * bulge
        point = QPointF(reach * math.cos(angle), reach * math.sin(angle) * 0.96)
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def paint_growth_rings(painter: QPainter, centre: QPointF, palette: Palette) -> None:
    """Paints the rings, fainter the farther out they lie."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.translate(centre)
    for ring in _rings():
        painter.setPen(QPen(mix(palette.map, palette.press, ring.strength), ring.width))
        painter.drawPath(ring.path)


class GrowthRings(QWidget):
    """A page with rings; children are laid out on top of them."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._picture = QPixmap()
        self._drawn_for: tuple[object, ...] = ()
        self.centre_y = 128

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the kept picture; it is drawn anew for another size or palette."""
        wanted = (self.size(), self._look.palette.name, self.centre_y)
        if wanted != self._drawn_for:
            self._drawn_for = wanted
            self._draw()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        self._picture = QPixmap(self.size() * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(self._look.palette.map)
        painter = QPainter(self._picture)
        centre = QPointF(self.width() / 2, self.centre_y)
        paint_growth_rings(painter, centre, self._look.palette)
        painter.end()
