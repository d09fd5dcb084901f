"""The bus, heard on the Qt thread: events of any thread arrive as queued signals."""

from PySide6.QtCore import QObject, Qt, Signal

from forest_studio.core.bus import Bus
from forest_studio.core.model.events import (
    Event,
    ForestChanged,
    ForestLost,
    HuntEnded,
    IndexStale,
    StepTaken,
)


class Bridge(QObject):
    """Listens to a bus until it is closed."""

    forest_changed = Signal(object)
    forest_lost = Signal(object)
    index_stale = Signal(object)
    step_taken = Signal(object)
    hunt_ended = Signal(object)
    _arrived = Signal(object)

    def __init__(self, bus: Bus, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._arrived.connect(self._sort, Qt.ConnectionType.QueuedConnection)
        self._leave = bus.subscribe(self._hear)

    def close(self) -> None:
        """Stops listening."""
        self._leave()

    def _hear(self, event: Event) -> None:
        self._arrived.emit(event)

    def _sort(self, event: Event) -> None:
        match event:
            case ForestChanged():
                self.forest_changed.emit(event)
            case ForestLost():
                self.forest_lost.emit(event)
            case IndexStale():
                self.index_stale.emit(event)
            case StepTaken():
                self.step_taken.emit(event)
            case HuntEnded():
                self.hunt_ended.emit(event)
