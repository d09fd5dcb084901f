"""Writes the names of countries along the outside of their rims."""

from collections.abc import Iterable

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from forest_studio.app.map.arc_art import (
    ArcImage,
    anchor,
    arc,
    arc_length,
    curved_name,
    nearby_radius,
    write_halo,
)
from forest_studio.app.map.frame import Frame, Steps
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

    def paint(self, frame: Frame, named: set[int]) -> Steps:
        """Writes the names that find room, and adds the rows that were named to `named`."""
        scene = frame.scene
        # The selected one has a pill.
        others = [row for row in _countries(frame) if row != scene.selected]
        for row in others:
            if self._paint_one(frame, row):
                named.add(row)
            yield

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
        scene, radius = frame.scene, frame.scene.radius(row)
        bent = arc(scene.data.titles[row].upper(), radius, turn)
        x, y = scene.place(row)
        if not _take(frame, bent.boxes, x, y):
            return False
        if frame.vector:
            ink, halo = _inks(frame, row)
            frame.painter.save()
            frame.painter.translate(x, y)
            write_halo(frame.painter, bent, halo)
            frame.painter.restore()
            frame.vector.names.append(curved_name(bent, (x, y), ink))
            return True
        exact = self._kept_image(frame, row, turn, round(radius, 1))
        if exact is not None:
            _draw(frame, exact, (x, y), radius, turn)
        # Made now, while there is time: the first moving frame will want it.
        self._kept_image(frame, row, turn, nearby_radius(radius))
        return True

    def _paint_fast(self, frame: Frame, row: int, turn: float) -> bool:
        """The same from kept images, whose rim is nearly as large."""
        scene, radius = frame.scene, frame.scene.radius(row)
        bent = self._kept_image(frame, row, turn, nearby_radius(radius))
        if bent is None:
            return False
        x, y = scene.place(row)
        dx, dy = anchor(radius, turn)
        if not _take(frame, bent.boxes, x + dx, y + dy):
            return False
        _draw(frame, bent, (x, y), radius, turn)
        return True

    def _kept_image(self, frame: Frame, row: int, turn: float, radius: float) -> ArcImage | None:
        text = frame.scene.data.titles[row].upper()
        return self._art.arc(text, radius, turn, _inks(frame, row))


def _inks(frame: Frame, row: int) -> tuple[QColor, QColor]:
    palette = frame.scene.palette
    return palette.country_ink(frame.scene.hue(row)), palette.map


def _draw(
    frame: Frame, bent: ArcImage, centre: tuple[float, float], radius: float, turn: float
) -> None:
    dx, dy = anchor(radius, turn)
    spot = QPointF(round(centre[0] + dx + bent.left), round(centre[1] + dy + bent.top))
    frame.painter.drawImage(spot, bent.image)


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
