import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from forest_studio.app.map.edge_drag import handle_at
from forest_studio.app.map.layout import layout
from forest_studio.app.map.view import MapView
from map_woods import two_countries, wood

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def view(qtbot: QtBot) -> MapView:
    """The map of two countries with one node selected."""
    made = MapView()
    qtbot.addWidget(made)
    made.set_reduced_motion(True)
    made.resize(900, 700)
    made.show()
    data = two_countries()
    made.set_data(data, layout(data))
    made.select("pine")
    return made


def spot(view: MapView, node: str) -> QPoint:
    x, y = view.scene.place(view.scene.data.row(node))
    return QPoint(round(x), round(y))


def handle(view: MapView) -> QPoint:
    at = handle_at(view.scene)
    assert at is not None
    return at.toPoint()


def test_dragging_the_handle_to_a_node_draws_an_edge(view: MapView, qtbot: QtBot) -> None:
    QTest.mousePress(view, LEFT, pos=handle(view))
    QTest.mouseMove(view, spot(view, "olive"))
    assert view.drag is not None
    assert view.drag.target == view.scene.data.row("olive")
    view.grab()
    with qtbot.waitSignal(view.edge_drawn) as told:
        QTest.mouseRelease(view, LEFT, pos=spot(view, "olive"))
    assert told.args == ["pine", "olive"]
    assert view.scene.overlay.selected == "pine"


def test_shift_and_dragging_draws_from_the_node_under_the_pointer(
    view: MapView, qtbot: QtBot
) -> None:
    shift = Qt.KeyboardModifier.ShiftModifier
    with qtbot.waitSignal(view.edge_drawn) as told:
        QTest.mousePress(view, LEFT, shift, spot(view, "fig"))
        QTest.mouseMove(view, spot(view, "palm"))
        QTest.mouseRelease(view, LEFT, shift, spot(view, "palm"))
    assert told.args == ["fig", "palm"]


def test_escape_drops_the_edge(view: MapView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.edge_drawn):
        QTest.mousePress(view, LEFT, pos=handle(view))
        QTest.mouseMove(view, spot(view, "olive"))
        QTest.keyClick(view, Qt.Key.Key_Escape)
        QTest.mouseRelease(view, LEFT, pos=spot(view, "olive"))
    assert view.drag is None
    assert view.scene.overlay.selected == "pine"


@pytest.mark.parametrize("end", ["pine", ""])
def test_an_edge_to_nowhere_or_to_itself_is_dropped(view: MapView, qtbot: QtBot, end: str) -> None:
    place = spot(view, end) if end else QPoint(300, 3)
    with qtbot.assertNotEmitted(view.edge_drawn):
        QTest.mousePress(view, LEFT, pos=handle(view))
        QTest.mouseMove(view, place)
        QTest.mouseRelease(view, LEFT, pos=place)


def test_without_a_selection_there_is_no_handle(view: MapView) -> None:
    view.select(None)
    assert handle_at(view.scene) is None
    view.select("root")
    assert handle_at(view.scene) is None


def test_an_edge_that_is_drawn_stays_with_its_node_when_the_forest_grows(
    view: MapView, qtbot: QtBot
) -> None:
    before = view.scene.data.row("pine")
    QTest.mousePress(view, LEFT, pos=handle(view))
    grown = wood({"first": None, "north": {"pine": None, "olive": None}})
    view.set_data(grown, layout(grown))
    assert view.scene.data.row("pine") != before
    with qtbot.waitSignal(view.edge_drawn) as told:
        QTest.mouseRelease(view, LEFT, pos=spot(view, "olive"))
    assert told.args == ["pine", "olive"]


def test_an_edge_whose_node_goes_while_it_is_drawn_is_dropped(view: MapView, qtbot: QtBot) -> None:
    QTest.mousePress(view, LEFT, pos=handle(view))
    rest = wood({"olive": None, "fig": None})
    with qtbot.assertNotEmitted(view.edge_drawn):
        view.set_data(rest, layout(rest))
        view.grab()
        QTest.mouseRelease(view, LEFT, pos=spot(view, "olive"))
    assert view.drag is None
