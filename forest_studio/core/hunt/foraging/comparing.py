"""The walk of a comparison: to both pages, or to whom the question asks for there, and read."""

from collections.abc import Set

from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.comparing.compared_facts import Read, conclusion
from forest_studio.core.hunt.comparing.comparison import (
    Comparison,
    Measure,
    compared,
    halves,
    might_compare,
)
from forest_studio.core.hunt.foraging.itinerary import Itinerary
from forest_studio.core.hunt.foraging.word_table import Way, word_table
from forest_studio.core.hunt.observing.body_pages import body_pages
from forest_studio.core.hunt.observing.doors import CHILD, PARENT
from forest_studio.core.hunt.observing.name_doors import NAMED
from forest_studio.core.hunt.observing.observation import body_page_tokens
from forest_studio.core.hunt.reading.told_dates import Event, date_of
from forest_studio.core.hunt.words.said_words import ROLES, asked_keys
from forest_studio.core.model.walk import Decision, Observation, Open
from forest_studio.core.search.base import Hit

_HITS = 10


class Comparing:
    """Reads the first page of two bodies and says which; one walk, used once."""

    def __init__(self, world: World, asked: Comparison, ways: list[tuple[list[str], list[str]]]):
        """``ways`` are the nodes to each page that is read, with the labels between them."""
        self._world = world
        self._asked = asked
        self._left = list(ways)
        self._ways = ways
        self._itinerary: Itinerary | None = None
        self._read: list[Read] = []

    def next(self, observation: Observation, state: State) -> Decision | None:
        """The next decision; None when the pages don't decide it, or can't be reached."""
        if state.body_page and self._itinerary is None and observation.opened:
            self._take(observation.opened)
        if self._itinerary is None:
            if not self._left:
                return conclusion(self._asked, self._read)
            self._itinerary = Itinerary(self._world, *self._left.pop(0))
        decision = self._itinerary.next(observation, state)
        if decision is not None:
            return decision
        arrived, self._itinerary = self._itinerary.arrived, None
        return Open() if arrived else None

    def _take(self, node: str) -> None:
        forest = self._world.forest
        compared_page = self._asked.pages[len(self._read)]
        body = body_pages(forest, node, body_page_tokens(self._world)).texts[0]
        self._read.append(Read(node, forest.node(compared_page).title, body))


def comparing(world: World, question: str, hits: tuple[Hit, ...]) -> Comparing | None:
    """The walk of a question that compares two pages of this forest; None for any other.

    Raises SearchError.
    """
    if not might_compare(question):
        return None
    asked = _asked(world, question, hits)
    if asked is None:
        return None
    return Comparing(world, asked, [_way(world, asked, node) for node in asked.pages])


def _asked(world: World, question: str, hits: tuple[Hit, ...]) -> Comparison | None:
    found = [hit.node for hit in hits]
    for half in ("", *halves(question)):
        if half.strip():
            found += [hit.node for hit in world.index.search(world.forest, half, _HITS)]
        nodes = [node for node in dict.fromkeys(found) if world.forest.nodes[node].has_file]
        asked = compared(question, [(node, world.forest.node(node).title) for node in nodes])
        if asked is not None:
            return asked
    return None


def _way(world: World, asked: Comparison, node: str) -> tuple[list[str], list[str]]:
    """To the page, and on to whom the question asks for there: *the director of* a film."""
    summary = world.forest.node(node).passport.summary
    of_a_person = asked.event is not Event.OTHER or asked.measure is Measure.COUNTRY
    if not of_a_person or date_of(summary, Event.BIRTH):
        return [node], []
    keys = {key for word in asked.asked if word in ROLES for key in (word, *asked_keys(word))}
    ways = [way for way in word_table(world.forest).ways(node) if _leads(way, node)]
    best = max(ways, key=lambda way: _worth(way, keys), default=None)
    if best is None or not _worth(best, keys):
        return [node], []
    return [node, best.node], [best.label]


def _leads(way: Way, node: str) -> bool:
    return way.label not in (CHILD, PARENT, NAMED) and way.node != node


def _worth(way: Way, keys: Set[str]) -> float:
    """How surely a door leads to whom the question asks for."""
    said = ((word, sure) for word, sure in way.words.items())
    return max((sure for word, sure in said if keys & {word, *asked_keys(word)}), default=0.0)
