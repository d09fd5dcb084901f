"""What of a name stays together when it is bent along a rim: a letter, or a whole word."""

import re
import unicodedata

_FROM_THE_RIGHT = {"R", "AL"}
_JOINING = ((0x0900, 0x109F), (0x1780, 0x18AF))
"""Scripts from India to Mongolia whose letters take their shape from those beside them."""
_MARKS = {"Mn", "Mc", "Me"}
_JOINER = "\u200d"


def units(text: str) -> tuple[str, ...]:
    """The parts of a name from left to right, each in the order in which it is written.

    A letter keeps its accents. Where letters join or run from the right a word is one part, and
    a name in both directions is one as a whole: only in one piece can it be put in order.
    """
    if not any(map(_joins, text)):
        return _letters(text)
    ways = {unicodedata.bidirectional(letter) for letter in text}
    words = tuple(re.split(r"(\s+)", text))
    if not ways & _FROM_THE_RIGHT:
        return words
    return (text,) if "L" in ways else words[::-1]


def _joins(letter: str) -> bool:
    code = ord(letter)
    within = any(first <= code <= last for first, last in _JOINING)
    return within or unicodedata.bidirectional(letter) in _FROM_THE_RIGHT


def _letters(text: str) -> tuple[str, ...]:
    found: list[str] = []
    for letter in text:
        is_mark = unicodedata.category(letter) in _MARKS or letter == _JOINER
        if found and (is_mark or found[-1].endswith(_JOINER)):
            found[-1] += letter
        else:
            found.append(letter)
    return tuple(found)
