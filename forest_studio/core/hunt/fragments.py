"""Paragraphs of all bodies and their ranking: the flat heap that classic retrieval works on."""

import heapq
import math
import re
from collections import Counter, defaultdict
from dataclasses import dataclass

from forest_studio.core.hunt.per_forest import PerForest
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import stems

_BLANK_LINES = re.compile(r"\n[ \t]*\n")
_HEADING = re.compile(r"#{1,6}[ \t][^\n]*")
_K1 = 1.2
_B = 0.75


@dataclass(frozen=True, slots=True)
class Fragment:
    """One paragraph, verbatim, with the title of its page."""

    node: str
    title: str
    text: str


class Heap:
    """Every paragraph of a snapshot, ranked by BM25 (Robertson and Zaragoza, 2009)."""

    def __init__(self, forest: Forest) -> None:
        self._fragments = [f for node in forest.nodes for f in _fragments(forest, node)]
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


def _fragments(forest: Forest, node_id: str) -> list[Fragment]:
    title = forest.node(node_id).title
    parts = (part.strip() for part in _BLANK_LINES.split(forest.body(node_id)))
    return [
        Fragment(node_id, title, part) for part in parts if part and not _HEADING.fullmatch(part)
    ]
