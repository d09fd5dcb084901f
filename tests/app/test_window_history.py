"""The history of a node and of the forest: looked at, restored, taken back, travelled in."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from forest_studio.app.main_window import MainWindow
from forest_studio.app.opening import open_forest
from forest_studio.app.workshop import Workshop
from forest_studio.core.model.changes import Author, EditBody, EditPassport, Origin, RenameFile
from forest_studio.core.session import Session
from window_wood import git

Settled = Callable[[], None]
AGENT = Author("Forest Studio agent small-model", "agent@example.org", Origin.AGENT)
SUMMARY = "Issues customer invoices and keeps their legal copies."


@pytest.fixture
def past_of_wood(wood: Path) -> Path:
    """The small forest after three more commits: a person's, an agent's, another program's."""
    session = Session.open(wood)
    session.apply(EditPassport("invoices", summary="Prints invoices."))
    body = session.forest.body("invoices").replace("written once", "written only once")
    session.apply(EditBody("invoices", body), AGENT)
    session.close()
    file = wood / "services/ledger.md"
    file.write_text(file.read_text().replace("Marta Quill", "Ana Reis"))
    git(wood, "commit", "-qam", "ledger: another keeper")
    return wood


@pytest.fixture
def history(window: MainWindow, past_of_wood: Path, settled: Settled) -> Workshop:
    """The window with the invoice service and its History tab."""
    window.show_forest(open_forest(past_of_wood))
    workshop = window.workshop
    assert workshop is not None
    workshop.map.set_reduced_motion(True)
    workshop.desk.select("invoices")
    workshop.curate.show_page("history")
    settled()
    return workshop


def subjects(workshop: Workshop) -> list[str]:
    return [version.entry.subject for version in workshop.curate.history.model.versions]


def choose(workshop: Workshop, row: int, settled: Settled) -> None:
    page = workshop.curate.history
    page.list.setCurrentIndex(page.model.index(row))
    settled()


def test_the_tab_lists_who_did_what_and_shows_the_words_that_differ(
    history: Workshop, settled: Settled
) -> None:
    page = history.curate.history
    assert subjects(history) == [
        "Edit text of Invoice service",
        "Edit summary of Invoice service",
        "plant",
    ]
    shown = page.view.toPlainText()
    assert "−" in shown
    assert "+" in shown
    assert "line-through" not in shown
    html = page.view.toHtml()
    assert "underline" in html
    assert "only" in shown
    choose(history, 1, settled)
    shown = page.view.toPlainText()
    assert "Summary" in shown
    assert SUMMARY in shown
    assert "Prints invoices." in shown


def test_a_version_is_restored_as_a_new_commit(
    history: Workshop, past_of_wood: Path, settled: Settled
) -> None:
    choose(history, 2, settled)
    history.curate.history.restore()
    settled()
    text = (past_of_wood / "services/invoices.md").read_text()
    assert SUMMARY in text
    assert "written once" in text
    assert len(subjects(history)) == 4
    assert subjects(history)[0].startswith("Restore Invoice service")
    assert not history.curate.history.restore_button.isEnabled() or (
        history.curate.history.list.currentIndex().row() > 0
    )


def test_one_change_is_taken_back_and_later_ones_stay(
    history: Workshop, past_of_wood: Path, settled: Settled
) -> None:
    choose(history, 1, settled)
    history.curate.history.undo()
    settled()
    text = (past_of_wood / "services/invoices.md").read_text()
    assert SUMMARY in text
    assert "written only once" in text


def test_a_change_that_was_written_over_is_explained_and_nothing_is_written(
    history: Workshop, past_of_wood: Path, settled: Settled
) -> None:
    history.desk.apply(EditPassport("invoices", summary="Newer words."), lambda _outcome: None)
    settled()
    head = git(past_of_wood, "rev-parse", "HEAD")
    choose(history, 2, settled)
    history.curate.history.undo()
    settled()
    page = history.curate.history
    assert "Nothing was written" in page.note.text
    assert "Newer words." in page.view.toPlainText()
    assert SUMMARY in page.view.toPlainText()
    assert git(past_of_wood, "rev-parse", "HEAD") == head


def test_the_caption_says_who_edited_last(history: Workshop, qtbot: object) -> None:
    place = history.curate.passport.place
    qtbot.waitUntil(lambda: "edited" in place.text())  # type: ignore[attr-defined]
    assert re.search(r"edited (just now|\d+ min ago) by agent small-model", place.text())


def test_a_change_that_is_not_in_git_yet_is_said(
    history: Workshop, past_of_wood: Path, qtbot: object
) -> None:
    file = past_of_wood / "services/invoices.md"
    file.write_text(file.read_text().replace("Prints", "Sends"))
    place = history.curate.passport.place
    qtbot.waitUntil(lambda: "not in git yet" in place.text())  # type: ignore[attr-defined]


def test_all_commits_are_listed_filtered_and_marked_on_the_map(
    history: Workshop, settled: Settled, qtbot: object
) -> None:
    QTest.keyClick(history.window(), Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    settled()
    panel = history.history
    assert panel.isVisible()
    assert [entry.subject for entry in panel.model.shown] == [
        "ledger: another keeper",
        "Edit text of Invoice service",
        "Edit summary of Invoice service",
        "plant",
    ]
    panel.origin.button("agent").click()
    assert [entry.author.origin for entry in panel.model.shown] == [Origin.AGENT]
    panel.table.setCurrentIndex(panel.model.index(0, 1))
    settled()
    assert history.map.scene.overlay.hits == {"invoices"}
    panel.origin.button("all").click()
    panel.filter.setText("keeper")
    keeper = ["ledger: another keeper"]
    qtbot.waitUntil(lambda: [entry.subject for entry in panel.model.shown] == keeper)  # type: ignore[attr-defined]
    panel.table.setCurrentIndex(panel.model.index(0, 1))
    settled()
    assert history.map.scene.overlay.hits == {"ledger"}
    history.show_history(False)
    assert history.map.scene.overlay.hits == frozenset()


def test_a_node_of_a_commit_opens_at_that_commit(history: Workshop, settled: Settled) -> None:
    history.show_history(True)
    settled()
    panel = history.history
    panel.table.setCurrentIndex(panel.model.index(0, 1))
    settled()
    panel.node_wanted.emit("ledger", panel.model.shown[0].commit)
    settled()
    assert history.desk.node == "ledger"
    page = history.curate.history
    assert page.isVisible()
    assert page.version is not None
    assert page.version.entry.subject == "ledger: another keeper"
    assert "Ana Reis" in page.view.toPlainText()


def test_a_commit_of_anybody_is_undone_from_the_list(
    history: Workshop, past_of_wood: Path, settled: Settled
) -> None:
    history.show_history(True)
    settled()
    panel = history.history
    panel.table.setCurrentIndex(panel.model.index(0, 1))
    settled()
    panel.card.undo()
    settled()
    assert "Marta Quill" in (past_of_wood / "services/ledger.md").read_text()
    assert panel.model.shown[0].subject == "Undo: ledger: another keeper"


def test_the_slider_shows_the_forest_as_it_was_and_nothing_can_be_edited(
    history: Workshop, past_of_wood: Path, settled: Settled, qtbot: object
) -> None:
    workshop = history
    form = workshop.curate.passport.form
    form.scent.setText("half typed")
    written = form.summary.palette().text().color()
    workshop.show_history(True)
    settled()
    slider = workshop.history.slider
    slider.slider.setValue(0)
    qtbot.waitUntil(lambda: workshop.desk.past is not None)  # type: ignore[attr-defined]
    settled()
    assert workshop.past_bar.isVisible()
    assert "read only" in workshop.past_bar.text
    assert form.summary.toPlainText() == SUMMARY
    assert form.summary.isReadOnly()
    assert form.summary.palette().text().color() != written
    assert form.scent.text() == "where invoices are made"
    answers: list[object] = []
    workshop.desk.apply(EditPassport("invoices", title="No"), answers.append)
    assert "as it was" in str(answers[0])
    workshop.past_bar.back_button.click()
    settled()
    assert not workshop.past_bar.isVisible()
    assert form.summary.toPlainText() == "Prints invoices."
    assert form.scent.text() == "half typed"
    assert not form.summary.isReadOnly()
    assert form.summary.palette().text().color() == written
    assert slider.entry is None


def test_nodes_that_were_there_once_are_on_the_map_of_that_time(
    history: Workshop, past_of_wood: Path, settled: Settled, qtbot: object
) -> None:
    workshop = history
    places = workshop.map.scene.layout.pos
    before = tuple(places[workshop.map.scene.data.row("ledger")])
    git(past_of_wood, "rm", "-q", "services/tariffs.md")
    git(past_of_wood, "commit", "-qm", "no tariffs any more")
    qtbot.waitUntil(lambda: "tariffs" not in workshop.desk.forest.nodes)  # type: ignore[attr-defined]
    settled()
    workshop.show_history(True)
    settled()
    entry = workshop.history.model.all[1]
    workshop.travel.go(entry)
    qtbot.waitUntil(lambda: workshop.desk.past == entry)  # type: ignore[attr-defined]
    settled()
    assert workshop.map.scene.data.row("tariffs") >= 0
    workshop.desk.select("tariffs")
    workshop.travel.back()
    settled()
    assert workshop.map.scene.data.row("tariffs") < 0
    assert workshop.desk.node == "wood"
    places = workshop.map.scene.layout.pos
    assert tuple(places[workshop.map.scene.data.row("ledger")]) == pytest.approx(before)


def test_what_others_do_while_one_looks_at_the_past_waits_there(
    history: Workshop, past_of_wood: Path, settled: Settled, qtbot: object
) -> None:
    workshop = history
    workshop.curate.passport.form.summary.setPlainText("Mine.")
    workshop.show_history(True)
    settled()
    workshop.travel.go(workshop.history.model.all[-1])
    qtbot.waitUntil(lambda: workshop.desk.past is not None)  # type: ignore[attr-defined]
    file = past_of_wood / "services/invoices.md"
    file.write_text(file.read_text().replace("Prints invoices.", "Theirs."))
    qtbot.waitUntil(  # type: ignore[attr-defined]
        lambda: workshop.desk.underneath.get("invoices") is not None
    )
    assert workshop.curate.passport.form.summary.toPlainText() == SUMMARY
    workshop.travel.back()
    settled()
    assert workshop.curate.passport.form.summary.toPlainText() == "Mine."
    assert "summary" in workshop.curate.disk_bar.text


def test_undo_says_what_it_takes_back(history: Workshop, settled: Settled) -> None:
    history.desk.apply(EditPassport("invoices", title="Invoices"), lambda _outcome: None)
    settled()
    tip = history.top._undo.toolTip()
    assert tip.startswith("Undo: Edit title of")


def test_a_whole_run_of_an_agent_is_taken_back_at_once(
    window: MainWindow, wood: Path, settled: Settled
) -> None:
    session = Session.open(wood)
    with session.run("tidy up", AGENT) as run:
        run.apply(EditPassport("invoices", summary="By the agent."))
        run.apply(EditPassport("ledger", summary="By the agent as well."))
    session.apply(EditPassport("tariffs", summary="By a person."))
    session.close()
    window.show_forest(open_forest(wood))
    workshop = window.workshop
    assert workshop is not None
    workshop.show_history(True)
    settled()
    panel = workshop.history
    panel.table.setCurrentIndex(panel.model.index(0, 1))
    settled()
    assert not panel.card.run_button.isVisible()
    panel.table.setCurrentIndex(panel.model.index(1, 1))
    settled()
    assert panel.card.run_button.isVisible()
    panel.card.undo_run()
    settled()
    assert SUMMARY in (wood / "services/invoices.md").read_text()
    assert "Books every total once." in (wood / "services/ledger.md").read_text()
    assert "By a person." in (wood / "services/tariffs.md").read_text()


def test_a_commit_of_several_files_is_taken_back_or_says_where_it_can_not_be(
    window: MainWindow, wood: Path, settled: Settled
) -> None:
    session = Session.open(wood)
    session.apply(RenameFile("invoices", "billing"))
    session.apply(EditPassport("invoices", title="Billing"))
    session.apply(EditPassport("invoices", title="Bills"))
    session.close()
    window.show_forest(open_forest(wood))
    workshop = window.workshop
    assert workshop is not None
    workshop.show_history(True)
    settled()
    panel = workshop.history
    panel.table.setCurrentIndex(panel.model.index(1, 1))
    settled()
    panel.card.undo()
    settled()
    assert "Nothing was written" in panel.card.note.text
    assert panel.card.view.isVisible()
    assert "Bills" in panel.card.view.toPlainText()
    panel.table.setCurrentIndex(panel.model.index(2, 1))
    settled()
    assert not panel.card.view.isVisible()
    panel.card.undo()
    settled()
    assert "title: Bills" in (wood / "services/invoices.md").read_text()
    assert "(invoices.md)" in (wood / "services/tariffs.md").read_text()
    assert "Undo: Rename" in workshop.status.said.text()
