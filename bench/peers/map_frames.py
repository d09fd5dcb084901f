"""Times frames of the map beside pyqtgraph's GraphItem: pan and zoom with heat and a walk.

Run it with `python bench/peers/map_frames.py [nodes ...]`; it prints one line a case and writes
nothing. No display is needed.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent))

import numpy as np
import pyqtgraph
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from synthetic_map import forest

from forest_studio.app.look.palette import DARK
from forest_studio.app.look.theme import load_fonts
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.grow import NewLeaf, add_leaf
from forest_studio.app.map.layout import Layout, layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.overlay import Overlay, WalkStep
from forest_studio.app.map.painter import MapPainter
from forest_studio.app.map.scene import Scene

WIDTH, HEIGHT = 1600, 1000
WARM_UP = 15
_PEER_FRAMES = 40

Draw = Callable[[Camera], None]


def main() -> None:
    """Times all cases for the sizes on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("nodes", nargs="*", type=int, default=[10_000, 100_000])
    parser.add_argument("--frames", type=int, default=150)
    parser.add_argument("--no-peer", action="store_true", help="leave pyqtgraph out")
    given = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    load_fonts()
    for nodes in given.nodes:
        data = forest(nodes)
        placed = layout(data)
        print(f"{nodes:,} nodes, {len(data.edge_src):,} edges, {WIDTH}x{HEIGHT}")
        cases = {"map": _our_draw(data, placed)}
        if not given.no_peer:
            cases["pyqtgraph GraphItem"] = _peer_draw(data, placed)
        for name, draw in cases.items():
            frames = given.frames if name == "map" else min(given.frames, _PEER_FRAMES)
            for way, views in _ways(placed, data, frames):
                _report(f"{name}, {way}", [_timed(draw, view) for view in views][WARM_UP:])
        _report("adding one node", _additions(data, placed))
    app.quit()


def _our_draw(data: MapData, placed: Layout) -> Draw:
    rng = np.random.default_rng(5)
    warmth = (rng.random(len(data)) ** 5).tolist()
    steps = tuple(WalkStep(data.ids[row]) for row in rng.integers(1, len(data), 9).tolist())
    overlay = Overlay(heat=dict(zip(data.ids, warmth, strict=True)), walk=steps)
    scene = Scene(data, placed, Camera(), DARK, overlay)
    painter, image = MapPainter(), QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)

    def draw(view: Camera) -> None:
        scene.camera = view
        brush = QPainter(image)
        painter.paint(brush, scene, fine=False)
        brush.end()

    return draw


def _peer_draw(data: MapData, placed: Layout) -> Draw:
    """GraphItem as its documentation shows it, without labels, heat or a walk."""
    plot = pyqtgraph.PlotWidget()
    plot.resize(WIDTH, HEIGHT)
    plot.hideAxis("left")
    plot.hideAxis("bottom")
    leaves = ~data.is_grove
    item = pyqtgraph.GraphItem(
        pos=placed.pos,
        adj=np.stack([data.edge_src, data.edge_dst], axis=1),
        size=np.where(leaves, 3, 1),
        pxMode=True,
    )
    plot.addItem(item)
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)

    def draw(view: Camera) -> None:
        left, top = view.world(0, 0)
        right, bottom = view.world(view.width, view.height)
        plot.setRange(xRange=(left, right), yRange=(top, bottom), padding=0)
        brush = QPainter(image)
        plot.render(brush)
        brush.end()

    return draw


def _ways(placed: Layout, data: MapData, frames: int) -> Iterator[tuple[str, list[Camera]]]:
    """The same views for every case: a pan of the whole, a pan inside, and a zoom in and out."""
    whole = Camera(width=WIDTH, height=HEIGHT).looking_at(0, 0, float(placed.rad[0]))
    children = data.children(0)
    largest = int(children[placed.rad[children].argmax()])
    x, y = placed.pos[largest].tolist()
    inside = whole.looking_at(x, y, float(placed.rad[largest]) * 0.7)
    count = frames + WARM_UP
    turns = np.linspace(0, 4 * np.pi, count).tolist()
    yield "pan whole", [whole.panned(220 * np.sin(t), 160 * np.sin(2 * t)) for t in turns]
    yield "pan inside", [inside.panned(500 * np.sin(t), 400 * np.sin(2 * t)) for t in turns]
    shares = ((1 - np.cos(turns)) / 2).tolist()
    yield (
        "zoom",
        [inside.zoomed_at(0.4 * 60**share, WIDTH * 0.4, HEIGHT * 0.6) for share in shares],
    )


def _timed(draw: Draw, view: Camera) -> float:
    begun = perf_counter()
    draw(view)
    return perf_counter() - begun


def _additions(data: MapData, placed: Layout) -> list[float]:
    groves = np.flatnonzero(data.is_grove)[1:]
    chosen = np.random.default_rng(8).choice(groves, 200).tolist()
    parents = [data.ids[row] for row in chosen]
    times = []
    for number, parent in enumerate(parents):
        begun = perf_counter()
        data, placed = add_leaf(data, placed, NewLeaf(f"new-{number}", "New node", parent))
        times.append(perf_counter() - begun)
    return times


def _report(name: str, seconds: list[float]) -> None:
    p50, p95 = np.percentile(np.asarray(seconds) * 1000, [50, 95]).tolist()
    print(f"  {name:34} p50 {p50:7.2f} ms   p95 {p95:7.2f} ms", flush=True)


if __name__ == "__main__":
    main()
