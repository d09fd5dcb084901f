"""The heat of an open forest: learnt from its trails, and kept beside the index."""

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from threading import RLock

from forest_studio.core import settings
from forest_studio.core.hunt.base import HeatOf, no_heat
from forest_studio.core.hunt.foraging.vocabulary import vocabulary
from forest_studio.core.model.errors import StorageError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import stems
from forest_studio.core.session.trail_reading import Progress, TrailReading
from forest_studio.core.store.history.history import History
from forest_studio.core.trails.edge_uses import EdgeUse, edge_uses
from forest_studio.core.trails.heat import Heat
from forest_studio.core.trails.heat_table import UNCONDITIONED, HeatTable
from forest_studio.core.trails.lesson import Lesson, renamed
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.useful_path import DoorKey
from forest_studio.core.trails.verdict import Judgement

AT_ONCE = 300
"""Trails that a hunt may wait for; more are left to ``refresh`` on a worker."""


class ForestHeat:
    """Heat, and the statistics of doors; every method may be called on any thread."""

    def __init__(
        self,
        reading: TrailReading,
        forest: Callable[[], Forest],
        history: Callable[[], History],
    ) -> None:
        self._reading = reading
        self._forest = forest
        self._history = history
        self._lock = RLock()
        self._ids: dict[str, str] = {}
        self._table: HeatTable | None = None

    # Reading trails

    def refresh(self, progress: Progress | None = None) -> bool:
        """Reads all trails and verdicts that are new, and which nodes got other ids since.

        For a worker: a first reading of thousands takes a while, and is kept. True when heat is
        another than before. Raises StorageError.
        """
        changed = self._read(None, progress)
        ids = self._id_changes()
        with self._lock:
            if ids != self._ids:
                self._ids, self._table, changed = ids, None, True
        self._reading.save()
        return changed

    def catch_up(self) -> None:
        """Reads the newest trails that are not known yet, as many as a hunt may wait for."""
        with suppress(StorageError):
            self._read(AT_ONCE, None)

    def learn(self, name: str, trail: Trail) -> None:
        """Learns from a trail that was recorded just now, without reading it again."""
        lesson = self._reading.take(name, trail)
        if lesson is not None:
            self._add(lesson)

    def close(self) -> None:
        """Keeps what was learnt since the last reading."""
        self._reading.save(least=1)

    # Heat

    def of(
        self,
        question: str,
        *,
        alpha: float = 0.0,
        as_of: datetime | None = None,
        half_life_days: float | None = None,
    ) -> Heat:
        """The heat for a question by all trails that were read so far; see HeatTable.of.

        The half-life is the manifest's unless given. Raises HuntError for one that is none.
        """
        table = self._deposits() if alpha >= 1 else self.table
        return table.of(question, alpha=alpha, now=as_of, half_life_days=half_life_days)

    def overall(self, as_of: datetime | None = None, half_life_days: float | None = None) -> Heat:
        """The heat of all questions together."""
        return self.of("", alpha=1.0, as_of=as_of, half_life_days=half_life_days)

    @property
    def table(self) -> HeatTable:
        """The deposits of all lessons that were read so far.

        Words of questions weigh what they do in the present snapshot, whatever was learnt before.
        """
        forest = self._forest()
        table = self._deposits()
        if len(table):
            table.weigh_by(vocabulary(forest))
        return table

    def _deposits(self) -> HeatTable:
        half_life = self._forest().manifest.half_life_days
        with self._lock:
            if self._table is None:
                table = HeatTable(stems, half_life)
                judged = self.judgements()
                for lesson in self.lessons():
                    table.learn(lesson, judged.get(lesson.trail))
                self._table = table
            self._table.half_life_days = half_life
            return self._table

    def span(self) -> tuple[datetime, datetime] | None:
        """When the first and the last hunt began; None where nobody has hunted."""
        times = [lesson.time for lesson in self._reading.lessons()]
        if not times:
            return None
        return datetime.fromtimestamp(min(times), UTC), datetime.fromtimestamp(max(times), UTC)

    # What it is made of

    def lessons(self) -> tuple[Lesson, ...]:
        """What each trail taught, with the ids that nodes have by now."""
        return tuple(renamed(lesson, self._ids) for lesson in self._reading.lessons())

    def judgements(self) -> dict[str, Judgement]:
        """What people said, by the ids of trails."""
        return self._reading.judgements()

    def uses(self) -> tuple[EdgeUse, ...]:
        """How often each door was seen, followed, and led to an answer, the most misleading first.

        Each scent that a door had is counted by itself.
        """
        return edge_uses(self._seen(), self.lessons(), self.judgements())

    def uses_of(self, node: str) -> tuple[EdgeUse, ...]:
        """The same for the doors of one node."""
        return tuple(use for use in self.uses() if use.home == node)

    def _seen(self) -> dict[DoorKey, int]:
        seen = self._reading.seen()
        if not self._ids:
            return seen
        ids, found = self._ids, dict[DoorKey, int]()
        for key, count in seen.items():
            home, other = ids.get(key.home, key.home), ids.get(key.other, key.other)
            now = DoorKey(home, other, key.type, key.scent)
            found[now] = found.get(now, 0) + count
        return found

    def _read(self, most: int | None, progress: Progress | None) -> bool:
        changed = self._reading.read_new(most, progress, self._add)
        with self._lock:
            if changed and self._table is not None:
                judged = self.judgements()
                for lesson in self._reading.lessons():
                    self._table.judge(lesson.trail, judged.get(lesson.trail))
        return changed

    def _add(self, lesson: Lesson) -> None:
        with self._lock:
            if self._table is not None:
                self._table.learn(renamed(lesson, self._ids))

    def _id_changes(self) -> dict[str, str]:
        """Present ids by former ones that no node has any more."""
        nodes = self._forest().nodes
        if all(node in nodes for lesson in self._reading.lessons() for node in lesson.nodes):
            return {}
        history = self._history()
        history.update()
        found: dict[str, str] = {}
        for was, now in history.id_changes():
            found = {old: now if new == was else new for old, new in found.items()} | {was: now}
        return {old: new for old, new in found.items() if old not in nodes and new in nodes}


def usual_heat(heat: ForestHeat, question: str, kind: str = "") -> HeatOf:
    """The heat of a kind that a hunt walks by; without one, of that in the user's settings."""
    wanted = kind or settings.load().heat
    if wanted == settings.NO_HEAT:
        return no_heat
    heat.catch_up()
    if not len(heat.table):
        return no_heat
    return heat.of(question, alpha=1.0 if wanted == UNCONDITIONED else 0.0)
