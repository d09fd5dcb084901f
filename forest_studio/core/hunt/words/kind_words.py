"""Plain words for kinds of pages: what a question calls a page by, where no page says so of itself.

Each row is one kind in English and Spanish. The folders that a page lies in and its tags say which
kinds it is of, and a question that uses any word of such a row may mean it.
"""

from collections.abc import Iterable

from forest_studio.core.hunt.words.word_rows import rows_by_stem
from forest_studio.core.search.words import stem

_ROWS = (
    "person people man woman colleague someone somebody whoever employee human member "
    "staff chief boss head leader manager curator director keeper owner author successor "
    "persona gente hombre mujer empleado colega jefe jefa quien",
    "team group desk office department crew unit squad equipo grupo",
    "service system program programme tool application software app machine servicio programa",
    "supplier vendor provider firm company partner contractor business house proveedor empresa "
    "carrier haulier transportista",
    "contract agreement lease deal contrato acuerdo",
    "incident outage failure accident trouble mishap disaster event breakdown fault incidente "
    "accidente",
    "decision resolution choice verdict decisión",
    "policy rule regulation norm law norma política",
    "guide handbook manual instruction checklist page form guía",
    "site place building depot hub location hall address room gallery yard sede lugar edificio "
    "sitio",
    "work piece object artwork thing obra objeto",
    "artist maker painter master creator artista",
    "fund foundation sponsor donor grant fondo",
    "workshop studio shop taller",
    "show exhibition exhibit exposición",
    "product item goods article producto",
    "project initiative programme proyecto",
    "book novel text paper article libro",
)

_BY_STEM = rows_by_stem(_ROWS)


def kinds_of(stem_: str) -> frozenset[str]:
    """The kinds that a stem names, as made-up stems no text can hold; the stem itself is one."""
    return frozenset((f"={stem_}", *(f"={row}" for row in _BY_STEM.get(stem_, ()))))


def kinds(words: Iterable[str]) -> frozenset[str]:
    """The kinds that several words name."""
    return frozenset(kind for word in words for kind in kinds_of(stem(word)))


PERSON = kinds(["person"])
"""What *who* asks for."""
