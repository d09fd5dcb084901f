"""The words of a hunt: the world it walks in, its state, and what a navigator is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from forest_studio.core.model.errors import HuntError
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Decision, Observation, Usage
from forest_studio.core.search.base import Hit, SearchIndex

SMALLEST_OBSERVATION = 200
"""Tokens below which an observation can't say both something and what it cut."""

HeatOf = Callable[[str, str], float]
"""Warmth, from 0 to 1, of the door from one node to another (ids)."""


@runtime_checkable
class KnowsPages(Protocol):
    """Heat that knows more than doors: the pages where questions like this one were answered."""

    @property
    def name(self) -> str:
        """What kind of heat it is, as a trail says it."""
        ...

    def page(self, node: str) -> float:
        """Warmth of a page, from 0 to 1."""
        ...

    def answered(self, node: str) -> float:
        """Warmth of a page, from 0 to 1, by what this very question left alone."""
        ...

    def warmest_pages(self, limit: int) -> tuple[tuple[str, float], ...]:
        """The warmest pages and their warmth, the warmest first."""
        ...


def no_heat(_home: str, _other: str) -> float:
    """The heat of a forest in which nobody has hunted."""
    return 0.0


@dataclass(frozen=True, slots=True)
class World:
    """What a hunt is pinned to: one snapshot, its index, and how it is shown."""

    forest: Forest
    index: SearchIndex
    budget: int = 0
    """Tokens of an observation; 0 takes the manifest's."""
    heat: HeatOf = no_heat
    """What earlier hunts left for this question; one that ``KnowsPages`` orders entries too."""
    door_seed: int | None = None
    """Shuffles the doors of every node when given: for the bench, where order must not help."""

    def __post_init__(self) -> None:
        if self.tokens < SMALLEST_OBSERVATION:
            raise HuntError(
                f"an observation of {self.tokens} tokens is too small to be honest",
                remedy=f"Give it at least {SMALLEST_OBSERVATION} tokens",
            )

    @property
    def tokens(self) -> int:
        """Tokens that an observation may have."""
        return self.budget or self.forest.manifest.budgets.observation


@dataclass(frozen=True, slots=True)
class State:
    """Where a hunt stands; a step makes a new one."""

    question: str
    node: str = ""
    """Empty before the first hop."""
    hits: tuple[Hit, ...] | None = None
    """What the last search found, while its hits are the doors; None when none are shown."""
    query: str = ""
    """What was searched for, as long as ``hits`` is there."""
    first_door: int = 0
    """How many doors lie on the pages before the one that is shown."""
    body_page: int = 0
    """The page of the body that is open, from 1; 0 while it is closed."""
    problem: str = ""
    """Why the last decision was refused."""
    before: "State | None" = None
    """What ``Back`` returns to."""

    @property
    def trail(self) -> tuple[str, ...]:
        """The nodes walked through, the current one last."""
        nodes: list[str] = []
        at: State | None = self
        while at is not None:
            if at.node and nodes[-1:] != [at.node]:
                nodes.append(at.node)
            at = at.before
        return tuple(reversed(nodes))


class Navigator(Protocol):
    """Decides where to go; one object walks one hunt at a time."""

    @property
    def name(self) -> str:
        """The name it is asked for by."""
        ...

    @property
    def model(self) -> str:
        """The model that decides, empty where none does."""
        ...

    @property
    def explored(self) -> int:
        """Passports read for planning since ``begin``, beside the observations."""
        ...

    @property
    def spent(self) -> Usage:
        """What the last decision cost: calls and tokens of a model."""
        ...

    def begin(self, question: str, world: World, seed: int) -> None:
        """Starts a hunt."""
        ...

    def decide(self, observation: Observation, state: State) -> Decision:
        """The next step.

        Raises ModelError when its model can't be asked, which ends the hunt and keeps its trail,
        and HuntError when it can't go on at all.
        """
        ...


@runtime_checkable
class OwnEyes(Protocol):
    """A navigator that sees something else than doors, such as classic retrieval."""

    def observe(self, world: World, state: State) -> Observation:
        """What it sees instead."""
        ...


@runtime_checkable
class Patient(Protocol):
    """A navigator that waits for somebody else, and has to be told for how long."""

    def wait_until(self, deadline: float, cancelled: Callable[[], bool]) -> None:
        """Called before ``begin``; ``deadline`` is on the clock of ``time.monotonic``."""
        ...


@runtime_checkable
class Forked(Protocol):
    """A navigator that went along with an earlier trail before it decided by itself."""

    @property
    def parent(self) -> tuple[str, int]:
        """The trail's id, and the number of its step from which on it decides."""
        ...


@runtime_checkable
class Mindful(Protocol):
    """A navigator that remembers its steps, and has to be told of those that others took."""

    def remember(self, decision: Decision, observation: Observation, state: State) -> None:
        """Called for each step that was taken in its name."""
        ...


@runtime_checkable
class Unsure(Protocol):
    """A navigator that knows how sure its answer is, though its quote stands where it says."""

    @property
    def confidence(self) -> float:
        """Of the last answer, from 0 to 1."""
        ...


class Walker:
    """What the navigators without a model share."""

    model = ""

    def __init__(self) -> None:
        self.explored = 0
        self.spent = Usage()
