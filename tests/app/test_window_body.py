"""The body editor: live preview, saving, drafts, finding, and bytes that nobody typed over."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from forest_studio.app.body.body_page import EDIT, READ, SPLIT, BodyPage
from forest_studio.app.main_window import MainWindow
from forest_studio.app.workshop import Workshop
from window_wood import git

CTRL = Qt.KeyboardModifier.ControlModifier
Settled = Callable[[], None]


def open_body(workshop: Workshop, node: str, mode: str, settled: Settled) -> BodyPage:
    workshop.desk.select(node)
    workshop.curate.show_page("body")
    settled()
    workshop.curate.body.show_mode(mode)
    settled()
    return workshop.curate.body


def type_at_end(page: BodyPage, text: str) -> None:
    QTest.keyClick(page.editor, Qt.Key.Key_End, CTRL)
    QTest.keyClicks(page.editor, text)


def test_typing_shows_in_the_preview_and_ctrl_s_saves_the_text_alone(
    workshop: Workshop, wood: Path, settled: Settled, qtbot: object
) -> None:
    page = open_body(workshop, "ledger", SPLIT, settled)
    before = (wood / "services/ledger.md").read_bytes()
    page.editor.setFocus()
    type_at_end(page, "It is **audited** yearly.")
    qtbot.waitUntil(lambda: "audited yearly" in page.view.toPlainText())  # type: ignore[attr-defined]
    QTest.keyClick(page.editor, Qt.Key.Key_S, CTRL)
    settled()
    assert (wood / "services/ledger.md").read_bytes() == before + b"It is **audited** yearly."
    assert git(wood, "log", "-1", "--format=%s").strip() == "Edit text of Ledger"
    assert "Forest-Operation: edit-body" in git(wood, "log", "-1", "--format=%B")
    assert workshop.desk.drafts.nodes == ()


def test_lines_that_nobody_typed_over_keep_their_line_ends(
    workshop: Workshop, wood: Path, settled: Settled
) -> None:
    file = wood / "services/ledger.md"
    head = file.read_bytes().split(b"The ledger")[0]
    body = "first\r\nsecond\u00a0one\r\nunix\nlast\r\n".encode()
    file.write_bytes(head + body)
    workshop.desk.refresh()
    settled()
    page = open_body(workshop, "ledger", EDIT, settled)
    QTest.keyClick(page.editor, Qt.Key.Key_Home, CTRL)
    QTest.keyClick(page.editor, Qt.Key.Key_End)
    QTest.keyClick(page.editor, Qt.Key.Key_Return)
    QTest.keyClicks(page.editor, "between")
    page.save()
    settled()
    expected = "first\r\nbetween\r\nsecond\u00a0one\r\nunix\nlast\r\n".encode()
    assert file.read_bytes() == head + expected


def test_a_typed_text_survives_a_click_elsewhere_and_closing_asks(
    window: MainWindow, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    page = open_body(workshop, "ledger", EDIT, settled)
    type_at_end(page, "half a thou")
    typed = page.editor.typed
    workshop.desk.select("invoices")
    settled()
    assert "half a thou" not in page.editor.typed
    assert workshop.status.draft.text() == "Draft kept: ledger"
    window.close()
    assert window.isVisible()
    workshop.desk.select("ledger")
    settled()
    assert page.editor.typed == typed
    page.discard()
    settled()
    assert "half" not in page.editor.typed
    assert "half" not in (wood / "services/ledger.md").read_text()


def test_a_wild_node_is_edited_and_stays_wild(
    workshop: Workshop, wood: Path, settled: Settled
) -> None:
    page = open_body(workshop, "inbox/note", EDIT, settled)
    type_at_end(page, "More.")
    page.save()
    settled()
    assert (wood / "inbox/note.md").read_text() == "# A loose note\nWithout a passport.\nMore."
    assert workshop.desk.forest.node("inbox/note").wild


def test_the_commit_takes_the_curators_own_words(
    workshop: Workshop, wood: Path, settled: Settled
) -> None:
    page = open_body(workshop, "ledger", EDIT, settled)
    type_at_end(page, "More.")
    assert page.foot.commit.text == "Edit text of Ledger"
    page.foot.commit.line.selectAll()
    QTest.keyClicks(page.foot.commit.line, "Say who audits ")
    QTest.keyClick(page.foot.commit.line, Qt.Key.Key_Return)
    settled()
    assert git(wood, "log", "-1", "--format=%s").strip() == "Say who audits"
    assert workshop.desk.session.can_undo == "Say who audits"


def test_a_broken_file_is_explained_shown_and_not_editable(
    workshop: Workshop, wood: Path, settled: Settled
) -> None:
    file = wood / "services/ledger.md"
    file.write_text("---\nid: ledger\ntitle: 'never closed\nsummary: x\n---\nwords\n")
    workshop.desk.refresh()
    settled()
    node = workshop.desk.forest.by_path["services/ledger.md"]
    page = open_body(workshop, node, SPLIT, settled)
    assert page.modes.choice == READ
    assert not page.modes.button(EDIT).isEnabled()
    assert "never rewritten" in page.note.text
    assert "Line " in page.note.text
    assert "never closed" in page.view.toPlainText()


def test_words_are_found_in_the_text_and_the_forest_search_is_left_alone(
    workshop: Workshop, settled: Settled
) -> None:
    page = open_body(workshop, "invoices", EDIT, settled)
    page.editor.setFocus()
    QTest.keyClick(page.editor, Qt.Key.Key_F, CTRL)
    assert page.find.isVisible()
    QTest.keyClicks(page.find.box, "invoices")
    assert len(page.find.places) == 2
    assert page.find.here == 0
    QTest.keyClick(page.find.box, Qt.Key.Key_Return)
    assert page.editor.textCursor().selectedText() == "Invoices"
    assert page.editor.textCursor().blockNumber() == 1
    QTest.keyClick(page.find.box, Qt.Key.Key_Escape)
    assert not page.find.isVisible()
    assert page.editor.extraSelections() == []


def test_a_change_elsewhere_on_other_lines_is_merged_into_what_is_typed(
    workshop: Workshop, wood: Path, settled: Settled
) -> None:
    file = wood / "services/invoices.md"
    page = open_body(workshop, "invoices", EDIT, settled)
    type_at_end(page, "typed here")
    file.write_text(file.read_text().replace("# Invoices", "# All invoices"))
    workshop.desk.refresh()
    settled()
    assert page.editor.typed.startswith("# All invoices\n")
    assert page.editor.typed.endswith("typed here")
    page.save()
    settled()
    text = file.read_text()
    assert "# All invoices\n" in text
    assert text.endswith("typed here")


def test_a_change_elsewhere_on_the_same_line_is_asked_about(
    workshop: Workshop, wood: Path, settled: Settled
) -> None:
    file = wood / "services/ledger.md"
    page = open_body(workshop, "ledger", EDIT, settled)
    page.editor.setPlainText("Mine.\n")
    file.write_text(file.read_text().replace("last Friday", "first Monday"))
    workshop.desk.refresh()
    settled()
    bar = workshop.curate.disk_bar
    assert "text" in bar.text
    assert not page.foot.save_button.isEnabled()
    page.save()
    settled()
    assert "first Monday" in file.read_text()
    bar.mine_button.click()
    page.save()
    settled()
    assert file.read_text().endswith("---\nMine.\n")
    assert "first Monday" in git(wood, "log", "-p")


@pytest.mark.parametrize("mode", [READ, SPLIT])
def test_a_link_in_the_text_can_be_followed_in_each_mode(
    workshop: Workshop, settled: Settled, mode: str
) -> None:
    page = open_body(workshop, "tariffs", mode, settled)
    page.view.anchorClicked.emit("invoices.md")
    assert workshop.desk.node == "invoices"


def test_links_in_double_brackets_lead_to_nodes_as_the_engine_reads_them(
    workshop: Workshop, wood: Path, settled: Settled
) -> None:
    file = wood / "services/ledger.md"
    file.write_text(file.read_text() + "\nSee [[tariffs|the prices]] and [[A loose note]].\n")
    workshop.desk.refresh()
    settled()
    page = open_body(workshop, "ledger", READ, settled)
    assert "See the prices and A loose note." in page.view.toPlainText()
    assert 'href="wiki:tariffs"' in page.view.toHtml()
    page.view.anchorClicked.emit(QUrl("wiki:tariffs"))
    assert workshop.desk.node == "tariffs"
