"""Turns a planned path into ordinary decisions, door by door."""

from collections.abc import Sequence

from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.observing.doors import doors_at
from forest_studio.core.model.walk import Back, Decision, Door, Go, More, Observation, Search

_BACK = 2
"""Steps back that are worth taking rather than to search."""


class Itinerary:
    """A path on its way: knows the next page and how to get there from what is seen."""

    def __init__(self, world: World, nodes: Sequence[str], labels: Sequence[str]) -> None:
        """``labels`` names the door before each page; the first page's may be missing."""
        self._world = world
        self._left = list(zip(nodes, ("", *labels), strict=True))
        self._asked: set[str] = set()

    def next(self, observation: Observation, state: State) -> Decision | None:
        """The next decision; None at the end of the path, or where it can't be followed."""
        if self._left and state.node == self._left[0][0] and state.hits is None:
            self._left.pop(0)
        if not self._left:
            return None
        node, label = self._left[0]
        if (number := _number(observation.doors, node, label)) is not None:
            return Go(number)
        if _number(doors_at(self._world, state)[state.first_door :], node, label) is not None:
            return More()
        if _is_behind(state, node):
            return Back()
        return self._search(state.question, node)

    @property
    def arrived(self) -> bool:
        """Whether the whole path has been walked."""
        return not self._left

    def _search(self, question: str, node: str) -> Decision | None:
        """Looks for the page: with the question's words, then with its own title."""
        for query in (question, self._world.forest.node(node).title, node):
            if query.strip() and query not in self._asked:
                self._asked.add(query)
                return Search(query)
        return None


def is_near(state: State, node: str) -> bool:
    """Whether a page is where the hunt stands, or few steps back."""
    return state.node == node or _is_behind(state, node)


def _is_behind(state: State, node: str) -> bool:
    at = state.before
    for _ in range(_BACK):
        if at is None:
            return False
        if at.node == node and at.hits is None:
            return True
        at = at.before
    return False


def _number(doors: Sequence[Door], node: str, label: str) -> int | None:
    """The door to that page, through the planned edge where there are several."""
    fitting = [door for door in doors if door.node == node]
    exact = [door for door in fitting if door.label == label]
    return (exact or fitting)[0].number if fitting else None
