"""Compares two bodies by lines and, where lines pair up, by words; in bounded time at any size."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum
from typing import NamedTuple

from forest_studio.core.curate.line_anchors import matching_blocks

CONTEXT = 3
"""Unchanged lines that are shown around a change."""
_LINE = re.compile(r"([^\r\n]*)(\r\n|\r|\n|\Z)")
_WORD = re.compile(r"\w+|\s+|[^\w\s]")
_WORDS = 400
"""Words of a line that are compared with another's."""
_WORK = 2_000_000
"""Comparisons of words in one diff before the rest is left at whole lines."""
_ALIKE = 0.4
"""Share of words that two lines must have in common to be one line that was edited."""
_NEAR = 4
"""Lines further down that are looked at for the one that a line became."""

Spans = tuple[tuple[int, int], ...]


class LineKind(StrEnum):
    """What became of a line."""

    SAME = "same"
    REMOVED = "removed"
    ADDED = "added"


@dataclass(frozen=True, slots=True)
class HunkLine:
    """One line of a hunk."""

    kind: LineKind
    text: str
    """Without its line end."""
    before: int | None
    """Number of the line in the earlier body, from 1; None for one that was added."""
    after: int | None
    """Number of the line in the later body, from 1; None for one that was removed."""
    spans: Spans = ()
    """Start and end, in characters, of the words that differ from the line that it pairs with;
    none where the whole line is new or gone, or only its line end differs."""


@dataclass(frozen=True, slots=True)
class Hunk:
    """A run of changed lines with the unchanged ones around it."""

    before: int
    """Number of its first line in the earlier body, from 1."""
    after: int
    """Number of its first line in the later body, from 1."""
    lines: tuple[HunkLine, ...]


class _Region(NamedTuple):
    """Lines that were replaced, as half-open ranges of both bodies."""

    before: int
    before_end: int
    after: int
    after_end: int


def body_hunks(before: str, after: str, context: int = CONTEXT) -> tuple[Hunk, ...]:
    """The changed lines of a body, in hunks with some unchanged lines around them.

    A line whose end alone differs has changed. Very large or very repetitive bodies are compared
    more coarsely: then more is shown as changed than need be, never less.
    """
    old, new = _lines(before), _lines(after)
    regions = list(_regions(old, new))
    words = _Words()
    return tuple(_hunk(group, old, new, context, words) for group in _grouped(regions, 2 * context))


def _lines(text: str) -> list[str]:
    """The lines with their ends."""
    return [found.group() for found in _LINE.finditer(text) if found.group()]


def _regions(old: list[str], new: list[str]) -> Iterator[_Region]:
    at_old = at_new = 0
    for start_old, start_new, size in (*matching_blocks(old, new), (len(old), len(new), 0)):
        if start_old > at_old or start_new > at_new:
            yield _Region(at_old, start_old, at_new, start_new)
        at_old, at_new = start_old + size, start_new + size


def _grouped(regions: list[_Region], gap: int) -> Iterator[list[_Region]]:
    """Regions that lie so close that their surroundings would touch."""
    group: list[_Region] = []
    for region in regions:
        if group and region.before - group[-1].before_end > gap:
            yield group
            group = []
        group.append(region)
    if group:
        yield group


def _hunk(
    group: list[_Region], old: list[str], new: list[str], context: int, words: "_Words"
) -> Hunk:
    lead = min(context, group[0].before)
    start, start_after = group[0].before - lead, group[0].after - lead
    lines: list[HunkLine] = []
    at, at_after = start, start_after
    for region in group:
        lines += _same(old, at, at_after, region.before - at)
        lines += _replaced(region, old, new, words)
        at, at_after = region.before_end, region.after_end
    lines += _same(old, at, at_after, min(context, len(old) - at))
    return Hunk(start + 1, start_after + 1, tuple(lines))


def _same(old: list[str], at: int, at_after: int, count: int) -> Iterator[HunkLine]:
    for step in range(count):
        text = old[at + step].rstrip("\r\n")
        yield HunkLine(LineKind.SAME, text, at + step + 1, at_after + step + 1)


def _replaced(
    region: _Region, old: list[str], new: list[str], words: "_Words"
) -> Iterator[HunkLine]:
    gone = [line.rstrip("\r\n") for line in old[region.before : region.before_end]]
    come = [line.rstrip("\r\n") for line in new[region.after : region.after_end]]
    spans: tuple[dict[int, Spans], dict[int, Spans]] = ({}, {})
    for one, other in _pairs(gone, come):
        spans[0][one], spans[1][other] = words.differing(gone[one], come[other])
    for number, text in enumerate(gone):
        place = region.before + number + 1
        yield HunkLine(LineKind.REMOVED, text, place, None, spans[0].get(number, ()))
    for number, text in enumerate(come):
        place = region.after + number + 1
        yield HunkLine(LineKind.ADDED, text, None, place, spans[1].get(number, ()))


def _pairs(gone: list[str], come: list[str]) -> Iterator[tuple[int, int]]:
    """Which removed line became which added one, in order; lines that have little in common don't
    pair."""
    counts = [Counter(_WORD.findall(line)) for line in come]
    nearest = 0
    for number, line in enumerate(gone):
        mine = Counter(_WORD.findall(line))
        for other in range(nearest, min(nearest + _NEAR, len(come))):
            if _alike(mine, counts[other]) >= _ALIKE:
                yield number, other
                nearest = other + 1
                break


def _alike(one: Counter[str], other: Counter[str]) -> float:
    """Share of the words of both lines that are in common, spaces left out."""
    total = sum(n for word, n in (one + other).items() if not word.isspace())
    common = sum(n for word, n in (one & other).items() if not word.isspace())
    return 2 * common / total if total else 0.0


class _Words:
    """Compares lines by words, as long as the work stays within bounds."""

    def __init__(self) -> None:
        self._left = _WORK

    def differing(self, one: str, other: str) -> tuple[Spans, Spans]:
        """The spans of both lines that differ; none where that would take too long."""
        first, second = _WORD.findall(one), _WORD.findall(other)
        head = _shared(first, second)
        tail = _shared(first[head:][::-1], second[head:][::-1])
        middle, other_middle = first[head : len(first) - tail], second[head : len(second) - tail]
        self._left -= len(middle) * len(other_middle)
        if min(len(middle), len(other_middle)) > _WORDS or self._left < 0:
            return (), ()
        matcher = SequenceMatcher(None, middle, other_middle, autojunk=False)
        changed = [code[1:] for code in matcher.get_opcodes() if code[0] != "equal"]
        return (
            _spans(first, [(head + start, head + end) for start, end, _, _ in changed]),
            _spans(second, [(head + start, head + end) for _, _, start, end in changed]),
        )


def _shared(first: Sequence[str], second: Sequence[str]) -> int:
    """How many words both begin with."""
    pairs = enumerate(zip(first, second, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(first), len(second)))


def _spans(words: Sequence[str], ranges: list[tuple[int, int]]) -> Spans:
    """Ranges of words as ranges of characters."""
    starts = [0]
    for word in words:
        starts.append(starts[-1] + len(word))
    return tuple((starts[start], starts[end]) for start, end in ranges if end > start)
