"""Ranks pages by sentence vectors, alone or fused with BM25."""

from functools import lru_cache

import numpy as np

from forest_studio.bench.arms.catalogue import NO_EMBEDDER
from forest_studio.bench.arms.vectors import kept_vectors
from forest_studio.core.hunt.meaning.embedder import Embedder, Vectors
from forest_studio.core.hunt.meaning.minilm import MiniLM
from forest_studio.core.hunt.meaning.packaged_minilm import packaged_folder
from forest_studio.core.hunt.per_forest import PerForest
from forest_studio.core.hunt.ranking.page_table import Floats, page_table
from forest_studio.core.hunt.ranking.page_vectors import PageVectors
from forest_studio.core.hunt.ranking.page_walk import best_first
from forest_studio.core.model.errors import ModelError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import stems

_FUSED = 60
"""The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher 2009)."""


@lru_cache(maxsize=1)
def embedder() -> Embedder | None:
    """The packaged sentence model, None where the extra is missing."""
    folder = packaged_folder()
    return MiniLM(folder) if folder else None


def by_vectors(question: str, forest: Forest, limit: int) -> tuple[str, ...]:
    """The pages whose vectors are nearest to the question's; raises ModelError."""
    return _named(forest, best_first(_cosines(question, forest))[:limit].tolist())


def by_both(question: str, forest: Forest, limit: int) -> tuple[str, ...]:
    """Vectors and BM25 fused by reciprocal ranks; raises ModelError."""
    ranks = _ranks(page_table(forest).bm25(stems(question))), _ranks(_cosines(question, forest))
    fused = sum(1.0 / (_FUSED + rank) for rank in ranks)
    return _named(forest, best_first(np.asarray(fused))[:limit].tolist())


def _needed() -> Embedder:
    found = embedder()
    if found is None:
        raise ModelError(NO_EMBEDDER)
    return found


text_vectors: PerForest[Vectors] = PerForest(
    lambda forest: kept_vectors(page_table(forest), _needed())
)
page_vectors: PerForest[PageVectors] = PerForest(
    lambda forest: PageVectors(page_table(forest), _needed(), text_vectors(forest))
)


def _cosines(question: str, forest: Forest) -> Floats:
    return np.round(page_vectors(forest).cosines([question])[0], 6)


def _ranks(scores: Floats) -> Floats:
    """The place of each page from 1, by falling score."""
    places = np.empty(len(scores))
    places[best_first(scores)] = np.arange(1, len(scores) + 1)
    return places


def _named(forest: Forest, pages: list[int]) -> tuple[str, ...]:
    ids = page_table(forest).ids
    return tuple(ids[page] for page in pages)
