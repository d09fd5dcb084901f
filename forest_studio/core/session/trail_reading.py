"""Reads the branch of trails, each file once, and keeps what the trails teach."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import RLock

from forest_studio.core.model.errors import HuntError, StorageError
from forest_studio.core.session.learnt import Learnt, load
from forest_studio.core.store.repository import Repository
from forest_studio.core.trails.lesson import Lesson
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.trail_store import BRANCH, TrailStore, trail_names, verdict_names
from forest_studio.core.trails.useful_path import DoorKey
from forest_studio.core.trails.verdict import Judgement, Verdict, standing

Progress = Callable[[int, int], None]
_SAVE_AFTER = 50
"""Lessons that are worth writing the file again."""
_log = logging.getLogger(__name__)


class TrailReading:
    """Lessons and judgements of a forest; every method may be called on any thread."""

    def __init__(self, repository: Repository, trails: Callable[[], TrailStore]) -> None:
        self._repository = repository
        self._trails = trails
        self._reading = RLock()
        """Held while files are read, which may take long."""
        self._lock = RLock()
        """Held for a moment, by whoever looks at what is known."""
        self._learnt: Learnt | None = None
        self._unsaved = 0
        self._tip = ""
        self._verdicts: dict[str, Verdict | None] = {}
        """By the name of the verdict's file; None for one that can't be read."""

    def read_new(
        self,
        most: int | None = None,
        progress: Progress | None = None,
        on_lesson: Callable[[Lesson], None] | None = None,
    ) -> bool:
        """Reads what came since, at most so many trails, the newest; True when there was any.

        Returns at once where another thread is reading and ``most`` is given. Raises StorageError.
        """
        if not self._reading.acquire(blocking=most is None):
            return False
        try:
            files = self._repository.branch(BRANCH)
            tip = files.tip()
            if tip == self._tip:
                return False
            names = files.names()
            judged = self._read_verdicts(names)
            known = self._known()
            new = [name for name in trail_names(names) if not known.knows(name)]
            now = new if most is None else new[-most:]
            self._read(now, progress, on_lesson or _ignore)
            # What was left out is found again, as long as the tip counts as not seen.
            self._tip = tip if len(now) == len(new) else ""
            return bool(now) or judged
        finally:
            self._reading.release()

    def take(self, name: str, trail: Trail) -> Lesson | None:
        """Learns from a trail that was recorded just now; None when nothing new is in it."""
        with self._lock, suppress(HuntError):
            known = self._known()
            if not known.knows(name):
                self._unsaved += 1
                return known.take(name, trail)
        return None

    def lessons(self) -> tuple[Lesson, ...]:
        """What each trail taught."""
        with self._lock:
            return tuple(self._known().lessons.values())

    def seen(self) -> dict[DoorKey, int]:
        """In how many hunts each door was seen."""
        with self._lock:
            return dict(self._known().seen)

    def judgements(self) -> dict[str, Judgement]:
        """What people said, by the ids of trails."""
        with self._lock:
            lessons = self._known().lessons
            found = standing(verdict for verdict in self._verdicts.values() if verdict)
            return {
                lessons[name].trail: v.judgement for name, v in found.items() if name in lessons
            }

    def save(self, least: int = _SAVE_AFTER) -> None:
        """Writes the file of lessons again, when there are that many new ones."""
        with self._lock:
            if self._unsaved < least:
                return
            try:
                self._known().save(self._repository.cache_dir)
                self._unsaved = 0
            except (OSError, StorageError):
                _log.warning("what was learnt from trails could not be kept", exc_info=True)

    def _read(
        self,
        names: Sequence[str],
        progress: Progress | None,
        on_lesson: Callable[[Lesson], None],
    ) -> None:
        store, known = self._trails(), self._known()
        for number, name in enumerate(names, start=1):
            try:
                trail = store.load(name)
                with self._lock:
                    lesson = known.take(name, trail)
                on_lesson(lesson)
            except HuntError as error:
                _log.info("%s teaches nothing: %s", name, error)
                with self._lock:
                    known.unreadable.add(name)
            except StorageError as error:
                _log.warning("%s can't be read now: %s", name, error)
            self._unsaved += 1
            if progress is not None:
                progress(number, len(names))

    def _read_verdicts(self, names: Sequence[str]) -> bool:
        new = [name for name in verdict_names(names) if name not in self._verdicts]
        store = self._trails()
        found = {name: next(iter(store.read_verdicts((name,))), None) for name in new}
        with self._lock:
            self._verdicts.update(found)
        return bool(new)

    def _known(self) -> Learnt:
        with self._lock:
            if self._learnt is None:
                try:
                    self._learnt = load(self._repository.cache_dir)
                except StorageError:
                    self._learnt = Learnt()
            return self._learnt


def _ignore(_lesson: Lesson) -> None:
    pass
