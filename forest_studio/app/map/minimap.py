"""The small map of the whole forest, with a frame around what is on screen."""

import numpy as np
from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.palette import Palette, mix, translucent
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.card import Card
from forest_studio.app.map.scene import Scene

_SIDE = 132
_AIR = 10.0
_MAX_DISCS = 600
_PAUSE_MS = 50


class MiniMap(Card):
    """Shows where one is; a click or a drag moves the view there."""

    moved_to = Signal(float, float)

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(palette, parent)
        self._scene: Scene | None = None
        self._ground: QPixmap | None = None
        self._made_for: tuple[object, ...] = ()
        self._pause = QElapsedTimer()
        self.setFixedSize(self.sizeHint())
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleName(self.tr("Overview map"))
        self.setToolTip(self.tr("Click to go there"))

    def sizeHint(self) -> QSize:
        """A square card."""
        return QSize(_SIDE, _SIDE)

    def show_scene(self, scene: Scene) -> None:
        """Follows a scene; call it again when its camera or selection changed."""
        self._scene = scene
        # It need not follow each frame of a moving map: all of that is painted when it rests.
        if not self._pause.isValid() or self._pause.hasExpired(_PAUSE_MS):
            self._pause.start()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The discs, the frame and the selected node."""
        super().paintEvent(event)
        scene = self._scene
        if scene is None or not len(scene.data):
            return
        view = self._view(scene)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._discs(scene, view))
        self._paint_frame(painter, scene, view)
        if scene.selected >= 0:
            x, y = view.point(*scene.layout.pos[scene.selected].tolist())
            painter.setPen(QPen(scene.palette.map, 1))
            painter.setBrush(scene.palette.text)
            painter.drawEllipse(QPointF(x, y), 3, 3)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Goes to the place under the pointer."""
        self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follows the pointer while a button is down."""
        self._go(event)

    def _go(self, event: QMouseEvent) -> None:
        if self._scene is None or not event.buttons():
            return
        place = event.position()
        self.moved_to.emit(*self._view(self._scene).world(place.x(), place.y()))

    def _view(self, scene: Scene) -> Camera:
        x, y = scene.layout.pos[0].tolist() if len(scene.data) else (0.0, 0.0)
        radius = float(scene.layout.rad[0]) if len(scene.data) else 1.0
        return Camera(width=_SIDE, height=_SIDE).looking_at(x, y, radius, _AIR)

    def _discs(self, scene: Scene, view: Camera) -> QPixmap:
        wanted = (scene.layout, scene.palette.name, self.devicePixelRatioF())
        if self._ground is None or self._made_for != wanted:
            self._ground, self._made_for = self._painted(scene, view), wanted
        return self._ground

    def _painted(self, scene: Scene, view: Camera) -> QPixmap:
        ratio = self.devicePixelRatioF()
        ground = QPixmap(round(_SIDE * ratio), round(_SIDE * ratio))
        ground.setDevicePixelRatio(ratio)
        ground.fill(Qt.GlobalColor.transparent)
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        data = scene.data
        rows = np.flatnonzero(data.is_grove & (scene.layout.rad * view.zoom > 2))[:_MAX_DISCS]
        for row in rows.tolist():
            if data.depth[row] > 2:
                continue
            fill = scene.palette.grove_fill(scene.hue(row), 1)
            if row:
                fill = mix(fill, scene.palette.leaf(scene.hue(row)), 0.12 + 0.14 * data.depth[row])
            painter.setBrush(fill if row else scene.palette.root_fill()[0])
            painter.setPen(QPen(scene.palette.root_rim(), 1) if not row else Qt.PenStyle.NoPen)
            x, y = view.point(*scene.layout.pos[row].tolist())
            radius = float(scene.layout.rad[row]) * view.zoom
            painter.drawEllipse(QPointF(x, y), radius, radius)
        painter.end()
        return ground

    def _paint_frame(self, painter: QPainter, scene: Scene, view: Camera) -> None:
        camera = scene.camera
        left, top = view.point(*camera.world(0, 0))
        right, bottom = view.point(*camera.world(camera.width, camera.height))
        frame = QRectF(QPointF(left, top), QPointF(right, bottom))
        inner = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        frame = frame.intersected(inner)
        painter.setBrush(translucent(scene.palette.accent, 0.07))
        painter.setPen(QPen(scene.palette.accent, 1.6))
        painter.drawRoundedRect(frame, 2, 2)
