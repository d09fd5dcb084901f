"""The replay: takes the steps of a recorded trail again, without asking anyone."""

from forest_studio.core.hunt.base import State, Walker, World
from forest_studio.core.model.walk import Decision, GiveUp, Go, Observation, Step
from forest_studio.core.trails.trail import Trail


class Replay(Walker):
    """Repeats the decisions of a trail; in a changed forest they may be refused, which is said.

    A door is the one that leads where it led: heat, or an edit, may have given it another number.
    """

    name = "replay"

    def __init__(self, trail: Trail) -> None:
        super().__init__()
        self._steps = trail.steps
        self._taken = 0

    def begin(self, question: str, world: World, seed: int) -> None:  # noqa: ARG002
        """Starts from the trail's first step."""
        self._taken = 0

    def decide(self, observation: Observation, state: State) -> Decision:  # noqa: ARG002
        """The recorded decision; gives up where the record ends without an answer."""
        if self._taken == len(self._steps):
            return GiveUp("the recorded trail ends here")
        step = self._steps[self._taken]
        self._taken += 1
        return _again(step, observation)


def _again(step: Step, seen: Observation) -> Decision:
    decision = step.decision
    if not isinstance(decision, Go):
        return decision
    then = next((d for d in step.observation.doors if d.number == decision.door), None)
    if then is None:
        return decision
    same = [door for door in seen.doors if door.node == then.node]
    exact = [door for door in same if (door.label, door.type) == (then.label, then.type)]
    return Go((exact or same)[0].number) if same else decision
