"""The replay: takes the steps of a recorded trail again, without asking anyone."""

from forest_studio.core.hunt.base import State, Walker, World
from forest_studio.core.model.walk import Decision, GiveUp, Observation
from forest_studio.core.trails.trail import Trail


class Replay(Walker):
    """Repeats the decisions of a trail; in a changed forest they may be refused, which is said."""

    name = "replay"

    def __init__(self, trail: Trail) -> None:
        super().__init__()
        self._decisions = tuple(step.decision for step in trail.steps)
        self._taken = 0

    def begin(self, question: str, world: World, seed: int) -> None:  # noqa: ARG002
        """Starts from the trail's first step."""
        self._taken = 0

    def decide(self, observation: Observation, state: State) -> Decision:  # noqa: ARG002
        """The recorded decision; gives up where the record ends without an answer."""
        if self._taken == len(self._decisions):
            return GiveUp("the recorded trail ends here")
        self._taken += 1
        return self._decisions[self._taken - 1]
