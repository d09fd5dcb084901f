"""Paints nodes: many small ones from the atlas, large ones one by one, and their marks."""

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QRadialGradient

from forest_studio.app.look.palette import Palette, translucent
from forest_studio.app.map.batch import draw_sprites
from forest_studio.app.map.frame import Frame, Steps
from forest_studio.app.map.hex_slots import LEAF_DRAWN
from forest_studio.app.map.leaf_atlas import (
    LeafAtlas,
    LeafStyle,
    country_line,
    heat_ink,
    heat_line,
    leaf_ink,
    paint_leaf,
    style_of,
)
from forest_studio.app.map.map_data import Ints, NodeFlag
from forest_studio.app.map.paint_groves import GrovePainter
from forest_studio.app.map.scene import SWELL, Scene
from forest_studio.app.map.warm_rows import WARM, rings_of

_MAX_LARGE = 1500
_MAX_MARKS = 500
_GLOW_FROM = 0.3
_FINE_LARGE = 5.0
_FAST_LARGE = 12.2
_MARK_FROM = 3.5
_SPRITE_AIR = 4.0
_RINGED_FROM = 3.2
_MAX_RINGED = 300


class LeafPainter:
    """Paints the nodes of a frame; keeps the atlas of the present palette."""

    def __init__(self, groves: GrovePainter) -> None:
        self._groves = groves
        self._atlas: LeafAtlas | None = None
        self._made_for = ("", 0.0)

    def paint(self, frame: Frame) -> Steps:
        """All leaves of one frame with their marks."""
        leaves = frame.shown.leaves
        scene = frame.scene
        if not len(leaves):
            return
        radii = scene.layout.rad[leaves] * (scene.camera.zoom * LEAF_DRAWN)
        if scene.heat is not None:
            radii = radii * (1 + SWELL * scene.heat[leaves])
        large = radii > (_FINE_LARGE if frame.fine else _FAST_LARGE)
        if frame.fine and scene.heat is not None:
            warm = (scene.heat[leaves] > _GLOW_FROM) & (radii > 2)
            yield from self._paint_glow(frame, leaves[warm])
        if frame.vector:
            large[:] = True
        elif large.sum() > _MAX_LARGE:
            large &= radii > _FAST_LARGE
        yield from self._paint_small(frame, leaves[~large], radii[~large])
        for row in leaves[large].tolist():
            self.paint_one(frame, row)
            yield
        if scene.heat is not None and (frame.fine or frame.is_strip):
            yield from _paint_rings(frame, leaves[(scene.heat[leaves] >= WARM)])
        marked = leaves[(scene.data.flags[leaves] & _MARKED > 0) & (radii > _MARK_FROM)]
        for row in marked[:_MAX_MARKS].tolist():
            self._paint_mark(frame, row)
            yield

    def paint_one(self, frame: Frame, row: int) -> None:
        """One node in its exact size."""
        scene = frame.scene
        ground = self._ground(scene, row)
        if scene.heat is not None:
            ink = heat_ink(scene.palette, float(scene.heat[row]), ground)
        else:
            ink = leaf_ink(scene.palette, scene.hue(row), _is_faded(scene, row), ground)
        disc = (*scene.place(row), scene.radius(row))
        paint_leaf(frame.painter, disc, style_of(int(scene.data.flags[row])), ink, ground)

    def paint_marks(self, frame: Frame, row: int) -> None:
        """The marks of one node, over its disc; a broken one is covered by its crossed ring."""
        if frame.scene.data.flags[row] & _MARKED and frame.scene.radius(row) > _MARK_FROM:
            self._paint_mark(frame, row)

    def _ground(self, scene: Scene, row: int) -> QColor:
        parent = int(scene.data.parent[row])
        return self._groves.fill(scene, parent) if parent > 0 else scene.palette.root_fill()[0]

    def _paint_small(self, frame: Frame, rows: Ints, radii: np.ndarray) -> Steps:
        if not len(rows):
            return
        scene, atlas = frame.scene, self._atlas_for(frame)
        style = _styles(scene.data.flags[rows])
        if scene.heat is not None:
            lines = heat_line(scene.heat[rows], style)
        else:
            lines = country_line(scene.data.country[rows], _faded(scene, rows), style)
        yield from atlas.prepare(lines)
        places = scene.camera.screen(scene.layout.pos[rows])
        if not frame.fine:
            places = np.round(places)
        draw_sprites(
            frame.painter,
            atlas.sheet,
            places,
            atlas.cells(radii, lines),
            sides=np.minimum((2 * radii + _SPRITE_AIR) * atlas.ratio, atlas.cell),
            ratio=atlas.ratio,
        )

    def _atlas_for(self, frame: Frame) -> LeafAtlas:
        wanted = (frame.scene.palette.name, frame.ratio)
        if self._atlas is None or self._made_for != wanted:
            self._atlas, self._made_for = LeafAtlas(frame.scene.palette, frame.ratio), wanted
        return self._atlas

    def _paint_glow(self, frame: Frame, rows: Ints) -> Steps:
        scene = frame.scene
        assert scene.heat is not None
        frame.painter.setPen(Qt.PenStyle.NoPen)
        for row in rows[np.argsort(-scene.heat[rows])][:200].tolist():
            heat, radius = float(scene.heat[row]), scene.radius(row) * 2.3
            centre = QPointF(*scene.place(row))
            glow = QRadialGradient(centre, radius)
            color = scene.palette.heat_at(heat)
            glow.setColorAt(0.3, translucent(color, 0.42 * heat))
            glow.setColorAt(1, translucent(color, 0))
            frame.painter.setBrush(glow)
            frame.painter.drawEllipse(centre, radius, radius)
            yield

    def _paint_mark(self, frame: Frame, row: int) -> None:
        scene = frame.scene
        disc = (*scene.place(row), scene.radius(row))
        ground = self._ground(scene, row)
        if scene.data.flags[row] & NodeFlag.BROKEN:
            paint_broken(frame.painter, disc, scene.palette, ground)
        if scene.data.flags[row] & NodeFlag.OVER_BUDGET:
            paint_over_budget(frame.painter, disc, scene.palette, ground)


_MARKED = int(NodeFlag.BROKEN | NodeFlag.OVER_BUDGET)

Disc = tuple[float, float, float]


def paint_broken(painter: QPainter, disc: Disc, palette: Palette, ground: QColor) -> None:
    """A crossed ring."""
    x, y, radius = disc
    arm = radius * 0.42
    painter.setPen(
        QPen(palette.red, min(2.0, radius / 4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    painter.setBrush(ground)
    painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.drawLine(QPointF(x - arm, y - arm), QPointF(x + arm, y + arm))
    painter.drawLine(QPointF(x - arm, y + arm), QPointF(x + arm, y - arm))


def paint_over_budget(painter: QPainter, disc: Disc, palette: Palette, ground: QColor) -> None:
    """A red triangle at the upper right."""
    x, y, radius = disc
    size = min(6.0, radius * 0.7)
    x, y = x + radius * 0.78, y - radius * 0.78
    painter.setPen(QPen(ground, 1.5))
    painter.setBrush(palette.red)
    corners = ((0.0, -size), (size, size * 0.8), (-size, size * 0.8))
    painter.drawPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in corners]))
    if size >= 5:
        painter.setPen(QPen(palette.map, 1.6))
        painter.drawLine(QPointF(x, y - 2), QPointF(x, y + 1.3))
        painter.drawPoint(QPointF(x, y + 3.4))


def _paint_rings(frame: Frame, rows: Ints) -> Steps:
    """One ring around a warm node and two around a hot one: heat that needs no colour."""
    scene, painter = frame.scene, frame.painter
    assert scene.heat is not None
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row in rows[np.argsort(-scene.heat[rows])][:_MAX_RINGED].tolist():
        warmth, radius = float(scene.heat[row]), scene.radius(row)
        if radius < _RINGED_FROM:
            continue
        palette = scene.palette
        painter.setPen(QPen(palette.text if palette.is_contrast else palette.heat_at(warmth), 1.2))
        for ring in range(rings_of(warmth)):
            reach = radius + 2.2 + 2.6 * ring
            painter.drawEllipse(QPointF(*scene.place(row)), reach, reach)
        yield
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, frame.fine)


def _is_faded(scene: Scene, row: int) -> bool:
    return scene.selected >= 0 and row != scene.selected and row not in scene.neighbours


def _faded(scene: Scene, rows: Ints) -> np.ndarray:
    if scene.selected < 0:
        return np.zeros(len(rows), np.int64)
    clear = [scene.selected, *scene.neighbours]
    return (~np.isin(rows, clear)).astype(np.int64)


def _styles(flags: np.ndarray) -> np.ndarray:
    wild = flags & NodeFlag.WILD > 0
    superseded = flags & NodeFlag.SUPERSEDED > 0
    return np.where(wild, LeafStyle.WILD, np.where(superseded, LeafStyle.SUPERSEDED, 0))
