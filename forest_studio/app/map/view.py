"""The map as people use it: pointer, keys and signals over the canvas."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from forest_studio.app.map import travel
from forest_studio.app.map.canvas import MapCanvas
from forest_studio.app.map.cut import pick
from forest_studio.app.map.navigation import towards
from forest_studio.app.palette import DARK, Palette

HOVER_MS = 80
_WHEEL_STEP = 1.0016
_KEY_ZOOM = 1.35
_KEY_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}


class MapView(MapCanvas):
    """Drag to pan, wheel to zoom, click to select, double click to enter; all of it has keys.

    The signals carry node ids; an empty one means that nothing is selected or hovered.
    """

    node_selected = Signal(str)
    node_activated = Signal(str)
    hovered = Signal(str)
    heat_toggled = Signal(bool)

    def __init__(self, palette: Palette = DARK, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self._drag_from: QPointF | None = None
        self._dragged = False
        self._pointer = QPointF()
        self._hover_timer = QTimer(self, singleShot=True, interval=HOVER_MS)
        self._hover_timer.timeout.connect(self._hover_now)
        self._connect_chrome()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Map of the forest"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begins a drag, or a click."""
        self._drag_from, self._dragged = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drags the map, or looks for the node under the pointer."""
        self._pointer = event.position()
        if self._drag_from is None:
            self._hover_timer.start()
            return
        way = event.position() - self._drag_from
        far = way.manhattanLength() >= QApplication.startDragDistance()
        if self._dragged or far:
            self._dragged = True
            self._drag_from = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.flight.go(self.flight.camera.panned(way.x(), way.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ends a drag, or selects what was clicked."""
        was_click = self._drag_from is not None and not self._dragged
        self._drag_from = None
        self.unsetCursor()
        if was_click and event.button() == Qt.MouseButton.LeftButton:
            self._choose(self._row_at(event.position()), reveal=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Enters what was clicked."""
        row = self._row_at(event.position())
        if row >= 0:
            self._enter(row)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zooms at the pointer; a touchpad's two fingers pan."""
        pixels = event.pixelDelta()
        zooms = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not pixels.isNull() and not zooms and event.phase() != Qt.ScrollPhase.NoScrollPhase:
            self.flight.go(self.flight.camera.panned(pixels.x(), pixels.y()))
        else:
            self.zoom_by(_WHEEL_STEP ** event.angleDelta().y(), event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        super().leaveEvent(event)
        self._hover_timer.stop()
        self._hover(-1)

    def event(self, event: QEvent) -> bool:
        """Zooms by the pinch of a touchpad."""
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom_by(1 + event.value(), event.position())
            return True
        return super().event(event)

    def _hover_now(self) -> None:
        if not self.flight.is_moving and self._drag_from is None:
            self._hover(self._row_at(self._pointer))

    def _hover(self, row: int) -> None:
        before = self.scene.hovered
        self.set_hovered(row if row > 0 else -1)
        if self.scene.hovered != before:
            self.hovered.emit(self.scene.overlay.hovered or "")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A frame shows the focus to those who use the keyboard."""
        super().focusInEvent(event)
        self._shows_focus = event.reason() in _KEY_REASONS
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter goes in, Backspace out, plus and minus zoom, 0 fits, . goes to the
        selection, H toggles heat, Escape lets go."""
        action = self._key_actions().get(Qt.Key(event.key()))
        if event.key() in _ARROWS:
            self._walk(_ARROWS[Qt.Key(event.key())])
        elif action is not None:
            action()
        else:
            super().keyPressEvent(event)

    def _key_actions(self) -> dict[Qt.Key, Callable[[], None]]:
        key = Qt.Key
        return {
            key.Key_Plus: lambda: self.zoom_by(_KEY_ZOOM),
            key.Key_Equal: lambda: self.zoom_by(_KEY_ZOOM),
            key.Key_Minus: lambda: self.zoom_by(1 / _KEY_ZOOM),
            key.Key_0: self.fit,
            key.Key_Period: self.zoom_to_selection,
            key.Key_H: self.chrome.tools.heat.toggle,
            key.Key_Return: self._enter_selected,
            key.Key_Enter: self._enter_selected,
            key.Key_Backspace: self._leave_selected,
            key.Key_Escape: lambda: self._choose(-1),
        }

    def _walk(self, way: tuple[float, float]) -> None:
        scene = self.scene
        row = towards(scene.data, scene.layout, scene.selected, way, scene.neighbours)
        if row >= 0:
            self._choose(row)

    def _enter_selected(self) -> None:
        row = self.scene.selected
        if row < 0:
            return
        self._enter(row)
        children = self.scene.data.children(row)
        if len(children):
            self._choose(int(children[0]), reveal=False)

    def _leave_selected(self) -> None:
        if self.scene.selected <= 0:
            self.fit()
            return
        parent = int(self.scene.data.parent[self.scene.selected])
        self._choose(parent, reveal=False)
        self.go(travel.disc(self.scene, self.flight.camera, parent))

    def _connect_chrome(self) -> None:
        tools = self.chrome.tools
        tools.zoomed_in.connect(lambda: self.zoom_by(_KEY_ZOOM))
        tools.zoomed_out.connect(lambda: self.zoom_by(1 / _KEY_ZOOM))
        tools.fitted.connect(self.fit)
        tools.focused.connect(self.zoom_to_selection)
        tools.to_selection.setEnabled(False)
        tools.heat_toggled.connect(self.heat_toggled)
        self.chrome.minimap.moved_to.connect(self._on_minimap)

    def _on_minimap(self, x: float, y: float) -> None:
        self.flight.go(self.flight.camera.centred(x, y))

    def _row_at(self, place: QPointF) -> int:
        scene = self.scene
        return pick(scene.data, scene.layout, self.flight.camera, (place.x(), place.y()))

    def _choose(self, row: int, reveal: bool = True) -> None:
        node_id = self.scene.data.ids[row] if row >= 0 else ""
        if node_id != (self.scene.overlay.selected or ""):
            self.select(node_id or None, reveal)
            self.node_selected.emit(node_id)

    def _enter(self, row: int) -> None:
        self._choose(row, reveal=False)
        self.go(travel.node(self.scene, self.flight.camera, row))
        self.node_activated.emit(self.scene.data.ids[row])
