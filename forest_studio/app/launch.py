"""Starts the window: for a person, or only long enough to take its picture."""

import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from forest_studio.app.look.theme import Look
from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory
from forest_studio.app.opening import open_forest
from forest_studio.app.widgets.logo import window_icon
from forest_studio.app.workspaces.workspace import HUNT
from forest_studio.core.model.budget import count
from forest_studio.core.model.errors import ForestError, StorageError

_PATIENCE = 180.0
"""Seconds that a picture waits for work in the background."""


def open_window(path: Path | None) -> int:
    """Shows the window until it is closed; returns the exit code of the program."""
    # Making the tokenizer keeps Python to itself for a tenth of a second: better before there is a
    # window than in it, and beside what else has to be made.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(count, "")
        app = _application()
        memory = Memory()
        window = MainWindow(Look(app, memory.theme), memory)
    window.show()
    signal.signal(signal.SIGINT, lambda _signal, _frame: window.close())
    if path is not None:
        window.open_path(Path(path))
    return app.exec()


def shot(  # noqa: PLR0917
    forest: Path,
    out: Path,
    node: str | None = None,
    question: str | None = None,
    size: tuple[int, int] = (1600, 1000),
    theme: str = "dark",
) -> None:
    """Saves a picture of the window as it shows a forest; writes nothing into the forest's files.

    ``size`` is in pixels. With a question the forager hunts first, and its walk is shown. Raises
    ForestError when the forest can't be opened, the node is unknown, or the picture not written.
    """
    if QApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = _application()
    opened = open_forest(Path(forest))
    if node is not None:
        opened.session.forest.node(node)
    with TemporaryDirectory() as settings:
        window = MainWindow(Look(app, theme), Memory(Path(settings)))
        try:
            window.resize(*size)
            window.show_forest(opened)
            _arrange(window, node, question)
            _settle(app, window)
            _save(window, out)
        finally:
            window.close()
            window.deleteLater()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _application() -> QApplication:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("forest-studio")
    app.setApplicationDisplayName("Forest Studio")
    app.setDesktopFileName("forest-studio")
    app.setWindowIcon(window_icon())
    return app


def _arrange(window: MainWindow, node: str | None, question: str | None) -> None:
    workshop = window.workshop
    assert workshop is not None
    workshop.map.set_reduced_motion(True)
    window.show()
    QApplication.processEvents()
    if node is not None:
        workshop.desk.select(node)
    if question:
        workshop.show_workspace(HUNT)
        workshop.hunting.set_pace(0)
        workshop.hunting.show_trail(workshop.desk.session.hunt(question, record=False))


def _settle(app: QApplication, window: MainWindow) -> None:
    """Lets everything that was begun in the background come to the screen."""
    end = time.monotonic() + _PATIENCE
    quiet_since = time.monotonic()
    while time.monotonic() < end:
        app.processEvents()
        if window.tasks.busy:
            quiet_since = time.monotonic()
        # Longer than any of the timers that wait for a pause.
        elif time.monotonic() - quiet_since > 0.45:
            return
        time.sleep(0.005)
    raise ForestError("the window did not come to rest", remedy="Try again")


def _save(window: MainWindow, out: Path) -> None:
    if window.workshop is not None:
        window.workshop.map.finish_frame()
    if not window.grab().save(str(out)):
        raise StorageError(
            f"the picture can't be written to {out}", remedy="Name a .png in an existing folder"
        )
