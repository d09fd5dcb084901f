"""How rare words are in a forest, and which of them its titles have: what questions are about."""

import heapq
import math
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property, lru_cache
from zlib import crc32

from forest_studio.core.hunt.foraging.body_words import body_words
from forest_studio.core.hunt.foraging.word_table import passport_words
from forest_studio.core.hunt.observing.doors import label_from
from forest_studio.core.hunt.per_forest import PerForest
from forest_studio.core.model.errors import StorageError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import stems

_SAMPLE = 500
"""Pages over which rarity is counted, in a larger forest those of the smallest check sums: an edit
elsewhere does not change which they are."""


class Vocabulary:
    """The words of one snapshot, counted when they are first asked for."""

    def __init__(self, forest: Forest) -> None:
        self._nodes = forest.nodes
        self._bodies = body_words(forest)
        sample = heapq.nsmallest(_SAMPLE, forest.nodes, key=_place)
        self._doors = {node: tuple(_door_texts(forest, node)) for node in sample}

    def rarity(self, word: str) -> float:
        """Inverse document frequency of a stem, above 0; one that no page has is as rare as can be.

        A page has the words of its passport, its body and its doors (Robertson's formula).
        """
        size, count = len(self._doors), max(1, self._counts[word])
        return math.log(1 + (size - count + 0.5) / (count + 0.5))

    def names(self, word: str) -> bool:
        """Whether some title has it, so that a question may name a page by it."""
        return word in self._titles

    @cached_property
    def _counts(self) -> Counter[str]:
        return Counter(word for node in self._doors for word in self._words(node))

    @cached_property
    def _titles(self) -> frozenset[str]:
        titles = {node.passport.title for node in self._nodes.values()}
        return frozenset(word for title in titles for word in _stems(title))

    def _words(self, node_id: str) -> set[str]:
        found = set(passport_words(self._nodes[node_id].passport))
        # One page that can't be read is no reason to refuse a hunt that may never open it.
        with suppress(StorageError):
            found.update(self._bodies.of(node_id))
        return found.union(*map(_stems, self._doors[node_id]))


def _place(node_id: str) -> tuple[int, str]:
    return crc32(node_id.encode()), node_id


def _door_texts(forest: Forest, node_id: str) -> Iterator[str]:
    for edge in forest.edges_of(node_id):
        yield label_from(forest, edge, node_id)
        yield edge.scent


@lru_cache(maxsize=200_000)
def _stems(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(stems(text)))


vocabulary: PerForest[Vocabulary] = PerForest(Vocabulary)
