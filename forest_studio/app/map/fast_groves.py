"""Paints the ground of a moving frame: discs in two colours, which Qt fills faster than it
strokes them."""

import math
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QPen

from forest_studio.app.map.batch import draw_lines
from forest_studio.app.map.edge_style import touches_screen
from forest_studio.app.map.frame import Frame
from forest_studio.app.map.map_data import Floats, Ints

_WIDE = 80.0
"""Pixels of radius from which the rim is painted as lines rather than as a disc below."""
_ROUNDNESS = math.pi / math.sqrt(0.5)
"""A rim of `r` pixels is round to a quarter of one with this times √r corners."""


class Grove(NamedTuple):
    """What is painted of one grove; equal ones are one object."""

    ground: QBrush
    rim: QBrush
    half: float
    """Half of the width of the rim."""
    pen: QPen


def paint_groves(frame: Frame, groves: list[Grove], discs: Floats) -> None:
    """The ground: groves with their discs `(n, 3)` in pixels, outer ones before what they hold."""
    painter, camera = frame.painter, frame.scene.camera
    covers = covering(discs, camera.width, camera.height).tolist()
    if not any(covers[:1]):
        painter.fillRect(0, 0, camera.width, camera.height, frame.scene.palette.map)
    painter.setPen(Qt.PenStyle.NoPen)
    last: QBrush | None = None
    for grove, (x, y, radius), covered in zip(groves, discs.tolist(), covers, strict=True):
        if covered:
            painter.fillRect(0, 0, camera.width, camera.height, grove.ground)
            continue
        centre = QPointF(x, y)
        if radius < _WIDE:
            half = grove.half
            painter.setBrush(grove.rim)
            painter.drawEllipse(centre, radius + half, radius + half)
            painter.setBrush(grove.ground)
            painter.drawEllipse(centre, radius - half, radius - half)
            last = grove.ground
            continue
        if grove.ground is not last:
            painter.setBrush(grove.ground)
            last = grove.ground
        painter.drawEllipse(centre, radius, radius)
    # No ground covers the rim of another disc: what a grove holds keeps off its rim.
    wide = np.flatnonzero(discs[:, 2] >= _WIDE)
    if len(wide):
        _paint_rims(frame, [groves[item].pen for item in wide.tolist()], discs[wide])


def covering(discs: Floats, width: int, height: int) -> np.ndarray:
    """Which discs `(n, 3)` cover all of the screen with more than their rim."""
    size = np.array([width, height])
    far = np.maximum(np.abs(discs[:, :2]), np.abs(size - discs[:, :2]))
    return np.hypot(*far.T) < discs[:, 2] - 2


def _paint_rims(frame: Frame, pens: list[QPen], discs: Floats) -> None:
    """As lines, and only on the screen: Qt strokes what lies off it too."""
    camera = frame.scene.camera
    lines, disc = _rims(discs)
    seen = touches_screen(lines, camera.width, camera.height)
    lines, disc = lines[seen], disc[seen]
    ends = np.searchsorted(disc, np.arange(len(discs) + 1)).tolist()
    for item, pen in enumerate(pens):
        if ends[item] < ends[item + 1]:
            frame.painter.setPen(pen)
            draw_lines(frame.painter, lines[ends[item] : ends[item + 1]])


def _rims(discs: Floats) -> tuple[Floats, Ints]:
    """Lines `(m, 4)` around discs, and for each the number of its disc."""
    corners = np.ceil(_ROUNDNESS * np.sqrt(discs[:, 2])).astype(np.int32)
    disc = np.repeat(np.arange(len(discs), dtype=np.int32), corners)
    first = np.cumsum(corners) - corners
    angle = (np.arange(len(disc)) - first[disc]) * (math.tau / corners)[disc]
    x, y, radius = discs.T
    points = np.empty((len(disc), 2))
    points[:, 0] = x[disc] + radius[disc] * np.cos(angle)
    points[:, 1] = y[disc] + radius[disc] * np.sin(angle)
    follows = np.arange(1, len(disc) + 1)
    follows[first + corners - 1] = first
    return np.concatenate([points, points[follows]], axis=1), disc
