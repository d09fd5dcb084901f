"""Nodes made, renamed, moved and deleted from the tree, in place."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from forest_studio.app.main_window import MainWindow
from forest_studio.app.structure.kinds import CHANGE_ID, DELETE, MERGE, MOVE, NEW, RENAME, SPLIT
from forest_studio.app.structure.merge_form import MergeForm
from forest_studio.app.structure.new_form import NewNodeForm
from forest_studio.app.structure.place_forms import ChangeIdForm, DeleteForm, MoveForm, RenameForm
from forest_studio.app.structure.split_form import SplitForm
from forest_studio.app.structure.tree_actions import TreeActions
from forest_studio.app.workshop import Workshop
from forest_studio.core.model.changes import EditBody
from window_wood import git

Settled = Callable[[], None]
_FLAG = QItemSelectionModel.SelectionFlag


@pytest.fixture
def tree(workshop: Workshop, settled: Settled) -> TreeActions:
    """The actions of the tree, at the ledger."""
    workshop.desk.select("ledger")
    settled()
    workshop.left.tree.setFocus()
    return workshop.left.actions_of_tree


def test_f2_renames_the_file_and_the_links_follow(
    tree: TreeActions, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    workshop.desk.select("invoices")
    QTest.keyClick(workshop.left.tree, Qt.Key.Key_F2)
    card = tree.card
    assert card is not None
    form = card.form
    assert isinstance(form, RenameForm)
    assert form.name.selectedText() == "invoices"
    QTest.keyClicks(form.name, "billing")
    QTest.keyClick(form.name, Qt.Key.Key_Return)
    settled()
    assert (wood / "services/billing.md").exists()
    assert "(billing.md)" in (wood / "services/tariffs.md").read_text()
    assert tree.card is None
    assert workshop.desk.node == "invoices"


def test_a_bad_name_is_refused_in_the_card(tree: TreeActions, settled: Settled) -> None:
    tree.show(RENAME)
    card = tree.card
    assert card is not None
    form = card.form
    assert isinstance(form, RenameForm)
    form.name.setText("a/b")
    card.go()
    settled()
    assert card.note.text
    assert tree.card is card


def test_a_node_is_moved_to_another_grove(
    tree: TreeActions, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    tree.show(MOVE)
    card = tree.card
    assert card is not None
    form = card.form
    assert isinstance(form, MoveForm)
    assert not card.go_button.isEnabled()
    form.choose("inbox/note")
    card.go()
    settled()
    assert (wood / "inbox/ledger.md").exists()
    assert workshop.desk.node == "ledger"
    assert workshop.desk.forest.node("ledger").path == "inbox/ledger.md"


def test_deleting_says_what_will_lead_nowhere_and_undo_brings_it_back(
    tree: TreeActions, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    QTest.keyClick(workshop.left.tree, Qt.Key.Key_Delete)
    settled()
    card = tree.card
    assert card is not None
    form = card.form
    assert isinstance(form, DeleteForm)
    assert "services/invoices.md" in card.preview.text
    assert (wood / "services/ledger.md").exists()
    card.go()
    settled()
    assert not (wood / "services/ledger.md").exists()
    assert not workshop.notices.gone.isVisible()
    assert "Delete Ledger" in workshop.top._undo.toolTip()
    workshop.desk.write(workshop.desk.session.undo, lambda _outcome: None)
    settled()
    assert (wood / "services/ledger.md").exists()


def test_a_new_node_has_a_passport_within_its_budget(
    tree: TreeActions, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    tree.show(NEW)
    card = tree.card
    assert card is not None
    form = card.form
    assert isinstance(form, NewNodeForm)
    QTest.keyClicks(form.name, "Ledger")
    form.summary.edit.setPlainText("word " * 90)
    assert not card.go_button.isEnabled()
    form.summary.edit.setPlainText("Keeps what the old one kept.")
    QTest.keyClick(form.name, Qt.Key.Key_Return)
    settled()
    assert workshop.desk.node == "ledger-2"
    assert "summary: Keeps what" in (wood / "services/ledger-2.md").read_text()
    assert git(wood, "log", "-1", "--format=%an").strip() == "Ana"


def test_unsaved_words_bar_the_way(tree: TreeActions, workshop: Workshop, settled: Settled) -> None:
    workshop.curate.passport.form.summary.setPlainText("Half typed.")
    workshop.desk.select("services")
    tree.show(DELETE)
    assert tree.card is None
    assert "unsaved words" in workshop.status.said.text()


def test_the_root_offers_only_what_can_be_done_with_it(
    tree: TreeActions, workshop: Workshop
) -> None:
    workshop.desk.select("wood")
    usable = [
        action.text().partition("\t")[0] for action in tree.menu().actions() if action.isEnabled()
    ]
    assert "New node here…" in usable
    assert "Delete…" not in usable


def test_a_refused_id_is_told_before_anything_is_done(
    tree: TreeActions, workshop: Workshop, wood: Path, qtbot: QtBot, settled: Settled
) -> None:
    tree.show(CHANGE_ID)
    card = tree.card
    assert card is not None
    form = card.form
    assert isinstance(form, ChangeIdForm)
    assert not card.go_button.isEnabled()
    form.id.setText("invoices")
    qtbot.waitUntil(lambda: bool(card.note.text))
    assert not card.go_button.isEnabled()
    form.id.setText("general-ledger")
    qtbot.waitUntil(lambda: "services/invoices.md" in card.preview.text)
    assert "ledger → general-ledger" in card.preview.text
    QTest.keyClick(form.id, Qt.Key.Key_Return)
    settled()
    assert "{to: general-ledger," in (wood / "services/invoices.md").read_text()
    assert workshop.desk.node == "general-ledger"
    assert "Change id of Ledger" in workshop.top._undo.toolTip()


def test_chosen_nodes_become_one_and_undo_parts_them(
    tree: TreeActions, workshop: Workshop, wood: Path, qtbot: QtBot, settled: Settled
) -> None:
    view = workshop.left.tree
    for node in ("tariffs", "invoices"):
        view.selectionModel().select(view._model.index_of(node), _FLAG.Select | _FLAG.Rows)
    tree.show(MERGE)
    card = tree.card
    assert card is not None
    form = card.form
    assert isinstance(form, MergeForm)
    assert set(form.nodes()) == {"ledger", "tariffs", "invoices"}
    assert form.kept == "ledger"
    form.remove("invoices")
    form.keep("tariffs")
    qtbot.waitUntil(lambda: "services/ledger.md" in card.preview.text)
    form.add("invoices")
    card.go()
    settled()
    assert not (wood / "services/ledger.md").exists()
    assert not (wood / "services/invoices.md").exists()
    text = (wood / "services/tariffs.md").read_text()
    assert "closed by Marta Quill" in text
    assert "Invoices are written once" in text
    assert workshop.desk.node == "tariffs"
    assert git(wood, "log", "-1", "--format=%s").strip() == "Merge 2 nodes into Tariff book"
    workshop.desk.write(workshop.desk.session.undo, lambda _outcome: None)
    settled()
    assert (wood / "services/ledger.md").exists()


def test_merging_waits_for_unsaved_words_of_every_node(
    tree: TreeActions, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    workshop.curate.passport.form.summary.setPlainText("Half typed.")
    workshop.desk.select("tariffs")
    tree.show(MERGE)
    card = tree.card
    assert card is not None
    assert isinstance(card.form, MergeForm)
    card.form.add("ledger")
    card.go()
    settled()
    assert "unsaved words" in card.note.text
    assert (wood / "services/ledger.md").exists()


def test_a_node_is_split_at_a_heading_by_keys_alone(
    tree: TreeActions, workshop: Workshop, wood: Path, qtbot: QtBot, settled: Settled
) -> None:
    body = "The ledger is closed.\n\n## Closing day\n\nMarta Quill closes it on Friday.\n"
    workshop.desk.apply(EditBody("ledger", body), lambda _outcome: None)
    settled()
    tree.show(SPLIT)
    card = tree.card
    assert card is not None
    form = card.form
    assert isinstance(form, SplitForm)
    assert form.name.text() == "Closing day"
    qtbot.waitUntil(card.isVisible)
    assert form.first().hasFocus()
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert form.summary.edit.hasFocus()
    QTest.keyClicks(form.summary.edit, "Says who closes the ledger and when.")
    QTest.keyClick(form.summary.edit, Qt.Key.Key_Tab)
    QTest.keyClicks(form.scent, "when the ledger closes")
    qtbot.waitUntil(lambda: "services/closing-day.md" in card.preview.text)
    QTest.keyClick(form.scent, Qt.Key.Key_Return)
    settled()
    assert "Marta Quill" in (wood / "services/closing-day.md").read_text()
    assert "Marta Quill" not in (wood / "services/ledger.md").read_text()
    assert "to: closing-day" in (wood / "services/ledger.md").read_text()


def test_a_line_that_can_not_be_split_at_is_told_in_place(tree: TreeActions, qtbot: QtBot) -> None:
    tree.show(SPLIT)
    card = tree.card
    assert card is not None
    form = card.form
    assert isinstance(form, SplitForm)
    form.line.setText("2")
    form.name.setText("Other")
    form.summary.edit.setPlainText("Words.")
    qtbot.waitUntil(lambda: bool(card.note.text))
    assert not card.go_button.isEnabled()


def test_every_change_of_structure_is_a_command_with_a_key(
    window: MainWindow, workshop: Workshop, qtbot: QtBot, settled: Settled
) -> None:
    workshop.desk.select("ledger")
    for kind, action in window.actions_of_window.structure.items():
        assert action in window.actions_of_window.all
        assert not action.shortcut().isEmpty()
        action.trigger()
        card = workshop.left.actions_of_tree.card
        assert card is not None, kind
        qtbot.waitUntil(card.isVisible)
        QTest.keyClick(card.close_button, Qt.Key.Key_Escape)
        assert workshop.left.actions_of_tree.card is None
    settled()


def test_escape_leaves_and_nothing_was_written(
    tree: TreeActions, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    tree.show(MERGE)
    card = tree.card
    assert card is not None
    assert isinstance(card.form, MergeForm)
    assert card.form.picker.box.hasFocus()
    QTest.keyClick(card.form.picker.box, Qt.Key.Key_Escape)
    assert tree.card is None
    assert workshop.left.tree.hasFocus()
    assert git(wood, "status", "--porcelain") == ""


def test_a_card_that_is_left_while_it_looks_ahead_or_writes_does_no_harm(
    tree: TreeActions, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    tree.show(DELETE)
    tree.close()
    settled()
    tree.show(RENAME)
    card = tree.card
    assert card is not None
    assert isinstance(card.form, RenameForm)
    card.form.name.setText("book")
    card.go()
    tree.show(NEW)
    settled()
    assert (wood / "services/book.md").exists()
    assert tree.card is not None
    assert isinstance(tree.card.form, NewNodeForm)
