"""The index of an open forest: made at its first use, kept up with edits, rebuilt when it fails."""

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import RLock

from forest_studio.core.model.errors import ForestError, SearchError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import Progress, SearchIndex
from forest_studio.core.search.engines import index_for

_log = logging.getLogger(__name__)


class KeptIndex:
    """Holds the one index of a forest for whoever searches it, on any thread."""

    def __init__(
        self,
        current: Callable[[], Forest],
        folder: Callable[[], Path] | None,
        on_stale: Callable[[str], None],
    ) -> None:
        """``current`` gives the snapshot of the moment and ``folder`` the place, None meaning
        memory; ``on_stale`` is told why an edit could not be followed."""
        self._current = current
        self._folder = folder
        self._on_stale = on_stale
        self._lock = RLock()
        self._index: SearchIndex | None = None
        self._stale = False
        self._edited: SimpleQueue[tuple[str, ...]] = SimpleQueue()

    def ready(self, progress: Progress | None = None) -> SearchIndex:
        """The index, fitting the snapshot; the first time may take a while. Raises SearchError."""
        with self._lock:
            if self._index is None or self._stale:
                self._drained()  # The snapshot, which is read next, has them already.
            if self._index is None:
                self._index = self._opened(progress)
            elif self._stale:
                self._index.rebuild(self._current(), progress)
            self._stale = False
            self._take_in()
            return self._index

    def follow(self, nodes: Iterable[str]) -> None:
        """Takes in nodes that were edited, without waiting for an index that is being built."""
        self.note(nodes)
        if self._lock.acquire(blocking=False):
            try:
                self._take_in()
            finally:
                self._lock.release()

    def note(self, nodes: Iterable[str]) -> None:
        """Remembers nodes that were edited, to be taken in by the next search or ``follow``."""
        self._edited.put(tuple(nodes))

    def close(self) -> None:
        """Lets go of the index's files; the next use opens them again."""
        with self._lock:
            if self._index is not None:
                self._index.close()
                self._index = None

    def _opened(self, progress: Progress | None) -> SearchIndex:
        forest = self._current()
        if self._folder is not None:
            index = None
            try:
                index = index_for(forest, self._folder())
                index.open_for(forest, progress)
                return index
            except ForestError:
                # Another process writes it, or the cache can't be written: search all the same.
                _log.warning("the search index is kept in memory", exc_info=True)
                if index is not None:
                    index.close()
        index = index_for(forest, None)
        index.open_for(forest, progress)
        return index

    def _take_in(self) -> None:
        """Indexes what was edited; what can't be is left to a rebuild at the next use."""
        if self._index is None or self._stale or not (nodes := self._drained()):
            return
        try:
            self._index.upsert(self._current(), nodes)
        except SearchError as error:
            self._stale = True
            self._on_stale(str(error))

    def _drained(self) -> list[str]:
        """Ids of the nodes that were edited since the index was last brought up to date."""
        nodes: list[str] = []
        with suppress(Empty):
            while True:
                nodes += self._edited.get_nowait()
        return nodes
