"""Keeps a snapshot of what was read, on a thread of its own, once the forest is open."""

from threading import Event, Thread, main_thread

from forest_studio.core.store.repository import Repository

_DELAY = 5.0
"""Seconds after opening in which others need the processor more."""
_LOOK_EVERY = 0.2


class SnapshotKeeper:
    """Writes at most one snapshot; the program ends only after that, or before it has begun."""

    def __init__(self, repository: Repository, delay: float = _DELAY) -> None:
        self._repository = repository
        self._delay = delay
        self._hurry = Event()
        self._thread: Thread | None = None

    def begin(self) -> None:
        """Writes a while later, when a snapshot is due."""
        if self._thread is None and self._repository.snapshot_due:
            # No daemon: a short command writes after its work, which nobody waits for in a window.
            self._thread = Thread(target=self._keep, name="forest-snapshot")
            self._thread.start()

    def hurry(self) -> None:
        """Writes at once what is due, without being waited for: the forest is closed."""
        self._hurry.set()

    def wait(self) -> None:
        """Returns when the snapshot is written, or was not due."""
        self.hurry()
        if self._thread is not None:
            self._thread.join()

    def _keep(self) -> None:
        left = self._delay
        while left > 0 and main_thread().is_alive() and not self._hurry.wait(_LOOK_EVERY):
            left -= _LOOK_EVERY
        self._repository.keep_snapshot()
