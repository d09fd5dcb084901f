"""A hunt under way: its worker, the gate it waits at, and what it tells the window."""

from collections.abc import Callable
from functools import partial
from threading import Event
from time import monotonic

from PySide6.QtCore import QObject, Qt, Signal

from forest_studio.app.desk import Desk
from forest_studio.app.hunt.order import Ears, Order, walker_for
from forest_studio.app.tasks import Task
from forest_studio.core.hunt.foraging.forager import Alternative, Forager
from forest_studio.core.hunt.gate import Gate
from forest_studio.core.hunt.walkers.fork import Fork
from forest_studio.core.hunt.walkers.person import Person
from forest_studio.core.llm.base import ChatModel
from forest_studio.core.model.walk import Decision
from forest_studio.core.trails.trail import Trail


class LiveHunt(QObject):
    """Everything it tells arrives on the Qt thread; one object walks one hunt."""

    stepped = Signal(object)
    turned = Signal(object)
    """A person has to decide: a Turn."""
    named = Signal(str)
    """The model that is asked."""
    ended = Signal(object)
    failed = Signal(object)
    _step = Signal(object)
    _turn = Signal(object)
    _model = Signal(str)

    def __init__(self, desk: Desk, order: Order, model_for: Callable[[str], ChatModel]) -> None:
        """``model_for`` gives a model by its name, on the worker."""
        super().__init__(desk)
        self.order = order
        self.gate = Gate()
        self.thought = ""
        """What a model has written of its reply so far."""
        self.weighed: tuple[Alternative, ...] = ()
        """The best trails of a forager, once it has ended."""
        self.commit = desk.session.forest.commit
        self._desk, self._model_for = desk, model_for
        self._person: Person | None = None
        self._stop = Event()
        self._deciding_since = monotonic()
        queued = Qt.ConnectionType.QueuedConnection
        self._step.connect(self._took_step, queued)
        self._turn.connect(self.turned, queued)
        self._model.connect(self.named, queued)

    def start(self, held: bool) -> None:
        """Begins on a worker; a held one waits before its second step."""
        if held:
            self.gate.hold()
        self._desk.tasks.run(self._work, self.ended.emit, self.failed.emit)

    def say(self, decision: Decision) -> None:
        """What the person decided."""
        if self._person is not None:
            self._person.say(decision)

    def let_one(self) -> None:
        """Lets the next step through."""
        if self.gate.waiting:
            self._deciding_since = monotonic()
        self.gate.let_one()

    def cancel(self) -> None:
        """Ends it as soon as its navigator notices; what it found stays."""
        self._stop.set()
        self.gate.open()

    @property
    def deciding(self) -> float:
        """Seconds since the step began that is being decided; 0 at the gate."""
        return 0.0 if self.gate.waiting else monotonic() - self._deciding_since

    def _work(self, task: Task) -> Trail:
        ears = Ears(self._turn.emit, self._on_text, self._model_for)
        walker = walker_for(self.order, ears)
        decides = walker.navigator if isinstance(walker, Fork) else walker
        self._person = decides if isinstance(decides, Person) else None
        self._model.emit(walker.model)
        order = self.order
        trail = self._desk.session.hunt(
            order.question,
            walker,
            seed=order.seed,
            limits=order.limits,
            on_step=self._step.emit,
            cancelled=partial(self._cancelled, task),
            between_steps=self.gate,
        )
        if isinstance(decides, Forager):
            self.weighed = decides.alternatives
        return trail

    def _cancelled(self, task: Task) -> bool:
        return self._stop.is_set() or task.cancelled()

    def _on_text(self, text: str) -> None:
        # Read by a timer: a model may write faster than a window can paint.
        self.thought = text

    def _took_step(self, step: object) -> None:
        self.thought = ""
        self._deciding_since = monotonic()
        self.stepped.emit(step)
