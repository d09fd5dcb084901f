"""Paragraphs of bodies and their ranking: the flat heap that classic retrieval works on."""

import heapq
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.per_forest import PerForest
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import stems

_BLANK_LINES = re.compile(r"\n[ \t]*\n")
_HEADING = re.compile(r"#{1,6}[ \t][^\n]*")
_LARGEST = 2_000
"""Nodes of a forest above which only the bodies that a search finds go on the heap: reading all
of them takes seconds, after every edit."""
_PAGES = 30
"""Pages that such a search finds."""
_K1 = 1.2
_B = 0.75


@dataclass(frozen=True, slots=True)
class Fragment:
    """One paragraph, verbatim, with the title of its page."""

    node: str
    title: str
    text: str


class Heap:
    """Paragraphs of a snapshot, ranked by BM25 (Robertson and Zaragoza, 2009)."""

    def __init__(self, forest: Forest, nodes: Iterable[str] | None = None) -> None:
        """Those of all pages, unless some are named; raises StorageError."""
        pages = forest.nodes if nodes is None else nodes
        self._fragments = [f for node in pages for f in _fragments(forest, node)]
        self._postings: dict[str, list[tuple[int, int]]] = defaultdict(list)
        self._lengths: list[int] = []
        for number, fragment in enumerate(self._fragments):
            found = Counter(stems(f"{fragment.title} {fragment.text}"))
            self._lengths.append(found.total())
            for word, count in found.items():
                self._postings[word].append((number, count))
        self._mean = sum(self._lengths) / max(1, len(self._lengths)) or 1.0

    def best(self, question: str, count: int) -> tuple[Fragment, ...]:
        """The fragments that score highest for a question, the best first."""
        scores: dict[int, float] = defaultdict(float)
        for word in dict.fromkeys(stems(question)):
            postings = self._postings.get(word, ())
            rarity = math.log(
                1 + (len(self._fragments) - len(postings) + 0.5) / (len(postings) + 0.5)
            )
            for number, frequency in postings:
                length = 1 - _B + _B * self._lengths[number] / self._mean
                scores[number] += rarity * frequency * (_K1 + 1) / (frequency + _K1 * length)
        best = heapq.nsmallest(count, scores.items(), key=lambda pair: (-pair[1], pair[0]))
        return tuple(self._fragments[number] for number, _ in best)


heap: PerForest[Heap] = PerForest(Heap)


def paragraphs(world: World, question: str, count: int) -> tuple[Fragment, ...]:
    """The best paragraphs for a question; in a large forest those of the pages that are found."""
    forest = world.forest
    if len(forest.nodes) <= _LARGEST:
        return heap(forest).best(question, count)
    hits = world.index.search(forest, question, _PAGES)
    return Heap(forest, [hit.node for hit in hits]).best(question, count)


def _fragments(forest: Forest, node_id: str) -> list[Fragment]:
    title = forest.node(node_id).title
    parts = (part.strip() for part in _BLANK_LINES.split(forest.body(node_id)))
    return [
        Fragment(node_id, title, part) for part in parts if part and not _HEADING.fullmatch(part)
    ]
