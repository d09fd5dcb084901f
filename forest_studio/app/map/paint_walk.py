"""Paints a walk: hops, steps with numbers, and the doors that were not taken."""

import math

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from forest_studio.app.look.palette import translucent
from forest_studio.app.map.badge import paint_badge
from forest_studio.app.map.batch import draw_lines
from forest_studio.app.map.edge_style import dashes, draw_head, on_screen
from forest_studio.app.map.frame import Frame, Steps
from forest_studio.app.map.map_data import Floats
from forest_studio.app.map.paint_doors import paint_door_numbers, paint_doors
from forest_studio.app.map.paint_edges import polygon
from forest_studio.app.map.walk_shape import (
    POINTS,
    SMALLEST,
    Hop,
    hop_paths,
    hops_of,
    stop_radius,
)

_EVERY = 3
"""How many points of a hop a moving frame takes together."""
_REACH, _NUMBERS_REACH = 20.0, 130.0
"""Pixels that the head of a hop reaches beyond its line, and the numbers of a stop beyond it."""
_DASH = (5.5, 4.84)
"""Pixels on and off of a hop back."""


def paint_walk(frame: Frame) -> Steps:
    """The whole walk of the overlay."""
    scene = frame.scene
    frame.painter.setRenderHint(QPainter.RenderHint.Antialiasing, frame.fine)
    doors = paint_doors(frame)
    if any(row >= 0 for row in scene.walk):
        yield from _paint_steps_and_hops(frame)
    paint_door_numbers(frame, doors)


def _paint_steps_and_hops(frame: Frame) -> Steps:
    scene, present = frame.scene, _present(frame)
    hops = hops_of(scene)
    if frame.fine:
        for path, hop in zip(hop_paths(scene, hops, POINTS), hops, strict=True):
            _paint_hop(frame, path, hop.is_back, chosen=hop.stop == scene.overlay.hop)
            yield
    else:
        _paint_fast(frame, hops)
    frame.painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    _paint_halo(frame, scene.walk[present])
    _paint_steps(frame, present)


def _present(frame: Frame) -> int:
    """The number of the step that is looked at; -1 and beyond the end mean the last."""
    last = len(frame.scene.walk) - 1
    present = frame.scene.overlay.present
    return present if 0 <= present <= last else last


def _paint_hop(frame: Frame, path: Floats, is_back: bool, chosen: bool) -> None:
    painter, palette = frame.painter, frame.scene.palette
    walk = palette.accent if chosen else palette.walk
    if len(path) < 2:
        return
    outline = polygon(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    cap = Qt.PenCapStyle.RoundCap
    casing = translucent(frame.scene.palette.map, 0.85)
    painter.setPen(QPen(casing, 8, Qt.PenStyle.SolidLine, cap))
    painter.drawPolyline(outline)
    pen = QPen(walk, 2.2 if is_back else 3.2, Qt.PenStyle.SolidLine, cap)
    if is_back:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([part / pen.widthF() for part in _DASH])
    painter.setPen(pen)
    painter.drawPolyline(outline)
    _paint_head(frame, path, walk)


def _paint_head(frame: Frame, path: Floats, walk: QColor, points: int = 5) -> None:
    back = path[-1] - path[max(-points, -len(path))]
    length = math.hypot(*back) or 1.0
    tip = (float(path[-1, 0] + back[0] / length * 3), float(path[-1, 1] + back[1] / length * 3))
    way = float(back[0]), float(back[1])
    draw_head(frame.painter, "filled", tip, way, color=walk, size=12)


def _paint_fast(frame: Frame, hops: list[Hop]) -> None:
    """All casings at once, opaque because blending takes long, then all hops of one kind."""
    scene, palette = frame.scene, frame.scene.palette
    # They end where those of a fine frame end, so they are cut to the same points.
    paths = [np.concatenate([path[:-1:_EVERY], path[-1:]]) for path in hop_paths(scene, hops)]
    ways = [
        (path, hop.is_back, hop.stop == scene.overlay.hop)
        for path, hop in zip(paths, hops, strict=True)
        if len(path) > 1 and _is_near(frame, path)
    ]
    _paint_lines(frame, QPen(palette.map, 7), [path for path, _, _ in ways])
    for is_back, chosen in ((True, False), (False, False), (True, True), (False, True)):
        some = [path for path, *kind in ways if kind == [is_back, chosen]]
        pen = QPen(palette.accent if chosen else palette.walk, 2.2 if is_back else 3.2)
        _paint_lines(frame, pen, some, _DASH if is_back else ())
        for path in some:
            _paint_head(frame, path, pen.color(), points=2)


def _is_near(frame: Frame, path: Floats) -> bool:
    """Whether a hop may touch the screen."""
    size = frame.scene.camera.width, frame.scene.camera.height
    reach = path.min(axis=0), path.max(axis=0)
    return bool((reach[1] > -_REACH).all() and (reach[0] < np.add(size, _REACH)).all())


def _is_on(frame: Frame, row: int) -> bool:
    """Whether a stop or its numbers may touch the screen."""
    x, y = frame.scene.place(row)
    reach = stop_radius(frame.scene, row) + _NUMBERS_REACH
    camera = frame.scene.camera
    return -reach < x < camera.width + reach and -reach < y < camera.height + reach


def _paint_lines(
    frame: Frame, pen: QPen, paths: list[Floats], dash: tuple[float, ...] = ()
) -> None:
    if not paths:
        return
    width, height = frame.scene.camera.width, frame.scene.camera.height
    if dash:
        pieces = [dashes(path[None], dash, width, height) for path in paths]
    else:
        pieces = [np.hstack([path[:-1], path[1:]]) for path in paths]
    frame.painter.setPen(pen)
    draw_lines(frame.painter, on_screen(np.concatenate(pieces), width, height))


def _paint_halo(frame: Frame, row: int) -> None:
    if row < 0:
        return
    centre = QPointF(*frame.scene.place(row))
    radius = max(stop_radius(frame.scene, row), SMALLEST)
    frame.painter.setPen(Qt.PenStyle.NoPen)
    for reach, alpha in ((16, 0.16), (9, 0.34)):
        frame.painter.setBrush(translucent(frame.scene.palette.walk, alpha))
        frame.painter.drawEllipse(centre, radius + reach, radius + reach)
    scene = frame.scene
    own = scene.palette.leaf(scene.hue(row))
    frame.painter.setBrush(own if scene.heat is None else scene.palette.heat_at(scene.heat[row]))
    frame.painter.drawEllipse(centre, radius, radius)


def _paint_steps(frame: Frame, present: int) -> None:
    scene, painter, palette = frame.scene, frame.painter, frame.scene.palette
    numbers: dict[int, list[int]] = {}
    for number, row in enumerate(scene.walk):
        if row >= 0:
            numbers.setdefault(row, []).append(number)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if not frame.fine:
        numbers = {row: some for row, some in numbers.items() if _is_on(frame, row)}
    for row in numbers:
        centre, radius = QPointF(*scene.place(row)), max(stop_radius(frame.scene, row), SMALLEST)
        painter.setPen(QPen(palette.walk, 2.4))
        painter.drawEllipse(centre, radius + 2, radius + 2)
        if row == scene.walk[present]:
            painter.setPen(QPen(palette.accent, 2.4))
            painter.drawEllipse(centre, radius + 7, radius + 7)
    for row, steps in numbers.items():
        x, y = scene.place(row)
        radius = max(stop_radius(frame.scene, row), SMALLEST) * 0.75
        for place, number in enumerate(steps[:6]):
            spot = _free_spot(frame, x - radius + 18 * place, y - radius - 2)
            paint_badge(frame, spot, number + 1, chosen=number == present, palette=palette)


def _free_spot(frame: Frame, x: float, y: float) -> tuple[float, float]:
    """The wished place for a badge, or one beside it when another badge is there."""
    for dx, dy in ((0, 0), (0, -18), (-18, 0), (18, 0), (0, 18), (-18, -18), (18, 18), (36, 0)):
        rect = (x + dx - 8, y + dy - 8, x + dx + 8, y + dy + 8)
        if frame.board.is_free(rect):
            frame.board.take(rect)
            return x + dx, y + dy
    return x, y
