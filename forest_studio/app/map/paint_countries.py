"""Writes the names of countries along the outside of their rims."""

from collections.abc import Iterable

import numpy as np
from PySide6.QtCore import QPointF

from forest_studio.app.map.arc_art import (
    ArcImage,
    anchor,
    arc,
    arc_length,
    nearby_radius,
    paint_arc,
)
from forest_studio.app.map.frame import Frame
from forest_studio.app.map.label_art import LabelArt
from forest_studio.app.map.scene import Rect

_WIDEST = 2.6
"""The longest name in radians of its rim."""
_TURNS = (0.0, *(sign * step * 0.15 for step in range(1, 10) for sign in (-1, 1)))
_SMALLEST = 14.0
_MAX_NAMES = 60


class CountryPainter:
    """A name slides along its rim where it is cut off or covered.

    It tries the place of the last frame first, so that names do not jump while the map moves.
    """

    def __init__(self, art: LabelArt) -> None:
        self._art = art
        self._turns: dict[str, float] = {}

    def paint(self, frame: Frame) -> set[int]:
        """Writes the names that find room; returns the rows that were named."""
        scene = frame.scene
        # The selected one has a pill.
        others = [row for row in _countries(frame) if row != scene.selected]
        return {row for row in others if self._paint_one(frame, row)}

    def _paint_one(self, frame: Frame, row: int) -> bool:
        scene = frame.scene
        text, radius = scene.data.titles[row].upper(), scene.radius(row)
        if not text or arc_length(text, radius) > _WIDEST:
            return False
        paint = self._paint_fine if frame.fine else self._paint_fast
        node_id = scene.data.ids[row]
        kept = self._turns.get(node_id, 0.0)
        for turn in _TURNS if frame.fine else (kept, *_TURNS):
            x, y = scene.place(row)
            dx, dy = anchor(radius, turn)
            on_screen = 0 < x + dx < scene.camera.width and 0 < y + dy < scene.camera.height
            if on_screen and paint(frame, row, turn):
                self._turns[node_id] = turn
                return True
        return False

    def _paint_fine(self, frame: Frame, row: int, turn: float) -> bool:
        scene, painter = frame.scene, frame.painter
        bent = arc(scene.data.titles[row].upper(), scene.radius(row), turn)
        x, y = scene.place(row)
        if not _take(frame, bent.boxes, x, y):
            return False
        painter.translate(x, y)
        paint_arc(painter, bent.path, scene.palette.country_ink(scene.hue(row)), scene.palette.map)
        painter.translate(-x, -y)
        # Made now, while there is time: the first moving frame will want it.
        self._kept_image(frame, row, turn)
        return True

    def _paint_fast(self, frame: Frame, row: int, turn: float) -> bool:
        """The same from kept images, whose rim is nearly as large."""
        scene, radius = frame.scene, frame.scene.radius(row)
        bent = self._kept_image(frame, row, turn)
        if bent is None:
            return False
        x, y = scene.place(row)
        dx, dy = anchor(radius, turn)
        if not _take(frame, bent.boxes, x + dx, y + dy):
            return False
        spot = QPointF(round(x + dx + bent.left), round(y + dy + bent.top))
        frame.painter.drawImage(spot, bent.image)
        return True

    def _kept_image(self, frame: Frame, row: int, turn: float) -> ArcImage | None:
        scene = frame.scene
        inks = (scene.palette.country_ink(scene.hue(row)), scene.palette.map)
        text = scene.data.titles[row].upper()
        return self._art.arc(text, nearby_radius(scene.radius(row)), turn, inks)


def _countries(frame: Frame) -> list[int]:
    """The top groves on screen that are large enough for a name, the largest first."""
    scene = frame.scene
    rows = scene.data.children(0)
    radii = scene.layout.rad[rows] * scene.camera.zoom
    large = scene.data.is_grove[rows] & (radii > _SMALLEST)
    rows = rows[large][np.argsort(-radii[large], kind="stable")]
    seen = frame.shown.open, frame.shown.closed
    return rows[np.isin(rows, np.concatenate(seen))][:_MAX_NAMES].tolist()


def _take(frame: Frame, boxes: Iterable[Rect], x: float, y: float) -> bool:
    """Takes all boxes around a place, or none when one of them has no room."""
    moved = [(left + x, top + y, right + x, bottom + y) for left, top, right, bottom in boxes]
    board = frame.board
    if not all(board.holds(box) and board.is_free(box) for box in moved):
        return False
    for box in moved:
        board.take(box)
    return True
