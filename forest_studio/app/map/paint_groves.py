"""Paints the ground: the forest's disc and the quiet discs of its groves."""

import math
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPen, QRadialGradient

from forest_studio.app.look.palette import COUNTRY_HUES, ROOT_HUE, Palette, mix, oklch, translucent
from forest_studio.app.map.batch import HAIRLINE, draw_sprites
from forest_studio.app.map.disc_sheet import LARGEST, DiscSheet
from forest_studio.app.map.fast_groves import Grove, covering, paint_groves
from forest_studio.app.map.frame import Frame, Steps
from forest_studio.app.map.map_data import Floats, Ints
from forest_studio.app.map.scene import Scene
from forest_studio.app.map.warm_rows import WARM

_RINGS = 8
_SPRITE_AIR = 5.0
_HUGE = 12_000.0
_HEAT_STEPS = 24
_COARSE_HEAT = 12
_WARM_STEPS = 12
_TINTED = 1.6
"""How much more than its mean heat the ground of an open grove shows."""
GroveKey = tuple[bool, int, int, int, int]
_ROOT_KEY = (-1.0, 0, -1, False)


class Look(NamedTuple):
    """How a disc is painted; Qt strokes a rim of one pixel much faster than a wider one."""

    fill: QColor
    rim: QPen
    thin_rim: QPen
    brush: QBrush


class GrovePainter:
    """Paints open and closed discs, back to front; colours are made once a palette."""

    def __init__(self) -> None:
        self._looks: dict[tuple[float, int, int, bool], Look] = {}
        self._kept: dict[GroveKey, Grove] = {}
        self._palette = ""
        self._sheet: DiscSheet | None = None

    def paint(self, frame: Frame) -> Steps:
        """The whole ground of one frame."""
        scene = frame.scene
        if scene.palette.name != self._palette:
            self._palette, self._looks, self._sheet = scene.palette.name, {}, None
            self._kept = {}
        closed = frame.shown.closed
        small = scene.layout.rad[closed] * scene.camera.zoom <= LARGEST
        if frame.vector:
            small[:] = False
        large = np.sort(np.concatenate([frame.shown.open, closed[~small]]))
        within = frozenset(closed.tolist())
        if frame.fine:
            size = scene.camera.width, scene.camera.height
            frame.painter.fillRect(0, 0, *size, scene.palette.map)
            yield from self._paint_large(frame, large, within)
        else:
            self._paint_fast(frame, large, within)
        # Small ones hold nothing that is painted, so they may come after all others.
        self._paint_small(frame, closed[small])

    def _paint_large(self, frame: Frame, rows: Ints, closed: frozenset[int]) -> Steps:
        scene = frame.scene
        discs = _discs(scene, rows)
        start = _last_cover(scene, discs)
        last: Look | None = None
        for row, (x, y, radius) in zip(rows[start:].tolist(), discs[start:].tolist(), strict=True):
            if row == 0:
                yield from _paint_root(frame, x, y, radius)
                continue
            look = self.look(scene, row, row in closed)
            if look is not last:
                frame.painter.setPen(look.rim)
                frame.painter.setBrush(look.brush)
                last = look
            _paint_disc(frame, (x, y, radius), look.fill)
            if scene.heat is not None and row not in closed and scene.heat[row] >= WARM:
                _paint_warm_rim(frame, (x, y, radius), float(scene.heat[row]))
                last = None
            yield

    def _paint_fast(self, frame: Frame, rows: Ints, closed: frozenset[int]) -> None:
        scene = frame.scene
        discs = _discs(scene, rows)
        start = _last_cover(scene, discs)
        rows, discs = rows[start:], discs[start:]
        looks = zip(rows.tolist(), self._keys(scene, rows, closed), strict=True)
        kept = self._kept
        groves = [kept.get(key) or self._grove(scene, row, key) for row, key in looks]
        if frame.is_strip and len(rows) and rows[0] == 0 and discs[0, 2] < _HUGE:
            # Beside a fine frame the plain ground of moving ones would show.
            shade = QBrush(_root_shade(scene.palette, *discs[0].tolist()))
            groves[0] = groves[0]._replace(ground=shade)
        paint_groves(frame, groves, discs)

    def _keys(self, scene: Scene, rows: Ints, closed: frozenset[int]) -> Iterator[GroveKey]:
        """What decides how a moving frame paints each row: whether it is closed and the root,
        its country and depth, and how warm it is, inside and on its own."""
        shut = [row in closed for row in rows.tolist()]
        inside = own = np.full(len(rows), -1)
        if scene.heat is not None and scene.grove_heat is not None:
            assert scene.heat_within is not None
            tint = np.minimum(1.0, scene.grove_heat[rows] * _TINTED)
            inside = (np.where(shut, scene.heat_within[rows], tint) * _HEAT_STEPS).astype(int)
            warm = (scene.heat[rows] >= WARM) & ~np.array(shut, bool)
            own = np.where(warm, (scene.heat[rows] * _WARM_STEPS).astype(int), -1)
        columns = scene.data.country[rows], scene.data.depth[rows], inside, own
        return zip(shut, *(column.tolist() for column in columns), strict=True)

    def _grove(self, scene: Scene, row: int, key: GroveKey) -> Grove:
        look = self._root_look(scene) if row == 0 else self.look(scene, row, key[0])
        rim = look.rim
        if row and key[4] >= 0:
            rim = _warm_rim(scene.palette, (key[4] + 0.5) / _WARM_STEPS)
        pen = QPen(rim.color(), max(HAIRLINE, rim.widthF()))
        grove = Grove(look.brush, QBrush(rim.color()), rim.widthF() / 2, pen)
        self._kept[key] = grove
        return grove

    def _root_look(self, scene: Scene) -> Look:
        look = self._looks.get(_ROOT_KEY)
        if look is None:
            rim = QPen(scene.palette.root_rim(), 1.2)
            fill = mix(*scene.palette.root_fill(), 0.5)
            look = self._looks[_ROOT_KEY] = Look(fill, rim, rim, QBrush(fill))
        return look

    def _paint_small(self, frame: Frame, rows: Ints) -> None:
        if not len(rows):
            return
        scene = frame.scene
        if self._sheet is None or self._sheet.made_for != frame.ratio:
            self._sheet = DiscSheet(frame.ratio)
        sheet = self._sheet
        radii = scene.layout.rad[rows] * scene.camera.zoom
        cells = sheet.cells(
            _codes(scene, rows), radii, lambda item: self._paints(scene, int(rows[item]))
        )
        places = scene.camera.screen(scene.layout.pos[rows])
        if not frame.fine:
            places = np.round(places)
        sides = np.minimum((2 * radii + _SPRITE_AIR) * sheet.ratio, sheet.cell)
        draw_sprites(frame.painter, sheet.sheet, places, cells, sides=sides, ratio=sheet.ratio)

    def fill(self, scene: Scene, row: int) -> QColor:
        """The ground of an open grove."""
        return self.look(scene, row, False).fill

    def _paints(self, scene: Scene, row: int) -> tuple[QPen, QBrush]:
        look = self.look(scene, row, True)
        return look.thin_rim, look.brush

    def look(self, scene: Scene, row: int, closed: bool) -> Look:
        """The colours, pens and brush of a disc."""
        heat = -1
        if scene.grove_heat is not None and scene.heat_within is not None:
            warmth = scene.heat_within[row] if closed else min(1.0, scene.grove_heat[row] * _TINTED)
            heat = int(float(warmth) * _HEAT_STEPS)
        key = (scene.hue(row), int(scene.data.depth[row]), heat, closed)
        look = self._looks.get(key)
        if look is None:
            look = self._looks[key] = _make_look(scene.palette, *key)
        return look


def _discs(scene: Scene, rows: Ints) -> Floats:
    """Centres and radii `(n, 3)` in pixels."""
    centres = scene.camera.screen(scene.layout.pos[rows])
    return np.column_stack([centres, scene.layout.rad[rows] * scene.camera.zoom])


def _last_cover(scene: Scene, discs: Floats) -> int:
    """The position of the last disc that covers the whole screen, 0 when none does: whatever is
    painted before it cannot be seen."""
    covers = np.flatnonzero(covering(discs, scene.camera.width, scene.camera.height))
    return int(covers[-1]) if len(covers) else 0


def _codes(scene: Scene, rows: Ints) -> Ints:
    """One number for each colour that closed discs may have: hue, depth and heat."""
    heat = np.full(len(rows), -1)
    if scene.heat_within is not None:
        heat = np.ceil(scene.heat_within[rows] * _COARSE_HEAT).astype(int)
    hue = scene.data.country[rows] % len(COUNTRY_HUES)
    return (hue * 8 + np.minimum(scene.data.depth[rows], 4)) * (_COARSE_HEAT + 2) + heat + 1


def _make_look(palette: Palette, hue: float, depth: int, heat: int, closed: bool) -> Look:
    fill, rim = palette.grove_fill(hue, depth), palette.grove_rim(hue, depth)
    if heat > 0 and closed:
        return _closed_hot(palette, palette.grove_fill(hue, depth), heat / _HEAT_STEPS)
    if heat >= 0 and not palette.is_contrast:
        fill, rim = _heated(palette, hue, depth, heat / _HEAT_STEPS)
    elif closed:
        fill = mix(fill, palette.leaf(hue), 0.16)
    return Look(fill, QPen(rim, 1.4 if depth == 1 else 1.0), QPen(rim, 1.0), QBrush(fill))


def _closed_hot(palette: Palette, ground: QColor, heat: float) -> Look:
    """A closed grove with something warm in it: the rim grows with the heat."""
    color = palette.heat_at(heat)
    fill = mix(ground, color, 0.12 + 0.3 * heat)
    pen = QPen(color, 1.2 + 2.6 * heat)
    return Look(fill, pen, pen, QBrush(fill))


def _heated(palette: Palette, hue: float, depth: int, heat: float) -> tuple[QColor, QColor]:
    step = min(depth, 7)
    if palette.is_dark:
        ground = oklch(0.21 + 0.022 * step, 0.012, hue)
    else:
        ground = oklch(0.955 - 0.018 * step, 0.008, hue)
    fill = mix(ground, palette.heat_at(0.25 + heat * 0.375), 0.08 * min(1, heat * 8) + 0.24 * heat)
    return fill, mix(fill, palette.text3, 0.38)


def _paint_disc(frame: Frame, disc: tuple[float, float, float], fill: QColor) -> None:
    x, y, radius = disc
    camera = frame.scene.camera
    far = math.hypot(max(abs(x), abs(camera.width - x)), max(abs(y), abs(camera.height - y)))
    if far < radius - 2:
        frame.painter.fillRect(0, 0, camera.width, camera.height, fill)
    else:
        frame.painter.drawEllipse(QPointF(x, y), radius, radius)


def _paint_warm_rim(frame: Frame, disc: tuple[float, float, float], warmth: float) -> None:
    """An open grove whose own page is warm: the rim says so, the ground tells of the inside."""
    x, y, radius = disc
    frame.painter.setBrush(Qt.BrushStyle.NoBrush)
    frame.painter.setPen(_warm_rim(frame.scene.palette, warmth))
    frame.painter.drawEllipse(QPointF(x, y), radius, radius)


def _warm_rim(palette: Palette, warmth: float) -> QPen:
    return QPen(palette.heat_at(warmth), 1.2 + 2.6 * warmth)


def _paint_root(frame: Frame, x: float, y: float, radius: float) -> Steps:
    palette, painter = frame.scene.palette, frame.painter
    inner, outer = palette.root_fill()
    painter.setPen(QPen(palette.root_rim(), 1.2))
    if radius > _HUGE:
        painter.setBrush(mix(inner, outer, 0.5))
        _paint_disc(frame, (x, y, radius), mix(inner, outer, 0.5))
        return
    painter.setBrush(_root_shade(palette, x, y, radius))
    painter.drawEllipse(QPointF(x, y), radius, radius)
    yield
    yield from _paint_growth_rings(frame, x, y, radius)


def _root_shade(palette: Palette, x: float, y: float, radius: float) -> QRadialGradient:
    """Darker towards the rim, or lighter, as the palette has it."""
    inner, outer = palette.root_fill()
    shade = QRadialGradient(QPointF(x, y), radius)
    shade.setColorAt(0, inner)
    shade.setColorAt(1, outer)
    return shade


def _paint_growth_rings(frame: Frame, x: float, y: float, radius: float) -> Steps:
    """Faint rings, as of a tree, that show where the middle is."""
    palette, painter = frame.scene.palette, frame.painter
    ink = QColor("#FFFFFF") if palette.is_dark else oklch(0.3, 0.04, ROOT_HUE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(ink, 0.03 if palette.is_dark else 0.045), 1))
    for ring in range(1, _RINGS + 1):
        inner = radius * (1 - ring * 0.115)
        centre = QPointF(x + ring * radius * 0.003, y - ring * radius * 0.002)
        painter.drawEllipse(centre, inner, inner)
        yield
