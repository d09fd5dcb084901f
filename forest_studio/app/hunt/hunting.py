"""A hunt on the screen: it runs on a worker, its steps appear one after the other."""

from threading import Event

from PySide6.QtCore import QObject, QTimer, Signal

from forest_studio.app.desk import Desk
from forest_studio.app.engine_texts import error_text
from forest_studio.app.tasks import Task
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.events import StepTaken
from forest_studio.core.model.walk import Step
from forest_studio.core.trails.trail import Trail

HOP = 320
"""Milliseconds that a step stays before the next one appears."""
_TRAILS = 50


class Hunting(QObject):
    """What the panels of the Hunt workspace show; each of them reads it and tells it."""

    steps_changed = Signal()
    """Another number of steps is on the screen."""
    selected_changed = Signal(int)
    ended = Signal(object)
    """The Trail, once its last step is on the screen."""
    failed = Signal(str)
    running_changed = Signal(bool)
    playing_changed = Signal(bool)
    trails_changed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._stop = Event()
        self._arrived: list[Step] = []
        self._shown = 0
        self.trail: Trail | None = None
        self.trails: tuple[Trail, ...] = ()
        self.selected = -1
        self.running = False
        self.question = ""
        self._hop = QTimer(self, interval=HOP)
        self._hop.timeout.connect(self._show_next)
        desk.bridge.step_taken.connect(self._take)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps on the screen."""
        return tuple(self._arrived[: self._shown])

    @property
    def playing(self) -> bool:
        """Whether steps are appearing by themselves."""
        return self._hop.isActive()

    def set_pace(self, milliseconds: int) -> None:
        """How long a step stays; 0 shows every step when it arrives."""
        self._hop.setInterval(milliseconds)

    def start(self, question: str, navigator: str, limits: Limits) -> None:
        """Hunts in the background."""
        if self.running or not question.strip():
            return
        self._clear(question)
        self._stop = stop = Event()
        self.running = True
        self.running_changed.emit(True)

        def work(task: Task) -> Trail:
            def cancelled() -> bool:
                return stop.is_set() or task.cancelled()

            session = self._desk.session
            return session.hunt(question, navigator, limits=limits, cancelled=cancelled)

        self._desk.tasks.run(work, self._end, self._fail)
        self._play(True)

    def cancel(self) -> None:
        """Asks the hunt to stop at the next step; what it found so far stays."""
        self._stop.set()

    def show_trail(self, trail: Trail, at_once: bool = True) -> None:
        """Shows a hunt that is over."""
        if self.running:
            return
        self._clear(trail.question)
        self._arrived = list(trail.steps)
        self.trail = trail
        if at_once:
            self._shown = len(self._arrived)
            self._after_step()
            self.ended.emit(trail)
        else:
            self._play(True)

    def play(self) -> None:
        """Plays on, from the beginning when all steps are on the screen."""
        if self.playing:
            self._play(False)
            return
        if self._shown >= len(self._arrived):
            self._shown = 0
        self._play(True)

    def select(self, place: int) -> None:
        """Looks at the step with that place among those on the screen."""
        place = max(-1, min(place, self._shown - 1))
        if place != self.selected:
            self.selected = place
            self.selected_changed.emit(place)

    def step_by(self, count: int) -> None:
        """Looks at a step before or after; beyond the last one on the screen shows one more."""
        self._play(False)
        if count > 0 and self.selected >= self._shown - 1:
            self._show_next()
        else:
            self.select(max(0, self.selected + count))

    def load_trails(self) -> None:
        """Reads the recorded hunts in the background."""
        session = self._desk.session
        self._desk.tasks.run(
            lambda _task: session.trails.newest(_TRAILS), self._keep_trails, _ignore, lane="trails"
        )

    def _clear(self, question: str) -> None:
        self._hop.stop()
        self._arrived, self._shown, self.trail, self.selected = [], 0, None, -1
        self.question = question
        self.steps_changed.emit()

    def _play(self, on: bool) -> None:
        if on and self._hop.interval() == 0:
            self._show_all()
            return
        if on:
            self._hop.start()
            self._show_next()
        else:
            self._hop.stop()
        self.playing_changed.emit(self.playing)

    def _take(self, event: StepTaken) -> None:
        if self.running:
            self._arrived.append(event.step)
            if self._hop.interval() == 0:
                self._show_all()

    def _show_next(self) -> None:
        if self._shown < len(self._arrived):
            self._shown += 1
            self._after_step()
        if self._shown >= len(self._arrived) and self.trail is not None:
            self._hop.stop()
            self.playing_changed.emit(False)
            self.ended.emit(self.trail)

    def _show_all(self) -> None:
        self._shown = len(self._arrived)
        self._after_step()
        if self.trail is not None:
            self.ended.emit(self.trail)

    def _after_step(self) -> None:
        self.steps_changed.emit()
        self.selected = self._shown - 1
        self.selected_changed.emit(self.selected)

    def _end(self, trail: Trail) -> None:
        self.running = False
        self.trail = trail
        # The trail is the record; the bus may have been heard from the middle of a hunt.
        self._arrived = list(trail.steps)
        self.running_changed.emit(False)
        if self._hop.interval() == 0:
            self._show_all()
        self.load_trails()

    def _fail(self, error: ForestError) -> None:
        self.running = False
        self._hop.stop()
        self.running_changed.emit(False)
        self.playing_changed.emit(False)
        self.failed.emit(error_text(error))

    def _keep_trails(self, trails: tuple[Trail, ...]) -> None:
        self.trails = trails
        self.trails_changed.emit()


def _ignore(_error: ForestError) -> None:
    """A branch of trails that can't be read only leaves the list empty."""
