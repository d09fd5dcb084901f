"""The bus: tells every listener what happened, on the thread where it happened."""

import logging
from collections.abc import Callable
from threading import Lock

from forest_studio.core.model.events import Event

Listener = Callable[[Event], None]
_log = logging.getLogger(__name__)


class Bus:
    """Listeners in the order of their arrival; one that fails never stops the others."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._lock = Lock()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Adds a listener and returns the function that takes it off again."""
        with self._lock:
            self._listeners.append(listener)
        return lambda: self._remove(listener)

    def _remove(self, listener: Listener) -> None:
        with self._lock:
            if listener in self._listeners:
                self._listeners.remove(listener)

    def publish(self, event: Event) -> None:
        """Tells every listener."""
        with self._lock:
            listeners = tuple(self._listeners)
        for listener in listeners:
            try:
                listener(event)
            except Exception:
                _log.exception("a listener failed on %s", type(event).__name__)
