"""The fork: goes along with an earlier trail up to a step, and decides otherwise from there."""

from collections.abc import Callable

from forest_studio.core.hunt.base import Mindful, Navigator, OwnEyes, Patient, State, Unsure, World
from forest_studio.core.hunt.loop import NO_HOP_LEFT
from forest_studio.core.hunt.navigators import NAVIGATORS
from forest_studio.core.model.errors import HuntError
from forest_studio.core.model.walk import Decision, Go, Observation, Step, Usage
from forest_studio.core.trails.trail import Trail


class Fork:
    """Takes the decisions before a step of a trail again, each looked at beside what is seen today.

    A door leads where it led, whatever number it has now; where there is none that does, or where
    the walk stands somewhere else, the hunt can't go along and says so.
    """

    def __init__(self, trail: Trail, step: int, navigator: Navigator) -> None:
        """From that step on (its number, from 1) the navigator decides; raises HuntError."""
        if not 1 <= step <= len(trail.steps):
            raise HuntError(
                f"the trail has no step {step}", remedy=f"Its last step is {len(trail.steps)}"
            )
        if isinstance(navigator, OwnEyes):
            raise HuntError(
                f"{navigator.name} sees no doors, so it can't go on with a walk",
                remedy="Choose another navigator, or hunt anew with it",
            )
        self.parent = (trail.id, step)
        self.changed: tuple[int, ...] = ()
        """Numbers of the steps that read otherwise today, though the same could be done."""
        self._before = trail.steps[: step - 1]
        self.navigator = navigator
        self._taken = 0
        self._spent = Usage()

    @property
    def name(self) -> str:
        """The name of the navigator that goes on."""
        return self.navigator.name

    @property
    def model(self) -> str:
        """The model of the navigator that goes on."""
        return self.navigator.model

    @property
    def explored(self) -> int:
        """Passports that the navigator read for planning."""
        return self.navigator.explored

    @property
    def spent(self) -> Usage:
        """Nothing for a decision that was taken again."""
        return self._spent

    @property
    def confidence(self) -> float:
        """Of the answer of the navigator that goes on."""
        return self.navigator.confidence if isinstance(self.navigator, Unsure) else 1.0

    def wait_until(self, deadline: float, cancelled: Callable[[], bool]) -> None:
        """Hands on how long the hunt may wait."""
        if isinstance(self.navigator, Patient):
            self.navigator.wait_until(deadline, cancelled)

    def begin(self, question: str, world: World, seed: int) -> None:
        """Starts at the first step of the trail."""
        self._taken, self.changed = 0, ()
        self.navigator.begin(question, world, seed)

    def decide(self, observation: Observation, state: State) -> Decision:
        """The trail's decision, or the navigator's own; raises HuntError where they part."""
        if self._taken == len(self._before):
            decision = self.navigator.decide(observation, state)
            self._spent = self.navigator.spent
            return decision
        step = self._before[self._taken]
        self._taken += 1
        self._spent = Usage()
        decision = _again(step, observation)
        if observation.text != step.observation.text:
            self.changed = (*self.changed, step.number)
        if isinstance(self.navigator, Mindful):
            self.navigator.remember(decision, observation, state)
        return decision


def can_fork(name: str) -> bool:
    """Whether a trail of that navigator is a walk through doors, which others can join."""
    made = NAVIGATORS.get(name)
    return made is None or not isinstance(made(), OwnEyes)


def _again(step: Step, seen: Observation) -> Decision:
    """The decision of a step among the doors of today."""
    then = step.observation
    if (seen.node, seen.opened, seen.page) != (then.node, then.opened, then.page):
        raise _parted(step, f"the walk stands at {seen.node or 'the start'} today")
    decision = step.decision
    if not isinstance(decision, Go) or (step.problem and step.problem != NO_HOP_LEFT):
        return decision
    door = next((d for d in then.doors if d.number == decision.door), None)
    if door is None:
        return decision
    same = [d for d in seen.doors if d.node == door.node]
    exact = [d for d in same if (d.label, d.type) == (door.label, door.type)]
    if not same:
        raise _parted(step, f"the door to {door.title} is not shown there today")
    return Go((exact or same)[0].number)


def _parted(step: Step, why: str) -> HuntError:
    return HuntError(
        f"step {step.number} of the trail can't be taken again: {why}",
        remedy="Fork from an earlier step, or run the question again",
    )
