"""The recorded hunts of the forest, with what people said about their answers."""

from PySide6.QtCore import QObject, Signal

from forest_studio.app.desk import Desk
from forest_studio.app.tasks import WRITER
from forest_studio.app.words.engine_texts import error_text
from forest_studio.core.model.errors import ForestError
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.trail_store import file_name
from forest_studio.core.trails.verdict import Judgement

MOST = 500
"""Trails that are read; the list says how many more there are."""


class TrailShelf(QObject):
    """Read in the background; a verdict is shown at once and written in its turn."""

    changed = Signal()
    failed = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self.trails: tuple[Trail, ...] = ()
        """The newest first."""
        self.total = 0
        self._verdicts: dict[str, Judgement] = {}

    def load(self) -> None:
        """Reads the newest trails and all verdicts."""
        session = self._desk.session

        def work(_task: object) -> tuple[tuple[Trail, ...], int, dict[str, Judgement]]:
            store = session.trails
            verdicts = {name: said.judgement for name, said in store.verdicts().items()}
            return store.newest(MOST), len(store.names()), verdicts

        self._desk.tasks.run(work, self._keep, _ignore, lane="trails")

    def verdict(self, trail: Trail) -> Judgement | None:
        """What was said about a trail last, if anything."""
        return self._verdicts.get(file_name(trail))

    def holds(self, trail: Trail) -> bool:
        """Whether a trail is recorded, so that it can be judged."""
        return any(kept.id == trail.id for kept in self.trails)

    def judge(self, trail: Trail, judgement: Judgement) -> None:
        """Says that an answer is right or wrong, or takes that back with OPEN."""
        name, session = file_name(trail), self._desk.session
        before = self._verdicts.get(name)
        self._set(name, None if judgement is Judgement.OPEN else judgement)

        def failed(error: ForestError) -> None:
            self._set(name, before)
            self.failed.emit(error_text(error))

        def work(_task: object) -> None:
            session.trails.judge(name, judgement, session.author().name)

        # Heat hangs on it, as on all that is written.
        self._desk.tasks.run(work, lambda _none: self._desk.wrote.emit(), failed, lane=WRITER)

    def _set(self, name: str, judgement: Judgement | None) -> None:
        if judgement is None:
            self._verdicts.pop(name, None)
        else:
            self._verdicts[name] = judgement
        self.changed.emit()

    def _keep(self, read: tuple[tuple[Trail, ...], int, dict[str, Judgement]]) -> None:
        self.trails, self.total, self._verdicts = read
        self.changed.emit()


def _ignore(_value: object) -> None:
    """A branch of trails that can't be read only leaves the list empty."""
