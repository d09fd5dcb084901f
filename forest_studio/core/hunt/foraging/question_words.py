"""The words of a question in order: what a page or a door may answer for, and which one asks."""

import re
from dataclasses import dataclass
from functools import lru_cache

from forest_studio.core.hunt.reading.asked_for import SENTENCE_END
from forest_studio.core.hunt.words.kind_words import PERSON, kinds_of
from forest_studio.core.hunt.words.relation_words import relations
from forest_studio.core.search.words import STOP_WORDS, fold, stem

_WORD = re.compile(r"[^\W_]+")
_ASKS = frozenset(
    "who whom whose what which when where why how quien quienes que cual cuales cuando donde como "
    "cuanto cuanta cuantos cuantas".split()
)
_PERSONS = frozenset("who whom whoever whose quien quienes".split())
_LINKS = frozenset(
    "of for by in on with to from at under about and which does did is was has had do are were "
    "behind over into after before".split()
)
"""After one of these a *who* stands for somebody; after a noun it only goes on about it."""
_REMEMBERED = 1_000


@dataclass(frozen=True, slots=True)
class AskedWord:
    """One word of a question that a page or a door may answer for."""

    stem: str
    """Empty for a word that names nothing but a relation or a kind of page."""
    relations: frozenset[str]
    """Relations that it names, as ``relation_words`` calls them."""
    kinds: frozenset[str]
    """Kinds of pages that it names, as ``kind_words`` calls them."""
    asks: bool
    """Whether it stands in the last sentence, which asks; those before it tell a story."""
    from_asked: int
    """Words between it and the asking word; ``FAR`` in a story."""


FAR = 99


@lru_cache(maxsize=_REMEMBERED)
def question_words(question: str) -> tuple[AskedWord, ...]:
    """The words of a question in its order; any text will do, and one without words has none."""
    sentences = [s for s in SENTENCE_END.split(question.strip()) if _WORD.search(s)]
    found: list[AskedWord] = []
    for sentence in sentences[:-1]:
        found += (_asked_word(word, before, FAR) for word, before in _pairs(sentence))
    for sentence in sentences[-1:]:
        pairs = _pairs(sentence)
        asking = next((i for i, (word, _) in enumerate(pairs) if word in _ASKS), 0)
        found += _asking_sentence(pairs, asking)
    return tuple(word for word in found if word.stem or word.relations or word.kinds)


def _pairs(sentence: str) -> list[tuple[str, str]]:
    """Each word with the one before it."""
    words = [fold(match.group()) for match in _WORD.finditer(sentence)]
    return list(zip(words, ["", *words[:-1]], strict=True))


def _asking_sentence(pairs: list[tuple[str, str]], asking: int) -> list[AskedWord]:
    """Words that answer for nothing do not count as a distance."""
    plain = [_asked_word(word, before, 0) for word, before in pairs]
    counts = [bool(word.stem or word.relations or word.kinds) for word in plain]
    first = sum(counts[:asking])
    places = [sum(counts[:place]) for place in range(len(plain))]
    return [
        AskedWord(word.stem, word.relations, word.kinds, asks=True, from_asked=abs(place - first))
        for word, place in zip(plain, places, strict=True)
    ]


def _asked_word(word: str, before: str, from_asked: int) -> AskedWord:
    found = "" if word in STOP_WORDS else stem(word)
    kinds = kinds_of(found) if found else frozenset[str]()
    if word in _PERSONS and (not before or before in _LINKS):
        kinds |= PERSON
    return AskedWord(found, relations(word), kinds, asks=False, from_asked=from_asked)
