"""Moves the view: at once while dragged, in a short flight when it goes to a node."""

from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation, Signal

from forest_studio.app.map.camera import Camera, between

FLIGHT_MS = 260
REST_MS = 150


class Flight(QObject):
    """Owns the camera; `moved` comes with each change, `rested` when it has stood a while."""

    moved = Signal()
    rested = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.camera = Camera()
        self.reduced_motion = False
        self._start = self._end = self.camera
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.rested)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(FLIGHT_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._animation.valueChanged.connect(self._on_way)

    @property
    def is_moving(self) -> bool:
        """Whether the view changed a moment ago."""
        return self._rest.isActive() or self.is_flying

    @property
    def is_flying(self) -> bool:
        """Whether a flight is under way."""
        return self._animation.state() == QVariantAnimation.State.Running

    @property
    def goal(self) -> Camera:
        """Where the view will be when it stands."""
        return self._end if self.is_flying else self.camera

    def go(self, camera: Camera) -> None:
        """Changes the view at once, as a drag does."""
        self._animation.stop()
        self.camera = camera
        self._rest.start()
        self.moved.emit()

    def fly(self, camera: Camera) -> None:
        """Flies to a view; with reduced motion the view just changes."""
        self._animation.stop()
        if self.reduced_motion:
            self.jump(camera)
            return
        self._start, self._end = self.camera, camera
        self._animation.start()

    def jump(self, camera: Camera) -> None:
        """Changes the view and stands there."""
        self._animation.stop()
        self._rest.stop()
        self.camera = camera
        self.rested.emit()

    def _on_way(self, share: float) -> None:
        self.camera = between(self._start, self._end, float(share))
        self._rest.start()
        self.moved.emit()
