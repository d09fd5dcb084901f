"""A window over a real session on a small git repository."""

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from forest_studio.app.look.theme import Look
from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory
from forest_studio.app.opening import open_forest
from forest_studio.app.words.language import speak
from forest_studio.app.workshop import Workshop
from sweeping import sweep
from window_wood import FILES, plant

_SOON_MS = 1000
"""What begins later than this changes nothing that is seen."""
_PATIENCE_MS = 120_000
"""As long as a busy machine may need for what happens at once on an idle one."""


class PatientBot(QtBot):
    """Gives up on nothing that is only slow."""

    def waitUntil(self, callback: Callable[[], Any], *, timeout: int = _PATIENCE_MS) -> None:
        """Lets the window live until something holds."""
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = _PATIENCE_MS, **options: Any) -> Any:
        """Lets the window live until a signal was emitted."""
        return super().waitSignal(signal, timeout=timeout, **options)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    """A hand at the window that has patience."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Every test begins in English, whatever another one spoke, with a caret that does not blink:
    that would be another picture."""
    speak("en")
    qapp.setCursorFlashTime(0)


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
    sweep()
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
        qtbot.waitUntil(lambda: not window.tasks.busy)  # type: ignore[attr-defined]

    return wait


@pytest.fixture
def at_rest(window: MainWindow, qapp: QApplication, qtbot: QtBot) -> Callable[[], None]:
    """Waits until nothing is under way, and nothing waits for its turn or its moment to begin."""

    def resting() -> bool:
        # What was posted goes first: panels that are laid out ask for a turn of their own.
        qapp.processEvents()
        soon = any(
            timer.isActive() and timer.interval() < (_SOON_MS if timer.isSingleShot() else 1)
            for timer in window.findChildren(QTimer)
        )
        moving = any(
            motion.state() == motion.State.Running and motion.loopCount() > 0
            for motion in window.findChildren(QAbstractAnimation)
        )
        return not (window.tasks.busy or soon or moving)

    def wait() -> None:
        qtbot.waitUntil(resting)

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
    server.wait(60)
