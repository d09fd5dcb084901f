"""Hunts in one forest: each walks a snapshot, tells the bus of its steps and leaves a trail."""

import logging
from collections.abc import Callable
from uuid import uuid4

from forest_studio.core.bus import Bus
from forest_studio.core.hunt.base import Navigator, World
from forest_studio.core.hunt.loop import Limits, run
from forest_studio.core.hunt.navigators import NAMES
from forest_studio.core.hunt.navigators import navigator as navigator_called
from forest_studio.core.model.changes import Author, Origin
from forest_studio.core.model.errors import HuntError, StorageError
from forest_studio.core.model.events import HuntEnded, StepTaken
from forest_studio.core.model.walk import Step
from forest_studio.core.store.repository import Repository
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.trail_store import BRANCH, TrailStore

DEFAULT_LIMITS = Limits()
_log = logging.getLogger(__name__)


def agent(name: str = "") -> Author:
    """Who signs what a navigator leaves, or what Forest Studio writes by itself."""
    full = f"Forest Studio agent {name}".strip()
    return Author(full, "agent@forest-studio.invalid", Origin.AGENT)


class Hunts:
    """Walks questions and keeps their trails on the branch of trails."""

    def __init__(
        self, repository: Repository, bus: Bus, on_recorded: Callable[[str, Trail], None]
    ) -> None:
        """``on_recorded`` is told the name of each trail that was kept, and the trail."""
        self._repository = repository
        self._bus = bus
        self._on_recorded = on_recorded

    def trails(self, navigator: str = "") -> TrailStore:
        """The recorded hunts; what is recorded there is signed by that navigator's agent."""
        return TrailStore(self._repository.branch(BRANCH), agent(navigator))

    def hunt(
        self,
        question: str,
        navigator: str | Navigator,
        world: Callable[[], World],
        *,
        seed: int,
        limits: Limits,
        record: bool,
        on_step: Callable[[Step], None] | None,
        cancelled: Callable[[], bool] | None,
        between_steps: Callable[[], None] | None = None,
    ) -> Trail:
        """Walks a question; see Session.hunt."""
        if isinstance(navigator, str) and navigator not in NAMES:
            known = ", ".join(NAMES)
            raise HuntError(f"no navigator is called {navigator!r}", remedy=f"Use one of {known}")
        snapshot = world()
        hunt = uuid4().hex

        def tell(step: Step) -> None:
            self._bus.publish(StepTaken(hunt, step))
            if on_step is not None:
                on_step(step)

        walker = navigator_called(navigator) if isinstance(navigator, str) else navigator
        trail = run(
            question,
            walker,
            snapshot,
            limits,
            seed=seed,
            on_step=tell,
            cancelled=cancelled,
            between_steps=between_steps,
        )
        kept, trouble = self._recorded(trail) if record else ("", "")
        self._bus.publish(HuntEnded(hunt, trail.outcome.value, kept, trouble))
        return trail

    def record(self, trail: Trail) -> str:
        """Commits a trail and returns its name; raises StorageError."""
        name = self.trails(trail.navigator).record(trail)
        self._on_recorded(name, trail)
        return name

    def merge(self) -> int:
        """Takes in what other clones have learnt; how many files. Raises StorageError."""
        return self._repository.branch(BRANCH).merge(agent())

    def _recorded(self, trail: Trail) -> tuple[str, str]:
        """The name of the recorded trail, or why there is none: the answer is worth more."""
        try:
            return self.record(trail), ""
        except StorageError as error:
            _log.warning("the hunt could not be recorded: %s", error)
            return "", error.message
