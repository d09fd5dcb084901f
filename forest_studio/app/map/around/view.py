"""The local view as a widget over the map: click or press Enter to walk, Backspace to return."""

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from forest_studio.app.map.around.neighbours import GroupKey
from forest_studio.app.map.around.stage import AroundStage
from forest_studio.app.map.scene import Rect

KEY_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""How the keyboard's focus comes to those who use the keyboard."""
_WHEEL_STEP = 1.0016
_ZOOM = (0.25, 2.5)
_REACH = 6.0
_CONE = 0.45
_ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}


class AroundView(AroundStage):
    """The stage with pointer and keys."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A frame shows the focus to those who use the keyboard."""
        super().focusInEvent(event)
        self._shows_focus = event.reason() in KEY_REASONS
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begins a click or a drag."""
        self._press, self._dragged = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Moves the view, or marks the node under the pointer."""
        if self._press is None:
            self._hover(self._row_at(event.position()))
            return
        way = event.position() - self._press
        if self._dragged or way.manhattanLength() >= QApplication.startDragDistance():
            self._dragged, self._press = True, event.position()
            self._move(self._camera.panned(way.x(), way.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Walks to what was clicked, or turns the page of a group."""
        was_click, self._press = self._press is not None and not self._dragged, None
        if not was_click or event.button() != Qt.MouseButton.LeftButton:
            return
        group = self._group_at(event.position())
        row = self._row_at(event.position())
        if group is not None:
            self.turn_page(group)
        elif row >= 0:
            self._walk_to(row)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zooms at the pointer."""
        zoom = self._camera.zoom * _WHEEL_STEP ** event.angleDelta().y()
        factor = min(max(zoom, _ZOOM[0]), _ZOOM[1]) / self._camera.zoom
        spot = event.position()
        self._move(self._camera.zoomed_at(factor, spot.x(), spot.y()))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        super().leaveEvent(event)
        self._hover(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose the depth, arrows mark a node, Enter walks there, M turns the pages."""
        key = Qt.Key(event.key())
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_4:
            self.set_depth(int(key) - int(Qt.Key.Key_0))
        elif key in _ARROWS:
            self._mark_towards(_ARROWS[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.marks.focused >= 0:
            self._walk_to(self.marks.focused)
        elif key == Qt.Key.Key_M and self.picture is not None:
            for group in self.picture.around.more:
                self._pages[group.key] = self._pages.get(group.key, 0) + 1
            self._arrange(moves=False)
        elif key == Qt.Key.Key_Backspace:
            self.go_back()
        elif key in {Qt.Key.Key_Escape, Qt.Key.Key_0}:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _walk_to(self, row: int) -> None:
        node = self._scene().data.ids[row]
        if node != self._node:
            self.show_node(node)
            self.node_wanted.emit(node)

    def _hover(self, row: int) -> None:
        if row == self.marks.hovered:
            return
        self.marks.hovered = row
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if row >= 0 else Qt.CursorShape.ArrowCursor
        )
        self.setToolTip(self._tip(row))
        self.repaint_all()

    def _tip(self, row: int) -> str:
        if row < 0 or self.picture is None:
            return ""
        spot = next(spot for spot in self.picture.spots if spot.row == row)
        lines = [self._scene().data.titles[row], *(link.scent for link in spot.links)]
        if spot.unseen:
            lines.append(self.tr("%Ln more neighbour(s)", "", spot.unseen))
        return "\n".join(line for line in lines if line)

    def _mark_towards(self, way: tuple[float, float]) -> None:
        """Marks the nearest node in the direction of an arrow key, from the marked one."""
        if self.picture is None or len(self.picture.spots) < 2:
            return
        rows = [spot.row for spot in self.picture.spots]
        here = rows.index(self.marks.focused) if self.marks.focused in rows else 0
        apart = self.picture.places - self.picture.places[here]
        distance = np.maximum(np.hypot(*apart.T), 1e-9)
        straight = apart @ np.array(way) / distance
        cost = np.where(straight >= _CONE, distance * (2 - straight), np.inf)
        if np.isfinite(cost).any():
            self.marks.focused = rows[int(cost.argmin())]
            self.setAccessibleDescription(self._tip(self.marks.focused))
            self.repaint_all()

    def _row_at(self, place: QPointF) -> int:
        if self.picture is None:
            return -1
        for at, rect in self.painted.names.items():
            if _holds(rect, place):
                return self.picture.spots[at].row
        spots = self._camera.screen(self.picture.places)
        apart = np.hypot(*(spots - (place.x(), place.y())).T)
        nearest = int(apart.argmin())
        near = apart[nearest] <= self.picture.radius(nearest, self._camera.zoom) + _REACH
        return self.picture.spots[nearest].row if near else -1

    def _group_at(self, place: QPointF) -> GroupKey | None:
        return next((key for key, rect in self.painted.more.items() if _holds(rect, place)), None)


def _holds(rect: Rect, place: QPointF) -> bool:
    return rect[0] <= place.x() <= rect[2] and rect[1] <= place.y() <= rect[3]
