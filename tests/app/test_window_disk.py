"""What other programs do on disk: the window follows, and unsaved words are never lost."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from forest_studio.app.body.body_page import EDIT
from forest_studio.app.workshop import Workshop
from forest_studio.core.curate.reconcile import Choice
from window_wood import git

CTRL = Qt.KeyboardModifier.ControlModifier
Settled = Callable[[], None]
SUMMARY = "Issues customer invoices and keeps their legal copies."


def outside(file: Path, old: str, new: str) -> None:
    """Another program replaces words in a file."""
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def type_summary(workshop: Workshop, text: str) -> None:
    summary = workshop.curate.passport.form.summary
    summary.selectAll()
    QTest.keyClicks(summary, text)


@pytest.fixture
def invoices(workshop: Workshop, settled: Settled) -> Workshop:
    """The window at the invoice service."""
    workshop.desk.select("invoices")
    settled()
    return workshop


def wait_for(qtbot: object, true: Callable[[], bool]) -> None:
    qtbot.waitUntil(true)  # type: ignore[attr-defined]


def test_a_file_of_another_program_appears_by_itself(
    workshop: Workshop, wood: Path, qtbot: object
) -> None:
    new = "---\nid: new\ntitle: A new node\nsummary: From outside.\n---\nWords.\n"
    (wood / "services/new.md").write_text(new)
    wait_for(qtbot, lambda: "new" in workshop.desk.forest.nodes)
    tree = workshop.left.tree.model()
    wait_for(qtbot, lambda: workshop.map.scene.data.row("new") >= 0)
    workshop.desk.select("new")
    assert workshop.left.tree.currentIndex().data() == "A new node"
    assert tree is not None
    assert workshop.curate.passport.form.summary.toPlainText() == "From outside."


def test_words_survive_a_change_of_the_same_field_until_somebody_decides(
    invoices: Workshop, wood: Path, qtbot: object, settled: Settled
) -> None:
    workshop, bar = invoices, invoices.curate.disk_bar
    type_summary(workshop, "Mine.")
    assert bar.text == ""
    outside(wood / "services/invoices.md", SUMMARY, "Theirs.")
    wait_for(qtbot, lambda: bar.text != "")
    assert "Changed on disk" in bar.text
    assert "summary" in bar.text
    assert workshop.curate.passport.form.summary.toPlainText() == "Mine."
    bar.mine_button.click()
    assert bar.text == ""
    workshop.curate.passport.save()
    settled()
    assert "summary: Mine." in (wood / "services/invoices.md").read_text()
    assert "Theirs." in git(wood, "log", "-p")


def test_taking_theirs_can_be_taken_back(invoices: Workshop, wood: Path, qtbot: object) -> None:
    workshop, bar = invoices, invoices.curate.disk_bar
    type_summary(workshop, "Mine.")
    outside(wood / "services/invoices.md", SUMMARY, "Theirs.")
    wait_for(qtbot, lambda: bar.text != "")
    bar.theirs_button.click()
    assert workshop.curate.passport.form.summary.toPlainText() == "Theirs."
    assert workshop.desk.drafts.nodes == ()
    assert bar.back_button.isVisible()
    bar.back_button.click()
    assert workshop.curate.passport.form.summary.toPlainText() == "Mine."
    assert bar.mine_button.isVisible()
    assert not bar.back_button.isVisible()


def test_changes_of_other_fields_are_joined_and_said(
    invoices: Workshop, wood: Path, qtbot: object, settled: Settled
) -> None:
    workshop, bar = invoices, invoices.curate.disk_bar
    type_summary(workshop, "Mine.")
    outside(wood / "services/invoices.md", "where invoices are made", "their scent")
    wait_for(qtbot, lambda: bar.text != "")
    assert "fit together" in bar.text
    assert workshop.curate.passport.form.scent.text() == "their scent"
    workshop.curate.passport.save()
    settled()
    text = (wood / "services/invoices.md").read_text()
    assert "summary: Mine." in text
    assert "scent: their scent" in text
    assert bar.text == ""


def test_a_comparison_is_decided_with_the_keyboard_and_lands_in_the_editor_unsaved(
    invoices: Workshop, wood: Path, qtbot: object, settled: Settled
) -> None:
    workshop, bar, file = invoices, invoices.curate.disk_bar, wood / "services/invoices.md"
    type_summary(workshop, "Mine.")
    workshop.curate.passport.form.scent.setText("my scent")
    text = file.read_text().replace(SUMMARY, "Theirs.")
    file.write_text(text.replace("where invoices are made", "their scent"))
    wait_for(qtbot, lambda: bar.text != "")
    bar.compare_button.click()
    settled()
    page = workshop.compare
    assert page.isVisible()
    assert list(page.cards) == ["summary", "scent"]
    assert not page.take_button.isEnabled()
    QTest.keyClick(page.cards["summary"], Qt.Key.Key_2)
    QTest.keyClick(page.cards["summary"], Qt.Key.Key_Down)
    QTest.keyClick(page.cards["scent"], Qt.Key.Key_M)
    QTest.keyClick(page.cards["scent"], Qt.Key.Key_Return, CTRL)
    assert not page.isVisible()
    form = workshop.curate.passport.form
    assert (form.summary.toPlainText(), form.scent.text()) == ("Theirs.", "my scent")
    assert file.read_text().count("my scent") == 0
    assert workshop.desk.drafts.nodes == ("invoices",)
    assert bar.text == ""
    workshop.curate.passport.save()
    settled()
    assert "scent: my scent" in file.read_text()


def test_both_texts_of_a_line_can_be_kept(
    invoices: Workshop, wood: Path, qtbot: object, settled: Settled
) -> None:
    workshop, file = invoices, wood / "services/ledger.md"
    workshop.desk.select("ledger")
    workshop.curate.show_page("body")
    settled()
    body = workshop.curate.body
    body.show_mode(EDIT)
    body.editor.setPlainText("Mine.\n")
    outside(file, "last Friday", "first Monday")
    bar = workshop.curate.disk_bar
    wait_for(qtbot, lambda: bar.text != "")
    assert "text" in bar.text
    bar.compare_button.click()
    settled()
    page = workshop.compare
    (key,) = page.comparison.open({})  # type: ignore[union-attr]
    QTest.keyClick(page.cards[key], Qt.Key.Key_3)
    page.take()
    settled()
    assert "Mine.\n" in body.editor.typed
    assert "first Monday" in body.editor.typed
    assert "Mine." not in file.read_text()
    body.save()
    settled()
    saved = file.read_text()
    assert saved.endswith("Mine.\nThe ledger is closed by Marta Quill on the first Monday.\n")


def test_a_comparison_that_grew_old_is_made_anew_instead_of_used(
    invoices: Workshop, wood: Path, qtbot: object, settled: Settled
) -> None:
    workshop = invoices
    type_summary(workshop, "Mine.")
    outside(wood / "services/invoices.md", SUMMARY, "Theirs.")
    wait_for(qtbot, lambda: workshop.curate.disk_bar.text != "")
    workshop.curating.compare_versions("invoices")
    settled()
    page = workshop.compare
    page.cards["summary"].chosen.emit(Choice.THEIRS)
    type_summary(workshop, "Mine, and more.")
    page.take()
    settled()
    assert page.isVisible()
    assert "meanwhile" in page.note.text
    assert workshop.curate.passport.form.summary.toPlainText() == "Mine, and more."
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert workshop.map.isVisible()
    assert "summary" in workshop.curate.disk_bar.text


def test_a_deleted_node_says_so_keeps_its_words_and_comes_back_with_them(
    invoices: Workshop, wood: Path, qtbot: object, settled: Settled
) -> None:
    workshop, bar = invoices, invoices.notices.gone
    type_summary(workshop, "Mine.")
    (wood / "services/invoices.md").unlink()
    wait_for(qtbot, bar.isVisible)
    assert "Invoice service" in bar.text
    assert "draft" in bar.text
    assert workshop.desk.node == "wood"
    bar.back_button.click()
    settled()
    assert not bar.isVisible()
    assert workshop.desk.node == "invoices"
    assert workshop.curate.passport.form.summary.toPlainText() == "Mine."
    assert SUMMARY in (wood / "services/invoices.md").read_text()


def test_a_deleted_node_without_words_is_only_told(
    invoices: Workshop, wood: Path, qtbot: object
) -> None:
    bar = invoices.notices.gone
    (wood / "services/invoices.md").unlink()
    wait_for(qtbot, bar.isVisible)
    assert "draft" not in bar.text
    assert not bar.copy_button.isVisible()


def test_a_forest_that_vanishes_is_shown_as_it_was_and_found_again(
    invoices: Workshop, wood: Path, qtbot: object, settled: Settled, tmp_path: Path
) -> None:
    workshop, bar = invoices, invoices.notices.lost
    type_summary(workshop, "Mine.")
    away = tmp_path / "elsewhere"
    shutil.move(wood, away)
    wait_for(qtbot, bar.isVisible)
    assert "stays here" in bar.text
    assert workshop.curate.passport.form.summary.toPlainText() == "Mine."
    workshop.curate.passport.save()
    settled()
    assert workshop.curate.passport.note.text
    assert not wood.exists(), "its place is left free for it"
    shutil.move(away, wood)
    wait_for(qtbot, lambda: not bar.isVisible())
    settled()
    workshop.curate.passport.save()
    settled()
    assert "summary: Mine." in (wood / "services/invoices.md").read_text()


def test_what_the_window_saves_itself_is_no_change_on_disk(
    invoices: Workshop, settled: Settled
) -> None:
    type_summary(invoices, "Mine.")
    invoices.curate.passport.save()
    settled()
    QTest.qWait(400)
    settled()
    assert invoices.curate.disk_bar.text == ""
    assert invoices.desk.drafts.nodes == ()
