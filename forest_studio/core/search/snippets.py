"""Snippets: the line of a text that holds most of the words that were looked for."""

import re
from collections.abc import Set
from itertools import islice

from forest_studio.core.search.words import Word, words_among

LENGTH = 160
"""Characters of a snippet, at most."""
_MARKDOWN = re.compile(
    r"^[ \t]*(?:#{1,6}|[-*+>]|\d+[.)])[ \t]+|[`*|]+|^[ \t]*[-=:| ]{3,}$", re.MULTILINE
)
_LINK = re.compile(r"!?\[([^\]\n]*)\]\([^)\n]*\)")
_BODY_READ = 200_000
"""Characters of a body that are looked through; a snippet is a courtesy, not a promise."""

Spans = tuple[tuple[int, int], ...]


def snippet(summary: str, body: str, wanted: Set[str]) -> tuple[str, Spans]:
    """The place of summary or body with most different wanted stems, and where these stand."""
    best = _window(_plain(summary), wanted)
    if best is None or best[0] < len(wanted):
        from_body = _window(_plain(body[:_BODY_READ]), wanted)
        if from_body is not None and (best is None or from_body[0] > best[0]):
            best = from_body
    if best is None:
        return _shortened(_plain(summary) or _plain(body[: 10 * LENGTH])), ()
    return best[1], best[2]


def _plain(text: str) -> str:
    text = _MARKDOWN.sub(" ", text)
    return " ".join((_LINK.sub(r"\1", text) if "](" in text else text).split())


def _shortened(text: str) -> str:
    if len(text) <= LENGTH:
        return text
    return text[: text.rfind(" ", 0, LENGTH) if " " in text[:LENGTH] else LENGTH] + " …"


def _window(text: str, wanted: Set[str]) -> tuple[int, str, Spans] | None:
    """How many wanted stems the best stretch of a text has, the stretch, and where they stand."""
    found = words_among(text, wanted)
    if not found:
        return None
    counts = [len({word.stem for word in _within(found, i)}) for i in range(min(len(found), 500))]
    first = counts.index(max(counts))
    inside = list(_within(found, first))
    start = _start(text, inside[0].start, inside[-1].end)
    end = _end(text, start)
    head, tail = ("… " if start else ""), (" …" if end < len(text) else "")
    shift = len(head) - start
    spans = tuple(
        (w.start + shift, w.end + shift) for w in found if start <= w.start and w.end <= end
    )
    return counts[first], head + text[start:end].rstrip() + tail, spans


def _within(found: list[Word], first: int) -> "islice[Word]":
    limit = found[first].start + LENGTH - 20
    stop = first
    while stop < len(found) and found[stop].end <= limit:
        stop += 1
    return islice(found, first, max(stop, first + 1))


def _start(text: str, first: int, last: int) -> int:
    """Where to begin so that the words have some text before them, at the start of a word."""
    spare = max(0, LENGTH - (last - first)) // 2
    if first <= spare:
        return 0
    blank = text.find(" ", first - spare, first)
    return blank + 1 if blank >= 0 else first


def _end(text: str, start: int) -> int:
    if len(text) - start <= LENGTH:
        return len(text)
    blank = text.rfind(" ", start, start + LENGTH)
    return blank if blank > start else start + LENGTH
