from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from forest_studio.app.look.palette import DARK
from forest_studio.app.map.around.neighbours import SECTORS, neighbourhood
from forest_studio.app.map.around.picture import Picture
from forest_studio.app.map.around.places import places
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.layout import layout
from forest_studio.app.map.map_data import EdgeKind, MapData
from forest_studio.app.map.scene import Scene
from forest_studio.app.map.view import MapView

KINDS = (
    EdgeKind("owns", "owns", "ownership", inverse="owned by"),
    EdgeKind("depends-on", "depends on", "structure", inverse="needed by"),
    EdgeKind("caused-by", "caused by", "cause", inverse="cause of"),
    EdgeKind("supersedes", "supersedes", "succession", inverse="superseded by"),
    EdgeKind("documents", "documents", "reference", inverse="documented by"),
    EdgeKind("shortcut", "shortcut to", "learned", inverse="shortcut from"),
)
EDGES = [
    ("team", "hub", "owns", "who is paged"),
    ("hub", "base", "depends-on", "where it stands"),
    ("hub", "fault", "caused-by"),
    ("hub", "old", "supersedes"),
    ("new", "hub", "supersedes"),
    ("paper", "hub", "documents"),
    ("hub", "far", "shortcut"),
    ("base", "deep", "depends-on"),
    ("deep", "deeper", "depends-on"),
    ("deeper", "deepest", "depends-on"),
]


def forest(extra: int = 0) -> MapData:
    """A hub with one neighbour of each kind, a chain below it and `extra` papers."""
    named = dict.fromkeys(end for edge in EDGES for end in edge[:2])
    ids = ["root", *named, *(f"p{number}" for number in range(extra))]
    edges = [*EDGES, *((f"p{number}", "hub", "documents") for number in range(extra))]
    parents = [-1] + [0] * (len(ids) - 1)
    return MapData.build(ids, ids, parents, edges=edges, edge_kinds=KINDS, groves=["root"])


def scene_of(data: MapData) -> Scene:
    return Scene(data, layout(data), Camera(), DARK)


@pytest.fixture
def view(qtbot: QtBot) -> MapView:
    """The map of a hub, in its local view."""
    return shown(qtbot, forest())


def shown(qtbot: QtBot, data: MapData, node: str = "hub") -> MapView:
    made = MapView()
    qtbot.addWidget(made)
    made.set_reduced_motion(True)
    made.resize(1000, 800)
    made.set_data(data, layout(data))
    made.show()
    made.select(node)
    made.set_around(True)
    made.finish_frame()
    return made


def spot(view: MapView, node: str) -> QPoint:
    picture = view.around.picture
    assert picture is not None
    rows = [item.row for item in picture.spots]
    at = picture.places[rows.index(view.scene.data.row(node))]
    x, y = view.around._camera.point(*at.tolist())
    return QPoint(round(x), round(y))


def test_each_kind_of_neighbour_lies_in_its_own_direction() -> None:
    data = forest()
    around = neighbourhood(scene_of(data), data.row("hub"), 1)
    where, _ = places(around.spots, around.more)
    at = {data.ids[item.row]: place for item, place in zip(around.spots, where, strict=True)}
    assert at["team"][1] < -100
    assert at["base"][1] > 100
    assert at["fault"][0] < -200
    assert at["paper"][0] > 200
    assert at["old"][0] < 0 < at["new"][0]
    assert max(at["old"][1], at["new"][1]) < 0
    assert min(*at["far"]) > 0


def test_a_direction_stays_the_same_whatever_else_is_there() -> None:
    data = forest(extra=30)
    around = neighbourhood(scene_of(data), data.row("base"), 1)
    where, _ = places(around.spots, around.more)
    lone = {data.ids[item.row]: place for item, place in zip(around.spots, where, strict=True)}
    assert abs(lone["hub"][0]) <= abs(lone["hub"][1])


def test_more_hops_reach_farther(view: MapView) -> None:
    for depth, farthest in ((1, "base"), (2, "deep"), (3, "deeper"), (4, "deepest")):
        QTest.keyClick(view.around, Qt.Key(Qt.Key.Key_0 + depth))
        picture = view.around.picture
        assert picture is not None
        found = {view.scene.data.ids[item.row]: item.depth for item in picture.spots}
        assert found[farthest] == depth
        assert max(found.values()) == depth


@pytest.mark.parametrize("extra", [0, 12, 40, 200])
def test_no_two_names_or_nodes_lie_on_each_other(qtbot: QtBot, extra: int) -> None:
    view = shown(qtbot, forest(extra))
    boxes = [*view.around.painted.names.values(), *view.around.painted.more.values()]
    for one, other in combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart
    picture = view.around.picture
    assert picture is not None
    for one, other in combinations(picture.places, 2):
        assert np.hypot(*(one - other)) > 30


def test_every_neighbour_of_a_small_node_is_named(view: MapView) -> None:
    picture = view.around.picture
    assert picture is not None
    assert len(view.around.painted.names) == len(picture.spots)


def test_a_hub_says_how_many_neighbours_it_has_and_turns_its_pages(qtbot: QtBot) -> None:
    view = shown(qtbot, forest(extra=200))
    around = view.around
    assert around.picture is not None
    assert around.picture.around.total == 208
    assert "208" in around.accessibleDescription()
    seen: set[int] = set()
    group = next(iter(around.painted.more))
    for _ in range(12):
        seen |= {item.row for item in around.picture.spots}
        around.turn_page(group)
    assert {view.scene.data.row(f"p{number}") for number in range(200)} <= seen
    assert len(around.picture.spots) <= 60


def test_a_click_walks_to_the_neighbour_and_backspace_returns(view: MapView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.node_selected) as told:
        QTest.mouseClick(view.around, Qt.MouseButton.LeftButton, pos=spot(view, "team"))
    assert told.args == ["team"]
    assert view.scene.overlay.selected == "team"
    with qtbot.waitSignal(view.node_selected) as told:
        QTest.keyClick(view.around, Qt.Key.Key_Backspace)
    assert told.args == ["hub"]


@pytest.mark.parametrize(
    ("key", "node"),
    [(Qt.Key.Key_Up, "team"), (Qt.Key.Key_Left, "fault"), (Qt.Key.Key_Right, "paper")],
)
def test_the_keyboard_walks_in_the_direction_of_an_arrow(
    view: MapView, qtbot: QtBot, key: Qt.Key, node: str
) -> None:
    QTest.keyClick(view.around, key)
    with qtbot.waitSignal(view.node_selected) as told:
        QTest.keyClick(view.around, Qt.Key.Key_Return)
    assert told.args == [node]


def test_selecting_elsewhere_moves_the_local_view(view: MapView) -> None:
    view.select("base")
    assert view.around.picture is not None
    assert view.around.picture.spots[0].row == view.scene.data.row("base")


def test_escape_leads_back_to_the_whole_map(view: MapView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.around_changed) as told:
        QTest.keyClick(view.around, Qt.Key.Key_Escape)
    assert told.args == [False]
    assert view.chrome.tools.isVisible()
    assert view.scene.overlay.selected == "hub"


def test_hidden_types_are_left_out_of_the_local_view(view: MapView) -> None:
    view.set_hidden_types(["owns"])
    picture = view.around.picture
    assert picture is not None
    assert view.scene.data.row("team") not in {item.row for item in picture.spots}


def test_a_node_that_is_gone_ends_the_local_view(view: MapView) -> None:
    data = MapData.build(["root", "a"], ["Root", "A"], [-1, 0])
    view.set_data(data, layout(data))
    assert not view.is_around


def test_a_grove_shows_what_is_in_it(qtbot: QtBot) -> None:
    view = shown(qtbot, forest(), node="root")
    picture = view.around.picture
    assert isinstance(picture, Picture)
    assert {item.sector for item in picture.spots[1:]} == {"inside"}
    assert set(SECTORS) >= {item.sector for item in picture.spots[1:]}
