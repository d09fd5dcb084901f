"""Nodes made, renamed, moved and deleted from the tree, in place."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from forest_studio.app.structure.cards import DeleteCard, MoveCard, NewNodeCard, RenameCard
from forest_studio.app.structure.tree_actions import TreeActions
from forest_studio.app.workshop import Workshop
from window_wood import git

Settled = Callable[[], None]


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
    assert isinstance(card, RenameCard)
    assert card.name.selectedText() == "invoices"
    QTest.keyClicks(card.name, "billing")
    QTest.keyClick(card.name, Qt.Key.Key_Return)
    settled()
    assert (wood / "services/billing.md").exists()
    assert "(billing.md)" in (wood / "services/tariffs.md").read_text()
    assert tree.card is None
    assert workshop.desk.node == "invoices"


def test_a_bad_name_is_refused_in_the_card(tree: TreeActions, settled: Settled) -> None:
    tree.show(RenameCard)
    card = tree.card
    assert isinstance(card, RenameCard)
    card.name.setText("a/b")
    card.go()
    settled()
    assert card.note.text
    assert tree.card is card


def test_a_node_is_moved_to_another_grove(
    tree: TreeActions, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    tree.show(MoveCard)
    card = tree.card
    assert isinstance(card, MoveCard)
    assert not card.go_button.isEnabled()
    card.choose("inbox/note")
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
    assert isinstance(card, DeleteCard)
    assert "services/invoices.md" in card.left.text()
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
    tree.show(NewNodeCard)
    card = tree.card
    assert isinstance(card, NewNodeCard)
    QTest.keyClicks(card.name, "Ledger")
    card.summary.setPlainText("word " * 90)
    assert not card.go_button.isEnabled()
    card.summary.setPlainText("Keeps what the old one kept.")
    QTest.keyClick(card.name, Qt.Key.Key_Return)
    settled()
    assert workshop.desk.node == "ledger-2"
    assert "summary: Keeps what" in (wood / "services/ledger-2.md").read_text()
    assert git(wood, "log", "-1", "--format=%an").strip() == "Ana"


def test_unsaved_words_bar_the_way(tree: TreeActions, workshop: Workshop, settled: Settled) -> None:
    workshop.curate.passport.form.summary.setPlainText("Half typed.")
    workshop.desk.select("services")
    tree.show(DeleteCard)
    assert tree.card is None
    assert "unsaved words" in workshop.status.said.text()


def test_the_root_offers_only_what_can_be_done_with_it(
    tree: TreeActions, workshop: Workshop
) -> None:
    workshop.desk.select("wood")
    usable = [action.text() for action in tree.menu().actions() if action.isEnabled()]
    assert "New node here…" in usable
    assert "Delete…" not in usable
