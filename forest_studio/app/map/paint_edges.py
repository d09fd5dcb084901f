"""Paints bundles of edges: plain lines while the map moves, styled ones when it rests."""

from collections.abc import Generator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import lru_cache
from itertools import groupby, pairwise
from time import perf_counter

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from forest_studio.app.look.palette import DOTTED_FAMILY, ROOT_HUE, mix, translucent
from forest_studio.app.map.batch import HAIRLINE, draw_dots, draw_lines
from forest_studio.app.map.bundles import Bundles, bundle
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.cut import Cut, cut
from forest_studio.app.map.edge_style import (
    dash_of,
    dashes,
    draw_head,
    head_of,
    line_pen,
    segments,
    touches_screen,
    width_of,
)
from forest_studio.app.map.frame import Frame, Steps
from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import EdgeKind, Floats, Ints, MapData
from forest_studio.app.map.scene import Scene

OPEN_FOR_EDGES = 96.0
"""A disc larger than this, in pixels, lets edges in; smaller ones are met at the rim."""
_LIMIT = 300
_FAST, _FAST_QUIET = 160, 90
_FAST_STRENGTH = 0.2
_LEVELS = 5
_MAX_WIDER = 2.4
_CROWD = 90
_SHORTEST = 5.0
_SHORT = 150.0
"""Pixels from end to end below which a moving curve has four pieces."""
_A_STEP = 8
"""Bundles that are painted in one step of a fine frame."""
_WAIT = 0.002
"""Seconds for which one step waits for the thread that gathers."""
CHEAP = 0.0012
PATIENCE = 0.25
REST = 40
"""Seconds of gathering that every moving frame may ask for; where it takes longer, it rests
between two for a quarter of a second, and for forty times as long as it took."""
Content = tuple[object, ...]


class BundlePainter:
    """Paints edges between visible discs; bundles are kept until other discs open."""

    def __init__(self) -> None:
        self._bundles: Bundles | None = None
        self._painted: tuple[Bundles | None, int] = None, 0
        """Those of the last whole frame, and how many of them it showed."""
        self._content: Content = ()
        self._view: object = None
        self._wanted: tuple[Content, object] | None = None
        self._running: Future[tuple[Bundles, float]] | None = None
        self._cost = 0.0
        self._gathered_at = 0.0

    def paint(self, frame: Frame) -> Steps:
        """All bundles of one frame.

        Where gathering takes long, a fast frame may paint those of an earlier view again: they
        are still in the right places. The first fast frame of all has none to paint.
        """
        scene = frame.scene
        if not frame.is_strip:
            bundles = yield from self._current(frame)
            most = 0 if bundles is None else len(bundles) if frame.fine else _fast_limit(scene)
            self._painted = bundles, most
        bundles, most = self._painted
        if bundles is None or not len(bundles):
            return
        curves = scene.camera.screen(bundles.curves[:most])
        level = weight_levels(bundles.count[:most])
        visible = np.flatnonzero(_touches(curves, scene.camera.width, scene.camera.height))
        order = visible[np.lexsort((bundles.kind[visible], level[visible]))].tolist()
        alpha = _alpha(scene, most if frame.is_strip else len(visible))
        if not frame.fine:
            _paint_fast(frame, curves[order], (level[order], bundles.kind[:most][order]), alpha)
            return
        for (weight, kind), group in groupby(
            order, lambda item: (int(level[item]), int(bundles.kind[item]))
        ):
            members = list(group)
            style = (scene.data.edge_kinds[kind], weight, alpha, crowding(len(order)))
            for first in range(0, len(members), _A_STEP):
                _paint_fine(frame, curves[members[first : first + _A_STEP]], style)
                yield

    def _current(self, frame: Frame) -> Generator[None, None, Bundles | None]:
        """The bundles of a view, gathered on a thread: only a frame that must have them waits."""
        scene = frame.scene
        content = (scene.layout, scene.data.edge_src, scene.hidden)
        view = _view_key(frame)
        self._collect()
        if self._bundles is None and not frame.fine:
            if self._running is None:
                self._gather(frame, content, view)
            return None
        is_known = self._bundles is not None and _is_same(content, self._content)
        if is_known and (view == self._view or not (frame.fine or self._may_gather())):
            assert self._bundles is not None
            return self._bundles
        wanted = self._wanted
        if wanted is None or not _is_same(content, wanted[0]) or view != wanted[1]:
            self._gather(frame, content, view)
        while (frame.fine or not is_known) and self._running is not None:
            wait([self._running], timeout=_WAIT)
            self._collect()
            yield
        assert self._bundles is not None
        return self._bundles

    def _may_gather(self) -> bool:
        if self._running is not None:
            return False
        since = perf_counter() - self._gathered_at
        return self._cost < CHEAP or since > max(PATIENCE, self._cost * REST)

    def _gather(self, frame: Frame, content: Content, view: object) -> None:
        """Begins to gather; what was being gathered for another view is forgotten."""
        scene, shown = frame.scene, frame.shown
        self._wanted = content, view
        self._gathered_at = perf_counter()
        # The thread gets arrays and plain values only.
        self._running = _thread().submit(
            _gathered, scene.data, scene.layout, scene.camera, shown, scene.hidden
        )

    def _collect(self) -> None:
        if self._running is not None and self._running.done():
            self._bundles, self._cost = self._running.result()
            assert self._wanted is not None
            self._content, self._view = self._wanted
            self._running, self._gathered_at = None, perf_counter()


@lru_cache(maxsize=1)
def _thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, thread_name_prefix="bundles")


def _gathered(
    data: MapData, layout: Layout, camera: Camera, shown: Cut, hidden: frozenset[int]
) -> tuple[Bundles, float]:
    """The bundles of a view and the seconds that they took."""
    begun = perf_counter()
    coarse = cut(data, layout, camera, OPEN_FOR_EDGES)
    found = bundle(data, layout, coarse, shown, hidden=hidden, limit=_LIMIT)
    return found, perf_counter() - begun


def _is_same(first: Content, second: Content) -> bool:
    """Whether both hold the very same objects, or equal sets."""
    return len(first) == len(second) and all(
        one is other or (isinstance(one, frozenset) and one == other)
        for one, other in zip(first, second, strict=True)
    )


def _fast_limit(scene: Scene) -> int:
    """How many of the heaviest bundles a moving frame shows; under a walk they are faint."""
    return _FAST_QUIET if scene.walk or scene.heat is not None else _FAST


def _view_key(frame: Frame) -> object:
    """What of a view decides which bundles it shows."""
    scene, shown = frame.scene, frame.shown
    coarse = scene.layout.rad[shown.open] * scene.camera.zoom > OPEN_FOR_EDGES
    return shown.open.tobytes(), coarse.tobytes(), len(shown.leaves)


def weight_levels(count: np.ndarray) -> np.ndarray:
    """0 for the lightest bundles up to 4 for the heaviest, on a scale of logarithms."""
    if not len(count):
        return np.zeros(0, np.int64)
    low = float(np.log(count.min()))
    high = max(float(np.log(count.max())), low + float(np.log(4)))
    share = (np.log(count) - low) / (high - low)
    return np.rint((_LEVELS - 1) * share).astype(np.int64)


Style = tuple[EdgeKind, int, float, float]
"""The kind, the weight level, the opacity and the crowding of a group of bundles."""


def _alpha(scene: Scene, visible: int) -> float:
    alpha = 0.42
    if scene.selected >= 0:
        alpha = 0.26
    if scene.walk or scene.heat is not None:
        alpha = 0.11
    if scene.palette.is_contrast:
        return max(0.6, alpha)
    # Many bundles would otherwise cover the groves they belong to. Beside a selection they are
    # faint already.
    return alpha if scene.selected >= 0 else alpha * crowding(visible)


def crowding(visible: int) -> float:
    """1 for few bundles, less the more there are; thins lines and fades them."""
    return min(1.0, (_CROWD / max(visible, 1)) ** 0.5)


def _touches(curves: Floats, width: int, height: int) -> np.ndarray:
    low, high = curves.min(axis=1), curves.max(axis=1)
    long = np.hypot(*(curves[:, -1] - curves[:, 0]).T) > _SHORTEST
    across = (high[:, 0] > 0) & (low[:, 0] < width)
    return long & across & (high[:, 1] > 0) & (low[:, 1] < height)


def _paint_fast(frame: Frame, curves: Floats, looks: tuple[Ints, Ints], alpha: float) -> None:
    """Curves of the weight levels and kinds `looks`, those that look alike beside each other."""
    scene, palette = frame.scene, frame.scene.palette
    lines, curve = coarse(curves, scene.camera.width, scene.camera.height)
    ground = palette.grove_fill(ROOT_HUE, 2)
    level, kind = (look[curve] for look in looks)
    # The border of a fine frame goes on in its colours; there are few lines in it.
    frame.painter.setRenderHint(QPainter.RenderHint.Antialiasing, frame.is_strip)
    borders = np.flatnonzero((np.diff(level) != 0) | (np.diff(kind) != 0)) + 1
    for first, end in pairwise([0, *borders.tolist(), len(lines)] if len(lines) else []):
        strength = min(0.8, alpha * (1 + 0.16 * int(level[first])))
        edge = scene.data.edge_kinds[int(kind[first])]
        ink = palette.edge(edge.family, edge.color)
        if frame.is_strip:
            color = translucent(ink, strength)
        else:
            color = mix(ground, ink, max(strength, _FAST_STRENGTH))
        frame.painter.setPen(QPen(color, 1 if frame.is_strip else HAIRLINE))
        draw_lines(frame.painter, lines[first:end])
    frame.painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def coarse(curves: Floats, width: int, height: int) -> tuple[Floats, Ints]:
    """Lines `(m, 4)` along curves in pixels and on the screen, and for each the number of its
    curve. Short curves have fewer: Qt takes as long for a short line as for a longer one."""
    short = np.abs(curves[:, -1] - curves[:, 0]).max(axis=1) < _SHORT
    parts, owners = [], []
    for some, step in ((short, 5), (~short, 2)):
        lines = segments(curves[some][:, ::step])
        parts.append(lines)
        owners.append(np.repeat(np.flatnonzero(some), len(lines) // max(1, int(some.sum()))))
    lines, owner = np.concatenate(parts), np.concatenate(owners)
    seen = touches_screen(lines, width, height)
    order = np.argsort(owner[seen], kind="stable")
    return lines[seen][order], owner[seen][order]


def _paint_fine(frame: Frame, curves: Floats, style: Style) -> None:
    kind, weight, alpha, crowd = style
    palette = frame.scene.palette
    strength = min(0.8, alpha * (1 + 0.16 * weight))
    color = translucent(palette.edge(kind.family, kind.color), strength)
    wider = 0.75 + (_MAX_WIDER - 0.75) * weight / (_LEVELS - 1)
    width = max(0.8, width_of(kind.family) * wider * crowd)
    size = 5.5 + 1.2 * weight * crowd
    stroke(frame, curves, kind.family, color, width)
    if kind.symmetric:
        return
    for curve in curves:
        if _is_on(frame, curve[-1]):
            head(frame, curve, kind.family, color, size)


def stroke(frame: Frame, curves: Floats, family: str, color: QColor, width: float) -> None:
    """Paints curves `(n, points, 2)` in pixels with the dash of a family."""
    painter, camera = frame.painter, frame.scene.camera
    pattern = dash_of(family)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = line_pen(color, width, family)
    if frame.vector and pattern:
        # One line with a dash rather than hundreds of short ones.
        pen.setDashPattern([part / width for part in pattern])
        pattern = ()
    painter.setPen(pen)
    if pattern and family == DOTTED_FAMILY:
        lines = dashes(curves, pattern, camera.width, camera.height)
        draw_dots(painter, lines[:, :2], color, width, frame.ratio)
    elif pattern:
        draw_lines(painter, dashes(curves, pattern, camera.width, camera.height))
    else:
        for curve in curves:
            painter.drawPolyline(polygon(curve))


def head(frame: Frame, curve: Floats, family: str, color: QColor, size: float) -> None:
    """Paints the head of a family at the end of a curve."""
    back = curve[-1] - curve[-3]
    tip, way = (float(curve[-1, 0]), float(curve[-1, 1])), (float(back[0]), float(back[1]))
    draw_head(
        frame.painter,
        head_of(family),
        tip,
        way,
        color=color,
        size=size,
        ground=frame.scene.palette.map,
    )


def polygon(curve: Floats) -> QPolygonF:
    """A curve `(points, 2)` as Qt wants it."""
    return QPolygonF([QPointF(x, y) for x, y in curve.tolist()])


def _is_on(frame: Frame, point: Floats) -> bool:
    camera = frame.scene.camera
    return bool(0 < point[0] < camera.width and 0 < point[1] < camera.height)
