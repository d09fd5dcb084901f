"""The passport editor: budget, saving, drafts."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from forest_studio.app.main_window import MainWindow
from forest_studio.app.workshop import Workshop
from window_wood import git

LONG = "word " * 70


def test_over_the_budget_saving_waits_and_the_words_stay(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    workshop.desk.select("invoices")
    passport = workshop.curate.passport
    before = git(wood, "rev-parse", "HEAD")
    passport.form.summary.setPlainText(LONG)
    assert not passport.save_button.isEnabled()
    assert "over" in passport.form.over.text
    passport.save()
    settled()
    assert passport.form.summary.toPlainText() == LONG
    assert git(wood, "rev-parse", "HEAD") == before
    assert workshop.status.draft.text() == "Draft kept: invoices"


def test_tokens_past_the_limit_are_tinted_in_place(workshop: Workshop) -> None:
    workshop.desk.select("invoices")
    summary = workshop.curate.passport.form.summary
    summary.setPlainText("😀 " + LONG)
    (tinted,) = summary.extraSelections()
    assert tinted.cursor.selectionEnd() == len(summary.toPlainText().encode("utf-16-le")) // 2
    assert 0 < tinted.cursor.selectionStart() < tinted.cursor.selectionEnd()
    summary.setPlainText("short")
    assert summary.extraSelections() == []


def test_saving_commits_and_changes_only_the_lines_of_what_was_edited(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    workshop.desk.select("invoices")
    passport = workshop.curate.passport
    passport.form.summary.setPlainText("Issues invoices.")
    workshop.window().actions_of_window.save.trigger()  # type: ignore[attr-defined]
    settled()
    changed = git(wood, "show", "--format=%an|%s", "--unified=0", "HEAD").splitlines()
    assert changed[0] == "Ana|Edit summary of Invoice service"
    lines = [line for line in changed if line[:1] in ("+", "-") and line[:3] not in ("+++", "---")]
    assert lines == [
        "-summary: Issues customer invoices and keeps their legal copies.",
        "+summary: Issues invoices.",
    ]
    assert git(wood, "status", "--porcelain") == ""
    assert not workshop.status.draft.isVisible()
    assert not passport.save_button.isEnabled()


def test_half_typed_words_survive_a_click_elsewhere(workshop: Workshop) -> None:
    workshop.desk.select("invoices")
    form = workshop.curate.passport.form
    QTest.keyClicks(form.summary, "Half a sen")
    form.scent.setText("half a scent")
    typed = form.words
    workshop.desk.select("ledger")
    assert form.summary.toPlainText() == "Books every total once."
    workshop.desk.select("invoices")
    assert form.words == typed
    workshop.curate.passport.discard()
    assert form.scent.text() == "where invoices are made"


def test_a_change_from_outside_keeps_the_words_and_says_so(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    workshop.desk.select("ledger")
    form = workshop.curate.passport.form
    form.summary.setPlainText("My own words.")
    file = wood / "services/ledger.md"
    file.write_text(file.read_text().replace("title: Ledger", "title: The ledger"))
    workshop.desk.refresh()
    settled()
    assert form.summary.toPlainText() == "My own words."
    assert form.title.text() == "The ledger"
    assert "Changed on disk" in workshop.curate.disk_bar.text


def test_undo_takes_an_edit_back_as_a_new_commit(
    workshop: Workshop, wood: Path, window: MainWindow, settled: Callable[[], None]
) -> None:
    workshop.desk.select("ledger")
    workshop.curate.passport.form.title.setText("Main ledger")
    workshop.curate.passport.save()
    settled()
    assert workshop.desk.forest.node("ledger").title == "Main ledger"
    window.actions_of_window.undo.trigger()
    settled()
    assert workshop.desk.forest.node("ledger").title == "Ledger"
    assert workshop.curate.passport.form.title.text() == "Ledger"
    assert git(wood, "rev-list", "--count", "HEAD").strip() == "3"


def test_a_tag_is_added_and_removed_with_the_keyboard(workshop: Workshop) -> None:
    workshop.desk.select("invoices")
    tags = workshop.curate.passport.form.tags
    QTest.mouseClick(tags.add_button, Qt.MouseButton.LeftButton)
    QTest.keyClicks(tags.entry, "finance")
    QTest.keyClick(tags.entry, Qt.Key.Key_Return)
    assert tags.tags == ("service", "billing", "finance")
    assert workshop.desk.drafts.get("invoices").changed == ("tags",)  # type: ignore[union-attr]


def test_a_wild_node_gets_a_passport_and_keeps_the_selection(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    workshop.desk.select("inbox/note")
    passport = workshop.curate.passport
    assert passport.badge.text() == "wild"
    passport.form.summary.setPlainText("A note that somebody left.")
    passport.save()
    settled()
    assert git(wood, "log", "-1", "--format=%s").strip() == "Give A loose note a passport"
    node = workshop.desk.forest.node(workshop.desk.node)
    assert (node.path, node.wild) == ("inbox/note.md", False)
    assert workshop.desk.drafts.nodes == ()


def test_closing_with_a_draft_asks_first(window: MainWindow, workshop: Workshop) -> None:
    workshop.desk.select("ledger")
    workshop.curate.passport.form.title.setText("Main ledger")
    window.close()
    assert window.isVisible()
    assert window.workshop is workshop


def test_a_proposal_to_shorten_is_taken_with_one_button_and_can_be_undone(
    workshop: Workshop,
) -> None:
    workshop.desk.select("invoices")
    form = workshop.curate.passport.form
    long = "In order to bill, the Invoice service issues things. " + "word " * 50 + "basically."
    form.summary.setPlainText(long)
    assert form.shorter.isVisible()
    form.shorter.apply_button.click()
    assert form.summary.toPlainText().startswith("Issues things. word")
    assert form.fits
    form.summary.undo()
    assert form.summary.toPlainText() == long


def test_a_node_that_gets_another_id_outside_stays_selected_with_its_draft(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    workshop.desk.select("tariffs")
    workshop.curate.passport.form.summary.setPlainText("Half typed")
    file = wood / "services/tariffs.md"
    file.write_text(file.read_text().replace("id: tariffs", "id: prices"))
    workshop.desk.refresh()
    settled()
    assert workshop.desk.node == "prices"
    assert workshop.curate.passport.form.summary.toPlainText() == "Half typed"


def test_the_commit_is_named_beforehand_and_takes_the_curators_own_words(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    workshop.desk.select("invoices")
    passport = workshop.curate.passport
    assert not passport.commit.isVisible()
    passport.form.summary.setPlainText("Issues invoices.")
    assert passport.commit.text == "Edit summary of Invoice service"
    passport.form.scent.setText("where money is asked for")
    assert passport.commit.text == "Edit summary and scent of Invoice service"
    passport.commit.line.selectAll()
    QTest.keyClicks(passport.commit.line, "Say it shorter")
    workshop.desk.select("ledger")
    workshop.desk.select("invoices")
    assert passport.commit.text == "Say it shorter"
    QTest.keyClick(passport.commit.line, Qt.Key.Key_Return)
    settled()
    assert git(wood, "log", "-1", "--format=%s").strip() == "Say it shorter"
    assert "Forest-Operation: edit-passport" in git(wood, "log", "-1", "--format=%B")


def test_tags_of_the_forest_are_offered_and_taken_by_key(workshop: Workshop) -> None:
    workshop.desk.select("ledger")
    tags = workshop.curate.passport.form.tags
    tags.add_button.click()
    QTest.keyClicks(tags.entry, "ill")
    popup = tags.entry.popup
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert tags.tags == ("billing",)
    assert tags.entry.isVisible()
    assert tags.entry.text() == ""
    QTest.keyClicks(tags.entry, "own")
    QTest.keyClick(tags.entry, Qt.Key.Key_Return)
    assert tags.tags == ("billing", "own")
    QTest.keyClick(tags.entry, Qt.Key.Key_Backspace)
    assert tags.tags == ("billing",)
    QTest.keyClick(tags.entry, Qt.Key.Key_Escape)
    assert not tags.entry.isVisible()


def test_the_id_is_copied_with_one_press(workshop: Workshop) -> None:
    workshop.desk.select("ledger")
    button = workshop.curate.passport.id_button
    assert button.text() == "ledger"
    button.click()
    assert QGuiApplication.clipboard().text() == "ledger"


def test_a_wild_nodes_form_fits_a_narrow_window_in_the_longer_language(
    window: MainWindow, workshop: Workshop, settled: Callable[[], None]
) -> None:
    window.resize(1280, 800)
    window.speak("es")
    settled()
    again = window.workshop
    assert again is not None
    again.desk.select("inbox/note")
    again.curate.show_page("passport")
    settled()
    form = again.curate.passport
    assert form.save_button.isVisible()
    assert form.parentWidget() is not None
    assert form.width() <= form.parentWidget().width(), "nothing is cut at the right"
