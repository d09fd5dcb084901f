"""What the two baselines share: walk so many doors, open the body there, let the reader answer."""

import random
from abc import ABC, abstractmethod

from forest_studio.core.hunt.base import State, Walker, World
from forest_studio.core.hunt.reading.reader import best_answer
from forest_studio.core.model.walk import (
    Answer,
    Decision,
    Door,
    GiveUp,
    Go,
    Observation,
    Open,
    Search,
)

_HOPS = 3
"""Doors after the entry page, as many as the questions of a strict chain need."""


class Baseline(Walker, ABC):
    """A walk that does not look at what the doors say."""

    def begin(self, question: str, world: World, seed: int) -> None:
        """Starts a hunt; the seed decides whatever chance decides."""
        self._world = world
        self._random = random.Random(f"{seed} {question}")
        self._left = _HOPS + 1

    def decide(self, observation: Observation, state: State) -> Decision:
        """Searches once, goes through doors, and answers from where it ends up."""
        if observation.opened:
            return self._answer(state)
        if not observation.node and state.hits is None:
            return Search(state.question)
        if self._left and observation.doors:
            self._left -= 1
            return Go(self.choose(observation.doors).number)
        if observation.node and self._world.forest.node(observation.node).has_file:
            return Open()
        return GiveUp("there is nothing to read where this walk ended")

    @abstractmethod
    def choose(self, doors: tuple[Door, ...]) -> Door:
        """The door to go through."""

    def _answer(self, state: State) -> Answer | GiveUp:
        body = self._world.forest.body(state.node)
        return best_answer(state.question, {state.node: body}) or GiveUp("the page is empty")
