"""Finds names in a text by their looks: spans of capitalised words, and identifiers."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from forest_studio.core.search.words import STOP_WORDS, fold

_WORD = re.compile(r"[^\W_]+")
_IDENTIFIER = re.compile(r"\b(?=\w*[A-Za-z])(?:[A-Za-z]\w*[_\d]\w*|\w+_\w+)\b")
_JOINS = re.compile(r" ?[-&/]? ?|['’]")
"""What may stand between two words of one name."""
_INITIAL = re.compile(r"\.? ?")
LINKS = frozenset(
    "of the de la las los van von der den del di da du do dos das al el y e and & le et zu".split()
)
"""Small words inside of names."""
_LINKS_IN_A_ROW = 2
_MONTHS = frozenset(
    "january february march april may june july august september october november december "
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre "
    "of de del".split()
)

Name = tuple[str, ...]
"""The folded words of a name."""


@dataclass(frozen=True, slots=True)
class Token:
    """One word, and where it stands."""

    folded: str
    start: int
    end: int
    named: bool
    """Whether it begins like a name: with a capital or a digit."""


@lru_cache(maxsize=200_000)
def _folded(word: str) -> str:
    return fold(word)


def tokens(text: str) -> list[Token]:
    """The words of a text in order, stop words included."""
    return [
        Token(_folded(m.group()), m.start(), m.end(), not m.group()[0].islower())
        for m in _WORD.finditer(text)
    ]


def names(text: str) -> dict[Name, None]:
    """Every name of a text in order: whole spans, and the parts that small words join.

    ``University of Porto`` is that name and also ``Porto`` and ``University``; what is said in
    lower case elsewhere is for the index to sort out.
    """
    found: dict[Name, None] = {}
    for span in _spans(text, tokens(text)):
        found.update(dict.fromkeys(_parts(span)))
    for match in _IDENTIFIER.finditer(text):
        found[(_folded(match.group()),)] = None
    return found


def _spans(text: str, words: Sequence[Token]) -> Iterator[Name]:
    """Capitalised words that follow one another, small words between them included."""
    held: list[str] = []
    small: list[str] = []
    last: Token | None = None
    for word in words:
        joined = last is not None and _joined(text, last, word)
        if held and not joined:
            yield tuple(held)
            held, small = [], []
        if word.named:
            held += [*small, word.folded]
            small = []
        elif held and word.folded in LINKS and len(small) < _LINKS_IN_A_ROW:
            small.append(word.folded)
        elif held:
            yield tuple(held)
            held, small = [], []
        last = word
    if held:
        yield tuple(held)


def _joined(text: str, last: Token, word: Token) -> bool:
    """Whether nothing between two words ends a name; a full stop may follow an initial."""
    gap = text[last.end : word.start]
    if _JOINS.fullmatch(gap):
        return True
    return last.end - last.start == 1 and _INITIAL.fullmatch(gap) is not None


def _parts(span: Name) -> Iterator[Name]:
    """The span without small words at its beginning, and what small words join in it."""
    whole = _begun(span)
    if _says_something(whole):
        yield whole
    part: list[str] = []
    for word in (*span, "of"):
        if word not in LINKS:
            part.append(word)
            continue
        if _says_something(begun := _begun(tuple(part))):
            yield begun
        part = []


def _begun(span: Name) -> Name:
    first = next((i for i, word in enumerate(span) if not _small(word)), len(span))
    return span[first:]


def _small(word: str) -> bool:
    return word in LINKS or word in STOP_WORDS


def _says_something(name: Name) -> bool:
    """A single word must be longer than an initial; a number as long as a year, and alone.

    ``24 October 2023`` is a date, by which two pages have little in common.
    """
    if len(name) != 1:
        return any(not word.isdigit() and word not in _MONTHS for word in name)
    (word,) = name
    if word.isdigit():
        return len(word) == 4
    return len(word) > 2 and word not in STOP_WORDS
