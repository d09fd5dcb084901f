"""Watches a forest's folders and tells, on a thread of its own, what others changed there."""

import logging
import os
import time
from collections.abc import Callable
from threading import Event, Thread, current_thread
from typing import Protocol

from watchfiles._rust_notify import RustNotify, WatchfilesRustInternalError

from forest_studio.core.model.errors import ForestError
from forest_studio.core.store.disk.network_disk import on_network_disk
from forest_studio.core.store.following.polling import Polling, Raw, StopEvent
from forest_studio.core.store.following.watch_scope import (
    EVERYTHING,
    GIT,
    IGNORES,
    RECURSIVE,
    Scope,
)
from forest_studio.core.store.passports.manifest_file import MANIFEST_NAME
from forest_studio.core.store.repository import Repository

__all__ = ["EVERYTHING", "GIT", "IGNORES", "Watcher"]

_QUIET = 60
"""Milliseconds without a change after which a burst counts as over."""
_BURST = 500
"""Milliseconds after which a burst that goes on is told all the same."""
_LOOK = 1000
"""Milliseconds between two looks at whether the forest is still there."""
_LOCK_WAIT = 20.0
"""Seconds that a git program which holds the index is waited for."""
_PATIENCE = 3.0
"""Seconds that stopping waits for what is being told."""
_RULES = (IGNORES, MANIFEST_NAME)
"""Files that say which others belong to the forest."""
_RETRIES = 5
_ARMINGS = 5
_log = logging.getLogger(__name__)


class _Notifier(Protocol):
    def watch(
        self, debounce_ms: int, step_ms: int, timeout_ms: int, stop_event: StopEvent | None, /
    ) -> Raw | str: ...

    def close(self) -> None: ...


class _Gone(Exception):
    """The forest's folder is not there."""


class _Replaced(Exception):
    """Another folder lies where the forest's was."""


class Watcher:
    """Calls ``on_change`` with the paths inside the forest that changed on disk.

    A path with a slash at its end is a folder that came or went; GIT, IGNORES and EVERYTHING stand
    for more than one file. Changes that come together are told together, those of a git program
    once it has let go of the index. The first call says EVERYTHING: whatever happened before the
    watching began. What raises is told again a little later. ``on_lost`` is called when the
    forest's folder vanishes, and ``on_change`` with EVERYTHING when it is back.

    Our own writes are told like any other. Both calls come on the watcher's thread.
    """

    def __init__(
        self,
        repository: Repository,
        on_change: Callable[[frozenset[str]], None],
        on_lost: Callable[[str], None] | None = None,
        *,
        polling: bool | None = None,
    ) -> None:
        """``polling`` looks again and again, the default only where the system reports nothing."""
        self._repository = repository
        self._on_change = on_change
        self._on_lost = on_lost
        self._polling = on_network_disk(repository.root) if polling is None else polling
        self._stop = Event()
        self._thread = Thread(target=self._run, name="forest-watcher", daemon=True)
        self._untold: set[str] = set()
        self._failures = 0
        """How often in a row what changed could not be told."""
        self._troubles = 0
        """How often in a row the watching could not begin."""
        self._left_lock: tuple[int, int] | None = None
        """An index.lock that was waited for in vain."""

    def start(self) -> None:
        """Begins to watch; returns at once."""
        self._thread.start()

    def stop(self) -> None:
        """Ends the watching; waits up to three seconds for a call that is under way."""
        self._stop.set()
        if self._thread.is_alive() and self._thread is not current_thread():
            self._thread.join(_PATIENCE)

    @property
    def stopping(self) -> bool:
        """Whether it was told to stop, so that a long answer to a change may be cut short."""
        return self._stop.is_set()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._watch()
            except _Replaced:
                continue
            except _Gone as gone:
                self._wait_for_return(str(gone))
            except Exception as error:
                self._troubles += 1
                self._log_failure("the disk can't be watched", error, self._troubles)
                self._stop.wait(min(self._troubles, 60) * _LOOK / 1000)

    def _watch(self) -> None:
        """Watches until told to stop; raises _Gone, _Replaced, StorageError, OSError."""
        watch = _Watch(self._repository, self._polling)
        self._troubles = 0
        try:
            self._tell({EVERYTHING})
            while not self._stop.is_set():
                found = watch.changes(_LOOK, self._stop)
                if found:
                    found |= self._until_unlocked(watch)
                    watch.check()
                    found = watch.follow(found)
                watch.check()
                if found or 0 < self._failures <= _RETRIES:
                    self._tell(found)
        finally:
            watch.close()

    def _until_unlocked(self, watch: "_Watch") -> set[str]:
        """What else changes while a git program holds the index."""
        found: set[str] = set()
        until = time.monotonic() + _LOCK_WAIT
        lock = self._lock()
        if lock is None or lock == self._left_lock:
            return found
        while self._lock() is not None and not self._stop.is_set():
            if time.monotonic() > until:
                self._left_lock = self._lock()
                return found
            found |= watch.changes(_QUIET * 2, self._stop)
        # HEAD moves a moment after the index.
        return found | watch.changes(_QUIET * 2, self._stop)

    def _lock(self) -> tuple[int, int] | None:
        try:
            status = os.lstat(self._repository.git_dir / "index.lock")
        except OSError:
            return None
        return status.st_ino, status.st_mtime_ns

    def _tell(self, found: set[str]) -> None:
        self._untold |= found
        if self._stop.is_set() or not self._untold:
            return
        try:
            self._on_change(frozenset(self._untold))
        except Exception as error:
            self._failures += 1
            self._log_failure("a change on disk could not be followed", error, self._failures)
        else:
            self._untold.clear()
            self._failures = 0

    def _wait_for_return(self, reason: str) -> None:
        if self._on_lost is not None:
            try:
                self._on_lost(reason)
            except Exception as error:
                self._log_failure("the loss of the forest could not be told", error)
        while not self._stop.wait(_LOOK / 1000):
            if _identity(self._repository) is not None:
                return

    def _log_failure(self, what: str, error: Exception, times: int = 1) -> None:
        """Writes the first of a row of failures to the log."""
        if self._stop.is_set() or times > 1:
            return
        if isinstance(error, ForestError | OSError):
            _log.warning("%s: %s", what, error)
        else:
            _log.error("%s", what, exc_info=error)


class _Watch:
    """One set of watched folders, renewed when folders or branches come and go."""

    def __init__(self, repository: Repository, polling: bool) -> None:
        self._repository = repository
        self._polling = polling
        self._identity = _identity(repository)
        if self._identity is None:
            raise _Gone(f"{repository.root} can't be reached any more")
        self._notifier: _Notifier | None = None
        self._arm()
        self._head = self._scope.head()

    def changes(self, timeout: int, stop: Event) -> set[str]:
        """What changed until now, or within ``timeout`` milliseconds; raises what notify does."""
        assert self._notifier is not None
        raw = self._notifier.watch(_BURST, _QUIET, timeout, stop)
        if isinstance(raw, str):
            return set()
        told = {self._scope.told(change, path) for change, path in raw}
        return {path for path in told if path is not None}

    def follow(self, found: set[str]) -> set[str]:
        """Watches what the changes brought; returns them without a HEAD that is where it was."""
        before = self._head
        if GIT in found:
            self._head = self._scope.head()
            if before == self._head:
                found = found - {GIT}
        switched = before[0] != self._head[0]
        if switched or any(path.endswith("/") or path in _RULES for path in found):
            self._arm()
            # What changed between the two sets of watches was seen by neither.
            return found | {EVERYTHING}
        return found

    def check(self) -> None:
        """Raises _Gone or _Replaced when the forest's folder is not what it was."""
        now = _identity(self._repository)
        if now is None:
            raise _Gone(f"{self._repository.root} can't be reached any more")
        if now != self._identity:
            raise _Replaced

    def close(self) -> None:
        """Lets go of the watched folders."""
        if self._notifier is not None:
            self._notifier.close()

    def _arm(self) -> None:
        """Watches the folders that are there, also those that come while it does."""
        self._scope = Scope(self._repository)
        for _ in range(_ARMINGS):
            notifier = _notifier(self._scope.places, self._polling)
            self.close()
            self._notifier = notifier
            again = Scope(self._repository)
            settled = again.folders <= self._scope.folders
            self._scope = again
            if settled:
                return


def _notifier(places: list[str], polling: bool) -> _Notifier:
    if not polling:
        try:
            return RustNotify(places, False, False, 0, RECURSIVE, True)
        except (OSError, WatchfilesRustInternalError) as error:
            # Most likely more folders than the system watches for one user.
            _log.warning("the system reports no changes, so the disk is polled: %s", error)
    return Polling(places)


def _identity(repository: Repository) -> tuple[int, ...] | None:
    """What tells a folder from another in its place; None when it, or git's, is not there."""
    try:
        root, git_dir = os.stat(repository.root), os.stat(repository.git_dir)
    except OSError:
        return None
    return root.st_dev, root.st_ino, git_dir.st_ino
