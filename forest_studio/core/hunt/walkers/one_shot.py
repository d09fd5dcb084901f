"""One shot: the best page that a search finds, and the best sentence on it; no walk."""

from forest_studio.core.hunt.base import State, Walker, World
from forest_studio.core.hunt.reading.reader import best_sentence
from forest_studio.core.model.walk import Decision, GiveUp, Go, Observation, Open, Search


class OneShot(Walker):
    """The cheapest path: one search, one page."""

    name = "one-shot"

    def begin(self, question: str, world: World, seed: int) -> None:  # noqa: ARG002
        """Starts a hunt."""
        self._world = world
        self.confidence = 1.0

    def decide(self, observation: Observation, state: State) -> Decision:
        """Search, first readable hit, open, answer."""
        if observation.opened:
            body = self._world.forest.body(state.node)
            best = best_sentence(state.question, {state.node: body})
            if best is None:
                return GiveUp("the best page is empty")
            self.confidence = best.confidence
            return best.answer()
        if state.hits is None and not observation.node:
            return Search(state.question)
        if observation.node:
            return Open()
        nodes = self._world.forest.nodes
        door = next((d for d in observation.doors if nodes[d.node].has_file), None)
        return Go(door.number) if door else GiveUp("the search found nothing")
