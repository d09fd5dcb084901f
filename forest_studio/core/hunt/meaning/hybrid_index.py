"""A search index that also knows what texts mean: hits by words and by vectors, fused."""

import logging
from collections.abc import Iterable, Mapping
from typing import Protocol, runtime_checkable

from forest_studio.core.hunt.meaning.embedder import Embedder
from forest_studio.core.hunt.meaning.node_vectors import NodeVectors, shares
from forest_studio.core.model.errors import ModelError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import (
    Filters,
    Hit,
    Progress,
    SearchIndex,
    Suggestion,
    parse_query,
)
from forest_studio.core.search.results import hit, sunk
from forest_studio.core.search.words import stems

_CANDIDATES = 50
"""Hits of either kind that are looked at."""
_log = logging.getLogger(__name__)


@runtime_checkable
class KnowsMeaning(Protocol):
    """An index that can say how near a page is to a text without common words."""

    def nearness(self, text: str) -> Mapping[str, float]:
        """Shares of the nearest page's nearness, 0 to 1, by node; empty when nothing is known."""
        ...


class HybridIndex:
    """Over an index of words, for one snapshot; an embedder that fails leaves the words alone."""

    def __init__(self, words: SearchIndex, vectors: NodeVectors, embedder: Embedder) -> None:
        self._words = words
        self._vectors = vectors
        self._embedder = embedder
        self._last: tuple[str, Mapping[str, float]] = ("", {})

    def search(
        self, forest: Forest, query: str, limit: int = 20, filters: Filters | None = None
    ) -> tuple[Hit, ...]:
        """The best hits by the mean of both rankings; by words alone where filters are asked for.

        Raises SearchError.
        """
        text, written = parse_query(query)
        found = self._words.search(forest, query, max(limit, _CANDIDATES), filters)
        if written or filters or limit <= 0 or not (near := self.nearness(text)):
            return found[:limit]
        best = max((one.score for one in found), default=0.0) or 1.0
        scores = {one.node: one.score / best / 2 for one in found}
        nearest = sorted(near.items(), key=lambda pair: (-pair[1], pair[0]))[:_CANDIDATES]
        for node, share in nearest:
            if node in forest.nodes and share > 0:
                scores[node] = scores.get(node, 0.0) + share / 2
        known = {one.node: one for one in found}
        wanted = frozenset(stems(text))
        return tuple(
            _rescored(known[node], score) if node in known else hit(forest, node, score, wanted)
            for node, score in sunk(forest, scores)[:limit]
        )

    def nearness(self, text: str) -> Mapping[str, float]:
        """Shares of the nearest page's nearness, 0 to 1, by node; empty when nothing is known."""
        if not text.strip() or not self._vectors.ids:
            return {}
        if self._last[0] != text:
            try:
                encoded = self._embedder.encode([text])[0]
            except ModelError:
                _log.warning("the question is looked for by its words alone", exc_info=True)
                return {}
            if len(encoded) != self._vectors.vectors.shape[1]:
                _log.warning("the embedder is another one than that of the pages")
                return {}
            cosines = self._vectors.vectors @ encoded
            found = zip(self._vectors.ids, shares(cosines).tolist(), strict=True)
            self._last = (text, dict(found))
        return self._last[1]

    def rebuild(self, forest: Forest, progress: Progress | None = None) -> None:
        """As the index of words does it."""
        self._words.rebuild(forest, progress)

    def open_for(self, forest: Forest, progress: Progress | None = None) -> None:
        """As the index of words does it."""
        self._words.open_for(forest, progress)

    def upsert(self, forest: Forest, ids: Iterable[str]) -> None:
        """As the index of words does it."""
        self._words.upsert(forest, ids)

    def delete(self, ids: Iterable[str]) -> None:
        """As the index of words does it."""
        self._words.delete(ids)

    def suggest(self, prefix: str, limit: int = 10) -> tuple[Suggestion, ...]:
        """As the index of words does it."""
        return self._words.suggest(prefix, limit)

    def close(self) -> None:
        """The index of words stays open: others search it."""


def _rescored(one: Hit, score: float) -> Hit:
    return Hit(one.node, score, one.snippet, one.spans, one.superseded_by)
