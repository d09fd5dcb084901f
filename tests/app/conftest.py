"""A window over a real session on a small git repository."""

import gc
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from forest_studio.app.language import speak
from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory
from forest_studio.app.opening import open_forest
from forest_studio.app.theme import Look
from forest_studio.app.workshop import Workshop
from window_wood import FILES, plant

_SOON_MS = 1000
"""What begins later than this changes nothing that is seen."""


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Every test begins in English, whatever another one spoke."""
    speak("en")


@pytest.fixture
def wood(tmp_path: Path) -> Path:
    """A small forest on disk."""
    folder = tmp_path / "wood"
    folder.mkdir()
    return plant(folder, FILES)


@pytest.fixture
def look(qapp: QApplication) -> Look:
    """The dark look."""
    return Look(qapp, "dark")


@pytest.fixture
def window(look: Look, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """A window on the start page whose settings are its own."""
    # The window of the test before is garbage only now, and a new look dresses all there are.
    gc.collect()
    memory = Memory(tmp_path / "settings")
    # Whatever the machine speaks.
    memory.keep_language("en")
    made = MainWindow(look, memory)
    made.resize(1600, 1000)
    made.show()
    yield made
    strays = [w for w in qapp.topLevelWidgets() if w.isVisible() and w is not made]
    assert strays == [], "a part of the window was shown as a window of its own"
    if made.workshop is not None:
        for node in made.workshop.desk.drafts.nodes:
            made.workshop.desk.drop_all(node)
    made.close()
    made.deleteLater()
    # Nothing else carries it out between two tests.
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def settled(window: MainWindow, qtbot: object) -> Callable[[], None]:
    """Waits until nothing is under way in the background."""

    def wait() -> None:
        qtbot.waitUntil(lambda: not window.tasks.busy, timeout=10_000)  # type: ignore[attr-defined]

    return wait


@pytest.fixture
def at_rest(window: MainWindow, qtbot: QtBot) -> Callable[[], None]:
    """Waits until nothing is under way and nothing waits for its moment to begin."""

    def resting() -> bool:
        soon = [
            timer
            for timer in window.findChildren(QTimer)
            if timer.isSingleShot() and timer.isActive() and timer.interval() < _SOON_MS
        ]
        return not window.tasks.busy and not soon

    def wait() -> None:
        qtbot.waitUntil(resting, timeout=20_000)

    return wait


@pytest.fixture
def workshop(window: MainWindow, wood: Path, settled: Callable[[], None]) -> Workshop:
    """The window of the small forest, come to rest."""
    window.show_forest(open_forest(wood))
    assert window.workshop is not None
    window.workshop.hunting.set_pace(0)
    window.workshop.map.set_reduced_motion(True)
    settled()
    return window.workshop


@pytest.fixture
def display() -> Iterator[str]:
    """A display of the test's own."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)
