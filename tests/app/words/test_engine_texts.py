"""Whatever the engine can say to the window is said in the language of the window."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine_literals import CORE, PACKAGE, Literal, literals
from engine_silence import FILES, FOLDERS, GLUED, LONG_TEXTS, TEXTS
from forest_studio.app.words.engine_labels import OPERATIONS
from forest_studio.app.words.engine_texts import (
    engine_text,
    error_text,
    label_text,
    operation_text,
    reason_text,
    subject_text,
)
from forest_studio.app.words.language import speak
from forest_studio.core.hunt.reading.asked_for import Kind
from forest_studio.core.model.errors import StorageError
from forest_studio.core.session import Session
from window_wood import plant

SOURCES = sorted(CORE.rglob("*.py"))
BENCH = sorted(file for file in (PACKAGE / "bench").rglob("*.py") if "Error(" in file.read_text())
LABELS_OF_THE_WINDOW = PACKAGE / "app" / "edges" / "edge_changes.py"


@pytest.fixture
def spanish(english: None) -> Iterator[None]:
    """The test speaks Spanish."""
    speak("es")
    yield
    speak("en")


def is_said(text: str) -> bool:
    """Whether the window has other words for it."""
    return engine_text(text) != text or label_text(text) != text


def is_silent(found: Literal) -> bool:
    """Whether it is listed among what the window does not say as it stands."""
    return (
        found.text in TEXTS
        or found.text in GLUED
        or (found.file in FILES and not found.raised)
        or found.file.startswith(tuple(FOLDERS))
        or found.text.startswith(tuple(LONG_TEXTS))
    )


@pytest.mark.parametrize("file", SOURCES, ids=lambda f: f.relative_to(CORE).as_posix())
def test_every_sentence_of_the_engine_is_known_or_has_a_reason(spanish: None, file: Path) -> None:
    unknown = [f for f in literals(file) if not is_silent(f) and not is_said(f.text)]
    assert [(found.line, found.text) for found in unknown] == []


@pytest.mark.parametrize("file", BENCH, ids=lambda f: f.relative_to(PACKAGE).as_posix())
def test_errors_of_the_bench_are_known(spanish: None, file: Path) -> None:
    # The window hears them from its child process, and nothing else that is not a figure.
    raised = [found for found in literals(file) if found.raised and not is_silent(found)]
    assert [(found.line, found.text) for found in raised if not is_said(found.text)] == []


def test_the_walk_sees_a_new_message(spanish: None, tmp_path: Path) -> None:
    file = tmp_path / "x.py"
    file.write_text(
        '"""Docs are fine."""\nraise HuntError(f"the hare {name} is gone", remedy="Catch it")\n'
        '_log.warning("not for the window: %s", e)\nre.compile("[a-z] in a pattern")\n'
    )
    seen = [found.text for found in literals(file, tmp_path) if not is_said(found.text)]
    assert seen == ["the hare X9 is gone", "Catch it"]


def test_nothing_is_listed_in_vain() -> None:
    there = [found for file in (*SOURCES, *BENCH) for found in literals(file)]
    texts, files = {found.text for found in there}, {found.file for found in there}
    assert [text for text in (*TEXTS, *GLUED) if text not in texts] == []
    assert [file for file in FILES if file not in files] == []
    assert [start for start in LONG_TEXTS if not any(t.startswith(start) for t in texts)] == []


@pytest.mark.parametrize("part", GLUED)
def test_what_is_put_together_is_known_as_a_whole(spanish: None, part: str) -> None:
    assert [whole for whole in GLUED[part] if not is_said(whole)] == []


@pytest.mark.parametrize("kind", Kind)
def test_what_the_best_pages_lack_is_named(spanish: None, kind: Kind) -> None:
    assert str(kind) not in engine_text(f"the best pages hold no {kind}").split() or kind == "no"
    assert is_said(f"the best pages hold no {kind}")


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (
            "the model's server at http://localhost:1/v1 does not answer (Connection refused)",
            "el servidor del modelo en http://localhost:1/v1 no responde (conexión rechazada)",
        ),
        (
            "another program locked .git/index 3 hours ago and may still be at work",
            "otro programa bloqueó .git/index hace 3 horas y puede que aún esté trabajando",
        ),
        (
            "can't write a/b.md: Permission denied",
            "no se puede escribir a/b.md: permiso denegado",
        ),
        (
            "step 3 of the trail can't be taken again: the walk stands at 'x' today",
            "el paso 3 de la senda no se puede volver a dar: hoy el recorrido está en 'x'",
        ),
        (
            "failed: the repository has to be opened first. Run the doctor again",
            "falló: antes hay que abrir el repositorio. Vuelve a revisar el repositorio",
        ),
        ("2 edges and 1 link of a.md will lead nowhere", "2 aristas y 1 enlace de a.md"),
        ("git lacks the text of a.md of the commit 12ab", "a git le falta el texto de a.md del"),
        ("budgets.summary: must be a whole number; its default is used", "por defecto"),
        ("an item of “quotes” is no object", "un elemento de “quotes” no es un objeto"),
        ("searching: the search index is lost", "al buscar: el índice de búsqueda"),
    ],
)
def test_words_inside_of_a_sentence_are_said_too(spanish: None, said: str, words: str) -> None:
    assert words in engine_text(said)


def test_data_stays_as_it_is(spanish: None) -> None:
    assert engine_text("no node has the id 'the page is empty'") == (
        "ningún nodo tiene el id 'the page is empty'"
    )
    assert engine_text("a model's own words: who knows") == "a model's own words: who knows"
    assert reason_text("I could not find it. Sorry") == "I could not find it. Sorry"


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("Edit summary of Ledger", "Editar resumen de Ledger"),
        ("Edit title, summary and tags of Ledger", "Editar título, resumen y etiquetas de Ledger"),
        ("Edit edge A of B → C (owns)", "Editar arista A of B → C (owns)"),
        ("Undo: Redo: Add edge A → B (owns)", "Deshacer: Rehacer: Añadir arista A → B (owns)"),
        ("Delete Services and 12 more", "Borrar Services y 12 más"),
        ("Make 3 edges owns", "Cambiar 3 aristas a owns"),
        ("Undo run: Shortcuts that went cold", "Deshacer la tanda: Atajos que se enfriaron"),
        ("What I did on Monday", "What I did on Monday"),
    ],
)
def test_an_operation_is_shown_in_the_language_of_the_window(
    spanish: None, label: str, words: str
) -> None:
    assert label_text(label) == words
    speak("en")
    assert label_text(label) == label


def test_labels_that_the_window_makes_are_known(spanish: None) -> None:
    made = [found.text for found in literals(LABELS_OF_THE_WINDOW)]
    assert made
    assert [text for text in made if not is_said(text)] == []


def test_every_operation_of_the_core_has_a_name(spanish: None) -> None:
    # A trailer is the word of a plan: ``"edit-passport"``, given to whoever makes the commit.
    sources = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    given = (
        r"(?:Planned|planned|edited|checked|_relocated|full_message)\([^()]*(?:\([^()]*\)[^()]*)*"
    )
    found = {w for call in re.findall(given, sources) for w in re.findall(r'"([a-z-]+)"', call)}
    assert found >= {"edit-passport", "delete-node", "plant"}
    assert found - set(OPERATIONS) == set()
    assert [name for name in OPERATIONS if operation_text(name) == name] == []


def test_history_keeps_the_words_of_other_people(spanish: None, tmp_path: Path) -> None:
    session = Session.open(plant(tmp_path, {"a.md": "---\nid: a\ntitle: A\nsummary: S.\n---\n"}))
    session.history.update()
    (entry,) = session.history.of_forest(1)
    session.close()
    assert not entry.operation
    assert subject_text(entry) == entry.subject


def test_a_file_with_a_colon_in_its_name_stays_in_one_piece(spanish: None) -> None:
    error = StorageError("can't read a: b.md: No such file or directory", remedy="Check the disk")
    assert error_text(error) == (
        "no se puede leer a: b.md: no existe ese archivo o carpeta. Revisa el disco"
    )
