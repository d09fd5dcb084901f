"""Work in turns lets the window live, and can be finished or dropped at any time."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from forest_studio.app.turns import Turns, behind_the_picture, until


def noted(notes: list[str], steps: int) -> Iterator[None]:
    for step in range(steps):
        notes.append(f"step {step}")
        yield
    notes.append("last")


def test_other_events_come_between_two_steps(qtbot: QtBot) -> None:
    owner, notes = QObject(), list[str]()
    other = QTimer(owner, interval=0)
    other.timeout.connect(lambda: notes.append("other"))
    other.start()
    Turns(owner, noted(notes, 3), lambda: notes.append("done"))
    assert notes == ["step 0"]
    qtbot.waitUntil(lambda: "done" in notes)
    steps = [note for note in notes if note != "other"]
    assert steps == ["step 0", "step 1", "step 2", "last", "done"]
    assert "other" in notes[notes.index("step 1") : notes.index("last")]


def test_what_is_finished_tells_so_once(qtbot: QtBot) -> None:
    owner, notes = QObject(), list[str]()
    turns = Turns(owner, noted(notes, 2), lambda: notes.append("done"))
    turns.finish()
    turns.finish()
    qtbot.wait(20)
    assert notes == ["step 0", "step 1", "last", "done"]


def test_what_is_dropped_goes_no_further_and_tells_nothing(qtbot: QtBot) -> None:
    owner, notes = QObject(), list[str]()
    Turns(owner, noted(notes, 2), lambda: notes.append("done")).drop()
    qtbot.wait(20)
    assert notes == ["step 0"]


def test_a_window_is_painted_again_even_when_the_steps_are_dropped(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    turns = Turns(window, behind_the_picture([window], noted([], 2)))
    assert not window.updatesEnabled()
    turns.drop()
    assert window.updatesEnabled()


def test_what_never_gets_ready_is_not_waited_for_for_ever() -> None:
    assert list(until(lambda: True)) == []
    assert len(list(until(lambda: False))) > 1
