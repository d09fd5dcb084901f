"""Columns of strings, numbers and objects: many records at once, without a step of Python each."""

from array import array
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, count, repeat
from typing import TypeVar

Column = bytes | memoryview
_T = TypeVar("_T")
_CODES = {"I": 4, "i": 4}
_SEPARATORS = [chr(n) for n in (0, 1, 2, 3, 4, 5, 6, 0x1C, 0x1D, 0x1E, 0x1F, 0x7F, 0xE000, 0xF8FF)]
"""Characters that hardly any text holds."""


class Pool:
    """Numbers strings in the order in which they come, each once."""

    def __init__(self) -> None:
        self._numbers: defaultdict[str, int] = defaultdict(count().__next__)

    def column(self, strings: Iterable[str]) -> bytes:
        """The numbers of strings, as a column."""
        return numbers(map(self._numbers.__getitem__, strings))

    def packed(self) -> tuple[str, bytes]:
        """A character that none of the strings holds, and the strings separated by it.

        Raises ValueError when they hold all the characters that come into question.
        """
        for separator in _SEPARATORS:
            text = separator.join(self._numbers)
            if text.count(separator) == max(0, len(self._numbers) - 1):
                return separator, text.encode("utf-8", "surrogatepass")
        raise ValueError("every separator occurs in some text")


def strings_in(separator: str, packed: Column) -> list[str]:
    """The strings of a pool; raises ValueError."""
    return str(packed, "utf-8", "surrogatepass").split(separator)


def numbers(values: Iterable[int], code: str = "I") -> bytes:
    """Whole numbers of four bytes as a column, with ``i`` such as may be negative."""
    return array(code, values).tobytes()


def numbers_in(column: Column, code: str = "I") -> "array[int]":
    """The numbers of a column; raises ValueError."""
    found: array[int] = array(code)
    if found.itemsize != _CODES[code]:
        raise ValueError("numbers have another size here")
    found.frombytes(column)
    return found


def made(kind: type[_T], size: int, /, **fields: Iterable[object]) -> list[_T]:
    """So many objects of a slotted class, each field filled from its column.

    This passes the class's own ``__init__`` by, which takes twice as long. Raises ValueError when
    a column is too short.
    """
    new: Callable[[type[_T]], _T] = object.__new__
    objects = list(map(new, repeat(kind, size)))
    for name, column in fields.items():
        put: Callable[[object, object], None] = getattr(kind, name).__set__
        left = iter(column)
        deque(map(put, objects, left), maxlen=0)
        if size and not hasattr(objects[-1], name):
            raise ValueError(f"the column {name} is too short")
    return objects


def groups(items: Sequence[_T], sizes: Iterable[int]) -> Iterator[tuple[_T, ...]]:
    """Consecutive groups of items, of those sizes; an empty one is always the same object."""
    start = 0
    for end in accumulate(sizes):
        yield tuple(items[start:end])
        start = end
