"""Values worked out once for a snapshot and forgotten with it."""

import weakref
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

from forest_studio.core.model.forest import Forest

T = TypeVar("T")


class PerForest(Generic[T]):
    """Remembers what ``make`` gave for each living snapshot; safe to use from many threads.

    A snapshot has no hash (it holds mappings), so that its identity is the key. What is made must
    not hold the snapshot, or neither would ever go.
    """

    def __init__(self, make: Callable[[Forest], T]) -> None:
        self._make = make
        self._made: dict[int, T] = {}
        self._lock = Lock()

    def __call__(self, forest: Forest) -> T:
        with self._lock:
            if id(forest) not in self._made:
                self._remember(forest, self._make(forest))
            return self._made[id(forest)]

    def known(self, forest: Forest) -> T | None:
        """What was made for a snapshot, or kept; None before."""
        with self._lock:
            return self._made.get(id(forest))

    def keep(self, forest: Forest, value: T) -> None:
        """Remembers what was made for a snapshot elsewhere."""
        with self._lock:
            self._remember(forest, value)

    def _remember(self, forest: Forest, value: T) -> None:
        if id(forest) not in self._made:
            weakref.finalize(forest, self._made.pop, id(forest), None)
        self._made[id(forest)] = value
