"""Words and stems of a text, the same for a page, a question and a search query."""

import re
import unicodedata
from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import lru_cache

from whoosh.lang import stemmer_for_language
from whoosh.lang.stopwords import stoplists

_WORD = re.compile(r"[^\W_]+")
_ENGLISH = stemmer_for_language("en")
_SPANISH = stemmer_for_language("es")
_ENGLISH_ENDINGS = ("ad", "al", "am", "an", "e", "ed", "en", "er", "id")
"""Endings of English stems that the Spanish stemmer would cut like those of its own words."""
_LOST_ACCENTS = re.compile(r"(?<=[au]c)ion$|(?<=log)ia$")
_REMEMBERED = 200_000
"""Words whose stems are remembered."""
_QUESTION_WORDS = frozenset(
    {"who", "whom", "whose", "what", "which", "when", "where", "why", "how", "many", "much"}
    | {"do", "does", "did", "done", "quien", "quienes", "que", "cual", "cuales", "cuando"}
    | {"donde", "como", "cuanto", "cuanta", "cuantos", "cuantas"}
)


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a text that carries meaning, and where it stands."""

    stem: str
    start: int
    end: int


def fold(text: str) -> str:
    """Lower case without accents; may change the length of the text."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


STOP_WORDS = frozenset(fold(w) for lang in ("en", "es") for w in stoplists[lang]) | _QUESTION_WORDS


@lru_cache(maxsize=_REMEMBERED)
def stem(word: str) -> str:
    """The stem of one word in English or Spanish, without asking which of the two it is.

    The English stemmer comes first; what it leaves goes through the Spanish one, unless it ends
    like an English word that the Spanish one would mutilate. Snowball's stemmers, see
    https://snowballstem.org.
    """
    plain = fold(word)
    if len(plain) < 3 or not plain.isalpha():
        return plain
    english: str = _ENGLISH(plain)
    if english.endswith(_ENGLISH_ENDINGS) or not english.isascii():
        return english
    return fold(_SPANISH(_LOST_ACCENTS.sub(_accented, english)))


def _accented(match: re.Match[str]) -> str:
    return {"ion": "ión", "ia": "ía"}[match.group()]


@lru_cache(maxsize=_REMEMBERED)
def _stem_unless_stopped(word: str) -> str:
    return "" if fold(word) in STOP_WORDS else stem(word)


def words(text: str) -> Iterator[Word]:
    """The words of a text in order, stop words of both languages left out."""
    for match in _WORD.finditer(text):
        if found := _stem_unless_stopped(match.group()):
            yield Word(found, match.start(), match.end())


def words_among(text: str, wanted: Set[str]) -> list[Word]:
    """The words of a text in order whose stems are wanted."""
    stems_by_form = {form: _stem_unless_stopped(form) for form in set(_WORD.findall(text))}
    found = [
        Word(stem_, start, start + len(form))
        for form, stem_ in stems_by_form.items()
        if stem_ in wanted
        for start in _places(text, form)
    ]
    return sorted(found, key=lambda word: word.start)


def _places(text: str, form: str) -> Iterator[int]:
    """Where a word stands by itself and not inside another one."""
    start = text.find(form)
    while start >= 0:
        end = start + len(form)
        if not (text[start - 1 : start].isalnum() or text[end : end + 1].isalnum()):
            yield start
        start = text.find(form, end)


def stems(text: str) -> list[str]:
    """The stems of a text in order, stop words left out."""
    return [found for word in _WORD.findall(text) if (found := _stem_unless_stopped(word))]
