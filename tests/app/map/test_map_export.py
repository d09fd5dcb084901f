from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from forest_studio.app.look.palette import DARK, LIGHT
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.export import to_png, to_svg
from forest_studio.app.map.layout import layout
from forest_studio.app.map.overlay import Overlay, WalkStep
from forest_studio.app.map.scene import Scene
from forest_studio.core.model.errors import StorageError
from map_woods import two_countries

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def scene() -> Scene:
    """Two countries as a whole, with a selection and a walk."""
    data = two_countries()
    placed = layout(data)
    view = Camera(width=800, height=600).looking_at(0, 0, float(placed.rad[0]))
    walk = (WalkStep("fir"), WalkStep("olive"))
    return Scene(data, placed, view, DARK, Overlay(selected="pine", walk=walk))


def test_a_drawing_holds_shapes_and_names_as_text_and_no_pictures(
    scene: Scene, tmp_path: Path
) -> None:
    to_svg(scene, tmp_path / "map.svg", "Two countries")
    root = ElementTree.parse(tmp_path / "map.svg").getroot()
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 800 600"
    texts = [item.text for item in root.iter(f"{SVG}text")]
    assert {"pine", "olive", "larch", "coast"} <= set(texts)
    assert not {"N", "O", "R", "T", "H"} & set(texts)
    assert root.find(f"{SVG}title").text == "Two countries"  # type: ignore[union-attr]
    tags = {item.tag.removeprefix(SVG) for item in root.iter()}
    assert "image" not in tags
    assert tags & {"circle", "ellipse"}
    assert "polyline" in tags


def test_a_name_along_a_rim_is_one_text(scene: Scene, tmp_path: Path) -> None:
    data = replace(scene.data, titles=[t.replace("north", "R&D <1>") for t in scene.data.titles])
    to_svg(replace(scene, data=data), tmp_path / "map.svg")
    root = ElementTree.parse(tmp_path / "map.svg").getroot()
    assert root.get("baseProfile") is None
    curved = {item.text: item.get(LINK) for item in root.iter(f"{SVG}textPath")}
    assert set(curved) == {"R&D <1>", "SOUTH"}
    lines = {f"#{item.get('id')}" for item in root.iter(f"{SVG}path") if item.get("id")}
    assert set(curved.values()) == lines


def test_a_drawing_looks_like_the_map(scene: Scene, tmp_path: Path) -> None:
    to_svg(scene, tmp_path / "map.svg")
    drawing = QSvgRenderer(str(tmp_path / "map.svg"))
    assert drawing.isValid()
    to_png(scene, tmp_path / "map.png", 1.0)
    picture = QImage(str(tmp_path / "map.png"))
    x, y = scene.place(scene.selected)
    assert picture.pixelColor(round(x), round(y)) == DARK.accent
    assert drawing.viewBox().width() == 800


def test_a_picture_has_as_many_points_as_was_asked_for(scene: Scene, tmp_path: Path) -> None:
    to_png(replace(scene, palette=LIGHT), tmp_path / "map.png", 3.0)
    picture = QImage(str(tmp_path / "map.png"))
    assert (picture.width(), picture.height()) == (2400, 1800)
    assert picture.pixelColor(3, 3) == LIGHT.map


def test_a_huge_picture_is_made_as_large_as_can_be(scene: Scene, tmp_path: Path) -> None:
    to_png(replace(scene, camera=replace(scene.camera, height=20)), tmp_path / "map.png", 50)
    assert QImage(str(tmp_path / "map.png")).width() == 16_000


@pytest.mark.parametrize("name", ["map.svg", "map.png"])
def test_a_place_that_cannot_be_written_is_said(scene: Scene, tmp_path: Path, name: str) -> None:
    write = to_svg if name.endswith("svg") else to_png
    with pytest.raises(StorageError, match="can't be written"):
        write(scene, tmp_path / "missing" / name)
