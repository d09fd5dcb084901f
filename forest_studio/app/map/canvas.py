"""The widget under the map: keeps the scene, paints frames, and moves the view."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QImage, QPainter, QPaintEvent, QPen, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.palette import DARK, Palette
from forest_studio.app.map import travel
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.chrome import Chrome
from forest_studio.app.map.edge_drag import EdgeDrag, paint_drag, paint_handle
from forest_studio.app.map.flight import Flight
from forest_studio.app.map.frame_job import FrameJob, blank
from forest_studio.app.map.layout import Layout, layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.overlay import Overlay, UntakenDoor, WalkStep
from forest_studio.app.map.paint_pills import with_heat
from forest_studio.app.map.painter import MapPainter
from forest_studio.app.map.scene import Scene
from forest_studio.app.map.warm_rows import WarmEdges, WarmRows
from forest_studio.app.words.translation import counted


class MapCanvas(QWidget):
    """A forest as nested discs, with the cards that float over it; it takes no input itself."""

    hidden_kinds_changed = Signal(object)
    """The names of the edge types that the legend has unticked, as a frozenset."""

    def __init__(self, palette: Palette = DARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = palette
        self.scene = _empty_scene(palette)
        self._painter = MapPainter()
        self._ground: QImage | None = None
        self._ground_view: object = None
        self._is_fresh = False
        self._hover_edges: QImage | None = None
        self._frame_job, self._hover_job = FrameJob(self), FrameJob(self)
        self._frame_job.done.connect(self._take_frame)
        self._hover_job.done.connect(self._take_hover)
        self._shows_focus = False
        self._is_placed = False
        self.drag: EdgeDrag | None = None
        self._handle_is_hot = False
        self.flight = Flight(self)
        self.flight.moved.connect(self._on_moved)
        self.flight.rested.connect(self.repaint_all)
        self.chrome = Chrome(self, palette)
        self.chrome.edges.hidden_changed.connect(self._on_hidden)
        self.chrome.edges.resized.connect(self.repaint_all)
        self.chrome.changed.connect(self.repaint_all)
        self.chrome.set_data(self.scene.data, frozenset())
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(240, 200)

    def sizeHint(self) -> QSize:
        """A size at which all that floats over the map has room."""
        return QSize(900, 700)

    def set_data(self, data: MapData, placed: Layout) -> None:
        """Shows a forest; the view stays where it is when there was one before."""
        first = not len(self.scene.data)
        overlay = self.scene.overlay
        self.scene = Scene(data, placed, self.flight.camera, self._look, overlay)
        self.chrome.set_data(data, overlay.hidden_kinds)
        if first:
            self.fit(animate=False)
        self.repaint_all()

    def set_palette(self, palette: Palette) -> None:
        """Takes another look."""
        self._look = palette
        self.chrome.set_palette(palette)
        self.scene.palette = palette
        self.repaint_all()

    def select(self, node_id: str | None, reveal: bool = True) -> None:
        """Selects a node without a signal; with `reveal` it is brought on screen."""
        self._use(replace(self.scene.overlay, selected=node_id))
        row = self.scene.selected
        self.chrome.tools.to_selection.setEnabled(row >= 0)
        self.setAccessibleDescription(self._spoken(row) if row >= 0 else "")
        if reveal and row >= 0:
            self.go(travel.revealing(self.scene, self.flight.goal, row))

    def show_hits(self, ids: Iterable[str]) -> None:
        """Rings the hits of a search."""
        self._use(replace(self.scene.overlay, hits=frozenset(ids)))

    def show_walk(
        self,
        steps: Sequence[WalkStep],
        present: int = -1,
        doors: Sequence[UntakenDoor] = (),
        hop: int = -1,
    ) -> None:
        """Shows a walk, the step looked at (-1 is the last), its doors not taken, and the stop
        that it led to (-1 is none)."""
        walk, untaken = tuple(steps), tuple(doors)
        self._use(replace(self.scene.overlay, walk=walk, present=present, doors=untaken, hop=hop))

    def clear_walk(self) -> None:
        """Takes the walk away."""
        self.show_walk(())

    def set_heat(
        self,
        heat: Mapping[str, float] | None,
        edges: WarmEdges | None = None,
        rows: WarmRows | None = None,
    ) -> None:
        """Tints the map by a warmth of 0..1 for each id, and for edges by from, to and type; None
        takes the tint away. ``rows`` is the same for the present map, where a worker made it."""
        overlay = self.scene.overlay
        self._use(replace(overlay, heat=heat, warm_edges=edges or {}, warm_rows=rows))
        self.chrome.tools.heat.blockSignals(True)
        self.chrome.tools.heat.setChecked(heat is not None)
        self.chrome.tools.heat.blockSignals(False)

    def set_hidden_types(self, names: Iterable[str]) -> None:
        """Leaves edge types out; the legend follows."""
        hidden = frozenset(names)
        self.chrome.edges.set_hidden(hidden)
        self._use(replace(self.scene.overlay, hidden_kinds=hidden))

    def set_reduced_motion(self, reduced: bool) -> None:
        """Turns flights off and on."""
        self.flight.reduced_motion = reduced

    def fit(self, animate: bool = True) -> None:
        """Shows the whole forest."""
        if len(self.scene.data):
            self.go(travel.disc(self.scene, self.flight.camera, 0), animate)

    def fly_to(self, node_id: str) -> None:
        """Flies to a grove, or to a node in the middle of its own."""
        if (row := self.scene.data.row(node_id)) >= 0:
            self.go(travel.node(self.scene, self.flight.camera, row))

    def fly_around(self, node_id: str) -> None:
        """Flies to where a node and all that it is connected to are on screen."""
        if (row := self.scene.data.row(node_id)) >= 0:
            self.go(travel.around(self.scene, self.flight.camera, row))

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zooms at a pixel at once, or flies in at the middle when none is given."""
        camera = self.flight.camera if at else self.flight.goal
        spot = at or QPointF(self.width() / 2, self.height() / 2)
        factor = travel.allowed_zoom(self.scene, camera, factor)
        zoomed = camera.zoomed_at(factor, spot.x(), spot.y())
        if at:
            self.flight.go(zoomed)
        else:
            self.go(zoomed)

    def zoom_to_selection(self) -> None:
        """Flies to the selected node."""
        if self.scene.selected >= 0:
            self.go(travel.node(self.scene, self.flight.camera, self.scene.selected))

    def go(self, camera: Camera, animate: bool = True) -> None:
        """Flies to a view, or jumps there while nobody is looking."""
        if camera == self.flight.goal:
            return
        if animate and self.isVisible():
            self.flight.fly(camera)
        else:
            self.flight.jump(camera)

    def render_image(self, width: int, height: int) -> QImage:
        """The present view as a picture of another size, without what floats over it."""
        image = QImage(width, height, QImage.Format.Format_RGB32)
        scale = min(width / max(1, self.width()), height / max(1, self.height()))
        camera = self.flight.camera.resized(width, height)
        camera = replace(camera, zoom=camera.zoom * scale)
        painter = QPainter(image)
        MapPainter().paint(painter, replace(self.scene, camera=camera, obstacles=()), fine=True)
        painter.end()
        return image

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Moving frames are painted at once; a standing one is kept until something changes."""
        painter = QPainter(self)
        if self.flight.is_moving:
            self._paint_frame(painter, fine=False)
        else:
            self._paint_standing(painter)
            paint_handle(painter, self.scene, self._handle_is_hot or self.drag is not None)
        if self.drag is not None:
            paint_drag(painter, self.scene, self.drag)
        if self.hasFocus() and self._shows_focus:
            painter.setPen(QPen(self._look.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Keeps the middle of the map in the middle; the first time shows all of it."""
        self.flight.jump(self.flight.camera.resized(self.width(), self.height()))
        if not self._is_placed:
            self._is_placed = True
            self.fit(animate=False)
        self.chrome.arrange()
        self.repaint_all()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for a frame any more."""
        super().hideEvent(event)
        self._frame_job.cancel()
        self._hover_job.cancel()

    def changeEvent(self, event: QEvent) -> None:
        """A screen with another density needs another frame."""
        super().changeEvent(event)
        self.repaint_all()

    def set_hovered(self, row: int) -> None:
        """Shows a row as being under the pointer; -1 is none."""
        if row == self.scene.hovered:
            return
        node_id = self.scene.data.ids[row] if row >= 0 else None
        self.scene.overlay = replace(self.scene.overlay, hovered=node_id)
        self.scene.hovered = row
        self._begin_hover()
        self.update()

    def repaint_all(self) -> None:
        """Paints a new frame; for whatever changed but the hover."""
        self._forget_frame()
        self.update()

    def _forget_frame(self) -> None:
        self._is_fresh = False
        self._frame_job.cancel()
        self._drop_hover()
        self.scene.camera = self.flight.camera
        self.chrome.minimap.show_scene(self.scene)

    def finish_frame(self) -> None:
        """Paints what is still to be painted at once; for a picture, not for the screen."""
        self._begin_frame()
        self._frame_job.finish()
        self._hover_job.finish()

    def paint_ahead(self) -> bool:
        """Paints a slice of the frame before it comes to the screen; whether it is complete."""
        self._begin_frame()
        self._frame_job.work()
        return not self._frame_job.is_busy

    def _paint_standing(self, painter: QPainter) -> None:
        """The fine frame; until it is done the one before, or a fast one of another view."""
        is_old = self._ground_view == self._view()
        if not self._is_fresh and not is_old:
            self._frame_job.cancel()
            self._paint_ground()
        if self._ground is not None:
            painter.drawImage(0, 0, self._ground)
        self._begin_frame()
        if not self._is_fresh:
            if is_old:
                self._painter.paint_chosen(painter, self.scene)
            return
        if self._hover_edges is not None:
            painter.drawImage(0, 0, self._hover_edges)
        self._painter.paint_hovered(painter, self.scene)

    def _paint_ground(self) -> None:
        self._ground = blank(self.size(), self.devicePixelRatioF())
        self._ground_view = self._view()
        painter = QPainter(self._ground)
        self._paint_frame(painter, fine=False)
        painter.end()

    def _paint_frame(self, painter: QPainter, fine: bool) -> None:
        self.scene.camera = self.flight.camera
        self.scene.obstacles = self.chrome.obstacles()
        self._painter.paint(painter, self.scene, fine)

    def _begin_frame(self) -> None:
        if self._is_fresh or self._frame_job.is_busy or self.flight.is_moving:
            return
        self.scene.camera = self.flight.camera
        self.scene.obstacles = self.chrome.obstacles()
        paint = partial(self._painter.steps, scene=self.scene, fine=True)
        self._frame_job.begin(self.size(), self.devicePixelRatioF(), paint)

    def _take_frame(self, image: QImage) -> None:
        self._ground, self._ground_view, self._is_fresh = image, self._view(), True
        self._begin_hover()
        self.update()

    def _begin_hover(self) -> None:
        self._drop_hover()
        if self.scene.hovered >= 0 and self._is_fresh:
            paint = partial(self._painter.hover_steps, scene=self.scene)
            self._hover_job.begin(self.size(), self.devicePixelRatioF(), paint, see_through=True)

    def _take_hover(self, image: QImage) -> None:
        self._hover_edges = image
        self.update()

    def _drop_hover(self) -> None:
        self._hover_job.cancel()
        self._hover_edges = None

    def _view(self) -> object:
        """What must be the same for an older frame to stand in for the one that is painted."""
        return self.flight.camera, self._look.name, self.size(), self.devicePixelRatioF()

    def _on_moved(self) -> None:
        self.set_hovered(-1)
        self._forget_frame()
        self.update(QRegion(self.rect()) - self.chrome.covered())

    def _on_hidden(self, hidden: frozenset[str]) -> None:
        self._use(replace(self.scene.overlay, hidden_kinds=hidden))
        self.hidden_kinds_changed.emit(hidden)

    def _use(self, overlay: Overlay) -> None:
        self.scene.use(overlay)
        self.repaint_all()

    def _spoken(self, row: int) -> str:
        titles = [self.scene.data.titles[above] for above in self.scene.data.ancestors(row)]
        titles[0] = with_heat(titles[0], self.scene, row)
        edges = len(self.scene.selected_edges)
        return counted("MapCanvas", "{0}, %Ln edge(s)", edges).format(", ".join(titles))


def _empty_scene(palette: Palette) -> Scene:
    data = MapData.build((), (), ())
    return Scene(data, layout(data), Camera(), palette)
