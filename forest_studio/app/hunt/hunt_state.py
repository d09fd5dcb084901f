"""What is known of a hunt, under way or recorded, and who is told when that changes."""

from PySide6.QtCore import QObject, QTimer, Signal

from forest_studio.app.desk import Desk
from forest_studio.app.hunt.live_hunt import LiveHunt
from forest_studio.app.hunt.trail_shelf import TrailShelf
from forest_studio.core.hunt.walkers.person import PERSON, Turn
from forest_studio.core.model.walk import Limits, Step, Usage
from forest_studio.core.trails.trail import Trail

HOP = 320
"""Milliseconds that a step stays before the next one, at speed 1."""


class HuntState(QObject):
    """The panels of the Hunt workspace read it; ``Hunting`` changes it."""

    steps_changed = Signal()
    """Another number of steps is on the screen."""
    selected_changed = Signal(int)
    ended = Signal(object)
    """The Trail, once its last step is on the screen."""
    failed = Signal(str)
    running_changed = Signal(bool)
    playing_changed = Signal(bool)
    turn_changed = Signal()
    """A person is asked to decide, or has decided."""
    trails_changed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._arrived: list[Step] = []
        self._shown = 0
        self._live: LiveHunt | None = None
        self._pace = HOP
        self.speed = 1.0
        self.model = ""
        self.trail: Trail | None = None
        self.selected = -1
        self.question = ""
        self.turn: Turn | None = None
        self.shelf = TrailShelf(desk)
        self.shelf.changed.connect(self.trails_changed)
        self._hop = QTimer(self)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps on the screen."""
        return tuple(self._arrived[: self._shown])

    @property
    def known(self) -> int:
        """How many steps there are, those of a replay that are still to come included."""
        return len(self._arrived)

    @property
    def running(self) -> bool:
        """Whether a hunt is under way."""
        return self._live is not None

    @property
    def playing(self) -> bool:
        """Whether steps appear by themselves."""
        if self._live is None or self.by_hand:
            return self._hop.isActive()
        return self._hop.isActive() or not self._live.gate.held

    @property
    def paused(self) -> bool:
        """Whether a hunt under way is held."""
        return self.running and not self.playing and not self.by_hand

    @property
    def by_hand(self) -> bool:
        """Whether a person walks now; there is nothing to pause about that."""
        return self._live is not None and self._live.order.navigator == PERSON

    @property
    def navigator(self) -> str:
        """Who hunts or hunted; empty while there is nothing."""
        if self._live is not None:
            return self._live.order.navigator
        return self.trail.navigator if self.trail is not None else ""

    @property
    def limits(self) -> Limits | None:
        """What the hunt may cost, where that is known."""
        if self._live is not None:
            return self._live.order.limits
        return self.trail.limits if self.trail is not None else None

    @property
    def commit(self) -> str:
        """The commit that the hunt is pinned to; empty while there is nothing."""
        if self._live is not None:
            return self._live.commit
        return self.trail.forest_commit if self.trail is not None else ""

    @property
    def thought(self) -> str:
        """What a model is writing just now."""
        return self._live.thought if self._live is not None else ""

    @property
    def deciding(self) -> float:
        """Seconds since the step began that is being decided; 0 while none is."""
        return self._live.deciding if self._live is not None else 0.0

    @property
    def seconds(self) -> float:
        """How long the steps took, the one that is being decided included, pauses not."""
        return sum(step.usage.seconds for step in self.steps) + self.deciding

    @property
    def usage(self) -> Usage:
        """What a model cost so far: its calls and tokens."""
        spent = [step.usage for step in self.steps]
        return Usage(
            prompt_tokens=sum(u.prompt_tokens for u in spent),
            reply_tokens=sum(u.reply_tokens for u in spent),
            calls=sum(u.calls for u in spent),
            estimated=any(u.estimated for u in spent),
        )

    @property
    def trails(self) -> tuple[Trail, ...]:
        """The recorded hunts, the newest first."""
        return self.shelf.trails
