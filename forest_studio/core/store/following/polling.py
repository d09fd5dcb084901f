"""Finds changes by looking again and again, where the operating system reports none."""

import os
import time
from collections.abc import Iterable
from typing import Protocol

from watchfiles import Change

_LEAST_DELAY = 0.4
"""Seconds between two looks at few files."""
_REST = 4
"""How many times longer than a look the pause after it is, so that many files cost no more."""

Raw = set[tuple[int, str]]
"""Changes as watchfiles gives them: a number of its Change and an absolute path."""
Signs = dict[str, tuple[int, ...]]


class StopEvent(Protocol):
    """Tells that watching should end; a threading.Event is one."""

    def is_set(self) -> bool:
        """Whether it should."""
        ...


class Polling:
    """Watches folders, each without those below it, like watchfiles' RustNotify does.

    Its own polling compares whole seconds, and so misses the second of two quick saves.
    """

    def __init__(self, folders: Iterable[str]) -> None:
        self._folders = tuple(folders)
        self._delay = _LEAST_DELAY
        self._signs = self._look()
        self._next = time.monotonic() + self._delay

    def watch(
        self, _debounce_ms: int, step_ms: int, timeout_ms: int, stop_event: StopEvent | None, /
    ) -> Raw | str:
        """What has changed since the last call; ``timeout`` or ``stop`` when nothing has."""
        until = time.monotonic() + timeout_ms / 1000
        while True:
            if stop_event is not None and stop_event.is_set():
                return "stop"
            if time.monotonic() >= self._next and (found := self._compare()):
                return found
            if time.monotonic() >= until:
                return "timeout"
            time.sleep(step_ms / 1000)

    def close(self) -> None:
        """Holds nothing open."""

    def _compare(self) -> Raw:
        old, self._signs = self._signs, self._look()
        self._next = time.monotonic() + self._delay
        here = {
            (_kind(path, old), path) for path, sign in self._signs.items() if old.get(path) != sign
        }
        return here | {(Change.deleted.value, path) for path in old if path not in self._signs}

    def _look(self) -> Signs:
        began = time.monotonic()
        signs: Signs = {}
        for folder in self._folders:
            try:
                with os.scandir(folder) as entries:
                    for entry in entries:
                        signs[entry.path] = _sign(entry)
            except OSError:
                continue  # Its name vanishes from the folder above, which is how it is told.
        self._delay = max(_LEAST_DELAY, _REST * (time.monotonic() - began))
        return signs


def _kind(path: str, old: Signs) -> int:
    return Change.modified.value if path in old else Change.added.value


def _sign(entry: "os.DirEntry[str]") -> tuple[int, ...]:
    """What of a file changes with it; a folder's inode alone, since its files speak for it."""
    try:
        status = entry.stat(follow_symlinks=False)
        if entry.is_dir(follow_symlinks=False):
            return (status.st_ino,)
    except OSError:
        return ()
    return status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns
