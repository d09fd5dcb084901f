"""Personalised PageRank as the recall scripts tune it: the bench's own arm, over a grid."""

from collections.abc import Iterable
from itertools import product

from forest_studio.bench.arms.page_rank import PageRank, Settings

__all__ = ["PageRank", "Settings", "grid"]


def grid() -> Iterable[Settings]:
    """What is tried on the train files."""
    for names, damping, seeds in product((False, True), (0.3, 0.5, 0.7, 0.85), (5, 10, 20)):
        yield Settings(names, damping, seeds)
