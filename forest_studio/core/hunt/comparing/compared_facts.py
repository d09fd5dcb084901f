"""What the pages of a comparison say, and what follows for the two that are compared."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from forest_studio.core.hunt.comparing.comparison import Comparison, Measure
from forest_studio.core.hunt.observing.name_spans import names
from forest_studio.core.hunt.reading.sentences import Sentence, sentences
from forest_studio.core.hunt.reading.told_dates import Told, date_of
from forest_studio.core.hunt.words.country_words import countries_in
from forest_studio.core.hunt.words.said_words import asked_keys, plain_title
from forest_studio.core.model.walk import Answer, Quote
from forest_studio.core.search.words import stems

_NUMBER = re.compile(r"\b(?!(?:1\d|20)\d\d\b)\d+(?:,\d{3})*(?:\.\d+)?")
_SAID = {True: "Yes", False: "No"}
_SAID_IN_SPANISH = {True: "Sí", False: "No"}
_FIRST = 2
"""Sentences that say what a page is about."""


@dataclass(frozen=True, slots=True)
class Read:
    """A page that was read for one of the two."""

    node: str
    title: str
    """Of the page that is compared, which may be another one."""
    body: str


def conclusion(asked: Comparison, read: Sequence[Read]) -> Answer | None:
    """The answer with a sentence of each page; None where the pages don't decide it."""
    match asked.measure:
        case Measure.EARLY | Measure.LATE:
            return _by_date(asked, read)
        case Measure.MORE | Measure.LESS:
            return _by_number(asked, read)
        case Measure.WHICH:
            return _by_words(asked, read)
        case Measure.COUNTRY:
            return _by_country(asked, read)
        case Measure.ALIKE:
            return _by_names(asked, read)
        case Measure.BOTH:
            return _both(asked, read)


def _by_date(asked: Comparison, read: Sequence[Read]) -> Answer | None:
    words = frozenset(asked.asked)
    found = [date_of(page.body, asked.event, words) for page in read]
    one, other = found
    if one is None or other is None or _as_said(one, other) == _as_said(other, one):
        return None
    first_is_earlier = _as_said(one, other) < _as_said(other, one)
    winner = read[first_is_earlier != (asked.measure is Measure.EARLY)]
    quoted = [_at(page, told.at) for page, told in zip(read, (one, other), strict=True)]
    return Answer(plain_title(winner.title), tuple(quoted))


def _as_said(told: Told, other: Told) -> tuple[int, ...]:
    """A date as exact as both are."""
    exact = min(sum(map(bool, told.date)), sum(map(bool, other.date)))
    return told.date[:exact]


def _by_number(asked: Comparison, read: Sequence[Read]) -> Answer | None:
    found = [_number(page, frozenset(asked.asked)) for page in read]
    one, other = found
    if one is None or other is None or one[0] == other[0]:
        return None
    winner = read[(one[0] > other[0]) != (asked.measure is Measure.MORE)]
    return Answer(plain_title(winner.title), (one[1], other[1]))


def _number(page: Read, asked: frozenset[str]) -> tuple[float, Quote] | None:
    held = [s for s in sentences(page.body) if _NUMBER.search(s.text)]
    best = max(held, key=lambda s: len(asked & set(stems(s.text))), default=None)
    if best is None or not asked & set(stems(best.text)):
        return None
    number = _NUMBER.search(best.text)
    assert number is not None, "only sentences with numbers are held"
    return float(number[0].replace(",", "")), _quoted(page, best)


def _by_words(asked: Comparison, read: Sequence[Read]) -> Answer | None:
    """The page that has more of what is asked."""
    shares = [_share(page, asked.asked) for page in read]
    if shares[0][0] == shares[1][0]:
        return None
    winner = shares[1][0] > shares[0][0]
    return Answer(plain_title(read[winner].title), tuple(quote for _, quote in shares if quote))


def _both(asked: Comparison, read: Sequence[Read]) -> Answer | None:
    """Yes where both pages say it; what a page does not say is no reason for a no."""
    shares = [_share(page, asked.asked) for page in read]
    if any(share < 1.0 for share, _ in shares):
        return None
    return _yes_no(asked, True, tuple(quote for _, quote in shares if quote))


def _share(page: Read, asked: Sequence[str]) -> tuple[float, Quote | None]:
    """The share of the asked words that a page has, and its sentence that has most."""
    best: tuple[int, Sentence] | None = None
    held: set[str] = set()
    wanted = {word: {word, *asked_keys(word)} for word in asked}
    for sentence in sentences(page.body):
        own = set(stems(sentence.text))
        own |= {key for word in own for key in asked_keys(word) if key.startswith("^")}
        here = {word for word, keys in wanted.items() if keys & own}
        held |= here
        if best is None or len(here) > best[0]:
            best = len(here), sentence
    share = len(held) / len(wanted) if wanted else 0.0
    return share, _quoted(page, best[1]) if best else None


def _by_country(asked: Comparison, read: Sequence[Read]) -> Answer | None:
    found = [_country(page) for page in read]
    one, other = found
    if one is None or other is None:
        return None
    return _yes_no(asked, bool(one[0] & other[0]), (one[1], other[1]))


def _country(page: Read) -> tuple[frozenset[int], Quote] | None:
    """The countries of the first sentence that names any."""
    for sentence in sentences(page.body):
        if there := countries_in(sentence.text):
            return there, _quoted(page, sentence)
    return None


def _by_names(asked: Comparison, read: Sequence[Read]) -> Answer | None:
    """Yes where the first sentences name something in common, besides pages and countries.

    That they don't is no reason for a no.
    """
    first = [list(sentences(page.body))[:_FIRST] for page in read]
    if not all(first):
        return None
    own = {word for page in read for name in names(page.title) for word in name}
    named = [
        {
            name
            for s in held
            for name in names(s.text)
            if not own.issuperset(name) and not countries_in(" ".join(name))
        }
        for held in first
    ]
    if not named[0] & named[1]:
        return None
    quotes = tuple(_quoted(page, held[0]) for page, held in zip(read, first, strict=True))
    return _yes_no(asked, True, quotes)


def _yes_no(asked: Comparison, holds: bool, quotes: tuple[Quote, ...]) -> Answer:
    return Answer((_SAID_IN_SPANISH if asked.spanish else _SAID)[holds], quotes)


def _at(page: Read, at: int) -> Quote:
    held = [s for s in sentences(page.body) if s.start <= at]
    return _quoted(page, held[-1]) if held else Quote(page.node, page.body.strip())


def _quoted(page: Read, sentence: Sentence) -> Quote:
    return Quote(page.node, sentence.text)
