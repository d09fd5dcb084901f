"""A hunt as the map draws it: stops, the one looked at, the doors not taken."""

from collections.abc import Sequence

from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.map.overlay import UntakenDoor, WalkStep
from forest_studio.core.hunt.stops import stops as stops_of
from forest_studio.core.model.walk import Door, Go, Step

_MOST_DOORS = 12
"""Untaken doors drawn; a hub's hundreds would hide the walk."""

Walk = tuple[tuple[WalkStep, ...], int, tuple[UntakenDoor, ...], int]


def walk_of(hunting: Hunting) -> Walk:
    """Stops, the place of the one that is looked at, the doors there that lead elsewhere, and the
    stop that the step led to (-1 where it led nowhere).

    Where a person is about to decide, that place comes last with all its doors.
    """
    steps, selected = hunting.steps, hunting.selected
    walk = stops(steps)
    turn = hunting.turn
    if turn is not None and selected >= len(steps) - 1:
        here = turn.observation.node
        if here and (not walk or walk[-1].node_id != here):
            walk = (*walk, WalkStep(here))
        return walk, len(walk) - 1, _doors(here, turn.observation.doors, None), -1
    doors = untaken(steps[selected]) if 0 <= selected < len(steps) else ()
    return walk, present_stop(steps, selected), doors, next_stop(steps, selected)


def stops(steps: Sequence[Step]) -> tuple[WalkStep, ...]:
    """Where the hunt stood, each change of place once; steps before the first hop have none."""
    return tuple(WalkStep(stop.node, stop.is_back) for stop in stops_of(steps))


def present_stop(steps: Sequence[Step], selected: int) -> int:
    """The stop at which the hunt stood at the step with that place in the list; -1 before any."""
    return len(stops(steps[: selected + 1])) - 1


def next_stop(steps: Sequence[Step], selected: int) -> int:
    """The stop that the step with that place led to; -1 where it led nowhere."""
    if not 0 <= selected < len(steps):
        return -1
    number = steps[selected].number
    places = [i for i, stop in enumerate(stops_of(steps)) if stop.step == number + 1]
    return places[0] if places else -1


def untaken(step: Step) -> tuple[UntakenDoor, ...]:
    """The doors of a step that lead elsewhere than where the hunt went."""
    taken = step.decision.door if isinstance(step.decision, Go) and not step.problem else None
    return _doors(step.observation.node, step.observation.doors, taken)


def _doors(here: str, doors: Sequence[Door], taken: int | None) -> tuple[UntakenDoor, ...]:
    if not here:
        return ()
    other = [door for door in doors if door.number != taken and door.node != here]
    return tuple(UntakenDoor(here, d.node, d.number, d.type) for d in other[:_MOST_DOORS])
