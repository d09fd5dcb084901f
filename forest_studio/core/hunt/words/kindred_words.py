"""Words that speak of one relation, so that a question for a birthplace meets "was born in".

Beside the beginnings of words that two texts share, each row is one relation of common knowledge:
the words by which a question asks for it and those in which a page tells it.
"""

from collections.abc import Iterable
from functools import lru_cache

from forest_studio.core.hunt.words.word_rows import rows_by_stem

BIRTH = "birth born birthplace birthday birthdate native nacido nació nacimiento"
DEATH = "death died dies dead killed buried burial die muerte murió fallecido"
SPOUSE = "spouse wife husband married marry marriage casado esposa marido"
SIBLING = "sibling brother sister hermano hermana"
_ROWS = (
    BIRTH,
    DEATH,
    SPOUSE,
    "father mother parent son daughter child children born stepmother hijo hija padre madre",
    "grandfather grandmother grandparent son daughter father mother paternal maternal",
    SIBLING,
    "director directed film movie dirigida película",
    "performer singer sang sung song performed recorded band album single",
    "composer composed music musical score",
    "author writer wrote written novel book autor escrito libro",
    "founder founded established formed founding fundado",
    "located location situated city county state capital ciudad situado",
    "country nation national nationality republic país",
    "employer worked professor employed",
    "educated studied university alumnus graduated education school college",
    "publisher published",
    "owner owned owns",
    "producer produced production company",
    "president leader elected",
    "population inhabitants census people",
)
BEGINNING = 5
"""Letters of a stem: *director* and *directed* have these in common, and their stems do not."""
_BY_STEM = {word: tuple(f"~{row}" for row in rows) for word, rows in rows_by_stem(_ROWS).items()}


@lru_cache(maxsize=100_000)
def keys_of(stem_: str) -> frozenset[str]:
    """What a stem is compared by: its beginning, and its relations as made-up words."""
    return frozenset((stem_[:BEGINNING], *_BY_STEM.get(stem_, ())))


def keys(stems: Iterable[str]) -> frozenset[str]:
    """The keys of several stems."""
    return frozenset(key for found in stems for key in keys_of(found))
