"""How alike questions are: a cosine of their stemmed words, by an inverted index."""

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Stems = Callable[[str], Sequence[str]]
THRESHOLD = 0.3
"""Similarity below which two questions have nothing to teach each other."""
_UNSEEN = 0.5
"""In how many questions a word counts to be that is in none."""


class QuestionTable:
    """Distinct questions by number, and their similarity to any other question.

    The similarity is the cosine of the vectors of inverse document frequencies
    ``log(1 + N / df)`` of the words in each, every word counted once (Salton and Buckley, 1988,
    binary term weight), 0 where it is below ``threshold``.
    """

    def __init__(self, stems: Stems, threshold: float = THRESHOLD) -> None:
        self._stems = stems
        self._threshold = threshold
        self._numbers: dict[str, int] = {}
        self._rows = array("q")
        """The question of each of its words, word by word."""
        self._words = array("q")
        self._word_numbers: dict[str, int] = {}
        self._places: defaultdict[str, array[int]] = defaultdict(lambda: array("q"))
        """By word the places in the two columns above: the inverted index."""
        self._frozen: tuple[Any, Floats] | None = None

    def __len__(self) -> int:
        return len(self._numbers)

    def add(self, question: str) -> int:
        """The question's number, in time that grows with its own words alone."""
        number = self._numbers.get(question)
        if number is not None:
            return number
        number = self._numbers[question] = len(self._numbers)
        for word in dict.fromkeys(self._stems(question)):
            self._places[word].append(len(self._rows))
            self._rows.append(number)
            self._words.append(self._word_numbers.setdefault(word, len(self._word_numbers)))
        self._frozen = None
        return number

    def similarities(self, question: str) -> Floats:
        """Of each question by its number, from 0 to 1."""
        rows, norms = self._columns()
        dots = np.zeros(len(self))
        own = 0.0
        for word in dict.fromkeys(self._stems(question)):
            weight = self._rarity(len(self._places[word]) if word in self._places else 0) ** 2
            own += weight
            if word in self._places:
                dots[rows[np.array(self._places[word])]] += weight
        scale = norms * np.sqrt(own)
        found = np.divide(dots, scale, out=np.zeros_like(dots), where=scale > 0)
        return np.where(found >= self._threshold, np.minimum(found, 1.0), 0.0)

    def clusters(self, questions: Iterable[str]) -> list[tuple[str, ...]]:
        """Questions that are alike, directly or by way of others; all must be in the table."""
        left = sorted(set(questions))
        found = []
        while left:
            cluster, front = [], [left.pop(0)]
            while front:
                cluster.append(front.pop())
                alike = self.similarities(cluster[-1])
                front += (near := [q for q in left if alike[self._numbers[q]] > 0])
                left = [q for q in left if q not in near]
            found.append(tuple(sorted(cluster)))
        return found

    def _columns(self) -> tuple[Any, Floats]:
        """The question of each word, and the length of each question's vector."""
        if self._frozen is None:
            rows, words = np.array(self._rows), np.array(self._words)
            rarity = np.log1p(len(self) / np.maximum(np.bincount(words), 1)) if len(words) else 0.0
            squares = np.square(rarity)[words] if len(words) else np.zeros(0)
            norms = np.sqrt(np.bincount(rows.astype(np.int64), squares, minlength=len(self)))
            self._frozen = (rows.astype(np.int64), norms)
        return self._frozen

    def _rarity(self, count: int) -> float:
        return float(np.log1p(len(self) / (count or _UNSEEN)))
