"""Shortcuts that hunts have learned are reviewed in a panel: accepted, worded anew, refused."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from forest_studio.app.main_window import MainWindow
from forest_studio.app.workshop import Workshop
from forest_studio.core.session.shortcut import Shortcut, State
from hunted_wood import ALIKE, joined
from window_wood import git

Settled = Callable[[], None]
PAIR = ("invoices", "tariffs")


@pytest.fixture
def read(workshop: Workshop, settled: Settled) -> Settled:
    """Reads what hunts have taught, and waits for what follows from it."""

    def again() -> None:
        settled()
        workshop.desk.learnt.read()
        settled()

    return again


@pytest.fixture
def earned(workshop: Workshop, read: Settled) -> Workshop:
    """The window of a wood in which three questions have joined two pages."""
    joined(workshop.desk.session, *ALIKE)
    workshop.curating.show_learned("shortcuts")
    read()
    return workshop


def the_one(workshop: Workshop) -> Shortcut:
    (shortcut,) = workshop.desk.learnt.lessons.shortcuts
    return shortcut


def edges_of(wood: Path) -> str:
    return (wood / "services/invoices.md").read_text()


def test_a_candidate_is_listed_with_the_questions_that_it_came_from(earned: Workshop) -> None:
    panel = earned.curating.learned.shortcuts
    assert the_one(earned).state is State.CANDIDATE
    assert panel.chosen == the_one(earned)
    assert panel.mint.text() == "Mint 1 now"
    assert set(panel.chosen.questions) == set(ALIKE)
    tip = panel.model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert all(question in tip for question in ALIKE)


def test_accepting_writes_the_edge_with_the_curators_scent_and_undo_takes_it_back(
    earned: Workshop, wood: Path, read: Settled, settled: Settled
) -> None:
    panel = earned.curating.learned.shortcuts
    panel.card.scent.setText("where each price comes from")
    assert panel.card.accept.text() == "Accept with this scent"
    panel.card.accept.click()
    settled()
    assert "{to: tariffs, type: shortcut, scent: where each price comes from}" in edges_of(wood)
    read()
    assert the_one(earned).state is State.ACCEPTED
    assert panel.hint.isVisible()
    panel.hint.button.click()
    settled()
    assert "tariffs" not in edges_of(wood)


def test_a_scent_over_budget_is_not_accepted(earned: Workshop) -> None:
    card = earned.curating.learned.shortcuts.card
    card.scent.setText("far too many words " * 12)
    assert not card.accept.isEnabled()
    assert card.count.text.endswith("/ 24")


def test_a_refusal_is_remembered_with_its_note_until_it_is_reopened(
    earned: Workshop, wood: Path, read: Settled, settled: Settled
) -> None:
    panel = earned.curating.learned.shortcuts
    panel.card.note.setText("prices are none of its business")
    panel.card.refuse.click()
    read()
    assert the_one(earned).state is State.REFUSED
    assert panel.model.rowCount() == 0
    panel.filter.button("refused").click()
    assert panel.chosen is not None
    panel.table.setFocus()
    QTest.keyClick(panel.table, Qt.Key.Key_O)
    read()
    assert the_one(earned).state is State.CANDIDATE
    assert "tariffs" not in edges_of(wood)


def test_a_refusal_can_be_taken_back_and_the_keyboard_stays_in_the_panel(
    earned: Workshop, read: Settled
) -> None:
    panel = earned.curating.learned.shortcuts
    panel.mint.click()
    read()
    panel.card.note.setFocus()
    QTest.keyClick(panel.card.note, Qt.Key.Key_Return)
    read()
    assert not panel.card.isVisible()
    assert panel.isAncestorOf(panel.window().focusWidget())
    panel.hint.button.setFocus()
    panel.hint.button.click()
    read()
    assert the_one(earned).state is State.MINTED
    assert panel.isAncestorOf(panel.window().focusWidget())
    # Pressed once more the key would take something else back.
    assert not any(
        cap.isVisible() for cap in panel.hint.findChildren(QLabel) if "Ctrl" in cap.text()
    )


def test_undo_by_key_takes_the_offer_of_undo_away(
    window: MainWindow, earned: Workshop, wood: Path, read: Settled
) -> None:
    panel = earned.curating.learned.shortcuts
    panel.card.accept.click()
    read()
    assert panel.hint.isVisible()
    window.actions_of_window.undo.trigger()
    read()
    assert "tariffs" not in edges_of(wood)
    assert not panel.hint.isVisible()


def test_the_list_gives_way_to_what_is_said_and_the_panel_stays_as_high(
    earned: Workshop, read: Settled
) -> None:
    panel = earned.curating.learned.shortcuts
    before = panel.minimumSizeHint().height()
    panel.card.accept.click()
    read()
    assert panel.hint.isVisible()
    assert panel.minimumSizeHint().height() <= before


def test_minting_writes_all_candidates_as_the_agent_and_they_wait_for_review(
    earned: Workshop, wood: Path, read: Settled, settled: Settled
) -> None:
    panel = earned.curating.learned.shortcuts
    panel.mint.click()
    read()
    assert "{to: tariffs, type: shortcut, scent:" in edges_of(wood)
    assert "agent" in git(wood, "log", "-1", "--format=%an").lower()
    assert the_one(earned).state is State.MINTED
    assert set(the_one(earned).questions) == set(ALIKE)
    assert earned.status.shortcuts.isVisible()
    assert earned.status.shortcuts.text().startswith("1 shortcut")
    panel.table.setFocus()
    QTest.keyClick(panel.table, Qt.Key.Key_A)
    read()
    assert the_one(earned).state is State.ACCEPTED
    assert not earned.status.shortcuts.isVisible()


def test_one_that_went_cold_is_removed_at_a_press(
    workshop: Workshop, wood: Path, read: Settled, settled: Settled
) -> None:
    session = workshop.desk.session
    joined(session, *ALIKE, days_ago=130)
    session.shortcuts.mint(datetime.now(UTC) - timedelta(days=120))
    settled()
    assert "tariffs" in edges_of(wood)
    workshop.curating.show_learned("shortcuts")
    read()
    assert the_one(workshop).state is State.COLD
    workshop.curating.learned.shortcuts.expire.click()
    read()
    assert "tariffs" not in edges_of(wood)


def test_hunts_mint_by_themselves_and_the_status_bar_says_so(
    earned: Workshop, wood: Path, read: Settled, qtbot: object
) -> None:
    earned.desk.session.hunt("Who closes the ledger on the last Friday?")
    qtbot.waitUntil(lambda: "tariffs" in edges_of(wood))  # type: ignore[attr-defined]
    read()
    assert the_one(earned).state is State.MINTED
    assert earned.status.shortcuts.isVisible()


def test_commands_lead_there_and_mint(
    window: MainWindow, earned: Workshop, wood: Path, read: Settled
) -> None:
    earned.curating.show_learned("shortcuts", False)
    commands = {c.action.objectName(): c.action for c in earned.commands.all()}
    commands["learned.shortcuts"].trigger()
    assert earned.curating.is_open("shortcuts")
    commands["learned.mint"].trigger()
    read()
    assert "tariffs" in edges_of(wood)


def test_what_waits_is_shown_first_and_an_empty_list_says_when_one_comes(
    workshop: Workshop, read: Settled
) -> None:
    workshop.curating.show_learned("shortcuts")
    read()
    panel = workshop.curating.learned.shortcuts
    assert panel.filter.choice == "open"
    assert not panel.table.isVisible()
    assert not panel.card.isVisible()
    assert "Once 3 different questions" in panel._empty.text()


def test_in_the_past_nothing_can_be_ruled(
    earned: Workshop, read: Settled, settled: Settled
) -> None:
    session = earned.desk.session
    session.history.update()
    entry = session.history.of_forest(1)[0]
    earned.desk.show_past(entry, session.repository.read(at=entry.commit))
    settled()
    panel = earned.curating.learned.shortcuts
    assert not panel.card.isEnabled()
    assert not panel.mint.isEnabled()
    earned.desk.show_present()
    assert panel.mint.isEnabled()
