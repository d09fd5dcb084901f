"""Choices where there is little room: words end in dots, icons stand alone, nothing is cut."""

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import Choice, Segments

WORDS = ["Curate", "Hunt", "All nodes"]
SPACES = [("curate", "Curate", "pencil-simple"), ("hunt", "Hunt", "path"), ("all", "All nodes", "")]


def framed(part: QWidget, width: int, qtbot: QtBot) -> QWidget:
    frame = QWidget()
    layout = QHBoxLayout(frame)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(part)
    part.setMinimumWidth(1)
    qtbot.addWidget(frame)
    frame.resize(width, 40)
    frame.show()
    QApplication.processEvents()
    return frame


def test_segments_keep_their_words_where_there_is_room(look: Look, qtbot: QtBot) -> None:
    segments = Segments(look, SPACES)
    frame = framed(segments, 500, qtbot)
    assert frame.isVisible()
    assert [segments.button(name).text() for name, _, _ in SPACES] == [
        "Curate",
        "Hunt",
        "All nodes",
    ]


def test_cramped_segments_show_icons_or_dots_and_say_the_whole_word(
    look: Look, qtbot: QtBot
) -> None:
    segments = Segments(look, SPACES)
    frame = framed(segments, 120, qtbot)
    curate, every = segments.button("curate"), segments.button("all")
    assert curate.text() == ""
    assert every.text().endswith("…")
    assert (curate.toolTip(), every.toolTip()) == ("Curate", "All nodes")
    assert curate.accessibleName() == "Curate"
    frame.resize(500, 40)
    QApplication.processEvents()
    assert [segments.button(name).text() for name, _, _ in SPACES] == [
        "Curate",
        "Hunt",
        "All nodes",
    ]
    assert curate.toolTip() == ""


def test_a_tip_that_was_given_stays(look: Look, qtbot: QtBot) -> None:
    segments = Segments(look, SPACES)
    segments.button("curate").setToolTip("Curate  Alt+1")
    frame = framed(segments, 120, qtbot)
    frame.resize(500, 40)
    QApplication.processEvents()
    assert segments.button("curate").toolTip() == "Curate  Alt+1"


@pytest.mark.parametrize(("width", "whole"), [(400, True), (140, False)])
def test_a_choice_ends_in_dots_and_tells_the_rest(
    look: Look, qtbot: QtBot, width: int, whole: bool
) -> None:
    words = "¶ An invoice is never edited. A wrong one…"
    choice = Choice(look, [("17", words), ("line", "At another line")], "scissors")
    frame = framed(choice, width, qtbot)
    assert frame.width() == width
    assert (choice.text() == words) is whole
    assert choice.toolTip() == ("" if whole else words)
    if not whole:
        assert choice.text().startswith("¶ An")
        assert choice.text().endswith("…")
