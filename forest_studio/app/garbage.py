"""Python's cyclic garbage, collected on the Qt thread only.

A collection that starts on a worker thread may free widgets there, which crashes Qt.
"""

import gc

from PySide6.QtCore import QObject, QTimer

_INTERVAL = 400
"""Milliseconds between two looks at how much garbage there may be."""


class GarbageKeeper(QObject):
    """Takes collection over from Python until the last keeper is closed."""

    _open = 0
    _was_on = True
    """Whether Python collected by itself before the first keeper came."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        if not GarbageKeeper._open:
            GarbageKeeper._was_on = gc.isenabled()
        GarbageKeeper._open += 1
        gc.disable()
        self._timer = QTimer(self, interval=_INTERVAL)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def collect(self) -> None:
        """Collects the oldest generation that is due, as Python itself would."""
        due = [
            generation
            for generation, (count, limit) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if count > limit
        ]
        if due:
            gc.collect(max(due))

    def settle(self) -> None:
        """Leaves out of later collections what is here to stay, such as a large snapshot.

        Nothing is collected for it: with a large snapshot that would stop the window. What is
        garbage at this moment stays until ``let_go``.
        """
        gc.freeze()

    def let_go(self) -> None:
        """Collects once what was left out too; for when nobody waits for the window."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    def close(self) -> None:
        """Gives collection back to Python, where it was Python's."""
        if not self._timer.isActive():
            return
        self._timer.stop()
        GarbageKeeper._open -= 1
        if not GarbageKeeper._open:
            gc.unfreeze()
            if GarbageKeeper._was_on:
                gc.enable()
