"""Dates that a text tells: when somebody was born or died, when a thing began."""

import re
from collections.abc import Iterator, Set
from dataclasses import dataclass
from enum import StrEnum

from forest_studio.core.hunt.reading.sentences import sentences
from forest_studio.core.search.words import fold, stems

_MONTHS = (
    "january enero",
    "february febrero",
    "march marzo",
    "april abril",
    "may mayo",
    "june junio",
    "july julio",
    "august agosto",
    "september septiembre",
    "october octubre",
    "november noviembre",
    "december diciembre",
)
_NUMBERS = {word: n for n, row in enumerate(_MONTHS, start=1) for word in row.split()}
MONTH = "(?:" + "|".join(_NUMBERS) + ")"
"""A pattern of any month's name, in small letters."""
_YEAR = r"(?:1\d{3}|20\d\d)"
_DATE = re.compile(
    rf"\b(?:(?P<y0>{_YEAR})-(?P<m0>\d\d)-(?P<d0>\d\d)"
    rf"|(?P<d1>\d{{1,2}})(?:st|nd|rd|th)?(?: of| de)? (?P<m1>{MONTH}),?(?: de)? (?P<y1>{_YEAR})"
    rf"|(?P<m2>{MONTH}) (?P<d2>\d{{1,2}})(?:st|nd|rd|th)? ?, ?(?P<y2>{_YEAR})"
    rf"|(?P<m3>{MONTH})(?: of| de)? (?P<y3>{_YEAR})"
    rf"|(?P<y4>{_YEAR}))\b",
    re.IGNORECASE,
)
_SPAN = re.compile(r"\(([^()]*)\)")
_DASH = re.compile(r"\s*[–—−]\s*|\s+-\s+|(?<=\d)-(?=\d{4})")
_BORN = re.compile(r"\b(?:born|b\.|birth|naci\w+)", re.IGNORECASE)
_DIED = re.compile(r"\b(?:died|d\.|death|killed|muri\w+|falleci\w+)", re.IGNORECASE)
_BEGINNING = 400
"""Characters in which a text says when somebody lived."""
_NEAR = 80
"""Characters between *born* or *died* and its date, at most."""

Date = tuple[int, int, int]
"""Year, month and day; 0 for what is not said."""


class Event(StrEnum):
    """What happened on a date."""

    BIRTH = "birth"
    DEATH = "death"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Told:
    """A date, and where the text tells it."""

    date: Date
    at: int


def dates(text: str) -> Iterator[Told]:
    """The dates of a text in order; a year alone is one."""
    for match in _DATE.finditer(text):
        part = {key[0]: value for key, value in match.groupdict().items() if value}
        month = part.get("m", "0")
        number = int(month) if month.isdigit() else _NUMBERS[fold(month)]
        yield Told((int(part["y"]), number, int(part.get("d", "0"))), match.start())


def date_of(text: str, event: Event, asked: Set[str] = frozenset()) -> Told | None:
    """When it happened, None where the text doesn't say; ``asked`` are stems that speak of it."""
    if event is Event.OTHER:
        return _beside(text, asked)
    place = 0 if event is Event.BIRTH else 1
    for span in _SPAN.finditer(text[:_BEGINNING]):
        found = _of_life(span[1], place)
        if found:
            return Told(found.date, span.start(1) + found.at)
    word = (_BORN if event is Event.BIRTH else _DIED).search(text)
    found = next(dates(text[word.end() : word.end() + _NEAR]), None) if word else None
    return Told(found.date, word.end() + found.at) if word and found else None


def tells_a_life(text: str) -> bool:
    """Whether a sentence begins like a biography, with two dates or one birth in brackets."""
    return date_of(text, Event.DEATH) is not None and any(
        _of_life(span[1], 0) for span in _SPAN.finditer(text[:_BEGINNING])
    )


def _of_life(span: str, place: int) -> Told | None:
    """One end of ``8 April 1605 – 17 September 1665``, as biographies begin."""
    dash = next(
        (
            dash
            for dash in _DASH.finditer(span)
            if any(dates(span[: dash.start()])) and any(dates(span[dash.end() :]))
        ),
        None,
    )
    if dash is None:
        return None
    if place == 0:
        return list(dates(span[: dash.start()]))[-1]
    found = next(dates(span[dash.end() :]))
    return Told(found.date, dash.end() + found.at)


def _beside(text: str, asked: Set[str]) -> Told | None:
    """The first date of the sentence that speaks most of it."""
    best: tuple[int, Told] | None = None
    for sentence in sentences(text):
        found = next(dates(sentence.text), None)
        if found:
            shared = len(asked & set(stems(sentence.text)))
            if best is None or shared > best[0]:
                best = shared, Told(found.date, sentence.start + found.at)
    return best[1] if best else None
