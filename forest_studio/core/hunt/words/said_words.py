"""What a text says of another page where it names it: the words by which a door there smells.

Where nobody has written a scent, the words around the name tell the relation: after "directed by"
stands the director. Each row is one such relation as a question's noun and a text's verb put it.
"""

from collections.abc import Mapping
from functools import lru_cache

from forest_studio.core.hunt.words.kindred_words import BEGINNING
from forest_studio.core.hunt.words.word_rows import rows_by_stem
from forest_studio.core.search.words import stem, stems

_ROWS = (
    ("director directora", "directed directs dirigida dirigido"),
    ("author writer novelist autor autora", "wrote written writes novel book escrito escrita"),
    ("composer songwriter compositor", "composed music score compuesta"),
    (
        "performer singer artist band cantante intérprete",
        "performed sung sang recorded album single song track canción",
    ),
    (
        "husband wife spouse widow widower esposa marido esposo viuda",
        "married consort casado casada",
    ),
    ("father mother parent stepmother padre madre", "son daughter child children born hijo hija"),
    ("son daughter child hijo hija", "father mother parent padre madre"),
    ("founder fundador", "founded established fundado"),
    ("producer productor", "produced"),
    ("publisher editorial", "published publicado"),
    ("owner dueño dueña", "owns owned belongs subsidiary"),
    ("employer", "employed works worked"),
    ("creator inventor creador", "created invented developed"),
    ("leader president chief jefe", "led heads headed president"),
)
_BY_STEM = rows_by_stem([" ".join(row) for row in _ROWS])
ROLES = frozenset(stem(word) for nouns, _ in _ROWS for word in nouns.split())
"""Stems of the nouns that call a page by what it is to another."""
_BEFORE, _AFTER = 60, 40
"""Characters around a name that say what it is to the page."""
_NEAR = 0.8
"""How surely such a word answers for a word of the question."""
_ROW = 0.7
"""The same of one that only speaks of the same relation."""


@lru_cache(maxsize=20_000)
def asked_keys(stem_: str) -> tuple[str, ...]:
    """Made-up stems by which a word of a question is looked up among what is said."""
    begun = (f"^{stem_[:BEGINNING]}",) if len(stem_) >= BEGINNING else ()
    return (*begun, *(f"&{row}" for row in _BY_STEM.get(stem_, ())))


def said_around(text: str, name: str) -> Mapping[str, float]:
    """By stem and made-up stem how surely the words around a name answer; empty where it isn't."""
    at = text.casefold().find(name.casefold()) if name else -1
    if at < 0:
        return {}
    before, after = text[max(0, at - _BEFORE) : at], text[at + len(name) :][:_AFTER]
    near = stems(_whole_words(before, 1)) + stems(_whole_words(after, -1))
    found = {key: _ROW for word in near for key in asked_keys(word)}
    return found | dict.fromkeys(near, _NEAR)


def _whole_words(text: str, end: int) -> str:
    """Without the word that the cut may have gone through."""
    first, _, rest = text.partition(" ") if end > 0 else text.rpartition(" ")[::-1]
    return rest or first


def plain_title(title: str) -> str:
    """A title without what tells it from its namesakes: *Mirror (film)* is named *Mirror*."""
    head = title.partition(" (")[0].strip()
    return head or title
