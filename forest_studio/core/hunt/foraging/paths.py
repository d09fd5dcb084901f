"""Paths through a forest, and what makes one better than another."""

from collections.abc import Mapping
from dataclasses import dataclass

from forest_studio.core.hunt.observing.doors import CHILD, PARENT
from forest_studio.core.hunt.observing.name_doors import NAMED

JUMP = "jump"
"""The label of a hop to another start page, which costs a search."""


@dataclass(frozen=True, slots=True)
class Path:
    """Pages in the order they are walked through."""

    nodes: tuple[str, ...]
    labels: tuple[str, ...]
    """Label of the door before each page but the first."""
    unpaid: tuple[float, ...]
    """By word of the question, how much of it the path leaves open (1: all of it)."""
    score: float
    unpaid_before: tuple[float, ...]
    """The same before the last page: what that page was not needed for."""
    from_asked: int
    """How far the words that were paid last stand from the asking word."""

    @property
    def end(self) -> str:
        """The last page."""
        return self.nodes[-1]


@dataclass(frozen=True, slots=True)
class Entry:
    """A start page: what the search thinks of it, and which words its snippet showed."""

    worth: float
    """From 0 to 1 for the best."""
    words: Mapping[str, float]
    """By stem how surely the snippet answers for a word of the question."""


@dataclass(frozen=True, slots=True)
class Costs:
    """What makes a path worse, in shares of the rarest word's weight.

    A hop has to be paid for by a word of the question that the path did not have before, however
    long the question is.
    """

    edge: float = 0.55
    child: float = 1.2
    parent: float = 1.4
    jump: float = 1.8
    named: float = 1.3
    entry: float = 0.3
    """What the best start page is worth more than one that the search did not find."""
    short: float = 0.03
    """What each word costs that lies between those that were paid last and the asking word."""
    short_most: float = 0.24
    warm_door: float = 0.0
    """Share of a hop's cost that a door as warm as can be saves."""
    holds_kind: float = 0.4
    """What an end is worth more whose body holds the kind of thing that is asked for."""
    warm_page: float = 1.5
    """What an end is worth more where such questions were answered, at its warmest: words of the
    question that a page has, or has not, outweigh it."""

    def of(self, label: str) -> float:
        """The cost of one hop."""
        return {
            CHILD: self.child,
            PARENT: self.parent,
            JUMP: self.jump,
            NAMED: self.named,
        }.get(label, self.edge)
