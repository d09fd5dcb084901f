"""Drawing an edge by hand: a line that hangs on a node and follows the pointer to another."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from forest_studio.app.look.palette import translucent
from forest_studio.app.map.edge_style import draw_head
from forest_studio.app.map.scene import Rect, Scene

_HANDLE = 8.0
_HANDLE_AWAY = 17.0
_SLACK = 4.0
_SMALLEST = 3.0
_DIAGONAL = math.sqrt(0.5)


@dataclass(slots=True)
class EdgeDrag:
    """An edge that is being drawn: from a row to the pointer, and the row it would end at."""

    source: int
    pointer: QPointF
    target: int = -1

    def move(self, pointer: QPointF, row: int) -> None:
        """Follows the pointer, which is over a row; the root and the source are no target."""
        self.pointer = pointer
        self.target = row if row > 0 and row != self.source else -1


def handle_at(scene: Scene) -> QPointF | None:
    """Where the handle of the selected node is in pixels; none where there is no selection."""
    if scene.selected < 0 or not scene.data.parent[scene.selected] >= 0:
        return None
    x, y = scene.place(scene.selected)
    away = (max(scene.radius(scene.selected), _SMALLEST) + _HANDLE_AWAY) * _DIAGONAL
    return QPointF(x + away, y + away)


def handle_box(scene: Scene) -> Rect | None:
    """The pixels that the handle covers."""
    at, reach = handle_at(scene), _HANDLE + 1
    if at is None:
        return None
    return at.x() - reach, at.y() - reach, at.x() + reach, at.y() + reach


def is_on_handle(scene: Scene, place: QPointF) -> bool:
    """Whether a pixel is on the handle."""
    at = handle_at(scene)
    if at is None:
        return False
    return math.hypot(at.x() - place.x(), at.y() - place.y()) <= _HANDLE + _SLACK


def paint_handle(painter: QPainter, scene: Scene, is_hot: bool) -> None:
    """A small plus beside the selected node."""
    at = handle_at(scene)
    if at is None:
        return
    palette = scene.palette
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.accent, 1.6))
    painter.setBrush(palette.accent if is_hot else palette.raised)
    painter.drawEllipse(at, _HANDLE, _HANDLE)
    painter.setPen(QPen(palette.on_accent if is_hot else palette.accent, 1.8))
    painter.drawLine(at - QPointF(3.5, 0), at + QPointF(3.5, 0))
    painter.drawLine(at - QPointF(0, 3.5), at + QPointF(0, 3.5))


def paint_drag(painter: QPainter, scene: Scene, drag: EdgeDrag) -> None:
    """The line from the source to the pointer or to the rim of the target, which gets a ring."""
    palette = scene.palette
    start, end = QPointF(*scene.place(drag.source)), drag.pointer
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if drag.target >= 0:
        end, radius = QPointF(*scene.place(drag.target)), _radius(scene, drag.target)
        painter.setBrush(translucent(palette.accent, 0.16))
        painter.setPen(QPen(palette.accent, 2.5))
        painter.drawEllipse(end, radius + 4, radius + 4)
        end = _towards(end, start, radius + 6)
    start = _towards(start, end, _radius(scene, drag.source) + 3)
    painter.setPen(QPen(translucent(palette.map, 0.8), 6))
    painter.drawLine(start, end)
    pen = QPen(palette.accent, 2.4)
    if drag.target < 0:
        pen.setDashPattern([3, 2.5])
    painter.setPen(pen)
    painter.drawLine(start, end)
    way = (end.x() - start.x(), end.y() - start.y())
    draw_head(painter, "filled", (end.x(), end.y()), way, color=palette.accent, size=10)


def _radius(scene: Scene, row: int) -> float:
    return max(scene.radius(row), _SMALLEST)


def _towards(start: QPointF, end: QPointF, reach: float) -> QPointF:
    way = end - start
    length = math.hypot(way.x(), way.y())
    return start + way * (min(reach, length) / length) if length > 0 else start
