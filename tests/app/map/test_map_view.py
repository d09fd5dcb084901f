import math

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from forest_studio.app.look.palette import CONTRAST, LIGHT
from forest_studio.app.map.grow import NewLeaf, add_leaf
from forest_studio.app.map.layout import layout
from forest_studio.app.map.map_data import MapData, NodeFlag
from forest_studio.app.map.overlay import WalkStep
from forest_studio.app.map.view import MapView
from map_woods import two_countries, wood


@pytest.fixture
def view(qtbot: QtBot) -> MapView:
    """The map of two countries, on screen and without flights."""
    made = MapView()
    qtbot.addWidget(made)
    made.set_reduced_motion(True)
    made.resize(900, 700)
    made.show()
    data = two_countries()
    made.set_data(data, layout(data))
    return made


def spot(view: MapView, node_id: str) -> QPoint:
    x, y = view.scene.place(view.scene.data.row(node_id))
    return QPoint(round(x), round(y))


def test_a_click_selects_the_node_and_tells_its_id(view: MapView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.node_selected) as told:
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=spot(view, "fig"))
    assert told.args == ["fig"]
    assert view.scene.overlay.selected == "fig"


def test_a_click_beside_the_forest_lets_go(view: MapView, qtbot: QtBot) -> None:
    view.select("fig")
    with qtbot.waitSignal(view.node_selected) as told:
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(300, 3))
    assert told.args == [""]


def test_selecting_from_outside_does_not_echo(view: MapView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.node_selected):
        view.select("fig")
        view.select(None)


def test_a_double_click_enters_a_grove(view: MapView, qtbot: QtBot) -> None:
    row = view.scene.data.row("coast")
    before = view.flight.camera.zoom
    edge = spot(view, "coast") + QPoint(0, round(view.scene.radius(row) - 3))
    with qtbot.waitSignal(view.node_activated) as told:
        QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=edge)
    assert told.args == ["coast"]
    assert view.flight.camera.zoom > before


def test_dragging_moves_the_map_and_selects_nothing(view: MapView, qtbot: QtBot) -> None:
    before = view.flight.camera
    with qtbot.assertNotEmitted(view.node_selected):
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(400, 300))
        QTest.mouseMove(view, QPoint(440, 300))
        QTest.mouseMove(view, QPoint(500, 330))
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(500, 330))
    moved = (before.x - view.flight.camera.x) * before.zoom
    assert moved == pytest.approx(100, abs=1)


def test_the_wheel_zooms_at_the_pointer(view: MapView) -> None:
    place = QPointF(300, 420)
    before = view.flight.camera.world(300, 420)
    turn(view, place, 240)
    assert view.flight.camera.world(300, 420) == pytest.approx(before)
    assert view.flight.camera.zoom > view.scene.layout.rad[0] / 1000


def test_zooming_stops_at_both_ends(view: MapView) -> None:
    for _ in range(60):
        turn(view, QPointF(450, 350), 600)
    nearest = view.flight.camera.zoom
    for _ in range(120):
        turn(view, QPointF(450, 350), -600)
    assert nearest < 400
    assert view.flight.camera.zoom * view.scene.layout.rad[0] > 50


def turn(view: MapView, place: QPointF, angle: int) -> None:
    event = QWheelEvent(
        place,
        view.mapToGlobal(place),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


def test_the_keyboard_walks_enters_and_leaves(view: MapView) -> None:
    press(view, Qt.Key.Key_Right)
    assert view.scene.overlay.selected == "north"
    press(view, Qt.Key.Key_Return)
    first = view.scene.overlay.selected
    assert first in {"pine", "fir", "larch"}
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
        press(view, key)
    assert view.scene.overlay.selected != first or len(view.scene.data) < 3
    press(view, Qt.Key.Key_Backspace)
    press(view, Qt.Key.Key_Escape)
    assert view.scene.overlay.selected is None


def test_keys_zoom_and_fit(view: MapView) -> None:
    fitted = view.flight.camera
    press(view, Qt.Key.Key_Plus)
    assert view.flight.camera.zoom > fitted.zoom
    press(view, Qt.Key.Key_Minus)
    assert view.flight.camera.zoom == pytest.approx(fitted.zoom)
    view.select("palm")
    press(view, Qt.Key.Key_Period)
    assert spot(view, "palm") == QPoint(450, 350)
    press(view, Qt.Key.Key_0)
    assert view.flight.camera == fitted


def press(view: MapView, key: Qt.Key) -> None:
    QTest.keyClick(view, key)


def test_resting_on_a_node_tells_it(view: MapView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.hovered) as told:
        QTest.mouseMove(view, spot(view, "olive"))
    assert told.args == ["olive"]
    view.grab()


def test_unticking_a_type_hides_its_edges_and_tells(view: MapView, qtbot: QtBot) -> None:
    row = view.chrome.edges._rows[0]
    with qtbot.waitSignal(view.hidden_kinds_changed) as told:
        QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert told.args == [frozenset({"owns"})]
    view.select("pine")
    assert not len(view.scene.selected_edges)
    view.set_hidden_types(())
    assert len(view.scene.selected_edges) == 1
    assert row.isChecked()


def test_the_view_stays_when_the_forest_changes(view: MapView) -> None:
    view.fly_to("coast")
    view.select("palm")
    before = view.flight.camera
    view.set_data(*add_leaf(view.scene.data, view.scene.layout, NewLeaf("new", "New", "north")))
    assert view.flight.camera == before
    assert view.scene.selected == view.scene.data.row("palm")


def test_a_selection_that_is_gone_is_forgotten_by_the_map(view: MapView) -> None:
    view.select("palm")
    data = wood({"north": {"pine": None}})
    view.set_data(data, layout(data))
    assert view.scene.selected == -1
    view.grab()


def test_selecting_brings_a_node_on_screen(view: MapView) -> None:
    view.fly_to("north")
    view.select("palm")
    place = spot(view, "palm")
    assert view.rect().contains(place)
    assert view.scene.radius(view.scene.data.row("palm")) > 4


def test_a_selection_and_its_neighbours_can_be_framed(view: MapView) -> None:
    view.fly_around("pine")
    for node_id in ("pine", "olive"):
        assert view.rect().contains(spot(view, node_id))


def test_a_flight_ends_where_it_should_and_then_paints_a_fine_frame(
    view: MapView, qtbot: QtBot
) -> None:
    view.set_reduced_motion(False)
    view.fly_to("south")
    qtbot.waitUntil(lambda: not view.flight.is_moving)
    assert spot(view, "south") == QPoint(450, 350)


def test_legends_name_only_what_occurs(view: MapView) -> None:
    assert not view.chrome.marks.isVisible()
    assert [row.kind.name for row in view.chrome.edges._rows] == ["owns", "related-to"]
    data = wood({"a": None, "b": None}, a=int(NodeFlag.WILD))
    view.set_data(data, layout(data))
    assert view.chrome.marks.isVisible()
    assert view.chrome.marks.accessibleDescription() == "wild 1"
    assert not view.chrome.edges.isVisible()


def test_the_overview_moves_the_view(view: MapView) -> None:
    overview = view.chrome.minimap
    QTest.mouseClick(overview, Qt.MouseButton.LeftButton, pos=QPoint(40, 66))
    assert view.flight.camera.x < 0


def test_what_floats_over_the_map_stays_inside_it(view: MapView) -> None:
    for size in ((1100, 800), (560, 420), (300, 240)):
        view.resize(*size)
        view.grab()
        for card in (view.chrome.tools, view.chrome.minimap, view.chrome.edges):
            if card.isVisible():
                assert view.rect().contains(card.geometry()) or size[1] < 300


def test_an_empty_forest_and_a_single_node_can_be_used(view: MapView) -> None:
    for data in (MapData.build((), (), ()), MapData.build(["a"], ["A"], [-1])):
        view.set_data(data, layout(data))
        view.fit()
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Plus):
            press(view, key)
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(450, 350))
        turn(view, QPointF(100, 100), 120)
        view.grab()


def test_overlays_and_looks_can_be_changed_while_it_is_shown(view: MapView) -> None:
    view.show_hits(["fig"])
    view.show_walk([WalkStep("pine"), WalkStep("olive"), WalkStep("pine", True)], present=1)
    view.set_heat({"pine": 1.0})
    for palette in (LIGHT, CONTRAST):
        view.set_palette(palette)
        assert view.grab().toImage().pixelColor(450, 2) != view.scene.palette.text
    view.clear_walk()
    view.set_heat(None)
    assert view.scene.heat is None


def test_a_picture_can_be_made_in_any_size(view: MapView) -> None:
    image = view.render_image(1200, 400)
    assert (image.width(), image.height()) == (1200, 400)
    assert image.pixelColor(600, 200) != view.scene.palette.map


def test_what_is_selected_can_be_read_aloud(view: MapView) -> None:
    view.select("palm")
    assert view.accessibleDescription() == "palm, coast, south, root, 1 edge"
    assert math.isfinite(view.flight.camera.zoom)
