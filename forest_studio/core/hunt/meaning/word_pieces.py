"""Cuts a text into the word pieces of a BERT vocabulary, lower case without accents."""

import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache

_LONGEST = 100
"""Characters of a word that is looked up; a longer one is unknown as a whole."""
_IDEOGRAPHS = ((0x3400, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3134F))
_KEPT = 50_000
"""Words whose pieces are remembered."""


class WordPieces:
    """Greedy longest match first (Wu et al. 2016, arXiv:1609.08144), as uncased BERT does it."""

    def __init__(self, vocabulary: Mapping[str, int]) -> None:
        """``vocabulary`` holds the number of every piece; ``##`` marks one inside a word."""
        self._vocabulary = vocabulary
        self._unknown = vocabulary["[UNK]"]
        self._first, self._last = vocabulary["[CLS]"], vocabulary["[SEP]"]
        self._pieces = lru_cache(maxsize=_KEPT)(self._pieces_of)

    def numbers(self, text: str, limit: int) -> list[int]:
        """At most ``limit`` numbers, the marks of beginning and end included."""
        found = [self._first]
        for word in _words(text):
            found += self._pieces(word)
            if len(found) >= limit:
                break
        return [*found[: limit - 1], self._last]

    def _pieces_of(self, word: str) -> tuple[int, ...]:
        if len(word) > _LONGEST:
            return (self._unknown,)
        found: list[int] = []
        start = 0
        while start < len(word):
            mark = "##" if start else ""
            for end in range(len(word), start, -1):
                if (number := self._vocabulary.get(mark + word[start:end])) is not None:
                    found.append(number)
                    start = end
                    break
            else:
                return (self._unknown,)
        return tuple(found)


def _words(text: str) -> Iterator[str]:
    """Words and single punctuation marks."""
    plain = unicodedata.normalize("NFD", text.lower())
    spaced = "".join(map(_spaced, plain))
    yield from spaced.split()


@lru_cache(maxsize=10_000)
def _spaced(sign: str) -> str:
    """A sign as it goes into a word, or set apart from it."""
    category = unicodedata.category(sign)
    if category == "Mn" or sign == "\ufffd":
        return ""
    if category.startswith("C"):
        return " " if sign in "\t\n\r" else ""
    if _is_mark(sign, category) or any(low <= ord(sign) <= high for low, high in _IDEOGRAPHS):
        return f" {sign} "
    return sign


def _is_mark(sign: str, category: str) -> bool:
    """Whether BERT takes a sign for punctuation: also ASCII ones like $ that Unicode does not."""
    ascii_mark = sign.isascii() and not sign.isalnum() and not sign.isspace()
    return ascii_mark or category.startswith("P")
