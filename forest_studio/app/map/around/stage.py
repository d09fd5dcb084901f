"""What the local view shows: it arranges a node with its neighbours and paints them."""

from collections.abc import Callable
from functools import partial

import numpy as np
from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QHideEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from forest_studio.app.map.around.depth_card import DepthCard
from forest_studio.app.map.around.neighbours import DEEPEST, GroupKey, neighbourhood
from forest_studio.app.map.around.paint import AroundPainter, Marks, Painted
from forest_studio.app.map.around.picture import Picture
from forest_studio.app.map.around.places import places
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.curved_names import Drawing
from forest_studio.app.map.frame import Steps
from forest_studio.app.map.frame_job import FrameJob
from forest_studio.app.map.map_data import Floats
from forest_studio.app.map.scene import Rect, Scene
from forest_studio.app.words.translation import counted
from forest_studio.app.words.translation import number as written

_MOVE_MS = 260
_REST_MS = 150
_TOP = 52.0
"""Pixels under the cards at the upper border."""


class AroundStage(QWidget):
    """One node in the middle and what is connected to it; it takes no input itself.

    The host gives the scene and paints nothing while this covers it.
    """

    node_wanted = Signal(str)
    left = Signal()

    def __init__(self, host: QWidget, scene: Callable[[], Scene], card: DepthCard) -> None:
        super().__init__(host)
        self._scene = scene
        self.card = card
        self.depth = 1
        self.reduced_motion = False
        self.obstacles: Callable[[], tuple[Rect, ...]] = tuple
        self._node = ""
        self._trail: list[str] = []
        self._pages: dict[GroupKey, int] = {}
        self._packed: Picture | None = None
        self.picture: Picture | None = None
        self._start: tuple[Floats, Floats] | None = None
        self._camera = Camera()
        self.marks = Marks()
        self.painted = Painted()
        self._painter = AroundPainter()
        self._frame: QImage | None = None
        self._is_fresh = False
        self._job = FrameJob(self)
        self._job.done.connect(self._take)
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self.repaint_all)
        self._press: QPointF | None = None
        self._dragged = False
        self._shows_focus = False
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setDuration(_MOVE_MS)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._motion.valueChanged.connect(self.repaint_all)
        self._motion.finished.connect(self.repaint_all)
        card.depth_wanted.connect(self.set_depth)
        card.back_wanted.connect(self.go_back)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Around the node"))

    def show_node(self, node_id: str) -> None:
        """Puts a node into the middle; the one before can be returned to."""
        if node_id == self._node:
            return
        if self._node:
            self._trail.append(self._node)
        self._node, self._pages = node_id, {}
        self.marks = Marks()
        self._arrange(moves=True)

    def clear(self) -> None:
        """Forgets the node and the way to it."""
        self._node, self._trail = "", []
        self.picture = self._packed = self._frame = None

    def refresh(self) -> None:
        """Shows the same node in a forest or a choice of edge types that changed."""
        if self._node:
            self._arrange(moves=False)

    def set_depth(self, depth: int) -> None:
        """Shows so many hops, 1 to 4."""
        depth = min(max(depth, 1), DEEPEST)
        if depth != self.depth:
            self.depth = depth
            self._arrange(moves=True)

    def turn_page(self, group: GroupKey) -> None:
        """Shows the next part of a group that is too large for one view."""
        self._pages[group] = self._pages.get(group, 0) + 1
        self._arrange(moves=False)

    def go_back(self) -> None:
        """Returns to the node that was in the middle before."""
        while self._trail:
            node = self._trail.pop()
            if self._scene().data.row(node) >= 0:
                # It must not become a step of the way again.
                self._node = ""
                self.show_node(node)
                self.node_wanted.emit(node)
                return

    def spoken(self) -> str:
        """What is shown, for those who listen."""
        if self.picture is None:
            return ""
        around, data = self.picture.around, self._scene().data
        near = around.near
        if near < around.total:
            text = counted("AroundStage", "{0} of %Ln neighbour(s)", around.total).format(
                written(near)
            )
        else:
            text = counted("AroundStage", "%Ln neighbour(s)", near)
        if len(around.spots) - 1 > near:
            farther = len(around.spots) - 1 - near
            text = self.tr("{0}, {1} farther out").format(text, written(farther))
        return f"{data.titles[around.spots[0].row]}: {text}"

    # Painting

    def repaint_all(self) -> None:
        """Paints a new frame."""
        self._is_fresh = False
        self._job.cancel()
        self.update()

    def finish_frame(self) -> None:
        """Paints what is still to be painted at once; for a picture, not for the screen."""
        self._begin()
        self._job.finish()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A moving frame is painted at once; a fine one in slices, the one before shows so long."""
        painter = QPainter(self)
        if self._is_moving or self._frame is None or self._frame.size() != self._pixels():
            for _ in self.steps(painter, fine=False):
                pass
        else:
            painter.drawImage(0, 0, self._frame)
        self._begin()
        if self.hasFocus() and self._shows_focus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._scene().palette.focus, 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    def paint_still(self, painter: QPainter, vector: Drawing | None) -> None:
        """What is shown, at rest and with nothing under the pointer, for a file."""
        for _ in self.steps(painter, True, vector, still=True):
            pass

    def steps(
        self, painter: QPainter, fine: bool, vector: Drawing | None = None, still: bool = False
    ) -> Steps:
        """One frame by any painter of this size; a still one has no marks and no obstacles."""
        scene = self._scene()
        if self.picture is None:
            painter.fillRect(self.rect(), scene.palette.map)
            return
        shown = self.picture
        if self._start is not None and self._motion.state() == QVariantAnimation.State.Running:
            share = float(self._motion.currentValue())
            now = [
                old + (new - old) * share for old, new in zip(self._start, _all(shown), strict=True)
            ]
            shown = shown.moved(*now)
        yield from self._painter.steps(
            painter,
            scene,
            (shown, self._camera),
            Painted() if still else self.painted,
            marks=Marks() if still else self.marks,
            obstacles=() if still else self.obstacles(),
            fine=fine,
            vector=vector,
        )

    @property
    def _is_moving(self) -> bool:
        running = self._motion.state() == QVariantAnimation.State.Running
        return running or self._rest.isActive()

    def _pixels(self) -> QSize:
        return self.size() * self.devicePixelRatioF()

    def _begin(self) -> None:
        if not (self._is_fresh or self._job.is_busy or self._is_moving):
            paint = partial(self.steps, fine=True)
            self._job.begin(self.size(), self.devicePixelRatioF(), paint)

    def _take(self, image: QImage) -> None:
        self._frame, self._is_fresh = image, True
        self.update()

    def _move(self, camera: Camera) -> None:
        """Another view by hand: fine again when the hand has rested."""
        self._camera = camera
        self._rest.start()
        self.repaint_all()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for a frame any more."""
        super().hideEvent(event)
        self._job.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the view to the room."""
        super().resizeEvent(event)
        self._fit()
        self.repaint_all()

    # Arranging

    def _fit(self) -> None:
        if self._packed is not None:
            size = self.width(), self.height()
            self.picture = self._packed.fitted(*size, _TOP)
            self._camera = self.picture.view(*size, _TOP)
            # Only where a card would cover a node must the view give way to it.
            covered = [rect for rect in self.obstacles() if self._is_under(rect)]
            left = max((rect[2] for rect in covered if rect[0] < size[0] / 4), default=0.0)
            if left:
                self._camera = self.picture.view(*size, _TOP, left)

    def _is_under(self, rect: Rect) -> bool:
        assert self.picture is not None
        spots = self._camera.screen(self.picture.places)
        inside = (spots > rect[:2]).all(axis=1) & (spots < rect[2:]).all(axis=1)
        return bool(inside.any())

    def _arrange(self, moves: bool) -> None:
        scene = self._scene()
        row = scene.data.row(self._node)
        if row < 0:
            self.clear()
            self.left.emit()
            return
        around = neighbourhood(scene, row, self.depth, self._pages)
        before = self.picture
        self._packed = Picture(around, *places(around.spots, around.more))
        self._fit()
        assert self.picture is not None
        self._start = _from_before(before, self.picture) if before is not None else None
        spoken = self.spoken()
        self.setAccessibleDescription(spoken)
        words = spoken.rpartition(": ")[2]
        self.card.show_state(self.depth, words, can_back=bool(self._trail))
        self._motion.stop()
        if moves and self._start is not None and self.isVisible() and not self.reduced_motion:
            self._motion.start()
        self.repaint_all()


def _from_before(before: Picture, after: Picture) -> tuple[Floats, Floats]:
    """Where the nodes of `after` start from: where they were, or the node they hang on."""
    known = {spot.row: before.places[at] for at, spot in enumerate(before.spots)}
    offset = np.zeros(2)
    middle = after.spots[0].row
    if middle in known:
        offset = known[middle]
    start = np.zeros_like(after.places)
    for at, spot in enumerate(after.spots):
        above = start[spot.parent] if spot.parent >= 0 else offset
        start[at] = known.get(spot.row, above)
    return start, after.rest.copy()


def _all(picture: Picture) -> tuple[Floats, Floats]:
    return picture.places, picture.rest
