"""Follows the disk: what others change there becomes the next snapshot of an open forest."""

import logging
import time
from collections.abc import Callable

from forest_studio.core.model.errors import StorageError
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.following.catching_up import catch_up
from forest_studio.core.store.following.watching import EVERYTHING, Watcher
from forest_studio.core.store.repository import Repository

Take = Callable[[Forest, Forest, bool], bool]
"""Puts a new snapshot (the second) in place of the one that it was made from, and returns False
when that was replaced meanwhile; True as third: tell of it even when nothing has changed."""
_TRIES = 5
_log = logging.getLogger(__name__)


class _Stopped(Exception):
    """Ends the reading of a forest that nobody follows any more."""


class Follower:
    """Reads what a Watcher tells, without holding up those who write meanwhile."""

    def __init__(
        self,
        repository: Repository,
        current: Callable[[], Forest],
        take: Take,
        lost: Callable[[str], None],
        read_at: float,
    ) -> None:
        """``current`` gives the snapshot of the moment, which was read at or after ``read_at``
        (in seconds of the epoch); ``lost`` is told why the forest can't be reached."""
        self._repository = repository
        self._current = current
        self._take = take
        self._lost = lost
        self._read_at = read_at
        self._was_lost = False
        self._watcher = Watcher(repository, self._follow, self._lose)

    def start(self) -> None:
        """Begins; what changed since ``read_at`` is followed first."""
        self._watcher.start()

    def stop(self) -> None:
        """Ends; a reading that is under way is given up."""
        self._watcher.stop()

    def _follow(self, paths: frozenset[str]) -> None:
        """Called by the watcher. Raises StorageError, OSError, after which it calls again."""
        began = time.time()
        for _ in range(_TRIES):
            seen = self._current()
            try:
                new = catch_up(self._repository, seen, paths, self._read_at, self._give_up)
            except _Stopped:
                return
            if not (self._repository.root.is_dir() and self._repository.git_dir.is_dir()):
                return  # What was read is a forest that is just being deleted.
            if self._watcher.stopping or self._take(seen, new, self._was_lost):
                # Only a look at all the files may move the time after which they are looked at.
                self._read_at = began if EVERYTHING in paths else self._read_at
                self._was_lost = False
                return
        raise StorageError("the forest is being written all the time")

    def _lose(self, reason: str) -> None:
        self._was_lost = True
        _log.warning("%s; the last snapshot stays", reason)
        self._lost(reason)

    def _give_up(self, _done: int, _total: int) -> None:
        if self._watcher.stopping:
            raise _Stopped
