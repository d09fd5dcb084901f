"""Words of a life: one row for each thing that is asked of people and told in other words."""

from functools import lru_cache

from forest_studio.core.hunt.words.kindred_words import BIRTH, DEATH, SIBLING, SPOUSE
from forest_studio.core.hunt.words.word_rows import rows_by_stem

_ROWS = (
    BIRTH,
    DEATH,
    SPOUSE,
    "father mother parent son daughter child children hijo hija padre madre",
    SIBLING,
    "study studied educated graduated university alumnus school college attend attended estudió",
    "work worked works employed job professor living trabajó trabaja",
)
_BY_STEM = rows_by_stem(_ROWS)
LIFE = frozenset(("~0", "~1"))
"""Birth and death."""


@lru_cache(maxsize=20_000)
def kindred_to(stem_: str) -> frozenset[str]:
    """The rows of a stem as made-up words."""
    return frozenset(f"~{row}" for row in _BY_STEM.get(stem_, ()))
