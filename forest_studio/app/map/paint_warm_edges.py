"""Paints what hunts have worn: warm edges in the colour and the width of their heat."""

from time import perf_counter

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from forest_studio.app.look.palette import Palette, translucent
from forest_studio.app.map.batch import HAIRLINE, draw_lines
from forest_studio.app.map.cut import cut
from forest_studio.app.map.edge_style import visible_part
from forest_studio.app.map.frame import Frame, Steps
from forest_studio.app.map.map_data import Floats
from forest_studio.app.map.paint_edges import (
    CHEAP,
    OPEN_FOR_EDGES,
    PATIENCE,
    REST,
    coarse,
    head,
    polygon,
    stroke,
)
from forest_studio.app.map.warm_bundles import WarmBundles, warm_bundles

COOL_WIDTH, HOT_WIDTH = 1.2, 4.6
_CASING = 2.6
_FAST_STEPS = 6
_QUIET = 0.5
"""Opacity beside a walk, which speaks louder."""


def warm_width(warmth: float) -> float:
    """The width of an edge in pixels: heat is never told by colour alone."""
    return COOL_WIDTH + (HOT_WIDTH - COOL_WIDTH) * warmth


class WarmEdgePainter:
    """Keeps the bundles until other discs open or another heat is shown."""

    def __init__(self) -> None:
        self._bundles: WarmBundles | None = None
        self._made_for: tuple[object, ...] = ()
        self._cost = self._made_at = 0.0

    def paint(self, frame: Frame) -> Steps:
        """All warm edges of one frame, the hottest last."""
        scene = frame.scene
        if not len(scene.warm_edges[0]):
            return
        bundles = self._gathered(frame)
        curves = scene.camera.screen(bundles.curves)
        if not frame.fine:
            _paint_fast(frame, curves, bundles.heat)
            return
        kinds = [scene.data.edge_kinds[kind] for kind in bundles.kind.tolist()]
        for curve, kind, warmth in zip(curves, kinds, bundles.heat.tolist(), strict=True):
            if len(part := visible_part(curve, scene.camera.width, scene.camera.height)) > 1:
                color = _color(frame, warmth)
                _paint_casing(frame, part, warmth)
                stroke(frame, curve[None], kind.family, color, warm_width(warmth))
                if not kind.symmetric:
                    head(frame, curve, kind.family, color, 6.0 + 5.0 * warmth)
                yield

    def _gathered(self, frame: Frame) -> WarmBundles:
        scene, shown = frame.scene, frame.shown
        large = scene.layout.rad[shown.open] * scene.camera.zoom > OPEN_FOR_EDGES
        view = shown.open.tobytes(), large.tobytes(), len(shown.leaves), scene.hidden
        made_for = (scene.layout, scene.warm_edges[0], *view)
        is_kept = frame.is_strip or _is_same(made_for, self._made_for)
        if self._bundles is None or not (is_kept or self._may_wait(frame, made_for)):
            begun = perf_counter()
            coarse = cut(scene.data, scene.layout, scene.camera, OPEN_FOR_EDGES)
            self._bundles = warm_bundles(
                scene.data,
                scene.layout,
                scene.warm_edges,
                (coarse, shown),
                hidden=scene.hidden,
            )
            self._made_for, self._made_at = made_for, perf_counter()
            self._cost = self._made_at - begun
        return self._bundles

    def _may_wait(self, frame: Frame, made_for: tuple[object, ...]) -> bool:
        """Whether a moving frame shows those of an earlier view: they are in the right places."""
        if frame.fine or self._cost < CHEAP or not _is_same_content(made_for, self._made_for):
            return False
        return perf_counter() - self._made_at < max(PATIENCE, self._cost * REST)


def _is_same(first: tuple[object, ...], second: tuple[object, ...]) -> bool:
    """Whether both are of one content, and then of one view."""
    return _is_same_content(first, second) and first[2:] == second[2:]


def _is_same_content(first: tuple[object, ...], second: tuple[object, ...]) -> bool:
    """Whether both begin with the very same two objects."""
    return bool(second) and first[0] is second[0] and first[1] is second[1]


def _color(frame: Frame, warmth: float) -> QColor:
    palette: Palette = frame.scene.palette
    color = palette.heat_at(warmth)
    quiet = frame.scene.walk and not palette.is_contrast
    return translucent(color, _QUIET) if quiet else color


def _paint_casing(frame: Frame, part: Floats, warmth: float) -> None:
    """A rim in the colour of the map keeps lines apart that run side by side."""
    color = translucent(frame.scene.palette.map, 0.55)
    pen = QPen(color, warm_width(warmth) + _CASING)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    frame.painter.setBrush(Qt.BrushStyle.NoBrush)
    frame.painter.setPen(pen)
    frame.painter.drawPolyline(polygon(part))


def _paint_fast(frame: Frame, curves: Floats, heat: Floats) -> None:
    """Thin lines in a few colours: what moves needs no width."""
    camera = frame.scene.camera
    lines, curve = coarse(curves, camera.width, camera.height)
    level = np.minimum((heat[curve] * _FAST_STEPS).astype(int), _FAST_STEPS - 1)
    for step in np.unique(level).tolist():
        color = frame.scene.palette.heat_at((step + 0.5) / _FAST_STEPS)
        frame.painter.setPen(QPen(color, HAIRLINE if step < _FAST_STEPS / 2 else 2))
        draw_lines(frame.painter, lines[level == step])
