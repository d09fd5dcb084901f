"""Personalised PageRank over the curated edges: retrieval by a graph, without a model."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from forest_studio.core.hunt.per_forest import PerForest
from forest_studio.core.hunt.ranking.page_table import Floats, PageTable, page_table
from forest_studio.core.hunt.ranking.page_walk import best_first
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import stems

_ROUNDS = 20


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be tuned; the defaults were the best on the train files of 2WikiMultiHopQA."""

    names: bool = False
    """Whether names in common are links too, beside edges."""
    damping: float = 0.7
    """Chance of walking on instead of starting again."""
    seeds: int = 5
    """Best pages of the prior where walks start, each as often as the square of its score says."""


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


def by_page_rank(question: str, forest: Forest, limit: int) -> tuple[str, ...]:
    """The pages that a walk along edges from the best pages of BM25 meets most, best first."""
    table = page_table(forest)
    scores = _over_edges(forest).scores(table.bm25(stems(question)), Settings())
    best = [int(page) for page in best_first(np.round(scores, 12))[:limit]]
    return tuple(table.ids[page] for page in best if scores[page] > 0)


_over_edges: PerForest[PageRank] = PerForest(lambda f: PageRank(page_table(f), names=False))


def _links(table: PageTable, page: int, *, names: bool) -> Sequence[tuple[int, int, float]]:
    edges = table.edges(page)
    found = dict.fromkeys((*edges.forth, *edges.back), 1.0)
    if names:
        for shared in table.names.shared_by(page):
            for other in shared.pages:
                if other != page:
                    found[other] = found.get(other, 0.0) + 1.0 / len(shared.pages)
    return [(page, other, weight) for other, weight in found.items()]
