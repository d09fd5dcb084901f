"""Heat on the map: on nodes, on groves that are open or closed, and on bundled edges."""

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from forest_studio.app.look.palette import CONTRAST, DARK, LIGHT, PALETTES, Palette
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.cut import cut
from forest_studio.app.map.layout import layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.overlay import Overlay
from forest_studio.app.map.paint_pills import with_heat
from forest_studio.app.map.paint_warm_edges import warm_width
from forest_studio.app.map.painter import MapPainter
from forest_studio.app.map.scene import Scene
from forest_studio.app.map.warm_bundles import warm_bundles
from forest_studio.app.map.warm_rows import WarmRows, edge_heat, rings_of
from map_woods import leaves, random_wood, two_countries, wood

SIZE = 500

pytestmark = pytest.mark.usefixtures("qapp")


def scene_of(data: MapData, overlay: Overlay, palette: Palette = DARK, zoom: float = 1.0) -> Scene:
    placed = layout(data)
    camera = Camera(width=SIZE, height=SIZE).looking_at(0, 0, float(placed.rad[0]) / zoom)
    return Scene(data, placed, camera, palette, overlay)


def painted(scene: Scene, fine: bool = True) -> QImage:
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    MapPainter().paint(painter, scene, fine)
    painter.end()
    return image


def luminance(color: QColor) -> float:
    parts = [channel / 255 for channel in color.getRgb()[:3]]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_scale_of_every_look_gets_steadily_lighter_or_darker(palette: Palette) -> None:
    steps = [luminance(palette.heat_at(step / 20)) for step in range(21)]
    assert steps == sorted(steps, reverse=palette is LIGHT)
    if palette is CONTRAST:
        assert (steps[0] + 0.05) / 0.05 > 3


def test_a_closed_grove_is_as_hot_as_the_hottest_page_in_it() -> None:
    data = wood({"large": leaves("a", 40), "small": leaves("b", 2)})
    rows = WarmRows.of(data, {"a7": 0.8, "b0": 0.3, "b1": 0.3}, {})
    assert rows.within[data.row("large")] == pytest.approx(0.8)
    assert rows.within[data.row("small")] == pytest.approx(0.3)
    assert rows.within[data.row("root")] == pytest.approx(0.8)
    assert rows.within[data.row("a0")] == 0


def test_a_closed_grove_with_heat_looks_other_than_a_cold_one(
    far: Callable[[Overlay], QImage],
) -> None:
    cold, hot = far(Overlay(heat={"b1": 0.0})), far(Overlay(heat={"a7": 0.9}))
    assert cold != hot


@pytest.fixture
def far() -> Callable[[Overlay], QImage]:
    """Paints a wood from so far that its groves are closed."""
    data = wood({"large": leaves("a", 40), "small": leaves("b", 40)})
    return lambda overlay: painted(scene_of(data, overlay, zoom=0.06))


def test_an_edge_is_warm_whichever_way_hunts_went_along_it() -> None:
    data = two_countries()
    edges, heat = edge_heat(
        data,
        {
            ("olive", "pine", "owns"): 0.7,
            ("fir", "olive", "owns"): 0.2,
            ("olive", "fir", "owns"): 0.4,
            ("palm", "cork", "owns"): 0.9,
            ("gone", "olive", "owns"): 0.9,
            ("north", "pine", ""): 0.9,
        },
    )
    found = {
        (data.ids[data.edge_src[edge]], data.ids[data.edge_dst[edge]]): warmth
        for edge, warmth in zip(edges.tolist(), heat.tolist(), strict=True)
    }
    assert found == {("pine", "olive"): pytest.approx(0.7), ("fir", "olive"): pytest.approx(0.4)}


def test_warm_edges_of_closed_groves_are_one_bundle_as_warm_as_the_warmest() -> None:
    data = wood(
        {"large": leaves("a", 20), "small": leaves("b", 20)},
        [("a1", "b1", "owns"), ("a2", "b2", "owns"), ("a3", "b3", "owns")],
    )
    placed = layout(data)
    warm = edge_heat(data, {("a1", "b1", "owns"): 0.2, ("a2", "b2", "owns"): 0.6})
    near = Camera(width=SIZE, height=SIZE).looking_at(0, 0, float(placed.rad[0]))
    fine = cut(data, placed, near)
    closed = cut(data, placed, near, float(placed.rad[0]) * near.zoom * 0.99)
    (bundle,) = warm_bundles(data, placed, warm, (closed, fine)).heat
    assert bundle == pytest.approx(0.6)
    assert len(warm_bundles(data, placed, warm, (fine, fine))) == 2
    assert not len(warm_bundles(data, placed, warm, (fine, fine), hidden=frozenset({0})))


def test_heat_is_never_told_by_colour_alone() -> None:
    assert warm_width(0.1) < warm_width(0.5) < warm_width(1.0)
    assert [rings_of(warmth) for warmth in (0.0, 0.05, 0.1, 0.59, 0.6, 1.0)] == [0, 0, 1, 1, 2, 2]
    data = two_countries()
    scene = scene_of(data, Overlay(heat={"pine": 0.64, "fig": 0.2}))
    assert scene.radius(data.row("pine")) > scene.radius(data.row("fig"))
    assert scene.radius(data.row("fig")) > scene.radius(data.row("fir"))
    assert with_heat("Pine", scene, data.row("pine")) == "Pine · heat 64 %"
    assert with_heat("North", scene, data.row("north")) == "North · hottest inside 64 %"
    assert with_heat("Fir", scene, data.row("fir")) == "Fir"


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("fine", [True, False])
def test_every_look_paints_warm_edges(palette: Palette, fine: bool) -> None:
    data = two_countries()
    warm = {("pine", "olive", "owns"): 0.9, ("palm", "cork", "related-to"): 0.3}
    cold = painted(scene_of(data, Overlay(heat={"pine": 0.9}), palette), fine)
    hot = painted(scene_of(data, Overlay(heat={"pine": 0.9}, warm_edges=warm), palette), fine)
    assert hot != cold


def test_heat_stays_when_the_forest_changes_and_goes_when_it_is_taken_away() -> None:
    data = two_countries()
    overlay = Overlay(heat={"pine": 0.9}, warm_edges={("pine", "olive", "owns"): 0.9})
    rows = WarmRows.of(data, overlay.heat or {}, overlay.warm_edges)
    scene = scene_of(data, Overlay(heat={"pine": 0.9}, warm_rows=rows))
    assert scene.heat is rows.nodes
    other = random_wood(4, 60)
    moved = Scene(other, layout(other), scene.camera, DARK, scene.overlay)
    assert moved.heat is not None
    assert len(moved.heat) == len(other)
    scene.use(Overlay())
    assert scene.heat is None
    assert not len(scene.warm_edges[0])


def test_rows_made_by_a_worker_are_the_same_as_those_of_the_map() -> None:
    data = random_wood(9, 400)
    warm = {node: number / 400 for number, node in enumerate(data.ids)}
    edges = {
        (data.ids[src], data.ids[dst], "owns"): 0.5
        for src, dst in zip(data.edge_src.tolist(), data.edge_dst.tolist(), strict=True)
    }
    made = WarmRows.of(data, warm, edges)
    scene = scene_of(data, Overlay(heat=warm, warm_edges=edges))
    assert scene.heat is not None
    assert np.array_equal(scene.heat, made.nodes)
    assert np.array_equal(scene.warm_edges[1], made.edges[1])
    assert made.nodes.tolist() == [warm[node] for node in data.ids]
    inside = [made.nodes[row : data.tout[row]].max() for row in range(len(data))]
    assert made.within.tolist() == inside
