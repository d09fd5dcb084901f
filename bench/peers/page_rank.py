"""Personalised PageRank over the links of a pool: the peer that walks at random."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from forest_studio.core.hunt.page_table import Floats, PageTable
from forest_studio.core.hunt.page_walk import best_first

_ROUNDS = 20


@dataclass(frozen=True, slots=True)
class Settings:
    """What is tuned; the defaults are for a suite without train files."""

    names: bool = False
    """Whether names in common are links too, beside edges."""
    damping: float = 0.5
    """Chance of walking on instead of starting again."""
    seeds: int = 10
    """Best pages of the prior where walks start, each as often as the square of its score says."""


def grid() -> Iterable[Settings]:
    """What is tried on the train files."""
    for names, damping, seeds in product((False, True), (0.3, 0.5, 0.7, 0.85), (5, 10, 20)):
        yield Settings(names, damping, seeds)


class PageRank:
    """Page et al. (1999), personalised as in Haveliwala (2002), by power iteration."""

    def __init__(self, table: PageTable, *, names: bool) -> None:
        self._size = len(table)
        links = [link for page in range(len(table)) for link in _links(table, page, names=names)]
        columns = np.asarray(links, dtype=np.float64).reshape(-1, 3)
        self._from, self._to = columns[:, 0].astype(np.int64), columns[:, 1].astype(np.int64)
        out = np.bincount(self._from, columns[:, 2], minlength=self._size)
        self._weights = columns[:, 2] / np.where(out > 0, out, 1.0)[self._from]

    def scores(self, prior: Floats, settings: Settings) -> Floats:
        """Where a walker is met that starts again at the best pages of the prior."""
        best = best_first(prior)[: settings.seeds]
        start = np.zeros(self._size)
        start[best] = np.square(prior[best])
        start /= start.sum() or 1.0
        found = start
        for _ in range(_ROUNDS):
            moved = np.bincount(self._to, found[self._from] * self._weights, minlength=self._size)
            found = (1 - settings.damping) * start + settings.damping * moved
        return found


def _links(table: PageTable, page: int, *, names: bool) -> Sequence[tuple[int, int, float]]:
    edges = table.edges(page)
    found = dict.fromkeys((*edges.forth, *edges.back), 1.0)
    if names:
        for shared in table.names.shared_by(page):
            for other in shared.pages:
                if other != page:
                    found[other] = found.get(other, 0.0) + 1.0 / len(shared.pages)
    return [(page, other, weight) for other, weight in found.items()]
