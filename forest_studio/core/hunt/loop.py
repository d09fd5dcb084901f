"""The hunt: observe, decide, check, go on, until there is an answer or a limit is met."""

import time
import uuid
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from forest_studio.core.hunt.base import (
    Forked,
    KnowsPages,
    Navigator,
    OwnEyes,
    Patient,
    State,
    Unsure,
    World,
)
from forest_studio.core.hunt.decision import advance, check
from forest_studio.core.hunt.observing.observation import observe
from forest_studio.core.hunt.reading.evidence import checked, supported
from forest_studio.core.model.errors import ModelError
from forest_studio.core.model.walk import (
    Answer,
    Decision,
    GiveUp,
    Go,
    Limits,
    Observation,
    Search,
    Step,
    Unreadable,
)
from forest_studio.core.trails.trail import Outcome, Trail

NO_HOP_LEFT = "the hunt has no hop left"
__all__ = ["NO_HOP_LEFT", "Limits", "run"]


def run(
    question: str,
    navigator: Navigator,
    world: World,
    limits: Limits | None = None,
    *,
    seed: int = 0,
    on_step: Callable[[Step], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    shuffle_doors: bool = False,
    between_steps: Callable[[], None] | None = None,
) -> Trail:
    """Walks one question to its end.

    The clock starts here; ``on_step`` is called on this thread after every step, and
    ``between_steps`` before every step but the first: a hunt is paused by waiting in there, which
    costs it none of its time. A model that can't be asked any more ends the hunt as failed. Raises
    HuntError, StorageError or SearchError when the hunt can't go on at all.
    """
    cancelled = cancelled or _never
    if shuffle_doors:
        world = replace(world, door_seed=seed)
    hunt = _Hunt(_clean(question), navigator, world, limits or Limits(), cancelled)
    navigator.begin(hunt.state.question, world, seed)
    outcome = hunt.walk(on_step or _ignore, between_steps)
    return hunt.trail(outcome, seed)


class _Hunt:
    """One hunt under way."""

    def __init__(
        self,
        question: str,
        navigator: Navigator,
        world: World,
        limits: Limits,
        cancelled: Callable[[], bool],
    ) -> None:
        self.state = State(question)
        self._cancelled = cancelled
        self._navigator = navigator
        self._observe = navigator.observe if isinstance(navigator, OwnEyes) else observe
        self._world = world
        self._limits = limits
        self._started = datetime.now(UTC)
        self._clock = time.monotonic()
        self._steps: list[Step] = []
        self._tokens = 0
        self._hops = 0
        self._answer: Answer | None = None
        self._failed = False
        self._tell_patience()

    @property
    def deadline(self) -> float:
        """When the time is over, on the clock of ``time.monotonic``."""
        return self._clock + self._limits.seconds

    def walk(
        self, on_step: Callable[[Step], None], between_steps: Callable[[], None] | None
    ) -> Outcome:
        """Takes steps until the end and says which end it was."""
        while True:
            if between_steps is not None and self._steps:
                self._wait(between_steps)
            if (over := self._over()) is not None:
                return over
            observation = self._observe(self._world, self.state)
            if self._tokens + observation.tokens > self._limits.tokens:
                return Outcome.TOKEN_LIMIT
            step = self._step(observation)
            if _was_left_open(step) and (over := self._over()) is not None:
                return over
            self._steps.append(step)
            on_step(step)
            if self._failed:
                return Outcome.FAILED
            if step.problem == NO_HOP_LEFT:
                return Outcome.HOP_LIMIT
            if not step.problem and isinstance(step.decision, Answer | GiveUp):
                return self._end(step.decision)
            self._go_on(step)

    def trail(self, outcome: Outcome, seed: int) -> Trail:
        """The record of the hunt."""
        return Trail(
            id=uuid.uuid4().hex,
            forest_commit=self._world.forest.commit,
            question=self.state.question,
            navigator=self._navigator.name,
            model=self._navigator.model,
            seed=seed,
            started=self._started,
            steps=tuple(self._steps),
            outcome=outcome,
            answer=self._answer,
            supported=self._answer is not None and supported(self._answer),
            explored=self._navigator.explored,
            limits=self._limits,
            confidence=_confidence(self._navigator, self._answer),
            heat=heat.name if isinstance(heat := self._world.heat, KnowsPages) else "",
            **_parent(self._navigator),
        )

    def _over(self) -> Outcome | None:
        """Whether somebody or the clock ends the hunt now."""
        if self._cancelled():
            return Outcome.CANCELLED
        return Outcome.TIME_LIMIT if time.monotonic() >= self.deadline else None

    def _wait(self, between_steps: Callable[[], None]) -> None:
        """Waits for as long as somebody holds the hunt, and moves the end of its time by that."""
        began = time.monotonic()
        between_steps()
        self._clock += time.monotonic() - began
        self._tell_patience()

    def _tell_patience(self) -> None:
        if isinstance(self._navigator, Patient):
            self._navigator.wait_until(self.deadline, self._cancelled)

    def _step(self, observation: Observation) -> Step:
        began = time.monotonic()
        decision = _readable(self._decide(observation), self._world)
        problem = check(decision, observation, self.state, self._world) or ""
        if (
            not self._failed
            and self._hops >= self._limits.hops
            and (problem or isinstance(decision, Go))
        ):
            problem = NO_HOP_LEFT
        spent = self._navigator.spent
        usage = replace(spent, observed_tokens=observation.tokens, seconds=time.monotonic() - began)
        return Step(len(self._steps) + 1, observation, decision, usage, problem)

    def _decide(self, observation: Observation) -> Decision:
        try:
            return self._navigator.decide(observation, self.state)
        except ModelError as error:
            self._failed = True
            return Unreadable("", str(error))

    def _go_on(self, step: Step) -> None:
        self._tokens += step.observation.tokens
        self._hops += bool(step.problem) or isinstance(step.decision, Go)
        if step.problem:
            self.state = replace(self.state, problem=step.problem)
        else:
            self.state = advance(self.state, step.decision, step.observation, self._world)

    def _end(self, decision: Answer | GiveUp) -> Outcome:
        if isinstance(decision, GiveUp):
            return Outcome.GAVE_UP
        self._answer = decision
        return Outcome.ANSWERED


def _was_left_open(step: Step) -> bool:
    """Whether no decision was made and nothing spent: whoever decides was interrupted."""
    return isinstance(step.decision, Unreadable) and not step.usage.calls


def _parent(navigator: Navigator) -> dict[str, Any]:
    if not isinstance(navigator, Forked):
        return {}
    trail, step = navigator.parent
    return {"forked_from": trail, "forked_at": step}


def _confidence(navigator: Navigator, answer: Answer | None) -> float:
    return navigator.confidence if answer and isinstance(navigator, Unsure) else 1.0


def _readable(decision: Decision, world: World) -> Decision:
    """The decision in text that can be written to a file, its quotes looked up in the bytes."""
    match decision:
        case Search(query):
            return Search(_clean(query))
        case GiveUp(reason):
            return GiveUp(_clean(reason))
        case Unreadable(reply, reason):
            return Unreadable(_clean(reply), _clean(reason))
        case Answer(text, evidence):
            quotes = tuple(replace(q, node=_clean(q.node), text=_clean(q.text)) for q in evidence)
            return checked(world.forest, Answer(_clean(text), quotes))
    return decision


def _clean(text: str) -> str:
    """The text without lone surrogates, which no file can hold."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _ignore(_step: Step) -> None:
    pass


def _never() -> bool:
    return False
