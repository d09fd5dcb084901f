"""A hunt's steps as the map draws them: stops, the one looked at, the doors not taken."""

from collections.abc import Sequence

from forest_studio.app.map.overlay import UntakenDoor, WalkStep
from forest_studio.core.model.walk import Back, Go, Step

_MOST_DOORS = 12
"""Untaken doors drawn; a hub's hundreds would hide the walk."""


def stops(steps: Sequence[Step]) -> tuple[WalkStep, ...]:
    """Where the hunt stood, each change of place once; steps before the first hop have none."""
    walk: list[WalkStep] = []
    came_back = False
    for step in steps:
        node = step.observation.node
        if node and (not walk or walk[-1].node_id != node):
            walk.append(WalkStep(node, came_back))
        came_back = isinstance(step.decision, Back) and not step.problem
    return tuple(walk)


def present_stop(steps: Sequence[Step], selected: int) -> int:
    """The stop at which the hunt stood at the step with that place in the list; -1 before any."""
    return len(stops(steps[: selected + 1])) - 1


def untaken(step: Step) -> tuple[UntakenDoor, ...]:
    """The doors of a step that lead elsewhere than where the hunt went."""
    taken = step.decision.door if isinstance(step.decision, Go) and not step.problem else None
    here = step.observation.node
    if not here:
        return ()
    doors = [d for d in step.observation.doors if d.number != taken and d.node != here]
    return tuple(UntakenDoor(here, d.node, d.number, d.type) for d in doors[:_MOST_DOORS])
