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
        key = id(forest)
        with self._lock:
            if key not in self._made:
                self._made[key] = self._make(forest)
                weakref.finalize(forest, self._made.pop, key, None)
            return self._made[key]
