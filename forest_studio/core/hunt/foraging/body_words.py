"""The words of bodies, as an index knows them: whether a page could answer before it is opened."""

import math
from collections import Counter
from collections.abc import Set
from functools import cached_property
from itertools import islice

from forest_studio.core.hunt.per_forest import PerForest
from forest_studio.core.hunt.reading.asked_for import Kind, holds
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import stems

_READ = 20_000
"""Characters of a body that are read."""
_SAMPLE = 500
"""Bodies over which rarity is counted; in a larger forest every second one, or third..."""
_KEPT = 20_000

_known: dict[str, frozenset[str]] = {}
"""Stems by blob: a new snapshot differs from the last in few files."""
_looks: dict[tuple[str, Kind], bool] = {}
"""By blob and kind whether a body holds such a thing."""


class BodyWords:
    """The stems of a snapshot's bodies, each read when it is first asked for."""

    def __init__(self, forest: Forest) -> None:
        self._texts = forest.texts
        self._blobs = {node.id: node.blob for node in forest.nodes.values() if node.has_file}

    def of(self, node_id: str) -> Set[str]:
        """Stems of a body, none for a folder; raises StorageError when it can't be read."""
        blob = self._blobs.get(node_id)
        if blob is None:
            return frozenset()
        found = _known.get(blob)
        if found is None:
            found = frozenset(stems(self._texts.body(blob)[:_READ]))
            if len(_known) >= _KEPT:
                _known.clear()
            _known[blob] = found
        return found

    def hold(self, node_id: str, kind: Kind | None) -> bool:
        """Whether a body holds a thing of a kind; raises StorageError when it can't be read."""
        blob = self._blobs.get(node_id)
        if blob is None or kind is None:
            return False
        found = _looks.get((blob, kind))
        if found is None:
            found = holds(kind, self._texts.body(blob)[:_READ])
            if len(_looks) >= _KEPT:
                _looks.clear()
            _looks[blob, kind] = found
        return found

    def rarity(self, word: str) -> float:
        """Inverse document frequency as a share of that of a word that no body has, 0 to 1."""
        size, counts = self._counts
        return _rarity(size, counts[word]) / _rarity(size, 0)

    @cached_property
    def _counts(self) -> tuple[int, Counter[str]]:
        step = 1 + len(self._blobs) // _SAMPLE
        sample = list(islice(self._blobs, 0, None, step))
        return len(sample), Counter(word for node in sample for word in self.of(node))


def _rarity(size: int, count: int) -> float:
    return math.log(1 + (size - count + 0.5) / (count + 0.5))


body_words: PerForest[BodyWords] = PerForest(BodyWords)
