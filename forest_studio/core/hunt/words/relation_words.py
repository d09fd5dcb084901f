"""Plain words for relations: what a question says where an edge's label says it otherwise.

Each row is one relation in English and Spanish. The words of a label (``caused by``) find the rows
they belong to, and a question that uses any word of such a row is taken to mean that label.
"""

from forest_studio.core.hunt.words.word_rows import rows_by_stem
from forest_studio.core.search.words import fold, stem

_ROWS = (
    "cause causes caused because reason behind trigger triggered origin root blame fault guilty "
    "culprit due why causa causado motivo culpa",
    "own owns owned owner owners owning responsible belongs belong maintain maintains maintained "
    "runs charge behind answers answering answerable looks keeps kept dueño dueña responsable "
    "pertenece",
    "lead leads led leader head heads headed boss manager manages managed chief chair chairs "
    "chaired chairman chairwoman runs run top jefe jefa dirige dirigido lidera",
    "supersede supersedes superseded replace replaces replaced replacement successor predecessor "
    "previous former newer older instead taken took over sustituye sustituido reemplaza",
    "depend depends need needs needed use uses used rely relies reliant require requires based "
    "without depende necesita usa requiere",
    "locate located location site where place stand stands situated sit sits seat house housed "
    "houses home lies dónde ubicado sede lugar",
    "document documents documented describe describes described explain explains explained "
    "written rule speaks documenta describe",
    "work works worker workers staff staffed member members employ employs trabaja personal "
    "miembro",
    "part parts contain contains contained belongs inside parte contiene",
    "mention mentions mentioned menciona mencionado",
)

_BY_STEM = rows_by_stem(_ROWS)


def relations(text: str) -> frozenset[str]:
    """The relations that a label or a question names, as made-up stems no text can hold."""
    plain = (stem(word) for word in fold(text).replace("-", " ").split())
    return frozenset(f"~{row}" for word in plain for row in _BY_STEM.get(word.strip("?.,;:¿!"), ()))
