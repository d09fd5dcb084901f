"""How an edge looks: dashes cut from curves, and the heads of the six families."""

import math

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from forest_studio.app.look.palette import (
    DOTTED_FAMILY,
    FALLBACK_FAMILY,
    FAMILY_DASH,
    FAMILY_HEAD,
    FAMILY_WIDTH,
)
from forest_studio.app.map.map_data import Floats


def dash_of(family: str) -> tuple[float, ...]:
    """Lengths on and off of a family, in pixels; empty for a solid line."""
    return FAMILY_DASH.get(family, FAMILY_DASH[FALLBACK_FAMILY])


def width_of(family: str) -> float:
    """The width of one edge of a family."""
    return FAMILY_WIDTH.get(family, FAMILY_WIDTH[FALLBACK_FAMILY])


def head_of(family: str) -> str:
    """The name of the head of a family."""
    return FAMILY_HEAD.get(family, FAMILY_HEAD[FALLBACK_FAMILY])


def line_pen(color: QColor, width: float, family: str) -> QPen:
    """The pen for lines that are already cut into dashes."""
    cap = Qt.PenCapStyle.RoundCap if family == DOTTED_FAMILY else Qt.PenCapStyle.FlatCap
    return QPen(color, width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)


def dashes(curves: Floats, pattern: tuple[float, ...], width: int, height: int) -> Floats:
    """Lines `(m, 4)` that cut curves `(n, points, 2)` in pixels into dashes, on screen only.

    The pattern runs along each curve from its start, whatever part of it is on screen.
    """
    starts, ends, first, last = _clipped_segments(curves, width, height)
    period = sum(pattern)
    begin = np.floor(first / period).astype(np.int64)
    sizes = np.floor(last / period).astype(np.int64) - begin + 1
    segment = np.repeat(np.arange(len(starts)), sizes)
    number = np.arange(len(segment)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    offset = (begin[segment] + number) * period
    lines = []
    on = 0.0
    for drawn, gap in zip(pattern[::2], pattern[1::2], strict=True):
        lower = np.maximum(first[segment], offset + on)
        upper = np.minimum(last[segment], offset + on + drawn)
        some = upper > lower
        lines.append(
            _pieces(starts, ends, (first, last), segment[some], (lower[some], upper[some]))
        )
        on += drawn + gap
    return np.concatenate(lines) if lines else np.zeros((0, 4))


def segments(curves: Floats) -> Floats:
    """Lines `(n * (points - 1), 4)` of curves `(n, points, 2)`."""
    return np.concatenate([curves[:, :-1], curves[:, 1:]], axis=2).reshape(-1, 4)


def on_screen(lines: Floats, width: int, height: int) -> Floats:
    """The lines whose bounding box touches the screen."""
    return lines[touches_screen(lines, width, height)]


def touches_screen(lines: Floats, width: int, height: int) -> NDArray[np.bool_]:
    """For each line `(n, 4)` whether its bounding box touches the screen."""
    return (
        (np.maximum(lines[:, 0], lines[:, 2]) > 0)
        & (np.minimum(lines[:, 0], lines[:, 2]) < width)
        & (np.maximum(lines[:, 1], lines[:, 3]) > 0)
        & (np.minimum(lines[:, 1], lines[:, 3]) < height)
    )


def visible_part(path: Floats, width: int, height: int, margin: float = 24.0) -> Floats:
    """From the first to the last point of a curve `(points, 2)` beside which it is on screen.

    Qt strokes what lies off the screen too, which takes long where the map is seen from near by.
    """
    low, high = np.minimum(path[:-1], path[1:]), np.maximum(path[:-1], path[1:])
    seen = (high > -margin).all(axis=1) & (low < (width + margin, height + margin)).all(axis=1)
    at = np.flatnonzero(seen)
    return path[at[0] : at[-1] + 2] if len(at) else path[:0]


Pair = tuple[Floats, Floats]


def _clipped_segments(
    curves: Floats, width: int, height: int
) -> tuple[Floats, Floats, Floats, Floats]:
    """The visible parts of all segments: their ends, and how far along the curve they are.

    Clipping: Liang and Barsky, "A new concept and method for line clipping" (1984).
    """
    step = curves[:, 1:] - curves[:, :-1]
    length = np.hypot(step[..., 0], step[..., 1])
    along = np.cumsum(length, axis=1) - length
    start, step, length, along = (
        curves[:, :-1].reshape(-1, 2),
        step.reshape(-1, 2),
        length.ravel(),
        along.ravel(),
    )
    enter, leave = np.zeros(len(start)), np.ones(len(start))
    with np.errstate(divide="ignore", invalid="ignore"):
        for axis, size in ((0, width), (1, height)):
            near = (-8.0 - start[:, axis]) / step[:, axis]
            far = (size + 8.0 - start[:, axis]) / step[:, axis]
            enter = np.fmax(enter, np.fmin(near, far))
            leave = np.fmin(leave, np.fmax(near, far))
    inside = (leave > enter) & (length > 1e-6)
    start, step, enter, leave = start[inside], step[inside], enter[inside], leave[inside]
    length, along = length[inside], along[inside]
    return (
        start + step * enter[:, None],
        start + step * leave[:, None],
        along + length * enter,
        along + length * leave,
    )


def _pieces(starts: Floats, ends: Floats, reach: Pair, segment: np.ndarray, cut: Pair) -> Floats:
    first, last = reach[0][segment], reach[1][segment]
    way = ends[segment] - starts[segment]
    lower = starts[segment] + way * ((cut[0] - first) / (last - first))[:, None]
    upper = starts[segment] + way * ((cut[1] - first) / (last - first))[:, None]
    return np.concatenate([lower, upper], axis=1)


def draw_head(
    painter: QPainter,
    head: str,
    tip: tuple[float, float],
    way: tuple[float, float],
    *,
    color: QColor,
    size: float,
    ground: QColor | None = None,
) -> None:
    """Paints the head of an edge with its tip at `tip`, pointing along `way`.

    `ground` fills a ring; without it the ring is see-through.
    """
    length = math.hypot(*way) or 1.0
    ux, uy = way[0] / length, way[1] / length

    def at(back: float, aside: float) -> QPointF:
        return QPointF(
            tip[0] - ux * back * size - uy * aside * size,
            tip[1] - uy * back * size + ux * aside * size,
        )

    if head in _FILLED_HEADS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        for outline in _FILLED_HEADS[head]:
            painter.drawPolygon(QPolygonF([at(*corner) for corner in outline]))
        return
    painter.setPen(
        QPen(color, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    if head == "ring":
        painter.setBrush(QBrush(ground) if ground else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at(0.5, 0), size * 0.42, size * 0.42)
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([at(0.95, 0.5), at(0.06, 0), at(0.95, -0.5)]))


# Corners as (back from the tip, aside), in sizes.
_FILLED_HEADS = {
    "filled": (((0, 0), (1, 0.48), (1, -0.48)),),
    "double": (((0, 0), (0.8, 0.5), (0.8, -0.5)), ((0.78, 0), (1.58, 0.5), (1.58, -0.5))),
    "diamond": (((0, 0), (0.6, 0.42), (1.2, 0), (0.6, -0.42)),),
}
