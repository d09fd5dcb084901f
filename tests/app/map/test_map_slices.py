from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QSize, QTimer
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from forest_studio.app.look.palette import LIGHT
from forest_studio.app.map import frame_job
from forest_studio.app.map.frame_job import FrameJob, blank
from forest_studio.app.map.layout import layout
from forest_studio.app.map.painter import MapPainter
from forest_studio.app.map.view import MapView
from map_woods import random_wood
from sweeping import sweep


@pytest.fixture
def view(qtbot: QtBot) -> MapView:
    """A map of some hundred nodes, on screen and at rest."""
    made = MapView()
    qtbot.addWidget(made)
    made.set_reduced_motion(True)
    made.resize(900, 700)
    data = random_wood(7, 400)
    made.set_data(data, layout(data))
    made.show()
    qtbot.waitUntil(lambda: made._is_fresh)
    return made


def test_a_fine_frame_comes_in_many_small_steps(view: MapView) -> None:
    view.select("n20")
    image = blank(QSize(900, 700), 1.0)
    painter = QPainter(image)
    steps = sum(1 for _ in MapPainter().steps(painter, view.scene, fine=True))
    painter.end()
    assert steps > 60


def test_what_is_painted_in_slices_is_what_is_painted_at_once(
    view: MapView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame_job, "SLICE", 0.0)
    view.select("n20", reveal=False)
    view.finish_frame()
    whole = blank(view.size(), view.devicePixelRatioF())
    painter = QPainter(whole)
    MapPainter().paint(painter, view.scene, fine=True)
    painter.end()
    assert view._ground == whole


def test_the_older_frame_stays_until_the_new_one_is_complete(
    view: MapView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame_job, "SLICE", 0.0)
    before = view._ground
    view.select("n20", reveal=False)
    view.grab()
    view._frame_job.work()
    assert view._frame_job.is_busy
    assert view._ground is before
    view._frame_job.finish()
    assert view._ground is not before


def test_input_drops_a_frame_that_was_begun(view: MapView) -> None:
    view.select("n20", reveal=False)
    view.grab()
    assert view._frame_job.is_busy
    view.zoom_by(1.3, QPointF(300, 300))
    assert not view._frame_job.is_busy


def test_the_event_loop_turns_between_the_slices(
    qtbot: QtBot, view: MapView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame_job, "SLICE", 0.0)
    job, seen = FrameJob(view), ""

    def paint(_painter: QPainter) -> Iterator[None]:
        nonlocal seen
        for _ in range(20):
            seen += "s"
            yield

    def beat() -> None:
        nonlocal seen
        seen += "."

    heart = QTimer(interval=0)
    heart.timeout.connect(beat)
    heart.start()
    with qtbot.waitSignal(job.done):
        job.begin(QSize(8, 8), 1.0, paint)
        assert seen == ""
    heart.stop()
    assert seen.count("s") == 20
    assert seen.count(".") >= 15


def test_another_look_is_never_shown_over_a_frame_of_the_old_one(view: MapView) -> None:
    view.set_palette(LIGHT)
    image = view.grab().toImage()
    assert image.pixelColor(450, 2) == LIGHT.map


def test_hovering_a_node_shows_its_edges_over_the_same_frame(view: MapView) -> None:
    before = view._ground
    hovered = next(
        row
        for row in range(1, len(view.scene.data))
        if not view.scene.data.is_grove[row] and len(view.scene.edges_of(row))
    )
    view.set_hovered(hovered)
    assert view._hover_edges is None
    view.finish_frame()
    assert view._hover_edges is not None
    assert view._ground is before


def test_a_map_that_goes_away_while_it_paints_takes_nothing_with_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame_job, "SLICE", 0.0)
    data = random_wood(3, 60)
    for _ in range(5):
        view = MapView()
        view.set_data(data, layout(data))
        view.show()
        view.grab()
        view._frame_job.work()
        assert view._frame_job.is_busy
        del view
        sweep()
