"""A curator's minute in a real window: run by test_on_a_screen.py on a display of its own.

Arguments: the forest, and where to save what the screen showed.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory
from forest_studio.app.theme import Look


def wait_until(true: Callable[[], bool], what: str) -> None:
    """Lets the window live until something holds."""
    end = time.monotonic() + 20
    while not true():
        QTest.qWait(20)
        if time.monotonic() > end:
            raise SystemExit(f"waited in vain for {what}")


def main(forest: Path, picture: Path) -> None:
    """Opens the forest, types a summary, saves it by key, and looks at the screen."""
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
    workshop.desk.select("invoices")
    form = workshop.curate.passport.form
    form.summary.setFocus()
    form.summary.selectAll()
    QTest.keyClicks(form.summary, "Typed on a real screen.")
    QTest.keyClick(form.summary, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    wait_until(lambda: not workshop.curate.passport.save_button.isEnabled(), "the save")
    wait_until(lambda: not window.tasks.busy, "the map")
    QTest.qWait(400)
    app.primaryScreen().grabWindow(0).save(str(picture))
    window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
