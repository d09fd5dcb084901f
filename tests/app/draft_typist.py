"""A window in which somebody typed and which dies: run by test_window_drafts.py.

Arguments: the forest, and a folder for the settings. Prints a line once the words are kept.
"""

import os
import signal
import sys
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from forest_studio.app.look.theme import Look
from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory
from forest_studio.app.opening import open_forest


def main(forest: Path, settings: Path) -> None:
    """Types into a passport and a body, waits for less than a second, and dies."""
    app = QApplication([])
    window = MainWindow(Look(app, "dark"), Memory(settings))
    window.show()
    window.show_forest(open_forest(forest))
    workshop = window.workshop
    assert workshop is not None
    workshop.desk.select("invoices")
    workshop.curate.passport.form.summary.selectAll()
    QTest.keyClicks(workshop.curate.passport.form.summary, "Typed and never saved.")
    workshop.desk.select("ledger")
    workshop.curate.show_page("body")
    while workshop.curate.body.editor.typed == "":
        QTest.qWait(10)
    workshop.curate.body.show_mode("edit")
    workshop.curate.body.editor.appendPlainText("A last line.")
    folder = workshop.desk.session.repository.cache_dir / "drafts"
    while len(list(folder.glob("*.draft"))) < 2:
        QTest.qWait(10)
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
