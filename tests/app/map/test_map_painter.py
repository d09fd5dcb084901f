import threading
from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from forest_studio.app.look.palette import DARK, FAMILIES, LIGHT, PALETTES, Palette, mix, oklch
from forest_studio.app.map import paint_edges
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.edge_style import dashes
from forest_studio.app.map.layout import layout
from forest_studio.app.map.map_data import MapData, NodeFlag
from forest_studio.app.map.overlay import Overlay, UntakenDoor, WalkStep
from forest_studio.app.map.painter import MapPainter
from forest_studio.app.map.scene import Scene
from map_woods import random_wood, two_countries, wood

SIZE = 500

pytestmark = pytest.mark.usefixtures("qapp")

Paint = Callable[..., QImage]


@pytest.fixture
def paint() -> Paint:
    """Paints the whole of a forest and gives the picture."""

    def painted(
        data: MapData, overlay: Overlay | None = None, palette: Palette = DARK, fine: bool = True
    ) -> QImage:
        image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
        image.fill(QColor("magenta"))
        painter = QPainter(image)
        maker, scene = MapPainter(), scene_of(data, overlay, palette)
        if not fine:
            # The first fast frame of all has no edges yet.
            maker.paint(painter, scene, True)
        maker.paint(painter, scene, fine)
        painter.end()
        return image

    return painted


def scene_of(data: MapData, overlay: Overlay | None = None, palette: Palette = DARK) -> Scene:
    placed = layout(data)
    view = Camera(width=SIZE, height=SIZE)
    if len(data):
        view = view.looking_at(0, 0, float(placed.rad[0]))
    return Scene(data, placed, view, palette, overlay or Overlay())


def color_at(image: QImage, data: MapData, node_id: str) -> QColor:
    x, y = scene_of(data).place(data.row(node_id))
    return image.pixelColor(round(x), round(y))


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("fine", [True, False])
def test_every_look_paints_all_that_a_forest_may_hold(
    paint: Paint, palette: Palette, fine: bool
) -> None:
    data = random_wood(3, 250)
    data.flags[::3] = NodeFlag.WILD
    data.flags[1::7] = NodeFlag.SUPERSEDED
    data.flags[2::9] = NodeFlag.BROKEN | NodeFlag.OVER_BUDGET
    overlay = Overlay(
        selected="n20",
        hits=frozenset({"n3", "n4", "gone"}),
        walk=(WalkStep("n5"), WalkStep("n9"), WalkStep("n5", True), WalkStep("gone")),
        doors=(UntakenDoor("n5", "n30", 1, "owns"), UntakenDoor("n5", "gone", 2, "?")),
        heat={"n5": 0.9, "n9": 0.4, "gone": 1.0},
    )
    image = paint(data, overlay, palette, fine)
    assert image.pixelColor(0, 0) == palette.map


def test_forests_of_nothing_and_of_one_node_are_painted(paint: Paint) -> None:
    assert paint(MapData.build((), (), ())).pixelColor(250, 250) == DARK.map
    assert paint(MapData.build(["a"], ["A"], [-1])).pixelColor(250, 250) != DARK.map
    assert paint(wood({})).pixelColor(250, 250) != DARK.map


def test_loops_and_repeated_edges_are_painted_with_and_without_a_selection(paint: Paint) -> None:
    data = wood({"a": None, "b": None}, [("a", "a", "owns"), ("a", "b", "owns")] * 2)
    assert paint(data) != paint(wood({"a": None, "b": None}))
    paint(data, Overlay(selected="a"))


def test_the_selected_node_wears_the_accent(paint: Paint) -> None:
    data = two_countries()
    image = paint(data, Overlay(selected="fig"))
    assert color_at(image, data, "fig") == DARK.accent
    assert color_at(paint(data), data, "fig") != DARK.accent


def test_nodes_beside_a_selection_fade_and_its_neighbours_do_not(paint: Paint) -> None:
    data = two_countries()
    plain, chosen = paint(data), paint(data, Overlay(selected="pine"))
    assert color_at(chosen, data, "olive") == color_at(plain, data, "olive")
    assert color_at(chosen, data, "larch") != color_at(plain, data, "larch")


def test_a_wild_node_is_hollow(paint: Paint) -> None:
    tree = {"grove": {"a": None, "b": None, "c": None}}
    data = wood(tree, a=int(NodeFlag.WILD))
    image = paint(data)
    fill = DARK.grove_fill(scene_of(data).hue(data.row("a")), 1)
    assert color_at(image, data, "a") == fill
    assert color_at(image, data, "b") != fill


def test_heat_shows_the_colour_of_the_ramp(paint: Paint) -> None:
    data = two_countries()
    image = paint(data, Overlay(heat={"fig": 1.0}))
    assert color_at(image, data, "fig") == DARK.heat_at(1.0)


def test_hidden_edge_types_are_not_painted(paint: Paint) -> None:
    data = two_countries()
    none = wood(
        {
            "north": {"pine": None, "fir": None, "larch": None},
            "south": {"olive": None, "fig": None, "coast": {"palm": None, "cork": None}},
        }
    )
    hidden = Overlay(hidden_kinds=frozenset({"owns", "related-to"}))
    assert paint(data, hidden) == paint(none)


def test_a_frame_is_painted_again_the_same(paint: Paint) -> None:
    data = random_wood(8, 120)
    overlay = Overlay(selected="n7")
    assert paint(data, overlay, LIGHT) == paint(data, overlay, LIGHT)


def test_the_first_fast_frame_does_not_wait_for_edges_that_take_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready, gathered, made = threading.Event(), paint_edges._gathered, list[bool]()

    def slowly(*given: object) -> object:
        made.append(ready.wait(20))
        return gathered(*given)

    monkeypatch.setattr(paint_edges, "_gathered", slowly)
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    painter, maker, scene = QPainter(image), MapPainter(), scene_of(two_countries())
    maker.paint(painter, scene, fine=False)
    assert made == []
    without = image.copy()
    ready.set()
    maker.paint(painter, scene, fine=True)
    maker.paint(painter, scene, fine=False)
    painter.end()
    assert image != without


def test_dashes_are_as_long_as_the_pattern_says_wherever_the_screen_cuts_the_line() -> None:
    import numpy as np

    line = np.array([[[-1000.0, 50.0], [3000.0, 50.0]]])
    pieces = dashes(line, (6.0, 4.0), 400, 100)
    lengths = pieces[:, 2] - pieces[:, 0]
    assert lengths.max() == pytest.approx(6.0)
    assert len(pieces) == pytest.approx(41, abs=2)
    assert ((pieces[:, 0] + 1000) % 10)[1:-1] == pytest.approx(0, abs=1e-6)


def test_every_family_can_be_told_from_the_grounds() -> None:
    for palette in PALETTES.values():
        for family in FAMILIES:
            assert contrast(palette.family(family), palette.map) >= 4.5


def test_names_can_be_read_on_their_grounds() -> None:
    for palette in PALETTES.values():
        for hue in (165, 235, 30, 95, 290, 200, 130, 60):
            for depth in range(1, 6):
                ground = palette.grove_fill(hue, depth)
                assert contrast(palette.text2, ground) >= 4.5, (palette.name, hue, depth)
                assert contrast(palette.grove_ink(hue), ground) >= 4.5, (palette.name, hue, depth)


def contrast(first: QColor, second: QColor) -> float:
    """The ratio of the Web Content Accessibility Guidelines 2.2."""

    def luminance(color: QColor) -> float:
        parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
                 for part in color.getRgbF()[:3]]  # fmt: skip
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    bright, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_colours_are_computed_as_published() -> None:
    assert oklch(1.0, 0.0, 0.0) == QColor("#FFFFFF")
    assert oklch(0.6279, 0.2577, 29.23).name() == "#ff0000"
    assert mix(QColor("#000000"), QColor("#FFFFFF"), 0.5).name() == "#808080"
    assert DARK.family("never heard of") == DARK.family("structure")
