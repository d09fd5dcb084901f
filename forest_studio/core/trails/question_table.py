"""How alike questions are: what they are about and what they ask, by an inverted index."""

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Stems = Callable[[str], Sequence[str]]
THRESHOLD = 0.5
"""Likeness up to which two questions have nothing to teach each other; how it was chosen is told in
bench/results/heat-likeness.md."""


class Vocabulary(Protocol):
    """What a forest says about words; it answers the same for as long as it lives."""

    def rarity(self, word: str) -> float:
        """The weight of a stem, above 0: the rarer in the forest, the higher."""
        ...

    def names(self, word: str) -> bool:
        """Whether a question may name a page by it: some title has it."""
        ...


class AnyForest:
    """Where nothing is known of a forest: all words weigh the same, and none is a name."""

    def rarity(self, word: str) -> float:  # noqa: ARG002
        """One for each."""
        return 1.0

    def names(self, word: str) -> bool:  # noqa: ARG002
        """No word is."""
        return False


@dataclass(frozen=True, slots=True)
class _Weights:
    """The words of all questions under one vocabulary."""

    rows: NDArray[np.int64]
    """The question of each of its words, word by word."""
    squares: tuple[Floats, Floats]
    """Of each question: the squared length of what it is about, and of the rest."""


class QuestionTable:
    """Distinct questions by number, and their likeness to any other question.

    A question is about what it names, by words that titles of the forest have; its other words say
    what is asked of that. Both are compared by cosine, each word counted once and weighted by its
    rarity in the forest (Salton and Buckley, 1988). The likeness is ``n · (1 + r) / 2``, where
    ``n`` is the cosine of names and ``r`` that of the rest, a half where only one of two questions
    has such words; where neither has words of one kind, it is the cosine of the other kind. It is 0
    where it is not above ``threshold``: the same thing must be named, and of what is asked there
    must be something in common.
    """

    def __init__(
        self, stems: Stems, threshold: float = THRESHOLD, vocabulary: Vocabulary | None = None
    ) -> None:
        self._stems = stems
        self._threshold = threshold
        self._vocabulary: Vocabulary = vocabulary or AnyForest()
        self._numbers: dict[str, int] = {}
        self._rows = array("q")
        """The question of each of its words, word by word."""
        self._words = array("q")
        self._word_numbers: dict[str, int] = {}
        self._places: dict[str, array[int]] = defaultdict(lambda: array("q"))
        """By word the places in the two columns above: the inverted index."""
        self._frozen: _Weights | None = None
        self._squares, self._rests = array("d"), array("b")
        """By the number of a word its squared weight, and whether it is of the rest."""

    def __len__(self) -> int:
        return len(self._numbers)

    def weigh_by(self, vocabulary: Vocabulary) -> None:
        """Lets words weigh what they weigh in another snapshot of the forest."""
        if vocabulary is not self._vocabulary:
            self._vocabulary, self._frozen = vocabulary, None
            self._squares, self._rests = array("d"), array("b")

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
        weights = self._weights()
        dots, own = (np.zeros(len(self)), np.zeros(len(self))), [0.0, 0.0]
        for word in dict.fromkeys(self._stems(question)):
            square, rest = self._weight(word)
            own[rest] += square
            if word in self._places:
                dots[rest][weights.rows[np.array(self._places[word])]] += square
        named, asked = (
            _cosines(dots[kind], weights.squares[kind], own[kind]) for kind in (False, True)
        )
        bare = [(weights.squares[kind] == 0, own[kind] == 0) for kind in (False, True)]
        (none_named, names_none), (none_asked, asks_none) = bare
        asked_too = np.where(none_asked ^ asks_none, 0.5, asked)
        found = np.where(none_asked & asks_none, named, named * (1 + asked_too) / 2)
        found = np.where(none_named & names_none, asked, found)
        # A sum of the same numbers in another order may miss one by a hair.
        found = np.where(found > 1 - 1e-9, 1.0, found)
        return np.where(found > self._threshold, found, 0.0)

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

    def _weights(self) -> _Weights:
        if self._frozen is None:
            rows = np.array(self._rows, np.int64)
            for word in islice(self._word_numbers, len(self._squares), None):
                square, is_rest = self._weight(word)
                self._squares.append(square)
                self._rests.append(is_rest)
            words = np.array(self._words, np.int64)
            squares, rest = np.array(self._squares)[words], np.array(self._rests)[words]

            def lengths(share: Any) -> Floats:
                return np.bincount(rows, squares * share, minlength=len(self)).astype(np.float64)

            self._frozen = _Weights(rows, (lengths(1 - rest), lengths(rest)))
        return self._frozen

    def _weight(self, word: str) -> tuple[float, bool]:
        """A word's squared weight, and whether it is of the rest: no title has it."""
        number = self._word_numbers.get(word, len(self._squares))
        if number < len(self._squares):
            return self._squares[number], bool(self._rests[number])
        return self._vocabulary.rarity(word) ** 2, not self._vocabulary.names(word)


def _cosines(dots: Floats, squares: Floats, own: float) -> Floats:
    scale = np.sqrt(squares * own)
    found: Floats = np.divide(dots, scale, out=np.zeros_like(dots), where=scale > 0)
    return np.minimum(found, 1.0)
