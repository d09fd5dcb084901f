"""The list of edges: a hub keeps nobody waiting, and typed words stay where they are."""

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from forest_builder import Leaf, build
from forest_studio.app.edges.edge_groups import groups_of
from forest_studio.app.edges.edge_list import EdgeList
from forest_studio.app.look.theme import Look
from forest_studio.core.model.forest import Forest

TYPES = ("depends-on", "part-of", "mentions", "causes")
MANY = 80


@pytest.fixture(scope="module")
def forest() -> Forest:
    """A hub with eighty edges of four types, and two nodes with few."""
    ends = {f"end-{i:02}.md": Leaf(title=f"End {i}") for i in range(MANY)}
    spokes = tuple((f"end-{i:02}", TYPES[i % 4], f"why {i}") for i in range(MANY))
    few = (("end-00", "depends-on", "one"), ("end-01", "depends-on", "two"))
    return build({**ends, "hub.md": Leaf(edges=spokes), "few.md": Leaf(edges=few)})


@pytest.fixture
def listed(look: Look, qtbot: QtBot) -> Iterator[EdgeList]:
    """A list on the screen that has the keyboard."""
    made = EdgeList(look)
    made.resize(360, 800)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()
    made.deleteLater()


def show(listed: EdgeList, forest: Forest, node: str) -> None:
    listed.show_groups(forest, groups_of(forest, node), {})


def ends(listed: EdgeList) -> list[str]:
    return [item.edge.far for item in listed.items]


def wanted(forest: Forest, node: str) -> list[str]:
    return [row.far for group in groups_of(forest, node) for row in group.rows[:8]]


def test_the_rows_of_a_hub_come_in_turns_and_in_their_order(
    listed: EdgeList, forest: Forest, qtbot: QtBot
) -> None:
    show(listed, forest, "hub")
    first = ends(listed)
    assert 0 < len(first) < 32
    qtbot.waitUntil(lambda: len(listed.items) == 32)
    assert ends(listed) == wanted(forest, "hub")
    assert ends(listed)[: len(first)] == first
    QApplication.processEvents()
    tops = [item.y() for item in listed.items]
    assert tops == sorted(set(tops))
    assert all(item.isVisible() for item in listed.items)


def test_a_key_finds_rows_that_are_still_to_come(listed: EdgeList, forest: Forest) -> None:
    show(listed, forest, "hub")
    last = groups_of(forest, "hub")[-1].rows[7]
    assert listed.stand_on(last.key)
    assert [edge.key for edge in listed.chosen_edges()] == [last.key]


def test_another_node_uses_the_rows_again_and_leaves_none_behind(
    listed: EdgeList, forest: Forest, qtbot: QtBot
) -> None:
    show(listed, forest, "hub")
    qtbot.waitUntil(lambda: len(listed.items) == 32)
    before = set(listed.items)
    show(listed, forest, "few")
    assert set(listed.items) <= before
    assert [item.scent.text() for item in listed.items] == ["one", "two"]
    rest = before - set(listed.items)
    qtbot.waitUntil(lambda: not any(isValid(item) and item.isVisible() for item in rest))


def test_a_node_that_is_left_while_its_rows_come_leaves_none_behind(
    listed: EdgeList, forest: Forest, qtbot: QtBot
) -> None:
    show(listed, forest, "hub")
    show(listed, forest, "few")
    for _ in range(20):
        QApplication.processEvents()
    assert ends(listed) == ["end-00", "end-01"]


def test_half_typed_words_and_the_cursor_stay_when_the_list_is_shown_again(
    listed: EdgeList, forest: Forest
) -> None:
    show(listed, forest, "few")
    scent = listed.items[1].scent
    scent.setFocus()
    assert scent.hasFocus()
    typed = {}
    listed.scent_typed.connect(lambda edge, text: typed.update({edge.key: text}))
    scent.setCursorPosition(0)
    QTest.keyClicks(scent, "half ")
    listed.show_groups(forest, groups_of(forest, "few"), typed)
    again = listed.items[1].scent
    assert (again.text(), again.cursorPosition(), again.hasFocus()) == ("half two", 5, True)


def test_words_typed_under_one_edge_never_stand_under_another(
    listed: EdgeList, forest: Forest
) -> None:
    show(listed, forest, "few")
    scent = listed.items[0].scent
    saved: list[str] = []
    listed.scent_wanted.connect(lambda _edge, text: saved.append(text))
    scent.setFocus()
    assert scent.hasFocus()
    QTest.keyClicks(scent, "half ")
    show(listed, forest, "hub")
    assert saved == []
    assert all(item.scent is not scent for item in listed.items)
    assert all(item.scent.text() == item.edge.line.scent for item in listed.items)
