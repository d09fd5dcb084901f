"""Arrays that Qt paints in one call: lines and sprites, filled with numpy."""

import math
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from shiboken6 import Shiboken

Doubles = NDArray[np.float64]
HAIRLINE = 1.05
"""The width of thin lines in moving frames: Qt fills a line that is a little wider than a pixel
in half of the time that it takes for one of a pixel."""


def draw_lines(painter: QPainter, lines: Doubles) -> None:
    """Paints lines `(n, 4)`: x1, y1, x2, y2 in pixels."""
    if len(lines):
        lines = np.ascontiguousarray(lines, np.float64)
        # A QLineF is four doubles, so the array is one; it lives until the call returns.
        first = Shiboken.wrapInstance(lines.ctypes.data, QLineF)
        painter.drawLines(first, len(lines))


def draw_dots(
    painter: QPainter, places: Doubles, color: QColor, width: float, ratio: float
) -> None:
    """Paints round dots of `width` pixels around `places` (n, 2); `ratio` is that of the screen.

    Copies of one dot: Qt takes ten times as long for a short line with round ends.
    """
    if not len(places):
        return
    atlas = _dot(color.rgba(), round(width, 1), ratio)
    side = float(atlas.width())
    cells = np.full((len(places), 2), side / 2)
    sides = np.full(len(places), side)
    draw_sprites(painter, atlas, places, cells, sides=sides, ratio=ratio)


@lru_cache(maxsize=256)
def _dot(rgba: int, width: float, ratio: float) -> QPixmap:
    side = 2 * math.ceil((width / 2 + 1) * ratio)
    atlas = QPixmap(side, side)
    atlas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(atlas)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgba(rgba))
    painter.drawEllipse(QPointF(side / 2, side / 2), width / 2 * ratio, width / 2 * ratio)
    painter.end()
    return atlas


def draw_sprites(
    painter: QPainter,
    atlas: QPixmap,
    places: Doubles,
    cells: Doubles,
    *,
    sides: Doubles,
    ratio: float | Doubles,
) -> None:
    """Paints squares of `atlas` centred on `places` (n, 2).

    `cells` (n, 2) are the centres of the squares in pixels of the atlas, `sides` (n,) how large
    they are there, and `ratio` says how many of these make a pixel of the screen, for all of
    them or for each.
    """
    if not len(places):
        return
    # Only what is painted of a cell is copied: blending air costs as much as blending a disc.
    sides = np.ceil(sides / 2) * 2
    sprites = np.empty((len(places), 10))
    sprites[:, 0:2] = places
    sprites[:, 2:4] = cells - sides[:, None] / 2
    sprites[:, 4] = sprites[:, 5] = sides
    sprites[:, 6] = sprites[:, 7] = 1 / ratio
    sprites[:, 8] = 0.0
    sprites[:, 9] = 1.0
    first = Shiboken.wrapInstance(sprites.ctypes.data, QPainter.PixmapFragment)
    painter.drawPixmapFragments(first, len(sprites), atlas)
