"""What the status bar says goes by itself; what went wrong waits for whoever reads it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from forest_studio.app.workshop import Workshop


def test_what_was_done_is_said_for_a_while(
    workshop: Workshop, settled: Callable[[], None], qtbot: object
) -> None:
    status = workshop.status
    workshop.desk.said.emit("Saved: a page", "small")
    assert status.said.text() == "Saved: a page"
    assert status.fading.isActive()
    status.fading.start(1)
    qtbot.waitUntil(lambda: not status.said.text())  # type: ignore[attr-defined]


def test_what_went_wrong_stays_until_it_is_put_away(workshop: Workshop) -> None:
    status = workshop.status
    workshop.desk.said.emit("Saved: a page", "small")
    workshop.desk.said.emit("The disk is full", "red")
    assert not status.fading.isActive()
    assert status.put_away.isVisible()
    QTest.mouseClick(status.put_away, Qt.MouseButton.LeftButton)
    assert status.said.text() == ""
    assert not status.put_away.isVisible()


def test_the_next_word_takes_the_place_of_what_went_wrong(workshop: Workshop) -> None:
    status = workshop.status
    workshop.desk.said.emit("The disk is full", "red")
    workshop.desk.said.emit("Saved: a page", "small")
    assert status.said.text() == "Saved: a page"
    assert not status.put_away.isVisible()
    assert status.fading.isActive()
