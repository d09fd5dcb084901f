"""How heat reorders what a navigator is shown: it lifts warm items, and hides none."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from forest_studio.core.model.walk import Door
from forest_studio.core.search.words import stems

T = TypeVar("T")
CEILING = 0.3
"""Heat's share of a rank, at most; the rest is what the question's words say."""


def lifted(
    items: Sequence[T],
    text: Callable[[T], float],
    warmth: Callable[[T], float],
    ceiling: float = CEILING,
) -> list[T]:
    """The items in their order, but each warm one before those that it outranks.

    A rank is ``ceiling · warmth + (1 − ceiling) · text``, both from 0 to 1. Only warm items move,
    and only up, past one after the other until one has at least their rank; so cold ones keep
    their order, and where nothing is warm nothing changes.
    """
    found: list[tuple[float, T]] = []
    for item in items:
        heat = min(1.0, max(0.0, warmth(item)))
        rank = ceiling * heat + (1 - ceiling) * text(item)
        at = len(found)
        while heat > 0 and at > 0 and found[at - 1][0] < rank:
            at -= 1
        found.insert(at, (rank, item))
    return [item for _, item in found]


def arranged(question: str, doors: Sequence[Door]) -> list[Door]:
    """Doors with the warm ones lifted as far as the question's words allow."""
    if not any(door.heat > 0 for door in doors):
        return list(doors)
    asked = _words(question)

    def said(door: Door) -> float:
        found = asked & _words(f"{door.label} {door.title} {door.scent}")
        return len(found) / len(asked) if asked else 0.0

    return lifted(doors, said, lambda door: door.heat)


@lru_cache(maxsize=20_000)
def _words(text: str) -> frozenset[str]:
    return frozenset(stems(text))
