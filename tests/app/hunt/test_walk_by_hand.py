"""A person walks in the window through the doors that a navigator has."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from forest_studio.app.main_window import MainWindow
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import HUNT
from forest_studio.core.hunt.walkers.person import Turn
from forest_studio.core.trails.trail import Outcome

QUESTION = "Who closes the ledger?"


def begin(workshop: Workshop, qtbot: object) -> None:
    workshop.show_workspace(HUNT)
    workshop.question.question.setPlainText(QUESTION)
    workshop.question.walk_button.click()
    wait(workshop, qtbot)


def wait(workshop: Workshop, qtbot: object) -> Turn:
    """The next turn; the one before is over as soon as something was decided."""
    qtbot.waitUntil(lambda: workshop.hunting.turn is not None)  # type: ignore[attr-defined]
    turn = workshop.hunting.turn
    assert turn is not None
    return turn


def search(workshop: Workshop, words: str, qtbot: object) -> Turn:
    box = workshop.step.walk.search
    box.setText(words)
    QTest.keyClick(box, Qt.Key.Key_Return)
    return wait(workshop, qtbot)


def test_a_walk_by_keys_to_a_quoted_answer(
    workshop: Workshop, settled: Callable[[], None], qtbot: object
) -> None:
    begin(workshop, qtbot)
    walk = workshop.step.walk
    assert walk.isVisible()
    assert not walk.open.isEnabled()
    turn = search(workshop, "ledger totals", qtbot)
    number = next(d.number for d in turn.observation.doors if d.node == "ledger")
    QTest.keyClick(QApplication.focusWidget(), str(number))
    turn = wait(workshop, qtbot)
    assert turn.observation.node == "ledger"
    assert [s.node_id for s in workshop.map.scene.overlay.walk] == ["ledger"]
    walk.open.click()
    wait(workshop, qtbot)
    assert "Marta Quill" in walk.page.toPlainText()
    cursor = walk.page.document().find("closed by Marta Quill")
    assert isinstance(cursor, QTextCursor)
    walk.page.setTextCursor(cursor)
    walk.quote.click()
    walk.answer.text.setPlainText("Marta Quill")
    walk.answer.answer.click()
    settled()
    trail = workshop.hunting.trail
    assert trail is not None
    assert trail.navigator == "person"
    assert trail.supported
    assert not walk.isVisible()
    assert workshop.step.answer.isVisible()
    assert workshop.hunting.trails[0].id == trail.id


def test_a_quote_comes_into_sight(window: MainWindow, workshop: Workshop, qtbot: object) -> None:
    window.resize(1280, 640)
    begin(workshop, qtbot)
    walk = workshop.step.walk
    turn = search(workshop, "ledger totals", qtbot)
    number = next(d.number for d in turn.observation.doors if d.node == "ledger")
    QTest.keyClick(QApplication.focusWidget(), str(number))
    wait(workshop, qtbot)
    walk.open.click()
    wait(workshop, qtbot)
    walk.page.selectAll()
    walk.quote.click()
    give = walk.answer.answer
    qtbot.waitUntil(  # type: ignore[attr-defined]
        lambda: give.visibleRegion().boundingRect() == give.rect()
    )


def test_a_door_is_gone_through_by_a_click_and_back_leads_back(
    workshop: Workshop, qtbot: object
) -> None:
    begin(workshop, qtbot)
    turn = search(workshop, "invoices", qtbot)
    first = turn.observation.doors[0]
    row = workshop.step.walk.doors.layout().itemAt(0).widget()
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(  # type: ignore[attr-defined]
        lambda: (t := workshop.hunting.turn) is not None and t.observation.node == first.node
    )
    workshop.step.walk.back.click()
    turn = wait(workshop, qtbot)
    assert turn.observation.node == ""
    assert [len(s.observation.doors) for s in workshop.hunting.steps][-1] > 0
    workshop.hunting.cancel()


def test_digits_in_the_search_line_are_letters(workshop: Workshop, qtbot: object) -> None:
    begin(workshop, qtbot)
    box = workshop.step.walk.search
    box.setFocus()
    QTest.keyClicks(box, "01:15")
    assert box.text() == "01:15"
    assert workshop.hunting.steps == ()
    workshop.hunting.cancel()


def test_giving_up_ends_the_walk(
    workshop: Workshop, settled: Callable[[], None], qtbot: object
) -> None:
    begin(workshop, qtbot)
    workshop.step.walk.answer.give_up.click()
    settled()
    assert workshop.hunting.trail is not None
    assert workshop.hunting.trail.outcome is Outcome.GAVE_UP


def test_an_answer_without_quotes_is_allowed_and_said_to_be_unsupported(
    workshop: Workshop, settled: Callable[[], None], qtbot: object
) -> None:
    begin(workshop, qtbot)
    form = workshop.step.walk.answer
    assert not form.answer.isEnabled()
    form.text.setPlainText("somebody")
    form.answer.click()
    settled()
    trail = workshop.hunting.trail
    assert trail is not None
    assert trail.outcome is Outcome.ANSWERED
    assert not trail.supported


def test_closing_the_forest_ends_a_walk(workshop: Workshop, qtbot: object) -> None:
    begin(workshop, qtbot)
    window = workshop.window()
    window.close_forest()
    assert window.workshop is None
