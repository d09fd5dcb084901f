"""A button that rests while its work goes on has the keyboard again afterwards."""

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push


@pytest.fixture
def row(look: Look, qtbot: QtBot) -> QWidget:
    """Undo, the more dangerous button beside it, and a line."""
    shown = QWidget()
    layout = QHBoxLayout(shown)
    for part in (push(look, "Undo"), push(look, "Undo run"), QLineEdit()):
        layout.addWidget(part)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def parts(row: QWidget) -> list[QWidget]:
    layout = row.layout()
    assert layout is not None
    return [layout.itemAt(place).widget() for place in range(layout.count())]


def test_the_button_beside_it_does_not_keep_the_keyboard(row: QWidget) -> None:
    pressed, beside, _ = parts(row)
    pressed.setFocus()
    pressed.setEnabled(False)
    assert row.focusWidget() is beside
    pressed.setEnabled(True)
    assert row.focusWidget() is pressed


def test_whoever_was_chosen_meanwhile_keeps_it(row: QWidget) -> None:
    pressed, _, line = parts(row)
    pressed.setFocus()
    pressed.setEnabled(False)
    line.setFocus()
    pressed.setEnabled(True)
    assert row.focusWidget() is line
