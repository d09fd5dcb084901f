"""Paints the doors of a walk that were seen and not taken: thin dashes with door numbers."""

from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from forest_studio.app.look.palette import translucent
from forest_studio.app.map.badge import write
from forest_studio.app.map.bundles import curves
from forest_studio.app.map.frame import Frame
from forest_studio.app.map.map_data import Floats
from forest_studio.app.map.paint_edges import polygon

_BEND = 0.25
_POINTS = 33
_PLACES = (0.78, 0.6, 0.45, 0.3, 0.9, 0.7, 0.52, 0.38, 0.2)


class DoorPath(NamedTuple):
    """One door on the screen: its number, colour and curve `(points, 2)` in pixels."""

    number: int
    color: QColor
    path: Floats


def paint_doors(frame: Frame) -> list[DoorPath]:
    """The dashes; the numbers go on top of the walk, so they are painted apart."""
    scene, painter = frame.scene, frame.painter
    row = scene.data.row
    doors = [(row(door.from_id), row(door.to_id), door) for door in scene.overlay.doors]
    doors = [door for door in doors if min(door[:2]) >= 0 and door[0] != door[1]]
    if not doors:
        return []
    ends = np.array([door[:2] for door in doors], np.int32)
    found = curves(scene.data, scene.layout, *ends.T, bend=_BEND, points=_POINTS)
    looks = {kind.name: (kind.family, kind.color) for kind in scene.data.edge_kinds}
    painter.setBrush(Qt.BrushStyle.NoBrush)
    paths = []
    for (_, end, door), path in zip(doors, scene.camera.screen(found), strict=True):
        color = scene.palette.edge(*looks.get(door.kind, ("", "")))
        pen = QPen(translucent(color, 0.9), 1.5)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.drawPolyline(polygon(path))
        _ring(frame, end, color)
        paths.append(DoorPath(door.number, color, path))
    return paths


def paint_door_numbers(frame: Frame, doors: list[DoorPath]) -> None:
    """A number on each door's way, where there is room."""
    painter, palette = frame.painter, frame.scene.palette
    for door in doors:
        for share in _PLACES:
            x, y = door.path[int(len(door.path) * share)].tolist()
            if frame.board.try_take((x - 10, y - 9, x + 10, y + 9)):
                painter.setBrush(palette.raised)
                painter.setPen(QPen(door.color, 1.4))
                painter.drawRoundedRect(QRectF(x - 9, y - 8, 18, 16), 4, 4)
                write(painter, (x, y), str(door.number), palette.text, 11)
                break


def _ring(frame: Frame, row: int, color: QColor) -> None:
    scene = frame.scene
    if not scene.data.is_grove[row]:
        frame.painter.setPen(QPen(color, 1.5, Qt.PenStyle.DotLine))
        radius = scene.radius(row) + 3
        frame.painter.drawEllipse(QPointF(*scene.place(row)), radius, radius)
