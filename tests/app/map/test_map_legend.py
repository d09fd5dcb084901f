import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from forest_studio.app.map.layout import layout
from forest_studio.app.map.map_data import EdgeKind, MapData
from forest_studio.app.map.view import MapView

KINDS = (
    EdgeKind("owns", "owns", "ownership"),
    EdgeKind("depends-on", "depends on", "structure"),
    EdgeKind("leads", "leads", "ownership"),
    EdgeKind("never", "never", "cause"),
)
EDGES = [("a", "b", "owns"), ("b", "c", "owns"), ("a", "c", "leads"), ("c", "a", "depends-on")]


@pytest.fixture
def view(qtbot: QtBot) -> MapView:
    """A map with three types of edges in two families."""
    made = MapView()
    qtbot.addWidget(made)
    made.set_reduced_motion(True)
    made.resize(900, 700)
    made.show()
    made.set_data(*forest(EDGES))
    return made


def forest(edges: list[tuple[str, str, str]]) -> tuple[MapData, object]:
    ids = ["root", "a", "b", "c"]
    data = MapData.build(ids, ids, [-1, 0, 0, 0], edges=edges, edge_kinds=KINDS)
    return data, layout(data)


def test_types_stand_under_their_family_with_their_numbers(view: MapView) -> None:
    legend = view.chrome.edges
    assert [(row.kind.name, row.count) for row in legend._rows] == [
        ("owns", 2),
        ("leads", 1),
        ("depends-on", 1),
    ]
    assert [(row.text, row.count) for row in legend._families] == [("Ownership", 3)]


def test_a_click_on_a_family_hides_all_of_it_and_the_next_one_shows_it(
    view: MapView, qtbot: QtBot
) -> None:
    family = view.chrome.edges._families[0]
    with qtbot.waitSignal(view.hidden_kinds_changed) as told:
        QTest.mouseClick(family, Qt.MouseButton.LeftButton)
    assert told.args == [frozenset({"owns", "leads"})]
    with qtbot.waitSignal(view.hidden_kinds_changed) as told:
        QTest.mouseClick(family, Qt.MouseButton.LeftButton)
    assert told.args == [frozenset()]


def test_a_family_shown_in_part_says_so_and_is_completed_first(view: MapView, qtbot: QtBot) -> None:
    view.set_hidden_types(["leads"])
    family = view.chrome.edges._families[0]
    assert family.accessibleName() == "Ownership, shown in part"
    view.grab()
    with qtbot.waitSignal(view.hidden_kinds_changed) as told:
        QTest.mouseClick(family, Qt.MouseButton.LeftButton)
    assert told.args == [frozenset()]


def test_every_row_can_be_reached_and_ticked_by_the_keyboard(view: MapView, qtbot: QtBot) -> None:
    for row in (*view.chrome.edges._families, *view.chrome.edges._rows):
        assert row.focusPolicy() & Qt.FocusPolicy.TabFocus
        with qtbot.waitSignal(view.hidden_kinds_changed):
            QTest.keyClick(row, Qt.Key.Key_Space)


def test_a_hidden_type_that_does_not_occur_stays_hidden(view: MapView, qtbot: QtBot) -> None:
    view.set_hidden_types(["never", "elsewhere"])
    row = view.chrome.edges._rows[0]
    with qtbot.waitSignal(view.hidden_kinds_changed) as told:
        QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert told.args == [frozenset({"never", "elsewhere", "owns"})]


def test_numbers_follow_the_forest_and_ticks_stay(view: MapView) -> None:
    view.set_hidden_types(["owns"])
    rows = view.chrome.edges._rows
    view.set_data(*forest([*EDGES, ("b", "a", "leads")]))
    assert view.chrome.edges._rows is rows
    assert [row.count for row in rows] == [2, 2, 1]
    assert not rows[0].isChecked()
