"""An analyst's minute in a real window: run by test_hunt_on_a_screen.py on a display of its own.

Arguments: the forest, and where to save what the screen showed.
"""

import sys
from pathlib import Path

from curator_on_screen import wait_until
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from forest_studio.app.look.theme import Look
from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory


def main(forest: Path, picture: Path) -> None:
    """Asks a question by keyboard, holds the hunt, steps it, lets it end, and judges it."""
    app = QApplication([])
    assert app.platformName() == "xcb"
    window = MainWindow(Look(app, "dark"), Memory(picture.parent / "settings"))
    window.resize(1280, 900)
    window.show()
    window.activateWindow()
    wait_until(window.isActiveWindow, "the focus")
    window.open_path(forest)
    wait_until(lambda: window.workshop is not None and not window.tasks.busy, "the forest")
    workshop = window.workshop
    QTest.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    workshop.hunting.set_pace(250)
    box = workshop.question.question
    box.setFocus()
    QTest.keyClicks(box, "Who closes the ledger on the last Friday?")
    QTest.keyClick(box, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    wait_until(lambda: len(workshop.hunting.steps) >= 2, "two steps")
    bar = workshop.timeline.bar
    QTest.mouseClick(bar.playing, Qt.MouseButton.LeftButton)
    wait_until(lambda: workshop.hunting.deciding == 0, "the end of the step under way")
    count = len(workshop.hunting.steps)
    QTest.qWait(500)
    assert workshop.hunting.paused
    assert len(workshop.hunting.steps) == count
    QTest.mouseClick(bar.forward, Qt.MouseButton.LeftButton)
    wait_until(lambda: len(workshop.hunting.steps) == count + 1, "the next step")
    QTest.mouseClick(bar.playing, Qt.MouseButton.LeftButton)
    wait_until(lambda: workshop.hunting.trail is not None, "the answer")
    wait_until(lambda: not window.tasks.busy, "the trail")
    QTest.mouseClick(workshop.step.answer.right, Qt.MouseButton.LeftButton)
    wait_until(lambda: not window.tasks.busy, "the verdict")
    QTest.qWait(400)
    app.primaryScreen().grabWindow(0).save(str(picture))
    window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
