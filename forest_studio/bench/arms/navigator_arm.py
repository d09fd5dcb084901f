"""An arm that is a navigator of the engine, in the forest as it is or with something taken away."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, runtime_checkable

from forest_studio.bench.grading.evidence import RANKED
from forest_studio.bench.place import Place
from forest_studio.bench.suites import Question
from forest_studio.core.hunt.base import Navigator, World
from forest_studio.core.hunt.loop import Limits, run
from forest_studio.core.hunt.walkers.fragments import heap
from forest_studio.core.trails.trail import Trail

Rank = Callable[[str, Place], tuple[str, ...]]
"""How an arm ranks pages for a question, where it ranks any."""


def no_rank(_question: str, _place: Place) -> tuple[str, ...]:
    """An arm that walks and ranks nothing."""
    return ()


@runtime_checkable
class RanksPages(Protocol):
    """A navigator that ranks pages before it reads any."""

    @property
    def ranked(self) -> tuple[str, ...]:
        """Ids of the best pages of the last hunt, the best first."""
        ...


@dataclass(frozen=True)
class NavigatorArm:
    """A navigator that needs nothing configured."""

    name: str
    navigator: Callable[[], Navigator]
    rank: Rank = no_rank
    without: str = ""
    """What the forest lacks in this arm, as ``views`` names it; empty for the whole forest."""
    alpha: float | None = None
    """Heat that it follows: 1 of all questions alike, 0 of those like this one; None for none."""
    asks_model: bool = False
    _ranked: dict[str, tuple[str, ...]] = field(default_factory=dict, compare=False, repr=False)
    """What navigators ranked in hunts whose ranking was not asked for yet, by the trail's id."""

    @property
    def settings(self) -> Mapping[str, Any]:
        """The navigator, with doors in an order that the seed draws."""
        named: dict[str, Any] = {"navigator": self.navigator().name, "shuffled_doors": True}
        named |= {"without": self.without} if self.without else {}
        return named | ({} if self.alpha is None else {"heat_alpha": self.alpha})

    def prepare(self, question: Question, place: Place, limits: Limits) -> None:
        """One hunt, thrown away."""
        self.ranking(question, place, self.hunt(question, place, limits, 0))

    def hunt(self, question: Question, place: Place, limits: Limits, seed: int) -> Trail:
        """Walks from the question alone; nothing of the gold path is handed over."""
        seen = self._seen(place)
        world = World(seen.forest, seen.index, door_seed=seed)
        if self.alpha is not None:
            world = replace(world, heat=place.heat(question.question, self.alpha))
        navigator = self.navigator()
        trail = run(question.question, navigator, world, limits, seed=seed)
        if isinstance(navigator, RanksPages):
            self._ranked[trail.id] = navigator.ranked[:RANKED]
        return trail

    def ranking(self, question: Question, place: Place, trail: Trail) -> tuple[str, ...]:
        """How its navigator ranked pages in this hunt, else how the arm ranks them."""
        found = self._ranked.pop(trail.id, None)
        return self.rank(question.question, self._seen(place)) if found is None else found

    def _seen(self, place: Place) -> Place:
        return place.without(self.without) if self.without else place


def by_search(question: str, place: Place) -> tuple[str, ...]:
    """The pages as entry search ranks them."""
    hits = place.index.search(place.forest, question, 2 * RANKED)
    nodes = place.forest.nodes
    return tuple(hit.node for hit in hits if nodes[hit.node].has_file)[:RANKED]


def by_paragraphs(question: str, place: Place) -> tuple[str, ...]:
    """The pages in the order in which their best paragraphs rank."""
    found = heap(place.forest).best(question, 8 * RANKED)
    return tuple(dict.fromkeys(fragment.node for fragment in found))[:RANKED]
