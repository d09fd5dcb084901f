"""The find box as a palette of commands: all of them, their keys, and why one can't be run."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QLineEdit, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from forest_studio.app.commands.other_words import other_words
from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory
from forest_studio.app.search.hits_model import ShownHit
from forest_studio.app.workshop import Workshop

Context = Qt.ShortcutContext


def listed(workshop: Workshop) -> list[ShownHit]:
    """What the box lists with nothing typed."""
    workshop.top.finder.open_commands()
    return list(workshop.top.finder.model.hits)


def is_of_a_list(action: QAction) -> bool:
    """Whether an action only opens or divides a menu, or belongs to a field of text."""
    opens = action.menu() is not None or action.isSeparator()  # type: ignore[attr-defined]
    # What narrows a list down stands in a menu of that list alone.
    places = action.associatedObjects()
    filters = bool(places) and all(isinstance(place, QMenu) for place in places)
    inner = isinstance(action.parent(), QLineEdit | QDockWidget)
    return opens or inner or filters or not action.text()


def keys_in(window: MainWindow) -> Iterator[tuple[str, str]]:
    """Every key that an action or a shortcut of the window has, and whose it is."""
    for action in window.findChildren(QAction):
        for key in action.shortcuts():
            yield key.toString(), action.text()
    for shortcut in window.findChildren(QShortcut):
        # Keys that hold in one panel only, or while it is shown, are that panel's.
        local = (Context.WidgetShortcut, Context.WidgetWithChildrenShortcut)
        panel = shortcut.parent()
        shown = not isinstance(panel, QWidget) or panel.isVisible()
        if shown and shortcut.context() not in local:
            yield shortcut.key().toString(), "a shortcut"


def test_every_action_of_the_window_is_listed(window: MainWindow, workshop: Workshop) -> None:
    commands = {command.action for command in workshop.commands.all()}
    names = {action.text() for action in commands}
    hidden = {a for a in window.actions() if not a.isVisible()}
    # What stands in the menus of the bar is listed under the same words, or by its key.
    keys = {key.toString() for action in commands for key in action.shortcuts()}
    missing = [
        action.text()
        for action in window.findChildren(QAction)
        if not is_of_a_list(action)
        and action not in commands | hidden
        and not isinstance(action.parent(), QMenu)
        and action.text().partition("\t")[0] not in names
        and action.text().partition("\t")[2] not in keys
        and not (set(map(QKeySequence.toString, action.shortcuts())) & keys)
        and action not in set(workshop.left.tree.actions())
    ]
    assert missing == []


def test_every_key_of_the_window_is_listed_with_its_command(
    window: MainWindow, workshop: Workshop
) -> None:
    known = {key.toString() for c in workshop.commands.all() for key in c.action.shortcuts()}
    known |= {k.toString() for a in window.actions() if not a.isVisible() for k in a.shortcuts()}
    # The tree's own keys do there what a command of another key does everywhere.
    of_tree = {k.toString() for a in workshop.left.tree.actions() for k in a.shortcuts()}
    assert [pair for pair in keys_in(window) if pair[0] not in known | of_tree] == []


def test_every_button_that_stands_for_an_action_is_listed(
    window: MainWindow, workshop: Workshop
) -> None:
    commands = {command.action for command in workshop.commands.all()}
    every = [b for b in window.findChildren(QToolButton) if b.defaultAction() is not None]
    buttons = [b for b in every if not isinstance(b.parent(), QLineEdit)]
    assert buttons
    assert [b.toolTip() for b in buttons if b.defaultAction() not in commands] == []
    menus = {b.menu() for b in window.findChildren(QAbstractButton) if hasattr(b, "menu")}
    in_menus = [a for menu in menus if menu is not None for a in menu.actions()]
    stray = [a.text() for a in in_menus if not is_of_a_list(a) and a not in commands]
    # Layouts are listed by words of their own, whenever they are asked for.
    layouts = {a.text() for a in workshop.top.layout_menu.actions()}
    assert [text for text in stray if text not in layouts] == []


def test_an_action_that_is_not_listed_is_found(window: MainWindow, workshop: Workshop) -> None:
    stray = QAction("Stray", workshop)
    stray.setShortcut(QKeySequence("Ctrl+Alt+Shift+F12"))
    known = {key.toString() for c in workshop.commands.all() for key in c.action.shortcuts()}
    assert [key for key, _ in keys_in(window) if key not in known and key.endswith("F12")]


def test_every_panel_can_be_opened_and_moved_by_a_command(workshop: Workshop) -> None:
    texts = {command.text for command in workshop.commands.all()}
    titles = [dock.panel.title for dock in workshop.docks.shown]
    assert len(titles) >= 4
    for title in titles:
        assert f"Move the panel: {title}…" in texts
        assert {f"Open the panel: {title}", f"Close the panel: {title}"} & texts


def test_commands_are_listed_with_their_keys(workshop: Workshop) -> None:
    rows = {row.title: row for row in listed(workshop)}
    assert rows["Show the whole forest"].grove == "Ctrl+0"
    assert rows["Close the panel: Search and tree"].enabled


def test_a_command_that_cannot_be_run_says_why_and_does_nothing(workshop: Workshop) -> None:
    finder = workshop.top.finder
    finder.box.setFocus()
    finder.box.setText("> undo")
    finder.look_up()
    row = finder.model.hits[0]
    assert (row.title, row.enabled) == ("Undo", False)
    assert row.snippet == "Nothing was done that could be taken back"
    QTest.keyClick(finder.box, Qt.Key.Key_Return)
    assert finder.box.text() == "> undo"


def test_the_command_that_was_used_last_leads_and_is_remembered(
    workshop: Workshop, settled: Callable[[], None], tmp_path: Path
) -> None:
    finder = workshop.top.finder
    finder.box.setFocus()
    finder.box.setText("> list the problems")
    finder.look_up()
    QTest.keyClick(finder.box, Qt.Key.Key_Return)
    assert workshop.problems_open
    assert listed(workshop)[0].title == "List the problems"
    settled()
    assert Memory(tmp_path / "settings").value("commands") == "problems"


def test_a_node_that_begins_so_comes_before_a_command(
    workshop: Workshop, settled: Callable[[], None], qtbot: QtBot
) -> None:
    finder = workshop.top.finder
    finder.box.setFocus()
    QTest.keyClicks(finder.box, "led")
    qtbot.waitUntil(lambda: bool(finder.model.hits))
    settled()
    assert finder.model.hits[0].node == "ledger"


def test_a_command_whose_words_were_typed_comes_before_nodes_that_hold_them(
    workshop: Workshop, settled: Callable[[], None], qtbot: QtBot
) -> None:
    finder = workshop.top.finder
    finder.box.setFocus()
    QTest.keyClicks(finder.box, "close the")
    qtbot.waitUntil(lambda: bool(finder.model.hits))
    settled()
    assert finder.model.hits[0].title == "Close the forest"


@pytest.mark.parametrize(
    ("typed", "title"),
    [("> dark mode", "Look: dark"), ("> errors", "List the problems"), ("> now", "Back to now")],
)
def test_what_a_stranger_calls_it_finds_a_command(
    workshop: Workshop, typed: str, title: str
) -> None:
    finder = workshop.top.finder
    finder.box.setFocus()
    finder.box.setText(typed)
    finder.look_up()
    assert finder.model.hits[0].title == title


def test_other_words_belong_to_commands_that_there_are(workshop: Workshop) -> None:
    names = {command.action.objectName() for command in workshop.commands.all()}
    kinds = {name.rpartition(".")[0] for name in names}
    assert set(other_words()) <= names | kinds
