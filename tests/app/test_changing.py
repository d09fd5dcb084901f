"""The window changes its look and its language behind its last picture, and leaves no trace."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from forest_studio.app.look.theme import Look
from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import BENCH, CURATE, HUNT
from window_wood import FILES, plant

Settled = Callable[[], None]


@pytest.fixture
def wood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small forest that was edited so long ago that it reads the same a minute later."""
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_DATE", "2020-02-02T02:02:02Z")
    (tmp_path / "wood").mkdir()
    return plant(tmp_path / "wood", FILES)


def pictures(window: MainWindow, at_rest: Settled) -> dict[str, QImage]:
    """The window in each of its workspaces."""
    workshop, made = window.workshop, {}
    assert workshop is not None
    for name in (HUNT, BENCH, CURATE):
        workshop.show_workspace(name)
        at_rest()
        workshop.map.finish_frame()
        made[name] = window.grab().toImage()
    return made


def test_a_look_that_was_changed_to_is_the_look_that_was_begun_with(
    window: MainWindow, workshop: Workshop, settled: Settled, at_rest: Settled
) -> None:
    workshop.desk.select("ledger")
    before = pictures(window, at_rest)
    for name in ("light", "contrast"):
        window.wear(name)
        settled()
        changed = window.grab().toImage()
        assert changed != before[CURATE]
    window.wear("dark")
    settled()
    after = pictures(window, at_rest)
    assert [name for name in before if before[name] != after[name]] == []


def test_hidden_panels_wear_the_new_look_too(
    window: MainWindow, workshop: Workshop, settled: Settled, look: Look
) -> None:
    labels = workshop.question.findChildren(QLabel)
    captions = [label for label in labels if label.property("kind") == "caption"]
    assert len(captions) > 1
    for name in ("light", "dark"):
        window.wear(name)
        settled()
        assert not any(label.isVisible() for label in captions)
        inks = {label.palette().windowText().color().name() for label in captions}
        assert inks == {look.palette.text3.name()}


@pytest.mark.parametrize("change", ["look", "language"])
def test_nothing_half_done_is_painted_and_nothing_can_be_clicked_meanwhile(
    window: MainWindow, workshop: Workshop, settled: Settled, change: str
) -> None:
    chosen: list[str] = []
    window.start.sample_wanted.connect(lambda: chosen.append("sample"))
    (window.wear if change == "look" else window.speak)("light" if change == "look" else "es")
    turns = 0
    while not window.updatesEnabled():
        spot = QPoint(window.width() // 2, window.height() // 2)
        over = window.childAt(spot)
        assert over is not None
        assert over.parent() is window, "the curtain lies over everything"
        QTest.mouseClick(over, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        turns += 1
    assert turns > 5
    assert chosen == []
    settled()
    now = window.workshop
    assert now is not None
    assert now.updatesEnabled()
    assert now.map.updatesEnabled()


def test_a_second_change_waits_for_the_first(
    window: MainWindow, workshop: Workshop, settled: Settled, tmp_path: Path
) -> None:
    window.speak("es")
    window.speak("en")
    window.wear("light")
    settled()
    assert window.actions_of_window.undo.text() == "Undo"
    assert window.workshop is not None
    assert window.workshop.map.scene.palette.name == "light"
    memory = Memory(tmp_path / "settings")
    assert (memory.language, memory.theme) == ("en", "light")


def test_a_window_can_be_closed_in_the_middle_of_a_change(
    window: MainWindow, workshop: Workshop, qtbot: QtBot
) -> None:
    window.speak("es")
    QApplication.processEvents()
    window.close()
    assert not window.isVisible()
    assert window.workshop is None


def test_a_forest_can_be_left_in_the_middle_of_a_change_and_of_its_opening(
    window: MainWindow, workshop: Workshop, wood: Path, settled: Settled, qtbot: QtBot
) -> None:
    window.wear("light")
    window.close_forest()
    assert window.workshop is None
    window.open_path(wood)
    qtbot.waitUntil(lambda: window._coming is not None)
    window.speak("es")
    settled()
    now = window.workshop
    assert now is not None
    assert now.curate.passport.save_button.text() == "Guardar"
    assert window.updatesEnabled()


def test_a_system_that_becomes_bright_is_followed(
    window: MainWindow, look: Look, settled: Settled, qapp: QApplication
) -> None:
    window.wear("system")
    settled()
    look.system_changed.emit()
    settled()
    assert look.choice == "system"
