"""Measures how long the map ever keeps the window waiting: the longest gap of a 5 ms heartbeat.

Run it with `python bench/peers/map_heartbeat.py [nodes ...]`; it prints one line an action and
writes nothing. No display is needed. The limit is 50 ms at 10,000 nodes. A gap is counted without
the time in which the machine was busy with others (see heart.py); `own work` is the most time of
the processor that the window's thread took in one of them.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter, sleep

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent))

import numpy as np
from heart import Heart
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from synthetic_map import forest

from forest_studio.app.look.palette import LIGHT
from forest_studio.app.look.theme import load_fonts
from forest_studio.app.map.grow import NewLeaf, add_leaf
from forest_studio.app.map.layout import layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.view import MapView

SIZE = (1100, 900)
"""Pixels of the map in a window of 1600x1000."""
_EVERY = 0.012
"""Seconds between two events of a hand that drags or a wheel that turns."""
_QUIET = 0.9
"""Seconds after the last event in which the map may come to rest."""

Act = Callable[[], None]


def main() -> None:
    """Measures all actions for the sizes on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("nodes", nargs="*", type=int, default=[10_000, 100_000])
    given = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    load_fonts()
    heart = Heart()
    for nodes in given.nodes:
        data = forest(nodes)
        view = MapView()
        view.resize(*SIZE)
        view.set_data(data, layout(data))
        view.show()
        print(f"{nodes:,} nodes, {len(data.edge_src):,} edges, {SIZE[0]}x{SIZE[1]}")
        _run(app, iter([lambda: None]))
        for name, acts in _actions(view, data):
            heart.start()
            _run(app, acts)
            longest, work = heart.longest, heart.hardest
            p95 = float(np.percentile(heart.gaps, 95)) * 1000
            print(
                f"  {name:24} longest gap {longest:6.1f} ms   own work {work:6.1f} ms"
                f"   p95 {p95:6.1f} ms",
                flush=True,
            )
        view.close()
        view.deleteLater()
    app.quit()


def _run(app: QApplication, acts: Iterator[Act]) -> None:
    """Lets one act happen every few milliseconds, and the map come to rest at the end."""
    due, end = perf_counter(), 0.0
    while not end or perf_counter() < end:
        now = perf_counter()
        if not end and now >= due:
            act = next(acts, None)
            if act is None:
                end = now + _QUIET
            else:
                act()
                due = perf_counter() + _EVERY
        app.processEvents()
        # Waiting costs nothing, so that own work is what the map does.
        sleep(0.0005)


def _actions(view: MapView, data: MapData) -> Iterator[tuple[str, Iterator[Act]]]:
    hub, plain = _hub_and_plain(data)
    yield "select a node", iter([lambda: view.select(data.ids[plain], reveal=False)])
    yield "select a hub", iter([lambda: view.select(data.ids[hub], reveal=False)])
    yield "let go", iter([lambda: view.select(None)])
    yield "hover across the map", _hovers(view)
    yield "pan the whole", _drag(view)
    yield "zoom in", _turn_wheel(view, 90)
    yield "hover inside", _hovers(view)
    yield "select a node inside", iter([lambda: _click(view)])
    yield "pan inside", _drag(view)
    yield "zoom out", _turn_wheel(view, -90)
    yield "fly to the selection", iter([lambda: view.select(data.ids[plain])])
    yield "fit", iter([view.fit])
    yield "show heat", iter([lambda: view.set_heat(dict.fromkeys(data.ids[::3], 0.5))])
    yield "another look", iter([lambda: view.set_palette(LIGHT)])
    leaf = NewLeaf("one-more", "One more", data.ids[int(np.flatnonzero(data.is_grove)[5])])
    grow = lambda: view.set_data(*add_leaf(view.scene.data, view.scene.layout, leaf))  # noqa: E731
    yield "one more node", iter([grow])


def _hub_and_plain(data: MapData) -> tuple[int, int]:
    degree = np.bincount(np.concatenate([data.edge_src, data.edge_dst]), minlength=len(data))
    leaves = np.flatnonzero(~data.is_grove)
    by_degree = leaves[np.argsort(degree[leaves])]
    return int(by_degree[-1]), int(by_degree[len(by_degree) // 2])


def _hovers(view: MapView) -> Iterator[Act]:
    shown = view._painter.shown
    assert shown is not None
    rows = shown.leaves if len(shown.leaves) else shown.closed
    for row in list(rows[:: max(1, len(rows) // 12)])[:12]:
        yield lambda row=int(row): _move(view, QPointF(*view.scene.place(row)))
        # The pointer rests until the node under it shows its edges.
        for _ in range(14):
            yield lambda: None


def _drag(view: MapView) -> Iterator[Act]:
    spot = QPointF(500, 450)
    yield lambda: _mouse(view, QMouseEvent.Type.MouseButtonPress, spot)
    for step in range(60):
        way = QPointF(160 * np.sin(step / 9), 120 * np.sin(step / 5))
        yield lambda way=way: _move(view, spot + way, Qt.MouseButton.LeftButton)
    yield lambda: _mouse(view, QMouseEvent.Type.MouseButtonRelease, spot)


def _click(view: MapView) -> None:
    shown = view._painter.shown
    assert shown is not None
    leaves = shown.leaves if len(shown.leaves) else shown.closed
    spot = QPointF(*view.scene.place(int(leaves[len(leaves) // 2])))
    _mouse(view, QMouseEvent.Type.MouseButtonPress, spot)
    _mouse(view, QMouseEvent.Type.MouseButtonRelease, spot)


def _move(view: MapView, spot: QPointF, button: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    _mouse(view, QMouseEvent.Type.MouseMove, spot, button)


def _mouse(
    view: MapView,
    kind: QMouseEvent.Type,
    spot: QPointF,
    button: Qt.MouseButton = Qt.MouseButton.LeftButton,
) -> None:
    place = view.mapToGlobal(spot)
    none = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(view, QMouseEvent(kind, spot, place, button, button, none))


def _turn_wheel(view: MapView, angle: int) -> Iterator[Act]:
    spot = QPointF(460, 380)
    for _ in range(25):
        yield lambda: QApplication.sendEvent(view, _wheel(view, spot, angle))


def _wheel(view: MapView, spot: QPointF, angle: int) -> QWheelEvent:
    return QWheelEvent(
        spot,
        view.mapToGlobal(spot),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )


if __name__ == "__main__":
    main()
