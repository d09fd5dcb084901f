"""Unsaved words outlive the window: after a crash the next one offers them."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from forest_studio.app.main_window import MainWindow
from forest_studio.app.opening import open_forest
from forest_studio.app.workshop import Workshop
from forest_studio.core.session import Session

Settled = Callable[[], None]
TYPIST = Path(__file__).with_name("draft_typist.py")


def kept(wood: Path) -> int:
    """How many drafts lie on disk."""
    return len(list((wood / ".git/forest/drafts").glob("*.draft")))


def type_summary(workshop: Workshop, text: str) -> None:
    summary = workshop.curate.passport.form.summary
    summary.selectAll()
    QTest.keyClicks(summary, text)


@pytest.fixture
def crashed(wood: Path) -> Path:
    """A forest in which a window left words of two nodes."""
    session = Session.open(wood)
    node, other = session.forest.node("invoices"), session.forest.node("ledger")
    session.drafts.keep(node.id, node.path, node.blob, {"summary": "Typed and never saved."})
    body = session.forest.body(other.id) + "A last line."
    session.drafts.keep(other.id, other.path, other.blob, {}, body)
    session.close()
    return wood


@pytest.fixture
def killed(wood: Path, tmp_path: Path) -> Path:
    """A forest whose window was killed while somebody typed the same."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(TYPIST), str(wood), str(tmp_path / "other")]
    died = subprocess.run(command, env=environment, capture_output=True, timeout=300, check=False)
    assert died.returncode == -signal.SIGKILL, died.stderr.decode()
    return wood


@pytest.fixture
def after_crash(window: MainWindow, crashed: Path, settled: Settled) -> Workshop:
    """The next window of that forest."""
    window.show_forest(open_forest(crashed))
    assert window.workshop is not None
    settled()
    return window.workshop


def test_a_killed_window_loses_nothing(window: MainWindow, killed: Path, settled: Settled) -> None:
    window.show_forest(open_forest(killed))
    workshop = window.workshop
    assert workshop is not None
    settled()
    assert workshop.notices.drafts.isVisible()
    assert "2 drafts" in workshop.notices.drafts.text
    workshop.notices.review_button.click()
    settled()
    page = workshop.earlier_page
    assert page.isVisible()
    assert sorted(card.draft.node for card in page.cards) == ["invoices", "ledger"]
    for node in ("ledger", "invoices"):
        card = next(card for card in page.cards if card.draft.node == node)
        QTest.keyClick(card.restore_button, Qt.Key.Key_Space)
        settled()
    assert not page.isVisible()
    assert not workshop.notices.drafts.isVisible()
    assert workshop.desk.node == "invoices"
    typed = workshop.curate.passport.form.summary.toPlainText()
    assert typed == "Typed and never saved."
    body = workshop.desk.drafts.body("ledger")
    assert body is not None
    assert body.text.endswith("A last line.")
    assert "Typed" not in (killed / "services/invoices.md").read_text()
    workshop.curate.passport.save()
    settled()
    assert "summary: Typed and never saved." in (killed / "services/invoices.md").read_text()


def test_restored_words_meet_what_was_changed_meanwhile(
    window: MainWindow, crashed: Path, settled: Settled
) -> None:
    file = crashed / "services/invoices.md"
    file.write_text(file.read_text().replace("Issues customer invoices", "Prints"))
    window.show_forest(open_forest(crashed))
    workshop = window.workshop
    assert workshop is not None
    settled()
    draft = next(d for d in workshop.earlier.drafts if d.node == "invoices")
    workshop.earlier.restore(draft)
    settled()
    assert "summary" in workshop.curate.disk_bar.text
    workshop.curating.compare_versions("invoices")
    settled()
    comparison = workshop.compare.comparison
    assert comparison is not None
    (field,) = comparison.fields
    assert str(field.base).startswith("Issues customer invoices")
    assert field.mine == "Typed and never saved."
    assert str(field.theirs).startswith("Prints")


def test_a_discarded_draft_is_asked_about_twice_and_gone(
    after_crash: Workshop, crashed: Path, settled: Settled
) -> None:
    workshop = after_crash
    workshop.curating.review_drafts()
    settled()
    card = workshop.earlier_page.cards[0]
    card.discard_button.click()
    settled()
    assert kept(crashed) == 2
    card.discard_button.click()
    settled()
    assert kept(crashed) == 1
    assert "1 draft" in workshop.notices.drafts.text


def test_drafts_can_be_left_for_later(
    window: MainWindow, after_crash: Workshop, crashed: Path, settled: Settled
) -> None:
    after_crash.curating.review_drafts()
    settled()
    QTest.keyClick(after_crash.earlier_page, Qt.Key.Key_Escape)
    assert after_crash.map.isVisible()
    assert not after_crash.notices.drafts.isVisible()
    window.close_forest()
    window.show_forest(open_forest(crashed))
    settled()
    assert window.workshop is not None
    assert window.workshop.notices.drafts.isVisible()


def test_saving_and_discarding_forget_what_was_kept(
    workshop: Workshop, wood: Path, settled: Settled, qtbot: object
) -> None:
    workshop.desk.select("invoices")
    type_summary(workshop, "Kept for a while.")
    qtbot.waitUntil(lambda: kept(wood) == 1)  # type: ignore[attr-defined]
    workshop.curate.passport.save()
    settled()
    qtbot.waitUntil(lambda: kept(wood) == 0)  # type: ignore[attr-defined]
    type_summary(workshop, "Kept again.")
    qtbot.waitUntil(lambda: kept(wood) == 1)  # type: ignore[attr-defined]
    workshop.curate.passport.discard()
    qtbot.waitUntil(lambda: kept(wood) == 0)  # type: ignore[attr-defined]


def test_the_words_of_a_window_that_is_open_are_left_to_it(
    window: MainWindow, wood: Path, settled: Settled
) -> None:
    other = Session.open(wood)
    other.drafts.keep("invoices", "services/invoices.md", "", {"summary": "Over there."})
    window.show_forest(open_forest(wood))
    workshop = window.workshop
    assert workshop is not None
    settled()
    assert not workshop.notices.drafts.isVisible()
    workshop.curating.review_drafts()
    settled()
    (card,) = workshop.earlier_page.cards
    assert not card.restore_button.isEnabled()
    assert not card.discard_button.isEnabled()
    other.close()


def test_words_typed_since_bar_the_way_of_older_ones(
    after_crash: Workshop, settled: Settled
) -> None:
    workshop = after_crash
    workshop.desk.select("invoices")
    type_summary(workshop, "Newer words.")
    workshop.curating.review_drafts()
    settled()
    draft = next(d for d in workshop.earlier.drafts if d.node == "invoices")
    workshop.earlier.restore(draft)
    settled()
    assert "unsaved words already" in workshop.earlier_page.note.text
    assert workshop.curate.passport.form.summary.toPlainText() == "Newer words."
    assert draft in workshop.earlier.drafts
