"""The map as people use it: pointer, keys and signals over the canvas."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from forest_studio.app.look.palette import DARK, Palette
from forest_studio.app.map import travel
from forest_studio.app.map.around.view import KEY_REASONS, AroundView
from forest_studio.app.map.canvas import MapCanvas
from forest_studio.app.map.cut import pick
from forest_studio.app.map.edge_drag import EdgeDrag, is_on_handle
from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.navigation import towards
from forest_studio.app.map.walk_shape import hop_at

HOVER_MS = 80
_WHEEL_STEP = 1.0016
_KEY_ZOOM = 1.35
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
    hop_selected = Signal(int)
    """A hop of the walk was clicked: the stop that it leads to."""
    hovered = Signal(str)
    heat_toggled = Signal(bool)
    edge_drawn = Signal(str, str)
    """The ids of the node that an edge was drawn from, and of the one that it was drawn to."""
    around_changed = Signal(bool)
    """Whether the local view covers the map."""

    def __init__(self, palette: Palette = DARK, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self._drag_from: QPointF | None = None
        self._dragged = False
        self._pointer = QPointF()
        self._hover_timer = QTimer(self, singleShot=True, interval=HOVER_MS)
        self._hover_timer.timeout.connect(self._hover_now)
        self.around = AroundView(self, lambda: self.scene, self.chrome.depth)
        self.around.obstacles = self.chrome.obstacles
        self.around.hide()
        self._connect_chrome()
        self._connect_around()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Map of the forest"))

    def set_around(self, shown: bool) -> None:
        """Shows the surroundings of the selected node, or the whole map again."""
        row = self.scene.selected if self.scene.selected >= 0 else 0
        shown = shown and len(self.scene.data) > 0
        if shown:
            self.around.setGeometry(self.rect())
            self.around.show_node(self.scene.data.ids[row])
        if shown == self.around.isVisibleTo(self):
            return
        had_focus = self.hasFocus() or self.around.hasFocus()
        self.around.setVisible(shown)
        self.around.lower()
        # Whoever sends the keyboard to the map means what is seen of it.
        self.setFocusProxy(self.around if shown else None)
        self.chrome.set_local(shown)
        if had_focus:
            (self.around if shown else self).setFocus(Qt.FocusReason.OtherFocusReason)
        if not shown:
            self.around.clear()
        self.around_changed.emit(shown)

    def finish_frame(self) -> None:
        """Paints what is still to be painted at once; for a picture, not for the screen."""
        if self.is_around:
            self.around.finish_frame()
        else:
            super().finish_frame()

    def paint_ahead(self) -> bool:
        """Paints a slice of the frame before it comes to the screen; whether it is complete."""
        return self.is_around or super().paint_ahead()

    @property
    def is_around(self) -> bool:
        """Whether the local view covers the map."""
        return self.around.isVisibleTo(self)

    def select(self, node_id: str | None, reveal: bool = True) -> None:
        """Selects a node without a signal; the local view follows, and ends without one."""
        super().select(node_id, reveal and not self.is_around)
        if self.is_around and self.scene.selected < 0:
            self.set_around(False)
        elif self.is_around:
            self.around.show_node(self.scene.data.ids[self.scene.selected])

    def set_data(self, data: MapData, placed: Layout) -> None:
        """Shows a forest; the local view and an edge that is being drawn stay with their node."""
        drawn_from = self.scene.data.ids[self.drag.source] if self.drag is not None else ""
        super().set_data(data, placed)
        self._draw_on_from(drawn_from)
        if self.is_around:
            self.around.refresh()

    def set_hidden_types(self, names: Iterable[str]) -> None:
        """Leaves edge types out; the legend follows."""
        super().set_hidden_types(names)
        self.around.refresh()

    def set_palette(self, palette: Palette) -> None:
        """Takes another look."""
        super().set_palette(palette)
        self.around.repaint_all()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Turns flights off and on."""
        super().set_reduced_motion(reduced)
        self.around.reduced_motion = reduced

    def zoom_in(self) -> None:
        """Flies in by one step, at the middle."""
        self.zoom_by(_KEY_ZOOM)

    def zoom_out(self) -> None:
        """Flies out by one step, at the middle."""
        self.zoom_by(1 / _KEY_ZOOM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The local view covers all of the map."""
        super().resizeEvent(event)
        self.around.setGeometry(self.rect())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begins a drag, a click, or an edge: from the handle, or anywhere with Shift."""
        if event.button() == Qt.MouseButton.LeftButton and self._begin_edge(event):
            return
        self._drag_from, self._dragged = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drags the map, or looks for the node under the pointer."""
        self._pointer = event.position()
        if self.drag is not None:
            self.drag.move(event.position(), self._row_at(event.position()))
            self.set_hovered(self.drag.target)
            self.update()
            return
        if self._drag_from is None:
            self._warm_handle(is_on_handle(self.scene, event.position()))
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
        """Ends a drag or an edge, or selects what was clicked."""
        if self.drag is not None:
            self._end_edge(event.position())
            return
        was_click = self._drag_from is not None and not self._dragged
        self._drag_from = None
        self.unsetCursor()
        if was_click and event.button() == Qt.MouseButton.LeftButton:
            self._click(event.position())

    def _click(self, place: QPointF) -> None:
        """A node goes before a hop of the walk, and a hop before the ground that it crosses."""
        row = self._row_at(place)
        on_leaf = row >= 0 and not self.scene.data.is_grove[row]
        hop = -1 if on_leaf else hop_at(self.scene, place.x(), place.y())
        if hop >= 0:
            self.hop_selected.emit(hop)
        else:
            self._choose(row, reveal=False)

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
        self._warm_handle(False)

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
        self._shows_focus = event.reason() in KEY_REASONS
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
            key.Key_Plus: self.zoom_in,
            key.Key_Equal: self.zoom_in,
            key.Key_Minus: self.zoom_out,
            key.Key_0: self.fit,
            key.Key_Period: self.zoom_to_selection,
            key.Key_H: self._toggle_heat,
            key.Key_Return: self._enter_selected,
            key.Key_Enter: self._enter_selected,
            key.Key_Backspace: self._leave_selected,
            key.Key_Escape: self._let_go,
        }

    def _toggle_heat(self) -> None:
        if not self.chrome.tools.heat.isHidden():
            self.chrome.tools.heat.toggle()

    def _let_go(self) -> None:
        if self.drag is not None:
            self.cancel_edge()
        else:
            self._choose(-1)

    def cancel_edge(self) -> None:
        """Drops the edge that is being drawn."""
        self.drag = None
        self.unsetCursor()
        self.set_hovered(-1)
        self.update()

    def _begin_edge(self, event: QMouseEvent) -> bool:
        source = self.scene.selected
        if not is_on_handle(self.scene, event.position()):
            if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                return False
            under = self._row_at(event.position())
            is_leaf = under >= 0 and not self.scene.data.is_grove[under]
            source = under if is_leaf else source
        if source <= 0:
            return False
        self._hover_timer.stop()
        self.drag = EdgeDrag(source, event.position())
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setToolTip("")
        self.update()
        return True

    def _draw_on_from(self, node_id: str) -> None:
        """Follows the node at which an edge begins to its row; without it there is no edge."""
        if self.drag is None:
            return
        row = self.scene.data.row(node_id)
        if row <= 0:
            self.cancel_edge()
            return
        self.drag.source = row
        self.drag.move(self.drag.pointer, self._row_at(self.drag.pointer))

    def _end_edge(self, place: QPointF) -> None:
        assert self.drag is not None
        self.drag.move(place, self._row_at(place))
        ids, drag = self.scene.data.ids, self.drag
        self.cancel_edge()
        if drag.target >= 0:
            self.edge_drawn.emit(ids[drag.source], ids[drag.target])

    def _warm_handle(self, is_hot: bool) -> None:
        if is_hot != self._handle_is_hot:
            self._handle_is_hot = is_hot
            self.setToolTip(self.tr("Drag to another node to draw an edge") if is_hot else "")
            self.setCursor(Qt.CursorShape.CrossCursor if is_hot else Qt.CursorShape.ArrowCursor)
            self.update()

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
        tools.zoomed_in.connect(self.zoom_in)
        tools.zoomed_out.connect(self.zoom_out)
        tools.fitted.connect(self.fit)
        tools.focused.connect(self.zoom_to_selection)
        tools.to_selection.setEnabled(False)
        tools.heat_toggled.connect(self.heat_toggled)
        self.chrome.minimap.moved_to.connect(self._on_minimap)

    def _connect_around(self) -> None:
        self.around.node_wanted.connect(self._walk_around)
        self.around.left.connect(lambda: self.set_around(False))
        self.hidden_kinds_changed.connect(lambda _hidden: self.around.refresh())

    def _walk_around(self, node_id: str) -> None:
        self.select(node_id, reveal=False)
        self.node_selected.emit(node_id)

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
