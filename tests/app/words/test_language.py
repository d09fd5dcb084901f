"""The window speaks English and Spanish, and changes over while a forest is open."""

import json
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from forest_studio.app.exporting import write
from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory
from forest_studio.app.opening import open_forest
from forest_studio.app.start.recent_list import ago
from forest_studio.app.words.engine_sentences import RULES
from forest_studio.app.words.engine_texts import engine_text, error_text, rule_name
from forest_studio.app.words.language import LANGUAGES, code_of, speak
from forest_studio.app.words.translation import counted, day, number
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import HUNT
from forest_studio.core.curate.checks import READING_RULES
from forest_studio.core.curate.checks import RULES as CHECKED
from forest_studio.core.curate.export import Format
from forest_studio.core.model.errors import NotAForest, StorageError
from forest_studio.core.session import Session
from window_wood import plant


@pytest.fixture
def spanish(english: None) -> Iterator[None]:
    """The test speaks Spanish."""
    speak("es")
    yield
    speak("en")


def buttons(window: MainWindow) -> set[str]:
    return {b.text() for b in window.findChildren(QPushButton) if b.isVisible()}


def test_a_choice_means_a_language_that_is_there() -> None:
    assert code_of("es") == "es"
    for choice in ("system", "", "tlh"):
        assert code_of(choice) in LANGUAGES


def test_numbers_and_days_follow_the_language(spanish: None) -> None:
    day_of_march = datetime(2024, 3, 5, 12).timestamp()
    assert (number(98214), number(0.5, 1)) == ("98.214", "0,5")
    assert day(day_of_march, with_year=True) == "5 mar 2024"
    assert ago(1000, 1000 + 7300) == "hace 2 horas"
    speak("en")
    assert (number(98214), number(0.5, 1)) == ("98,214", "0.5")
    assert day(day_of_march, with_year=True) == "5 Mar 2024"
    assert ago(1000, 1000 + 3600) == "1 hour ago"


@pytest.mark.parametrize(("code", "told"), [("en", "1 node"), ("es", "1 nodo")])
def test_one_is_no_plural(code: str, told: str) -> None:
    speak(code)
    assert counted("LeftPanel", "%Ln node(s)", 1) == told
    assert counted("LeftPanel", "%Ln node(s)", 98214) == f"{number(98214)} {told[2:]}s"


def test_qts_own_words_follow(spanish: None) -> None:
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancelar"


def test_the_start_page_changes_over_at_once(window: MainWindow) -> None:
    assert "Open the sample" in buttons(window)
    assert "English" in buttons(window)
    window.speak("es")
    QCoreApplication.processEvents()
    assert {"Abrir la muestra", "Español"} <= buttons(window)
    assert "Open the sample" not in buttons(window)
    window.speak("en")
    assert window.actions_of_window.quit.text() == "Quit"


def test_the_language_is_remembered(
    window: MainWindow, settled: Callable[[], None], tmp_path: Path
) -> None:
    window.speak("es")
    settled()
    assert Memory(tmp_path / "settings").language == "es"


def test_an_action_changes_the_language(window: MainWindow) -> None:
    actions = window.actions_of_window
    actions.languages["es"].trigger()
    assert actions.undo.text() == "Deshacer"
    assert actions.languages["en"].text() == "Idioma: English"
    actions.languages["en"].trigger()
    assert actions.undo.text() == "Undo"


def test_what_is_open_stays_open(
    window: MainWindow, workshop: Workshop, settled: Callable[[], None]
) -> None:
    session = workshop.desk.session
    workshop.desk.select("ledger")
    summary = workshop.curate.passport.form.summary
    summary.setPlainText("Books every total once, and never twice.")
    workshop.show_problems(True)
    window.speak("es")
    settled()
    now = window.workshop
    assert now is not None
    assert now is not workshop
    assert now.desk.session is session
    assert now.desk.node == "ledger"
    assert now.problems_open
    form = now.curate.passport.form
    assert form.summary.toPlainText() == "Books every total once, and never twice."
    assert now.desk.drafts.nodes == ("ledger",)
    assert "Guardar" in buttons(window)
    now.curate.save()
    settled()
    assert now.desk.drafts.nodes == ()
    assert session.forest.node("ledger").passport.summary.endswith("never twice.")


def test_a_saved_draft_of_before_the_change_is_not_offered_again(
    window: MainWindow, workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    workshop.desk.select("ledger")
    workshop.curate.passport.form.summary.setPlainText("Typed.")
    window.speak("es")
    settled()
    assert window.workshop is not None
    window.workshop.curate.save()
    settled()
    window.close_forest()
    settled()
    session = Session.open(wood)
    assert session.drafts.all() == ()
    session.close()


def test_a_hunt_stays_on_the_screen(
    window: MainWindow, workshop: Workshop, settled: Callable[[], None]
) -> None:
    workshop.show_workspace(HUNT)
    question = "Who closes the ledger?"
    workshop.question.question.setPlainText(question)
    workshop.hunting.show_trail(workshop.desk.session.hunt(question, record=False))
    steps = workshop.hunting.steps
    window.speak("es")
    settled()
    now = window.workshop
    assert now is not None
    assert (now.workspace, now.hunting.steps) == (HUNT, steps)
    assert now.question.question.toPlainText() == question
    assert now.hunting.selected == workshop.hunting.selected


def test_nothing_of_the_former_window_hears_the_forest(
    window: MainWindow, workshop: Workshop, settled: Callable[[], None], wood: Path
) -> None:
    for choice in ("es", "en", "es"):
        window.speak(choice)
        settled()
    assert window.workshop is not None
    (wood / "services" / "new.md").write_text("# New\n", encoding="utf-8")
    window.workshop.desk.refresh()
    settled()
    assert "services/new" in window.workshop.desk.forest.nodes


BROKEN = {
    "forest.yaml": "name: W\nformat: 99\ncolour: blue\ntokenizer: none\n",
    "a.md": "---\nid: same\ntitle: A\nsummary: S.\nedges:\n- {to: gone, type: owns}\n"
    "- {to: same, type: odd, scent: x}\n---\n",
    "b.md": f"---\nid: same\ntitle: B\nsummary: {'many words ' * 60}\n---\n",
    "c.md": "---\nid: c\ntitle: [1\nsummary: S.\n---\n",
    "d.md": "---\nid: d\nid: e\ntitle: *x\n---\n",
    "e.md": "---\nid: e\ntitle: E\nsummary:\ntags: {a: b}\n---\n",
    "f.md": "---\nid: f\n",
    "con.md": "# Reserved\n",
    "x/g.md": "---\nid: ' g'\ntitle: G\nsummary: S.\nedges: [{to: f2, type: part-of}]\n---\n",
    "x/f2.md": "---\nid: f2\ntitle: F\nsummary: S.\nedges: [{to: ' g', type: part-of}]\n---\n",
}


def test_problems_are_told_in_spanish(spanish: None, tmp_path: Path) -> None:
    session = Session.open(plant(tmp_path, BROKEN))
    findings = session.findings()
    session.close()
    assert len({f.rule for f in findings}) > 12
    for finding in findings:
        assert rule_name(finding.rule) != finding.rule.replace("-", " ").capitalize()
        assert engine_text(finding.remedy) != finding.remedy or not finding.remedy
    # What YAML itself says of a line stays as it is.
    same = {f.rule for f in findings if engine_text(f.message) == f.message}
    assert same <= {"front-matter-unparsable", "manifest-wrong-value"}


def test_every_rule_has_a_name() -> None:
    named = {text.lower().replace(" ", "-") for text in RULES}
    assert {rule.name for rule in (*CHECKED, *READING_RULES)} <= named


def test_what_differs_from_case_to_case_stays_in_the_sentence(spanish: None) -> None:
    assert engine_text("no node has the id or the path 'x {0}'") == (
        "ningún nodo tiene el id o la ruta 'x {0}'"
    )
    over = "the scent of the edge to a b has 30 tokens, 6 over its budget of 24"
    assert engine_text(over) == (
        "el rastro de la arista hacia a b tiene 30 tokens, 6 más que su presupuesto de 24"
    )
    assert engine_text("words that nobody knows") == "words that nobody knows"
    error = NotAForest("there is no folder /x", remedy="Check the path")
    assert error_text(error) == "no hay ninguna carpeta /x. Comprueba la ruta"
    assert engine_text("") == ""


def test_english_is_the_engines_own_words() -> None:
    error = StorageError("there is no folder /x", remedy="Check the path", node="a", line=3)
    assert error_text(error) == str(error)


def test_the_open_forest_is_exported(
    workshop: Workshop, settled: Callable[[], None], tmp_path: Path
) -> None:
    out = tmp_path / "out.json"
    write(workshop, out, Format.JSON)
    settled()
    assert json.loads(out.read_text(encoding="utf-8"))["name"] == "Small wood"
    assert str(out) in workshop.status.said.text()
    write(workshop, tmp_path / "no" / "out.json", Format.JSON)
    settled()
    assert "can't be written" in workshop.status.said.text()


@pytest.mark.parametrize(
    ("chosen", "kind", "written"),
    [
        ("out", "GraphML, for graph tools (*.graphml)", "out.graphml"),
        ("out.graphml", "JSON, everything (*.json)", "out.graphml"),
        ("out.txt", "JSON, everything (*.json)", "out.txt"),
    ],
)
def test_the_ending_of_the_name_says_the_format(  # noqa: PLR0917
    window: MainWindow,
    workshop: Workshop,
    settled: Callable[[], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    chosen: str,
    kind: str,
    written: str,
) -> None:
    out = str(tmp_path / chosen)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (out, kind))
    window.actions_of_window.export.trigger()
    settled()
    head = (tmp_path / written).read_text(encoding="utf-8")[:6]
    assert head.startswith("<?xml" if written.endswith("graphml") else "{")


def test_export_waits_for_a_forest(window: MainWindow) -> None:
    assert not window.actions_of_window.export.isEnabled()


def test_a_text_box_in_another_language_is_still_the_same_box(
    window: MainWindow, wood: Path, settled: Callable[[], None]
) -> None:
    window.speak("es")
    window.show_forest(open_forest(wood))
    settled()
    hints = {box.placeholderText() for box in window.findChildren(QLineEdit)}
    assert "Buscar en el bosque" in hints
    assert QLocale().language() == QLocale.Language.Spanish


def cut(window: MainWindow) -> list[str]:
    """Words on the screen that have less room than they need and do not say so."""
    found = []
    for button in window.findChildren(QPushButton):
        icon = 0 if button.icon().isNull() else button.iconSize().width() + 4
        wanted = button.fontMetrics().horizontalAdvance(button.text()) + icon
        if button.isVisible() and wanted > button.width():
            found.append(button.text())
    for words in window.findChildren(QLabel):
        plain = type(words) is QLabel and not words.wordWrap()
        wanted = words.fontMetrics().horizontalAdvance(words.text())
        if words.isVisible() and plain and wanted > words.width() + 1:
            found.append(words.text())
    return found


@pytest.mark.parametrize("size", [(1280, 800), (1600, 1000)])
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_is_cut(
    window: MainWindow,
    workshop: Workshop,
    at_rest: Callable[[], None],
    code: str,
    size: tuple[int, int],
) -> None:
    window.resize(*size)
    window.speak(code)
    at_rest()
    now = window.workshop
    assert now is not None
    now.desk.select("invoices")
    for page in ("edges", "doors", "body", "history"):
        now.curate.show_page(page)
        at_rest()
        assert cut(window) == []
    now.show_problems(True)
    at_rest()
    assert cut(window) == []
    now.show_workspace(HUNT)
    now.hunting.show_trail(now.desk.session.hunt("Who closes the ledger?", record=False))
    at_rest()
    assert cut(window) == []
    window.close_forest()
    at_rest()
    assert cut(window) == []


def test_what_the_former_window_was_about_to_read_is_not_told_to_it(
    window: MainWindow, workshop: Workshop, settled: Callable[[], None], qtbot: QtBot
) -> None:
    for choice in ("es", "en"):
        assert window.workshop is not None
        window.workshop.desk.select("ledger" if choice == "es" else "invoices")
        window.speak(choice)
        settled()
        qtbot.wait(300)  # An answer that came to a panel that is gone would fail this test.
    assert window.workshop is not None
