import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from forest_studio.app.look.palette import DARK, LIGHT
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.layout import layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.overlay import Overlay, WalkStep
from forest_studio.app.map.painter import MapPainter
from forest_studio.app.map.scene import Scene
from forest_studio.app.map.view import MapView
from map_woods import random_wood, two_countries

WIDTH, HEIGHT = 600, 500

pytestmark = pytest.mark.usefixtures("qapp")


class Eye:
    """Looks at one forest through one painter."""

    def __init__(self, data: MapData, overlay: Overlay | None = None, ratio: float = 1.0) -> None:
        self.painter, self.ratio = MapPainter(), ratio
        placed = layout(data)
        self.view = Camera(width=WIDTH, height=HEIGHT).looking_at(0, 0, float(placed.rad[0]))
        self.scene = Scene(data, placed, self.view, DARK, overlay or Overlay())

    def look(self, view: Camera, fine: bool = False) -> np.ndarray:
        """The picture of a view as colours `(height, width, 3)`."""
        size = round(WIDTH * self.ratio), round(HEIGHT * self.ratio)
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self.ratio)
        image.fill(QColor("magenta"))
        self.scene.camera = view
        painter = QPainter(image)
        self.painter.paint(painter, self.scene, fine)
        painter.end()
        pixels = np.frombuffer(image.constBits(), np.uint8).reshape(size[1], size[0], 4)
        return pixels[:, :, :3].astype(int)

    def fine(self, view: Camera) -> np.ndarray:
        """The fine picture of a view by a painter that knows no other."""
        other = Eye(self.scene.data, self.scene.overlay, self.ratio)
        other.scene = self.scene
        return other.look(view, fine=True)


def steps(view: Camera, dx: float, dy: float, count: int) -> list[Camera]:
    return [view.panned(dx * step, dy * step) for step in range(1, count + 1)]


def colors_of_leaves(eye: Eye, picture: np.ndarray, margin: float = 3.0) -> dict[str, list[int]]:
    """The colour in the middle of each node on the screen."""
    found = {}
    for row in np.flatnonzero(~eye.scene.data.is_grove).tolist():
        x, y = eye.scene.place(row)
        if margin < x < WIDTH - margin and margin < y < HEIGHT - margin:
            found[eye.scene.data.ids[row]] = picture[round(y), round(x)].tolist()
    return found


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_pan_moves_the_fine_frame_as_it_is(ratio: float) -> None:
    eye = Eye(random_wood(3, 200), ratio=ratio)
    before = eye.look(eye.view, fine=True)
    for view in steps(eye.view, 7, -4, 6):
        after = eye.look(view)
    dx, dy = round(42 * ratio), round(24 * ratio)
    # What stood on the screen before stands there still, to the pixel.
    assert (after[:-dy, dx:] == before[dy:, :-dx]).all()


def test_what_a_pan_lays_open_is_where_the_fine_frame_has_it() -> None:
    eye = Eye(random_wood(3, 200))
    close = eye.view.zoomed_at(2.5, WIDTH / 2, HEIGHT / 2)
    eye.look(close, fine=True)
    for view in steps(close, 31, 17, 9):
        moving = eye.look(view)
    seen, meant = colors_of_leaves(eye, moving), colors_of_leaves(eye, eye.fine(view))
    x, y = eye.scene.layout.pos[[eye.scene.data.row(node) for node in seen]].T
    opened = (x * view.zoom + view.origin[0] < 270) | (y * view.zoom + view.origin[1] < 150)
    alike = [np.abs(np.subtract(seen[node], meant[node])).max() < 40 for node in seen]
    assert opened.sum() > 10
    assert np.mean(np.array(alike)[opened]) > 0.9


def test_a_name_that_was_cut_off_by_a_pan_is_whole_after_panning_back() -> None:
    eye = Eye(two_countries())
    north = eye.scene.data.row("north")
    x, y = eye.scene.place(north)
    top = y - eye.scene.radius(north)
    view = eye.view.panned(WIDTH - 50 - x, 100 - top)
    first = eye.look(view, fine=True)
    for there in [*steps(view, 9, 0, 5), *reversed(steps(view, 9, 0, 4)), view]:
        last = eye.look(there)
    around = slice(80, 100), slice(WIDTH - 90, WIDTH - 10)
    ink = np.abs(first - first[82, WIDTH - 2]).max(axis=2)[around] > 90
    assert ink.mean() > 0.05
    assert np.mean(np.abs(first - last).max(axis=2)[around] > 60) < 0.01


def test_a_pan_in_a_ratio_that_is_no_whole_number_leaves_no_gap() -> None:
    eye = Eye(random_wood(3, 200), ratio=1.5)
    eye.look(eye.view, fine=True)
    for view in steps(eye.view, 5.3, 3.7, 12):
        moving = eye.look(view)
    magenta = (moving == [255, 0, 255]).all(axis=2)
    assert not magenta.any()
    fine = eye.fine(view)
    assert np.mean(np.abs(moving - fine).max(axis=2) > 60) < 0.05


def test_a_long_pan_ends_at_the_picture_of_its_place() -> None:
    eye = Eye(random_wood(3, 200))
    close = eye.view.zoomed_at(2.0, WIDTH / 2, HEIGHT / 2)
    eye.look(close, fine=True)
    eye.look(close.panned(5000, 0))
    moving = eye.look(close)
    assert np.mean(np.abs(moving - eye.fine(close)).max(axis=2) > 60) < 0.1


def test_what_is_chosen_while_the_map_moves_is_shown_at_once() -> None:
    eye = Eye(two_countries())
    eye.look(eye.view, fine=True)
    eye.look(eye.view.panned(3, 0))
    eye.scene.use(Overlay(hits=frozenset({"fig"})))
    picture = eye.look(eye.view.panned(6, 0))
    row = eye.scene.data.row("fig")
    (x, y), radius = eye.scene.place(row), eye.scene.radius(row) + 4
    ring = picture[round(y - radius), round(x)]
    accent = [DARK.accent.blue(), DARK.accent.green(), DARK.accent.red()]
    assert np.abs(ring - accent).max() < 60


def test_another_palette_is_worn_at_once() -> None:
    eye = Eye(two_countries())
    eye.look(eye.view, fine=True)
    eye.scene.palette = LIGHT
    picture = eye.look(eye.view.panned(6, 0))
    assert picture[2, -3].tolist() == [LIGHT.map.blue(), LIGHT.map.green(), LIGHT.map.red()]


def test_a_zooming_frame_has_the_nodes_where_the_fine_one_has_them() -> None:
    data = random_wood(3, 200)
    walk = tuple(WalkStep(node) for node in ("n3", "n20", "n41"))
    eye = Eye(data, Overlay(heat=dict.fromkeys(data.ids, 0.6), walk=walk))
    eye.look(eye.view, fine=True)
    for factor in (1.1, 1.2, 1.3):
        moving = eye.look(view := eye.view.zoomed_at(factor, 100, 100))
    seen, meant = colors_of_leaves(eye, moving), colors_of_leaves(eye, eye.fine(view))
    alike = [np.abs(np.subtract(seen[node], meant[node])).max() < 40 for node in seen]
    assert len(alike) > 50
    assert np.mean(alike) > 0.9


def test_the_pill_of_the_selection_moves_along_and_those_at_the_border_stay() -> None:
    eye = Eye(two_countries(), Overlay(selected="pine"))
    x, y = eye.scene.place(eye.scene.data.row("pine"))
    close = eye.view.zoomed_at(2.5, x, y)
    eye.look(close, fine=True)
    for view in steps(close, 3, 2, 5):
        moving = eye.look(view)
    fine = eye.fine(view)
    x, y = (round(place) for place in eye.scene.place(eye.scene.data.row("pine")))
    below = slice(y + 42, y + 60), slice(x - 20, x + 20)
    border = slice(0, HEIGHT), slice(WIDTH - 80, WIDTH)
    ink, strong = (
        [color.blue(), color.green(), color.red()] for color in (DARK.accent, DARK.strong)
    )
    for part, color in ((below, ink), (border, strong)):
        shown, meant = (np.abs(one[part] - color).max(axis=2) < 12 for one in (moving, fine))
        assert meant.sum() > 60
        assert (shown & meant).sum() > 0.8 * meant.sum()


class Counter(QObject):
    """Counts how often a widget is painted."""

    count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Lets everything through."""
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_the_cards_over_a_moving_map_are_painted_when_it_rests(qtbot: QtBot) -> None:
    view, tools, mini = MapView(), Counter(), Counter()
    qtbot.addWidget(view)
    view.chrome.tools.installEventFilter(tools)
    view.chrome.minimap.installEventFilter(mini)
    view.resize(900, 700)
    view.show()
    data = two_countries()
    view.set_data(data, layout(data))
    qtbot.waitExposed(view)
    view.finish_frame()

    def painted() -> bool:
        """Whether the first picture is complete."""
        before = tools.count
        QTest.qWait(50)
        return tools.count == before > 0 and not view.flight.is_moving

    qtbot.waitUntil(painted)
    tools.count = 0
    view.flight._rest.setInterval(600_000)  # However long a busy machine takes over five moves.
    for _ in range(5):
        view.flight.go(view.flight.camera.panned(4, 3))
        qtbot.wait(1)
    assert tools.count == 0
    before = mini.count
    with qtbot.waitSignal(view.flight.rested):
        view.flight._rest.start(0)
    qtbot.waitUntil(lambda: tools.count > 0 and mini.count > before)
