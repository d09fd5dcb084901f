"""The doctor in the window: it tells, asks, saves everything, repairs, and the forest opens."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from forest_studio.app.doctor import doctor_page
from forest_studio.app.doctor.doctor_page import DoctorPage
from forest_studio.app.main_window import MainWindow
from forest_studio.app.workshop import Workshop
from forest_studio.core.store.upkeep.doctor import Ailment, Stage, examine
from forest_studio.core.store.upkeep.examination import Told
from window_wood import git

Settled = Callable[[], None]


def damage(wood: Path) -> None:
    """What a power cut makes of the object of a file that is there still."""
    oid = git(wood, "rev-parse", "HEAD:services/ledger.md").strip()
    file = wood / ".git" / "objects" / oid[:2] / oid[2:]
    file.chmod(0o644)
    file.write_bytes(file.read_bytes()[:-9])


def forget_head(wood: Path) -> None:
    """HEAD as a full disk leaves it."""
    (wood / ".git" / "HEAD").write_bytes(b"")


def lock(wood: Path) -> Path:
    """The lock of a git that was killed an hour ago."""
    file = wood / ".git" / "refs" / "heads" / "main.lock"
    file.write_bytes(b"")
    os.utime(file, (time.time() - 3600,) * 2)
    return file


@pytest.fixture
def page(window: MainWindow, wood: Path, settled: Settled) -> DoctorPage:
    """The doctor's page over a forest that can't be opened."""
    damage(wood)
    window.open_path(wood)
    settled()
    assert window.workshop is None
    assert "cut off" in window.start.message.text
    assert window.start.health_button.isVisible()
    assert window.start.health_button.hasFocus()
    QTest.keyClick(window.start.health_button, Qt.Key.Key_Space)
    settled()
    assert window.visit.page is not None
    return window.visit.page


def test_a_forest_that_can_not_be_opened_is_repaired_by_keys_alone_and_opens(
    page: DoctorPage, window: MainWindow, wood: Path, settled: Settled, own_home: Path
) -> None:
    assert page.message.text
    (card,) = page.cards
    assert "An object of git is damaged" in card.accessibleName()
    assert card.ailment.text_at_risk
    assert page.repair_button.hasFocus()
    QTest.keyClick(page.repair_button, Qt.Key.Key_Space)
    settled()
    assert examine(wood) == ()
    assert page.result is not None
    assert "repaired" in page.result.accessibleName()
    (saved,) = (own_home / "data").rglob("*.zip")
    assert str(saved) in [label.text() for label in page.result.findChildren(QLabel)]
    assert "healthy" in page.message.text
    assert page.open_button.hasFocus()
    QTest.keyClick(page.open_button, Qt.Key.Key_Space)
    settled()
    assert window.visit.page is None
    assert window.workshop is not None
    assert window.workshop.desk.forest.node("ledger").title == "Ledger"


def test_looking_writes_nothing_and_escape_goes_back_to_where_it_was(
    page: DoctorPage, window: MainWindow, own_home: Path
) -> None:
    QTest.keyClick(page.repair_button, Qt.Key.Key_Escape)
    assert window.visit.page is None
    assert window.start.isVisible()
    assert not list(own_home.rglob("*.zip"))


def test_what_is_not_marked_is_left_alone(page: DoctorPage, wood: Path, settled: Settled) -> None:
    (card,) = page.cards
    card.agreed.setChecked(False)
    assert not page.repair_button.isEnabled()
    page.repair()
    settled()
    assert len(examine(wood)) == 1


def test_the_lock_of_another_program_goes_only_with_consent(
    window: MainWindow, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    file = lock(wood)
    window.actions_of_window.doctor.trigger()
    settled()
    page = window.visit.page
    assert page is not None
    (card,) = page.cards
    assert not card.agreed.isChecked()
    assert not page.repair_button.isEnabled()
    card.agreed.setChecked(True)
    page.repair()
    settled()
    assert not file.exists()
    assert page.result is not None
    assert page.open_button.isHidden()


def test_an_open_forest_is_examined_repaired_and_read_again(
    window: MainWindow, workshop: Workshop, wood: Path, settled: Settled
) -> None:
    assert window.actions_of_window.save.isEnabled()
    forget_head(wood)
    window.actions_of_window.doctor.trigger()
    settled()
    page = window.visit.page
    assert page is not None
    assert not window.actions_of_window.save.isEnabled()
    assert [card.ailment.name for card in page.cards] == ["head-broken"]
    page.repair()
    settled()
    assert git(wood, "rev-parse", "--abbrev-ref", "HEAD").strip() == "main"
    page.leave()
    assert window.workshop is workshop
    assert workshop.isVisible()
    assert window.actions_of_window.save.isEnabled()
    workshop.desk.select("ledger")
    settled()
    assert workshop.desk.forest.node("ledger").title == "Ledger"


def test_a_healthy_forest_is_told_so(
    window: MainWindow, workshop: Workshop, settled: Settled
) -> None:
    window.actions_of_window.doctor.trigger()
    settled()
    page = window.visit.page
    assert page is not None
    assert "healthy" in page.message.text
    assert page.repair_button.isHidden()
    assert page.close_button.hasFocus()


def test_what_only_a_person_can_mend_says_how(
    window: MainWindow, wood: Path, settled: Settled
) -> None:
    with (wood / ".git" / "config").open("a") as config:
        config.write("[include]\n\tpath = /etc/passwd\n")
    window.examine(wood)
    settled()
    page = window.visit.page
    assert page is not None
    (card,) = page.cards
    assert card.agreed.isHidden()
    assert card.ailment.advice
    assert page.repair_button.isHidden()
    assert "None of it can be repaired" in page.message.text


def test_where_there_is_no_repository_that_is_told(
    window: MainWindow, tmp_path: Path, settled: Settled
) -> None:
    folder = tmp_path / "plain"
    folder.mkdir()
    window.examine(folder)
    settled()
    page = window.visit.page
    assert page is not None
    assert "Nothing was changed" in page.message.text
    window.open_path(folder)
    settled()
    assert window.start.health_button.isHidden()


def test_opening_another_forest_puts_the_page_away(
    page: DoctorPage, window: MainWindow, settled: Settled, qtbot: QtBot
) -> None:
    window.open_sample()
    qtbot.waitUntil(lambda: window.workshop is not None)
    qtbot.waitUntil(lambda: window.visit.page is None)
    assert window.visit.page is None
    assert QApplication.focusWidget() is not None
    settled()


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Event:
    """A repository so large that the doctor is at 43 percent of its history until this is set."""
    enough = Event()

    def look(path: Path, told: Told) -> tuple[Ailment, ...]:
        while not enough.wait(0.005):
            told(Stage.HISTORY, 43, 100)
        return examine(path, told)

    monkeypatch.setattr(doctor_page, "examine", look)
    return enough


def looking(window: MainWindow, qtbot: QtBot) -> DoctorPage:
    """The doctor's page in the middle of the endless examination."""
    window.actions_of_window.doctor.trigger()
    page = window.visit.page
    assert page is not None
    qtbot.waitUntil(lambda: page.progress.value() == 243)
    return page


def test_a_long_examination_tells_its_step_and_how_much_of_it_is_done(
    window: MainWindow, workshop: Workshop, endless: Event, settled: Settled, qtbot: QtBot
) -> None:
    page = looking(window, qtbot)
    assert page.progress.maximum() == 500
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert "Step 3 of 5: following the history… 43%" in shown
    assert page.stop_button.isVisible()
    endless.set()
    settled()
    assert "healthy" in page.message.text
    assert page.stop_button.isHidden()
    assert page.progress.isHidden()


def test_a_long_examination_can_be_stopped_and_begun_again(
    window: MainWindow, workshop: Workshop, endless: Event, settled: Settled, qtbot: QtBot
) -> None:
    page = looking(window, qtbot)
    qtbot.mouseClick(page.stop_button, Qt.MouseButton.LeftButton)
    assert not page.busy
    assert "was stopped" in page.message.text
    assert page.repair_button.isHidden()
    assert page.again_button.hasFocus()
    settled()  # its thread has ended too
    endless.set()
    QTest.keyClick(page.again_button, Qt.Key.Key_Space)
    settled()
    assert "healthy" in page.message.text


@pytest.mark.parametrize("by", [Qt.Key.Key_Escape, None], ids=["escape", "close"])
def test_leaving_ends_the_examination_as_well(  # noqa: PLR0917
    window: MainWindow, workshop: Workshop, endless: Event, settled: Settled, qtbot: QtBot, by
) -> None:
    page = looking(window, qtbot)
    if by is None:
        qtbot.mouseClick(page.close_button, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(page.close_button, by)
    assert window.visit.page is None
    settled()  # which it never were, if the thread went on looking
