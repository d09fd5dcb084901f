"""A sheet of small discs, so that thousands of nodes are painted in one call."""

from collections.abc import Iterator
from enum import IntEnum

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from forest_studio.app.look.palette import COUNTRY_HUES, Palette, mix
from forest_studio.app.map.map_data import Floats, NodeFlag

RADII = np.array([0.8, 1.1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12])
HEAT_LEVELS = 33
"""Levels of heat; 0 is cold."""
FADED = 0.55
_CELL = 28
_GROUND_DEPTH = 2


class LeafStyle(IntEnum):
    """The three shapes of a node's disc."""

    PLAIN = 0
    WILD = 1
    SUPERSEDED = 2


def style_of(flags: int) -> LeafStyle:
    """The shape for the flags of a node."""
    if flags & NodeFlag.WILD:
        return LeafStyle.WILD
    return LeafStyle.SUPERSEDED if flags & NodeFlag.SUPERSEDED else LeafStyle.PLAIN


class LeafAtlas:
    """Discs in all radii (columns) and in all colours and shapes (rows, painted when wanted)."""

    def __init__(self, palette: Palette, ratio: float) -> None:
        self.cell = 2 * round(_CELL * ratio / 2)
        self.ratio = self.cell / _CELL
        self._inks = [*_country_inks(palette), *_heat_inks(palette)]
        count = len(self._inks) * len(LeafStyle)
        self.sheet = QPixmap(self.cell * len(RADII), self.cell * count)
        self.sheet.fill(Qt.GlobalColor.transparent)
        self._is_painted = np.zeros(count, bool)

    def prepare(self, lines: np.ndarray) -> Iterator[None]:
        """Paints the lines that are wanted for the first time, one a step."""
        wanted = np.unique(lines)
        for line in wanted[~self._is_painted[wanted]].tolist():
            self._paint_line(line)
            self._is_painted[line] = True
            yield

    def cells(self, radii: Floats, lines: np.ndarray) -> Floats:
        """The centres of the cells for painted radii in pixels and line numbers."""
        column = np.searchsorted(RADII, np.minimum(radii, RADII[-1]) - 0.25)
        column = np.minimum(column, len(RADII) - 1)
        return (np.stack([column, lines], axis=1) + 0.5) * self.cell

    def _paint_line(self, line: int) -> None:
        ink, ground = self._inks[line // len(LeafStyle)]
        painter = QPainter(self.sheet)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for column, radius in enumerate(RADII.tolist()):
            painter.save()
            painter.translate((column + 0.5) * self.cell, (line + 0.5) * self.cell)
            painter.scale(self.ratio, self.ratio)
            paint_leaf(painter, (0, 0, radius), LeafStyle(line % len(LeafStyle)), ink, ground)
            painter.restore()
        painter.end()


def country_line(country: np.ndarray, faded: np.ndarray, style: np.ndarray) -> np.ndarray:
    """Line numbers of nodes in the colour of their country."""
    hue = np.maximum(country, 0) % len(COUNTRY_HUES)
    return (hue * 2 + faded) * len(LeafStyle) + style


def heat_line(heat: Floats, style: np.ndarray) -> np.ndarray:
    """Line numbers of nodes in the colour of their heat (0..1)."""
    level = np.clip(np.ceil(heat * (HEAT_LEVELS - 1)), 0, HEAT_LEVELS - 1).astype(np.int64)
    return (len(COUNTRY_HUES) * 2 + level) * len(LeafStyle) + style


def leaf_ink(palette: Palette, hue: float, faded: bool, ground: QColor) -> QColor:
    """The colour of a node's disc on the ground of its grove."""
    return mix(ground, palette.leaf(hue), FADED) if faded else palette.leaf(hue)


def heat_ink(palette: Palette, heat: float, ground: QColor) -> QColor:
    """The colour of a node under heat; cold ones are nearly of the ground."""
    return palette.heat_at(heat) if heat > 0.02 else mix(ground, palette.text3, 0.30)


def paint_leaf(
    painter: QPainter,
    disc: tuple[float, float, float],
    style: LeafStyle,
    ink: QColor,
    ground: QColor,
) -> None:
    """Paints one node: filled, dashed and hollow when wild, slashed when superseded."""
    x, y, radius = disc
    centre = QPointF(x, y)
    if style is LeafStyle.PLAIN or radius < 2:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
    elif style is LeafStyle.WILD:
        pen = QPen(ink, min(1.5, radius / 3))
        pen.setDashPattern([2, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setPen(QPen(ink, min(1.3, radius / 3)))
        painter.setBrush(mix(ground, ink, 0.25))
    painter.drawEllipse(centre, radius, radius)
    if style is LeafStyle.SUPERSEDED and radius >= 2:
        slash = radius * 0.7
        painter.setPen(QPen(ink, min(1.5, radius / 3)))
        painter.drawLine(QPointF(x - slash, y + slash), QPointF(x + slash, y - slash))


def _country_inks(palette: Palette) -> list[tuple[QColor, QColor]]:
    inks = []
    for hue in COUNTRY_HUES:
        ground = palette.grove_fill(hue, _GROUND_DEPTH)
        inks += [(leaf_ink(palette, hue, faded, ground), ground) for faded in (False, True)]
    return inks


def _heat_inks(palette: Palette) -> list[tuple[QColor, QColor]]:
    ground = palette.grove_fill(0.0, _GROUND_DEPTH)
    levels = np.linspace(0, 1, HEAT_LEVELS).tolist()
    return [(heat_ink(palette, level, ground), ground) for level in levels]
