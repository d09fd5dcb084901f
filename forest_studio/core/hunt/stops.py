"""Where a hunt stood: its steps as the stops of a walk."""

from collections.abc import Sequence
from dataclasses import dataclass

from forest_studio.core.model.walk import Back, Step


@dataclass(frozen=True, slots=True)
class Stop:
    """One stay at a node."""

    node: str
    is_back: bool
    """Whether it was reached by going back."""
    step: int
    """Number of the first step that was taken there."""


def stops(steps: Sequence[Step]) -> tuple[Stop, ...]:
    """Each change of place once; steps before the first hop have none."""
    walk: list[Stop] = []
    came_back = False
    for step in steps:
        node = step.observation.node
        if node and (not walk or walk[-1].node != node):
            walk.append(Stop(node, came_back, step.number))
        came_back = isinstance(step.decision, Back) and not step.problem
    return tuple(walk)


def titles_of(steps: Sequence[Step]) -> dict[str, str]:
    """What the nodes are called, as far as the doors of a walk tell."""
    return {door.node: door.title for step in steps for door in step.observation.doors}
