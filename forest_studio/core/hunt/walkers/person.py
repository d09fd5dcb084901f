"""The person: somebody who sees what a navigator sees, and decides by hand."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from time import monotonic

from forest_studio.core.hunt.base import State, Walker, World
from forest_studio.core.hunt.decision import check
from forest_studio.core.hunt.observing.body_pages import body_pages
from forest_studio.core.hunt.observing.observation import body_page_tokens
from forest_studio.core.model.walk import (
    Back,
    Decision,
    More,
    Observation,
    Open,
    Unreadable,
)

PERSON = "person"
_LOOK = 0.05
"""Seconds after which a waiting hunt looks again whether it is still wanted."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What lies before the person, and what can be done with it."""

    observation: Observation
    problem: str
    """Why the decision before was refused; empty when it was not."""
    trail: tuple[str, ...]
    can_open: bool
    can_more: bool
    can_back: bool
    page: str
    """The page of the body that is open, as it stands in the file; empty while none is."""


class Person(Walker):
    """Waits for ``say`` at each step; ``on_turn`` is called on the hunt's thread before that."""

    name = PERSON

    def __init__(self, on_turn: Callable[[Turn], None]) -> None:
        super().__init__()
        self._on_turn = on_turn
        self._said: SimpleQueue[Decision] = SimpleQueue()
        self.wait_until(math.inf, lambda: False)

    def say(self, decision: Decision) -> None:
        """Answers the turn; may be called on any thread."""
        self._said.put(decision)

    def wait_until(self, deadline: float, cancelled: Callable[[], bool]) -> None:
        """How long the hunt waits for a decision, on the clock of ``time.monotonic``."""
        self._deadline, self._cancelled = deadline, cancelled

    def begin(self, question: str, world: World, seed: int) -> None:  # noqa: ARG002
        """Starts a hunt."""
        self._world = world

    def decide(self, observation: Observation, state: State) -> Decision:
        """What the person says; no decision at all once the hunt is over."""
        self._forget()
        self._on_turn(_turn(observation, state, self._world))
        while not self._cancelled() and monotonic() < self._deadline:
            try:
                return self._said.get(timeout=_LOOK)
            except Empty:
                continue
        return Unreadable("", "the hunt ended before a decision")

    def _forget(self) -> None:
        """Drops what was said before the person could see what it is about."""
        while not self._said.empty():
            self._said.get()


def _turn(observation: Observation, state: State, world: World) -> Turn:
    def possible(decision: Decision) -> bool:
        return check(decision, observation, state, world) is None

    page = ""
    if observation.opened:
        texts = body_pages(world.forest, observation.opened, body_page_tokens(world)).texts
        page = texts[observation.page - 1]
    return Turn(
        observation,
        state.problem,
        state.trail,
        can_open=not observation.opened and possible(Open()),
        can_more=possible(More()),
        can_back=possible(Back()),
        page=page,
    )
