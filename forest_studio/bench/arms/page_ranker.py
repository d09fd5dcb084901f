"""Ranks pages as the engine's page ranker does, which knows words, links and, if any, vectors."""

from forest_studio.bench.arms.dense import page_vectors
from forest_studio.core.hunt.per_forest import PerForest
from forest_studio.core.hunt.ranking.page_ranking import PageRanker
from forest_studio.core.hunt.ranking.page_table import page_table
from forest_studio.core.model.forest import Forest


def by_ranker(question: str, forest: Forest, limit: int) -> tuple[str, ...]:
    """The pages that are needed most, without an embedder."""
    return tuple(page.node for page in _ranker(forest).rank(question, limit))


def by_ranker_and_vectors(question: str, forest: Forest, limit: int) -> tuple[str, ...]:
    """The same with vectors; raises ModelError without an embedder."""
    return tuple(page.node for page in _with_vectors(forest).rank(question, limit))


_ranker: PerForest[PageRanker] = PerForest(lambda forest: PageRanker(page_table(forest)))
_with_vectors: PerForest[PageRanker] = PerForest(
    lambda forest: PageRanker(page_table(forest), page_vectors(forest))
)
