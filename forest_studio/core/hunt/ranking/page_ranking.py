"""Ranks the pages of a forest for a question that needs several of them, without a language model.

Pages are scored twice. The first pass knows words, vectors where there are any, a soft beam walk
and the links of the pages that look best by themselves; the second believes the first and looks
where its best pages lead: what a page leaves open of the question (the question without the words
of its title) is asked again of the pages that it links to.
"""

from dataclasses import dataclass

import numpy as np

from forest_studio.core.hunt.ranking.page_features import PageFeatures
from forest_studio.core.hunt.ranking.page_question import page_question
from forest_studio.core.hunt.ranking.page_table import PageTable
from forest_studio.core.hunt.ranking.page_vectors import Erosion, PageVectors
from forest_studio.core.hunt.ranking.page_weights import (
    VECTORS,
    WORDS,
    PageWeights,
    shipped_weights,
)


@dataclass(frozen=True, slots=True)
class RankedPage:
    """One page and how likely it is needed, by the weights' own estimate."""

    node: str
    chance: float


class PageRanker:
    """Ranks for any number of questions; the same question always gives the same ranking."""

    def __init__(
        self,
        table: PageTable,
        vectors: PageVectors | None = None,
        weights: PageWeights | None = None,
    ) -> None:
        """``weights`` are the shipped ones that fit unless given; raises HuntError."""
        self._table = table
        self._vectors = vectors
        kind = WORDS if vectors is None else VECTORS
        self._weights = weights or shipped_weights(kind)

    def rank(self, question: str, limit: int = 20) -> tuple[RankedPage, ...]:
        """The pages that are needed most, the best first; raises ModelError from an embedder."""
        if not len(self._table):
            return ()
        features = self.features(question)
        first = features.first()
        scores = self._weights.first.scores(first.features)
        second = features.second(first, scores)
        final = self._weights.second.scores(second.features)
        order = np.lexsort((second.pages, -np.round(final, 9)))[:limit]
        return tuple(
            RankedPage(self._table.ids[second.pages[place]], _chance(float(final[place])))
            for place in order
        )

    def features(self, question: str) -> PageFeatures:
        """What both passes know of a question."""
        cosines = self._vectors.cosines([question])[0] if self._vectors else None
        asked = page_question(self._table, question, cosines)
        return PageFeatures(self._table, asked, Erosion(self._table, question, self._vectors))


def _chance(log_odds: float) -> float:
    return float(1 / (1 + np.exp(-log_odds)))
