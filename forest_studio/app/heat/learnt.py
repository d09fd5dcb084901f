"""What hunts have taught a forest, read in the background: uses of doors, shortcuts, a span."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from forest_studio.app.words.engine_texts import engine_text, error_text
from forest_studio.app.words.translation import counted, translate
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.events import HuntEnded
from forest_studio.core.session import Session
from forest_studio.core.session.shortcut import Shortcut
from forest_studio.core.trails.edge_uses import EdgeUse

if TYPE_CHECKING:
    from forest_studio.app.desk import Desk

_PAUSE = 300
"""Milliseconds after a change before trails are looked at: a burst of saves costs one look."""
Uses = Mapping[tuple[str, str, str], tuple[EdgeUse, ...]]
"""Uses of doors, each of their scents by itself, by home, other end and edge type."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """Everything that was learnt, at one moment."""

    uses: Uses = field(default_factory=dict)
    shortcuts: tuple[Shortcut, ...] = ()
    span: tuple[datetime, datetime] | None = None
    """When the first and the last hunt began."""
    trails: int = 0


class Learnt(QObject):
    """Belongs to the desk; reads again after hunts, verdicts and edits."""

    changed = Signal()
    progressed = Signal(int, int)

    def __init__(self, desk: "Desk") -> None:
        super().__init__(desk)
        self._desk = desk
        self.lessons = Lessons()
        self.is_read = False
        """Whether trails have been read at all."""
        self.trouble = ""
        self.as_of: datetime | None = None
        self.half_life: float | None = None
        """What the heat over the map is looked at with; None is now, and the manifest's."""
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE)
        self._soon.timeout.connect(self.read)
        desk.bridge.hunt_ended.connect(self._after_hunt)
        desk.forest_changed.connect(lambda _event: self._soon.start())
        desk.wrote.connect(self._soon.start)
        self._soon.start()

    def read(self) -> None:
        """Looks for new trails now."""
        session, before = self._desk.session, self.lessons
        self._desk.tasks.run(
            lambda task: _lessons(session, before, task.report),
            self._take,
            self._fail,
            self.progressed.emit,
            lane="learnt",
        )

    def inherit(self, before: "Learnt") -> None:
        """Goes on from that of another desk of the same session."""
        self.lessons, self.is_read = before.lessons, before.is_read
        self.as_of, self.half_life = before.as_of, before.half_life

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._soon.stop()

    def uses_of(self, home: str, other: str, kind: str) -> tuple[EdgeUse, ...]:
        """What hunts made of one door, each of its scents by itself."""
        return self.lessons.uses.get((home, other, kind), ())

    def _after_hunt(self, event: HuntEnded) -> None:
        """What hunts have joined often enough by now is minted, and said."""
        if event.trouble:
            words = translate("Learnt", "The trail of this hunt could not be kept: {0}")
            self._desk.said.emit(words.format(engine_text(event.trouble)), "red")
        if event.recorded and self._desk.writable:
            self._desk.write(self._desk.session.shortcuts.mint, self._minted)
        else:
            self._soon.start()

    def _minted(self, outcome: object) -> None:
        if isinstance(outcome, ForestError):
            self._desk.said.emit(error_text(outcome), "red")
        elif isinstance(outcome, tuple) and outcome:
            words = counted("Learnt", "%Ln shortcut(s) minted, to be reviewed", len(outcome))
            self._desk.said.emit(words, "amber")

    def _take(self, lessons: Lessons) -> None:
        self.lessons, self.is_read, self.trouble = lessons, True, ""
        self.changed.emit()

    def _fail(self, error: ForestError) -> None:
        self.trouble = error_text(error)
        self.changed.emit()


def _lessons(session: Session, before: Lessons, report: Callable[[int, int], None]) -> Lessons:
    changed = session.heat.refresh(report)
    listed = session.shortcuts.listed()
    trails = len(session.heat.table)
    if not changed and trails == before.trails and trails:
        # A save teaches nothing about doors; going over all trails again would take its time.
        return replace(before, shortcuts=listed)
    return Lessons(_uses(session), listed, session.heat.span(), trails)


def _uses(session: Session) -> Uses:
    found: defaultdict[tuple[str, str, str], list[EdgeUse]] = defaultdict(list)
    for use in session.heat.uses():
        found[use.home, use.other, use.type].append(use)
    return {key: tuple(uses) for key, uses in found.items()}
