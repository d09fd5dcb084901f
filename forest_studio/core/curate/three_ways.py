"""Aligns two texts with the one that both started from, region by region (diff3)."""

from collections.abc import Iterator
from typing import NamedTuple

from forest_studio.core.curate.line_anchors import Block, matching_blocks


class Lines(NamedTuple):
    """The lines of the three texts."""

    base: list[str]
    mine: list[str]
    theirs: list[str]


Span = tuple[int, int]
"""Half-open range of lines."""


class Region(NamedTuple):
    """The same place in the three texts."""

    base: Span
    mine: Span
    theirs: Span


def regions(lines: Lines) -> Iterator[Region]:
    """Regions in order which together cover the three texts: those where all agree, and between
    them those where at least one differs.

    After "A Formal Investigation of Diff3" (Khanna, Kunal, Pierce 2007): a line is stable when it
    is matched in both comparisons with the base. Where both sides replaced the same lines, what
    their new lines begin or end with in common is a region of its own.
    """
    base = mine = theirs = 0
    for start, other, another, size in (*_stable(lines), _end(lines)):
        changed = Region((base, start), (mine, other), (theirs, another))
        if any(low < high for low, high in changed):
            yield from _narrowed(lines, changed)
        if size:
            yield Region((start, start + size), (other, other + size), (another, another + size))
        base, mine, theirs = start + size, other + size, another + size


def _end(lines: Lines) -> tuple[int, int, int, int]:
    return len(lines.base), len(lines.mine), len(lines.theirs), 0


def _stable(lines: Lines) -> Iterator[tuple[int, int, int, int]]:
    """Starts in the three texts, and length, of the runs of lines that all have."""
    mine = matching_blocks(lines.base, lines.mine)
    theirs = matching_blocks(lines.base, lines.theirs)
    here = there = 0
    while here < len(mine) and there < len(theirs):
        start, size = _overlap(mine[here], theirs[there])
        if size > 0:
            one, other = mine[here], theirs[there]
            yield start, one[1] + start - one[0], other[1] + start - other[0], size
        if mine[here][0] + mine[here][2] < theirs[there][0] + theirs[there][2]:
            here += 1
        else:
            there += 1


def _overlap(one: Block, other: Block) -> tuple[int, int]:
    start = max(one[0], other[0])
    return start, min(one[0] + one[2], other[0] + other[2]) - start


def _narrowed(lines: Lines, region: Region) -> Iterator[Region]:
    """A region where both differ, without the lines that both put at its start or its end."""
    mine, theirs = lines.mine[slice(*region.mine)], lines.theirs[slice(*region.theirs)]
    base = lines.base[slice(*region.base)]
    if mine == theirs or base in (mine, theirs):
        yield region
        return
    head = _shared(mine, theirs)
    tail = _shared(mine[head:][::-1], theirs[head:][::-1])
    (low, high), (start, end), (begin, stop) = region
    if head:
        yield Region((low, low), (start, start + head), (begin, begin + head))
    yield Region((low, high), (start + head, end - tail), (begin + head, stop - tail))
    if tail:
        yield Region((high, high), (end - tail, end), (stop - tail, stop))


def _shared(one: list[str], other: list[str]) -> int:
    """How many lines both begin with."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))
