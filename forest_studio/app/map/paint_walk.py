"""Paints a walk: hops, steps with numbers, and the doors that were not taken."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from forest_studio.app.map.badge import paint_badge
from forest_studio.app.map.edge_style import draw_head
from forest_studio.app.map.frame import Frame, Steps
from forest_studio.app.map.map_data import Floats
from forest_studio.app.map.paint_doors import paint_door_numbers, paint_doors
from forest_studio.app.map.paint_edges import polygon
from forest_studio.app.map.walk_shape import (
    POINTS,
    SMALLEST,
    hop_paths,
    hops_of,
    stop_radius,
)
from forest_studio.app.palette import translucent

_FAST_POINTS = 25


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
    points = POINTS if frame.fine else _FAST_POINTS
    for path, hop in zip(hop_paths(scene, hops, points), hops, strict=True):
        _paint_hop(frame, path, hop.is_back, chosen=hop.stop == scene.overlay.hop)
        yield
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
    # Blending wide lines takes long, so the casing of a moving frame is opaque.
    casing = translucent(frame.scene.palette.map, 0.85 if frame.fine else 1.0)
    painter.setPen(QPen(casing, 8 if frame.fine else 6, Qt.PenStyle.SolidLine, cap))
    painter.drawPolyline(outline)
    pen = QPen(walk, 2.2 if is_back else 3.2, Qt.PenStyle.SolidLine, cap)
    if is_back:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.5, 2.2])
    painter.setPen(pen)
    painter.drawPolyline(outline)
    back = path[-1] - path[max(-5, -len(path))]
    length = math.hypot(*back) or 1.0
    tip = (float(path[-1, 0] + back[0] / length * 3), float(path[-1, 1] + back[1] / length * 3))
    draw_head(painter, "filled", tip, (float(back[0]), float(back[1])), color=walk, size=12)


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
