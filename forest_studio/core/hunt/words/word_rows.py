"""Rows of words that stand for one another, and which rows a stem belongs to."""

from collections.abc import Sequence

from forest_studio.core.search.words import stem


def rows_by_stem(rows: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """The numbers of the rows, by the stem of each of their words."""
    found: dict[str, list[int]] = {}
    for number, row in enumerate(rows):
        for word in dict.fromkeys(stem(w) for w in row.split()):
            found.setdefault(word, []).append(number)
    return {word: tuple(numbers) for word, numbers in found.items()}
