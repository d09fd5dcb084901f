"""Finds the lines that two texts share, in order and in bounded time."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from difflib import SequenceMatcher

_SMALL = 40_000
"""Lines times lines that difflib compares at once: its time can grow with the cube of them."""
_WORK = 4_000_000
"""Lines times lines that are compared in all before what is left counts as replaced."""

Block = tuple[int, int, int]
"""Start in either text and length of a run of equal lines."""


def matching_blocks(old: list[str], new: list[str]) -> list[Block]:
    """Runs of equal lines, in order.

    Lines that both texts have exactly once hold the rest in place (as in Bram Cohen's patience
    diff), so that difflib compares only the gaps between them.
    """
    budget = [_WORK]
    return list(_merged(_between(old, new, (0, len(old)), (0, len(new)), budget)))


def _between(
    old: list[str], new: list[str], here: tuple[int, int], there: tuple[int, int], budget: list[int]
) -> Iterator[Block]:
    (start, end), (start_new, end_new) = here, there
    while start < end and start_new < end_new and old[start] == new[start_new]:
        yield start, start_new, 1
        start, start_new = start + 1, start_new + 1
    tail = 0
    while start < end and start_new < end_new and old[end - 1] == new[end_new - 1]:
        end, end_new, tail = end - 1, end_new - 1, tail + 1
    yield from _middle(old, new, (start, end), (start_new, end_new), budget)
    if tail:
        yield end, end_new, tail


def _middle(
    old: list[str], new: list[str], here: tuple[int, int], there: tuple[int, int], budget: list[int]
) -> Iterator[Block]:
    work = (here[1] - here[0]) * (there[1] - there[0])
    if not work:
        return
    if work <= _SMALL and work <= budget[0]:
        budget[0] -= work
        first, second = old[slice(*here)], new[slice(*there)]
        for a, b, size in SequenceMatcher(
            None, first, second, autojunk=False
        ).get_matching_blocks():
            yield here[0] + a, there[0] + b, size
        return
    anchors = _anchors(old, new, here, there)
    if not anchors:
        return
    at, at_new = here[0], there[0]
    for a, b in anchors:
        yield from _between(old, new, (at, a), (at_new, b), budget)
        yield a, b, 1
        at, at_new = a + 1, b + 1
    yield from _between(old, new, (at, here[1]), (at_new, there[1]), budget)


def _anchors(
    old: list[str], new: list[str], here: tuple[int, int], there: tuple[int, int]
) -> list[tuple[int, int]]:
    """The most lines that are unique in both ranges and stand in the same order in them."""
    counts, counts_new = Counter(old[slice(*here)]), Counter(new[slice(*there)])
    places = {new[n]: n for n in range(*there) if counts_new[new[n]] == 1}
    pairs = [(n, places[old[n]]) for n in range(*here) if counts[old[n]] == 1 and old[n] in places]
    return _longest_rise(pairs)


def _longest_rise(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The longest subsequence whose second numbers rise (patience sorting)."""
    tops: list[int] = []
    piles: list[int] = []
    behind: list[int] = []
    for number, (_, place) in enumerate(pairs):
        pile = bisect_left(tops, place)
        behind.append(piles[pile - 1] if pile else -1)
        tops[pile : pile + 1] = [place]
        piles[pile : pile + 1] = [number]
    rise = []
    at = piles[-1] if piles else -1
    while at >= 0:
        rise.append(pairs[at])
        at = behind[at]
    return rise[::-1]


def _merged(blocks: Iterator[Block]) -> Iterator[Block]:
    """The runs with neighbours joined and empty ones left out."""
    last: Block | None = None
    for a, b, size in blocks:
        if not size:
            continue
        if last is not None and last[0] + last[2] == a and last[1] + last[2] == b:
            last = (last[0], last[1], last[2] + size)
            continue
        if last is not None:
            yield last
        last = (a, b, size)
    if last is not None:
        yield last
