"""Questions that compare two pages: which of the two, or whether both are alike."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from forest_studio.core.hunt.reading.told_dates import Event
from forest_studio.core.hunt.words.question_language import language_of
from forest_studio.core.hunt.words.said_words import plain_title
from forest_studio.core.search.words import STOP_WORDS, fold, stem

_WORD = re.compile(r"[^\W_]+")
_OR = frozenset("or o u".split())
_JOINS = frozenset("and y e as with con than que".split()) | _OR
_YES_NO = frozenset(
    "are is were was do does did have has son es eran era fueron fue tienen tiene".split()
)
_SAME = frozenset("same share mismo misma mismos mismas comparten".split())
_BOTH = frozenset("both ambos ambas".split())
_COUNTRY = frozenset(map(stem, "country nation nationality país nacionalidad".split()))
_PREPOSITIONS = frozenset(
    "for of in on at to by with from into under about "
    "para de del en a al por con desde sobre".split()
)
_ARTICLES = frozenset("the a an el la los las un una".split())
_FARTHEST = 12
"""Words between two names that are compared, at most."""
_ROWS = {
    "early": "first earlier earliest older oldest elder before primero primera antes viejo vieja",
    "late": "later latest last younger youngest recently recent newer newest after después joven "
    "último última reciente",
    "more": "more most larger largest bigger biggest higher highest taller tallest longer longest "
    "greater greatest heavier heaviest más grande alto largo",
    "less": "fewer fewest less least smaller smallest lower lowest shorter shortest cheaper "
    "menos pequeño corto barato",
}
_BIRTH = "born birth older oldest elder younger youngest nació nacido nacida joven viejo vieja"
_DEATH = "died die dies death dead murió muerto muerta falleció"
_EVENTS = {
    **dict.fromkeys(map(fold, _BIRTH.split()), Event.BIRTH),
    **dict.fromkeys(map(fold, _DEATH.split()), Event.DEATH),
}


class Measure(StrEnum):
    """What decides."""

    EARLY = "early"
    LATE = "late"
    MORE = "more"
    LESS = "less"
    COUNTRY = "country"
    """Whether both are of one country."""
    ALIKE = "alike"
    """Whether both have what is asked in common."""
    BOTH = "both"
    """Whether each of them is what is asked."""
    WHICH = "which"
    """Which of them is what is asked."""


_OF_ANY = (Measure.MORE, Measure.LESS, Measure.WHICH)
"""Measures that questions about something else have words of: *what is allowed in A or B?*"""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two pages, by their ids, and what is asked of them."""

    pages: tuple[str, str]
    measure: Measure
    event: Event
    asked: tuple[str, ...]
    """Stems of the question outside both names, stop words left out."""
    spanish: bool


@dataclass(frozen=True, slots=True)
class _Named:
    """A page whose title stands in the question."""

    node: str
    start: int
    end: int
    """Places of words; ``end`` is that of the first word behind it."""


def might_compare(question: str) -> bool:
    """Whether a question reads like one: it names two things, or asks for yes or no of two."""
    said = [fold(word) for word in _WORD.findall(question)]
    asks_of_two = bool(said) and said[0] in _YES_NO and bool(_JOINS.intersection(said))
    return bool(_OR.intersection(said)) or asks_of_two


def halves(question: str) -> tuple[str, ...]:
    """The question cut at each word that may stand between two names, for a search of each."""
    words = list(_WORD.finditer(question))
    at = [i for i, word in enumerate(words) if fold(word.group()) in _JOINS and i > 0][-3:]
    return tuple(
        text
        for i in reversed(at)
        for text in (question[: words[i].start()], question[words[i].end() :])
    )


def compared(question: str, titles: Iterable[tuple[str, str]]) -> Comparison | None:
    """What a question compares; ``titles`` are ids and titles of pages that it may name."""
    said = [fold(word) for word in _WORD.findall(question)]
    pair = _pair(said, _named(said, titles))
    if pair is None:
        return None
    first, second = pair
    rest = [*said[: first.start], *said[first.end : second.start], *said[second.end :]]
    between = said[first.end : second.start]
    measure = _measure(rest, _OR.intersection(between) != set(), said[0] in _YES_NO)
    if measure is None or (measure in _OF_ANY and _is_part(said[: first.start])):
        return None
    event = next((_EVENTS[word] for word in rest if word in _EVENTS), Event.OTHER)
    asked = tuple(stem(word) for word in rest if word not in STOP_WORDS)
    spanish = language_of(question) == "es"
    return Comparison((first.node, second.node), measure, event, asked, spanish)


def _is_part(before: Sequence[str]) -> bool:
    """Whether a name with these words before it only says where or of what: *from the old pump*."""
    plain = [word for word in before if word not in _ARTICLES]
    return bool(plain) and plain[-1] in _PREPOSITIONS


def _measure(rest: Sequence[str], either: bool, yes_no: bool) -> Measure | None:
    stems = {stem(word) for word in rest}
    if either:
        found = (Measure(name) for name, row in _ROWS.items() if set(fold(row).split()) & set(rest))
        return next(found, Measure.WHICH)
    if not yes_no:
        return None
    if _SAME.intersection(rest):
        return Measure.COUNTRY if stems & _COUNTRY else Measure.ALIKE
    return Measure.BOTH if _BOTH.intersection(rest) else None


def _named(said: Sequence[str], titles: Iterable[tuple[str, str]]) -> list[_Named]:
    """Pages whose whole titles are said, the longest where several begin alike."""
    found: dict[int, _Named] = {}
    for node, title in titles:
        for name in dict.fromkeys((title, plain_title(title))):
            words = [fold(word) for word in _WORD.findall(name)]
            start = _place(said, words)
            if start is None:
                continue
            if start not in found or start + len(words) > found[start].end:
                found[start] = _Named(node, start, start + len(words))
            break
    return sorted(found.values(), key=lambda name: name.start)


def _place(said: Sequence[str], words: Sequence[str]) -> int | None:
    size = len(words)
    places = (i for i in range(len(said) - size + 1) if said[i : i + size] == words)
    return next(places, None) if words else None


def _pair(said: Sequence[str], named: Sequence[_Named]) -> tuple[_Named, _Named] | None:
    """The two names that stand closest on both sides of a joining word."""
    pairs = [
        (b.start - a.end - (a.end - a.start) - (b.end - b.start), a.start, a, b)
        for a in named
        for b in named
        if a.node != b.node
        and 0 < b.start - a.end <= _FARTHEST
        and _JOINS.intersection(said[a.end : b.start])
    ]
    return min(pairs, key=lambda pair: pair[:2])[2:] if pairs else None
