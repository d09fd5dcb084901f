"""Which deposits fell on which elements, as columns of numbers that numpy can add up."""

from array import array
from collections.abc import Hashable, Iterable, Iterator
from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
K = TypeVar("K", bound=Hashable)
_FINEST = float(1 << 30)
"""Weights are rounded to this part of one: sums of such numbers are exact below 2^23, so that
they are the same in whatever order they are added up."""


class Column(Generic[K]):
    """Elements of one kind (nodes, edges) by number, and the deposits upon them.

    The rows are those of the table of deposits: each call of ``add`` is for the next of them.
    """

    def __init__(self) -> None:
        self._numbers: dict[K, int] = {}
        self._keys: list[K] = []
        self._elements = array("q")
        self._counts = array("q")
        self._frozen: tuple[Any, Any] | None = None

    def __len__(self) -> int:
        return len(self._keys)

    def add(self, keys: Iterable[K]) -> None:
        """The elements upon which the next deposit falls, each once."""
        before = len(self._elements)
        for key in keys:
            number = self._numbers.get(key)
            if number is None:
                number = self._numbers[key] = len(self._keys)
                self._keys.append(key)
            self._elements.append(number)
        self._counts.append(len(self._elements) - before)
        self._frozen = None

    def sums(self, weights: Floats) -> Floats:
        """What the deposits with these weights (one for each row) come to on each element."""
        if self._frozen is None:
            self._frozen = (np.array(self._elements, np.int64), np.array(self._counts, np.int64))
        elements, counts = self._frozen
        if not len(elements):
            return np.zeros(len(self))
        parts = np.repeat(np.rint(weights * _FINEST), counts)
        total: Floats = np.bincount(elements, parts, minlength=len(self)) / _FINEST
        return total

    def value(self, sums: Floats, key: K) -> float:
        """One element's sum; 0 for one that had no deposit when they were added up."""
        number = self._numbers.get(key)
        return float(sums[number]) if number is not None and number < len(sums) else 0.0

    def largest(self, sums: Floats, count: int) -> list[tuple[K, float]]:
        """The elements with the largest sums, those of one sum in the order of their keys."""
        if count <= 0 or not len(sums):
            return []
        least = 0.0 if count >= len(sums) else np.partition(sums, -count)[-count]
        found = [(self._keys[n], float(sums[n])) for n in np.flatnonzero(sums >= least)]
        return sorted(found, key=lambda item: (-item[1], item[0]))[:count]

    def items(self, sums: Floats) -> Iterator[tuple[K, float]]:
        """Every element whose sum is not 0."""
        warm = np.flatnonzero(sums)
        return zip((self._keys[number] for number in warm), sums[warm].tolist(), strict=True)
