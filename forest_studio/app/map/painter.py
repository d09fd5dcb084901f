"""Paints one frame of the map with a QPainter; knows no widget."""

import copy

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter

from forest_studio.app.map.curved_names import Drawing
from forest_studio.app.map.cut import MAX_SHOWN, Cut, cut
from forest_studio.app.map.frame import Frame, Steps
from forest_studio.app.map.frame_job import blank
from forest_studio.app.map.label_art import LabelArt
from forest_studio.app.map.label_board import LabelBoard
from forest_studio.app.map.moving_picture import MovingPicture, Painters
from forest_studio.app.map.paint_edges import BundlePainter
from forest_studio.app.map.paint_focus import (
    paint_chosen,
    paint_hits,
    paint_hover_edges,
    paint_hover_ring,
    paint_selection,
)
from forest_studio.app.map.paint_groves import GrovePainter
from forest_studio.app.map.paint_labels import LabelPainter
from forest_studio.app.map.paint_leaves import LeafPainter
from forest_studio.app.map.paint_pills import PillPainter
from forest_studio.app.map.paint_walk import paint_walk
from forest_studio.app.map.paint_warm_edges import WarmEdgePainter
from forest_studio.app.map.scene import Scene

_MAX_FINE = 6000
_FAST_ART = 4
_FINE_ART = 2000


class MapPainter:
    """Paints scenes and keeps what frames have in common: sprites, labels and bundles.

    One frame is painted at a time: beginning another one ends whatever was begun before.
    """

    def __init__(self) -> None:
        self._art = LabelArt()
        self._groves = GrovePainter()
        self._leaves = LeafPainter(self._groves)
        self._bundles = BundlePainter()
        self._warm_edges = WarmEdgePainter()
        self._labels = LabelPainter(self._art, self._groves)
        self._pills = PillPainter(self._art)
        self.shown: Cut | None = None
        """The cut of the last frame."""
        self._moving: MovingPicture | None = None
        self._last_view: tuple[float, int, int] = (0.0, 0, 0)

    def paint(
        self, painter: QPainter, scene: Scene, fine: bool, vector: Drawing | None = None
    ) -> None:
        """One frame over the whole of the camera's size, without the hovered node.

        A fast frame is opaque and not antialiased. With `vector` nothing is painted by way of
        an image, so that the frame can be written into a file that scales.
        """
        if fine or vector or not len(scene.data) or not self._pan(painter, scene):
            for _ in self.steps(painter, scene, fine, vector):
                pass

    def steps(
        self,
        painter: QPainter,
        scene: Scene,
        fine: bool,
        vector: Drawing | None = None,
        keep: bool = False,
    ) -> Steps:
        """The same in steps of a few milliseconds at most, between which others may work.

        With `keep` the frame is kept for those that a pan makes of it, as a fine one always is.
        """
        ratio = painter.device().devicePixelRatio()
        camera = scene.camera
        if not len(scene.data):
            painter.fillRect(0, 0, camera.width, camera.height, scene.palette.map)
            return
        limit = _MAX_FINE if fine else MAX_SHOWN
        hint = self.shown.threshold if self.shown is not None and not fine else 0.0
        self.shown = cut(scene.data, scene.layout, camera, max_shown=limit, hint=hint)
        board = LabelBoard(camera.width, camera.height)
        for obstacle in scene.obstacles:
            board.take(obstacle)
        self._art.begin(ratio, _FINE_ART if fine else _FAST_ART)
        frame = Frame(painter, scene, self.shown, board, fine, ratio, vector)
        yield from self._layers(frame)
        marks = board.taken_rects[len(scene.obstacles) :]
        yield from self._pills.place(frame)
        yield from self._labels.paint(frame)
        if (fine or keep) and isinstance(image := painter.device(), QImage):
            self._moving = MovingPicture.of(frame, image, marks)
            yield
        self._pills.draw(frame)

    def _paint_ground(self, strip: Frame) -> None:
        for _ in self._layers(strip):
            pass

    def _paint_labels(self, frame: Frame) -> None:
        for _ in self._labels.paint(frame):
            pass

    def _pan(self, painter: QPainter, scene: Scene) -> bool:
        """Makes a fast frame of the one before, where only the place on the map is another."""
        ratio, camera = painter.device().devicePixelRatio(), scene.camera
        last, self._last_view = self._last_view, (camera.zoom, camera.width, camera.height)
        if self._moving is None or not self._moving.shows(scene, ratio):
            # While the zoom changes no picture serves twice.
            self._moving = None
            return last == self._last_view and self._paint_picture(painter, scene)
        strips = self._moving.move(camera, ratio)
        moved = copy.copy(scene)
        moved.camera = self._moving.camera
        board = self._moving.board(scene.obstacles)
        assert self.shown is not None
        frame = Frame(painter, moved, self.shown, board, False, ratio)
        self._art.begin(ratio, _FAST_ART)
        for _ in self._pills.place(frame):
            pass
        painters = Painters(self._paint_ground, self._paint_labels)
        self._moving.fill(moved, ratio, strips, painters, board)
        painter.drawPixmap(0, 0, self._moving.pixels)
        self._pills.draw(frame)
        return True

    def _paint_picture(self, painter: QPainter, scene: Scene) -> bool:
        """A fast frame by way of an image, which the next frames can be made of."""
        size = QSize(scene.camera.width, scene.camera.height)
        image = blank(size, painter.device().devicePixelRatio())
        inner = QPainter(image)
        for _ in self.steps(inner, scene, fine=False, keep=True):
            pass
        inner.end()
        painter.drawImage(0, 0, image)
        return True

    def hover_steps(self, painter: QPainter, scene: Scene) -> Steps:
        """The edges of the hovered node, for a frame of their own over a fine one."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = self._over(painter, scene)
        if frame is not None:
            yield from paint_hover_edges(frame)

    def paint_chosen(self, painter: QPainter, scene: Scene) -> None:
        """The selected node alone, over a frame that does not know it yet."""
        frame = self._over(painter, scene)
        if frame is not None and scene.selected >= 0:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_chosen(frame)

    def paint_hovered(self, painter: QPainter, scene: Scene) -> None:
        """The ring and the pill of the hovered node over the last fine frame and its edges."""
        frame = self._over(painter, scene)
        if frame is not None and scene.hovered >= 0:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._art.begin(frame.ratio, _FINE_ART)
            paint_hover_ring(frame)
            self._pills.paint_hovered(frame)

    def _over(self, painter: QPainter, scene: Scene) -> Frame | None:
        if self.shown is None or not len(scene.data):
            return None
        board = LabelBoard(scene.camera.width, scene.camera.height)
        ratio = painter.device().devicePixelRatio()
        return Frame(painter, scene, self.shown, board, True, ratio)

    def _layers(self, frame: Frame) -> Steps:
        smooth = QPainter.RenderHint.Antialiasing
        frame.painter.setRenderHint(smooth, frame.fine)
        yield from self._groves.paint(frame)
        yield from self._bundles.paint(frame)
        yield from self._warm_edges.paint(frame)
        yield from self._leaves.paint(frame)
        # What is chosen is little and must not flicker between fast and fine.
        frame.painter.setRenderHint(smooth, True)
        yield from paint_hits(frame)
        yield from paint_selection(frame, self._leaves)
        yield from paint_walk(frame)
