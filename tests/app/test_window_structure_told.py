"""Changes of structure: what a curator sees before and after them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from forest_studio.app.main_window import MainWindow
from forest_studio.app.structure.kinds import DELETE, MOVE, RENAME, SPLIT
from forest_studio.app.structure.place_forms import MoveForm
from forest_studio.app.structure.split_form import SplitForm
from forest_studio.app.structure.tree_actions import TreeActions
from forest_studio.app.workshop import Workshop
from forest_studio.core.model.changes import EditBody

Settled = Callable[[], None]


@pytest.fixture
def tree(workshop: Workshop, settled: Settled) -> TreeActions:
    """The actions of the tree, at the ledger."""
    workshop.desk.select("ledger")
    settled()
    return workshop.left.actions_of_tree


def test_a_deleted_node_leaves_its_grove_selected_and_undo_shows_it_again(
    window: MainWindow, tree: TreeActions, workshop: Workshop, settled: Settled
) -> None:
    tree.show(DELETE)
    assert tree.card is not None
    tree.card.go()
    settled()
    assert workshop.desk.node == "services"
    window.actions_of_window.undo.trigger()
    settled()
    assert workshop.desk.node == "ledger"


def test_without_headings_paragraphs_are_offered_to_split_at(
    tree: TreeActions, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    body = "The ledger is closed.\n\nMarta Quill closes it on Friday.\n\nNobody else may.\n"
    workshop.desk.apply(EditBody("ledger", body), lambda _outcome: None)
    settled()
    tree.show(SPLIT)
    assert tree.card is not None
    form = tree.card.form
    assert isinstance(form, SplitForm)
    assert form.at.text() == "¶ Marta Quill closes it on Friday."
    assert form.name.text() == ""
    form.name.setText("Closing")
    form.summary.edit.setPlainText("Who closes the ledger.")
    settled()
    tree.card.go()
    settled()
    assert "Nobody else may." in (wood / "services/closing.md").read_text()


def test_a_refusal_says_what_stands_in_the_way(tree: TreeActions, workshop: Workshop) -> None:
    workshop.desk.select(workshop.desk.forest.root)
    tree.show(RENAME)
    assert "root of the forest" in workshop.status.said.text()
    workshop.desk.select("inbox/")
    tree.show(SPLIT)
    assert workshop.status.said.text().startswith("“inbox” is a folder")


def test_the_root_stays_selected_when_the_keyboard_comes_to_the_tree(
    workshop: Workshop, tree: TreeActions, settled: Settled
) -> None:
    root, rows = workshop.desk.forest.root, workshop.left.tree
    workshop.desk.select(root)
    rows.clearFocus()
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    settled()
    assert workshop.desk.node == root
    QTest.keyClick(rows, Qt.Key.Key_Down)
    assert workshop.desk.node == rows.model().node_at(rows.model().index(0, 0))


def test_the_chosen_row_stands_out_on_a_card_of_the_colour_of_chosen_rows(
    tree: TreeActions, settled: Settled
) -> None:
    tree.show(MOVE)
    assert tree.card is not None
    form = tree.card.form
    assert isinstance(form, MoveForm)
    form.picker.box.setText("invoices")
    form.picker.search()
    settled()
    rows = form.picker.list
    picture = QImage(rows.grab().toImage())
    chosen = rows.visualRect(rows.currentIndex())
    ratio = picture.devicePixelRatio()
    edge = picture.pixelColor(round(30 * ratio), round((chosen.top() + 1) * ratio))
    assert edge != picture.pixelColor(round(30 * ratio), round((chosen.bottom() + 1) * ratio))
    assert edge.green() > 100  # The accent, not a shade of the card.
