"""Paints one frame of the map with a QPainter; knows no widget."""

from PySide6.QtGui import QPainter

from forest_studio.app.map.cut import MAX_SHOWN, Cut, cut
from forest_studio.app.map.frame import Frame
from forest_studio.app.map.label_art import LabelArt
from forest_studio.app.map.label_board import LabelBoard
from forest_studio.app.map.paint_edges import BundlePainter
from forest_studio.app.map.paint_focus import paint_hits, paint_hover, paint_selection
from forest_studio.app.map.paint_groves import GrovePainter
from forest_studio.app.map.paint_labels import LabelPainter
from forest_studio.app.map.paint_leaves import LeafPainter
from forest_studio.app.map.paint_pills import PillPainter
from forest_studio.app.map.paint_walk import paint_walk
from forest_studio.app.map.scene import Scene

_MAX_FINE = 6000
_FAST_ART = 4
_FINE_ART = 2000


class MapPainter:
    """Paints scenes and keeps what frames have in common: sprites, labels and bundles."""

    def __init__(self) -> None:
        self._art = LabelArt()
        self._groves = GrovePainter()
        self._leaves = LeafPainter(self._groves)
        self._bundles = BundlePainter()
        self._labels = LabelPainter(self._art, self._groves)
        self._pills = PillPainter(self._art)
        self.shown: Cut | None = None
        """The cut of the last frame."""
        self._board: LabelBoard | None = None

    def paint(self, painter: QPainter, scene: Scene, fine: bool) -> None:
        """One frame over the whole of the camera's size, without the hovered node.

        A fast frame is opaque and not antialiased.
        """
        ratio = painter.device().devicePixelRatio()
        camera = scene.camera
        painter.fillRect(0, 0, camera.width, camera.height, scene.palette.map)
        if not len(scene.data):
            return
        limit = _MAX_FINE if fine else MAX_SHOWN
        hint = self.shown.threshold if self.shown is not None and not fine else 0.0
        self.shown = cut(scene.data, scene.layout, camera, max_shown=limit, hint=hint)
        board = LabelBoard(camera.width, camera.height)
        for obstacle in scene.obstacles:
            board.take(obstacle)
        self._art.begin(ratio, _FINE_ART if fine else _FAST_ART)
        self._paint_layers(Frame(painter, scene, self.shown, board, fine, ratio))
        self._board = board

    def paint_hovered(self, painter: QPainter, scene: Scene) -> None:
        """The hovered node over a frame that was painted before."""
        if scene.hovered < 0 or self.shown is None or self._board is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = painter.device().devicePixelRatio()
        frame = Frame(painter, scene, self.shown, self._board, True, ratio)
        self._art.begin(ratio, _FINE_ART)
        paint_hover(frame)
        self._pills.paint_hovered(frame)

    def _paint_layers(self, frame: Frame) -> None:
        smooth = QPainter.RenderHint.Antialiasing
        frame.painter.setRenderHint(smooth, frame.fine)
        self._groves.paint(frame)
        self._bundles.paint(frame)
        self._leaves.paint(frame)
        # What is chosen is little and must not flicker between fast and fine.
        frame.painter.setRenderHint(smooth, True)
        paint_hits(frame)
        paint_selection(frame, self._leaves)
        paint_walk(frame)
        self._pills.paint(frame)
        self._labels.paint(frame)
