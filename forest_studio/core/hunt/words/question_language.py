"""Which language a question is asked in: English or Spanish, the languages of the answers."""

import re

from forest_studio.core.search.words import fold

_SPANISH = frozenset(
    "que cual cuales quien quienes como cuando donde cuanto cuanta cuantos cuantas por para con "
    "del los las una unos unas el la de en y se su sus fue es esta este hay cada entre".split()
)
_ENGLISH = frozenset(
    "what which who whom whose how when where why the of to and is are was were does did do a an "
    "in on for by with from that this has have its it many much each between".split()
)


def language_of(question: str) -> str:
    """``es`` for a question in Spanish, else ``en``: by its small words and its signs."""
    if "¿" in question or "¡" in question or "ñ" in question.lower():
        return "es"
    words = [fold(word) for word in re.findall(r"\w+", question)]
    spanish = sum(word in _SPANISH for word in words)
    return "es" if spanish > sum(word in _ENGLISH for word in words) else "en"
