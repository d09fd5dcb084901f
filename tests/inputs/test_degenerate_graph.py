"""Forests that are hardly a graph are drawn: one node, no edge, loops, doubles, odd heat."""

import math
from collections.abc import Iterable

import pytest

pytest.importorskip("PySide6")

from PySide6.QtGui import QColor, QImage, QPainter

from forest_studio.app.look.palette import DARK
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.layout import layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.overlay import Overlay
from forest_studio.app.map.painter import MapPainter
from forest_studio.app.map.scene import Scene
from map_woods import wood

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = 300
Edges = Iterable[tuple[str, str, str]]
GRAPHS: dict[str, tuple[str, Edges]] = {
    "no node": ("", ()),
    "one node": ("a", ()),
    "two nodes and no edge": ("ab", ()),
    "an edge to itself": ("ab", [("a", "a", "owns")]),
    "the same edge twice": ("ab", [("a", "b", "owns"), ("a", "b", "owns")]),
    "there and back": ("ab", [("a", "b", "owns"), ("b", "a", "owns")]),
    "an edge to nowhere": ("ab", [("a", "gone", "owns")]),
    "an edge of no known type": ("ab", [("a", "b", "?")]),
}


def colours(data: MapData, overlay: Overlay) -> set[int]:
    """What is seen of a map at its usual place."""
    placed = layout(data)
    view = Camera(width=SIZE, height=SIZE)
    if len(data):
        view = view.looking_at(0, 0, float(placed.rad[0]))
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    MapPainter().paint(painter, Scene(data, placed, view, DARK, overlay), True)
    painter.end()
    return {image.pixel(x, y) for x in range(0, SIZE, 3) for y in range(0, SIZE, 3)}


@pytest.mark.parametrize(("nodes", "edges"), GRAPHS.values(), ids=GRAPHS)
def test_it_is_drawn(nodes: str, edges: Edges) -> None:
    data = wood(dict.fromkeys(nodes), edges)
    seen = colours(data, Overlay())
    assert QColor("magenta").rgb() not in seen
    assert len(seen) > 1


@pytest.mark.parametrize("heat", [math.nan, -1.0, 0.0, 7.0])
def test_heat_that_is_no_number_between_none_and_all_blanks_nothing(heat: float) -> None:
    data = wood(dict.fromkeys("ab"), [("a", "b", "owns")])
    seen = colours(data, Overlay(heat={"a": heat, "b": 0.5}))
    assert QColor("magenta").rgb() not in seen
    assert len(seen) > 1
