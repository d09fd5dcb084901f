"""Writes the names of countries along the outside of their rims."""

from collections.abc import Iterable

import numpy as np
from PySide6.QtGui import QColor, QImage

from forest_studio.app.map.arc_art import (
    ArcImage,
    anchor,
    arc,
    arc_length,
    curved_name,
    nearby_radius,
    write_halo,
)
from forest_studio.app.map.frame import Frame, Label, Steps
from forest_studio.app.map.label_art import LabelArt
from forest_studio.app.map.scene import Rect

_WIDEST = 2.6
"""The longest name in radians of its rim."""
_TURNS = (0.0, *(sign * step * 0.15 for step in range(1, 10) for sign in (-1, 1)))
_FAST_TURNS = 7
_SMALLEST = 14.0
_MAX_NAMES = 60
_MAX_NEAR = 1000
_NEAR, _WRONG = 1.4, 1.12
"""How much larger or smaller a rim may be for which a name was bent; from where on another is
made while the map moves."""


class CountryPainter:
    """A name slides along its rim where it is cut off or covered.

    It tries the place of the last frame first, so that names do not jump while the map moves.
    """

    def __init__(self, art: LabelArt) -> None:
        self._art = art
        self._turns: dict[str, float] = {}
        self._near: dict[tuple[object, ...], tuple[float, ArcImage]] = {}

    def paint(self, frame: Frame) -> Steps:
        """Writes the names that find room."""
        scene = frame.scene
        # The selected one has a pill.
        others = [row for row in _countries(frame) if row != scene.selected]
        for row in others:
            if row not in frame.labels:
                self._paint_one(frame, row)
            yield

    def _paint_one(self, frame: Frame, row: int) -> None:
        scene = frame.scene
        text, radius = scene.data.titles[row].upper(), scene.radius(row)
        if not text or arc_length(text, radius) > _WIDEST:
            return
        paint = self._paint_fine if frame.fine else self._paint_fast
        node_id = scene.data.ids[row]
        kept = self._turns.get(node_id, 0.0)
        (x, y), (width, height) = scene.place(row), (scene.camera.width, scene.camera.height)
        turns = _TURNS if frame.fine else (kept, *_TURNS[:_FAST_TURNS])
        # Where a country comes into sight its name waits for its best place.
        for turn in turns[1:2] if frame.is_strip else turns:
            dx, dy = anchor(radius, turn)
            on_screen = 0 < x + dx < width and 0 < y + dy < height
            if on_screen and paint(frame, row, turn):
                self._turns[node_id] = turn
                return

    def _paint_fine(self, frame: Frame, row: int, turn: float) -> bool:
        scene, radius = frame.scene, frame.scene.radius(row)
        bent = arc(scene.data.titles[row].upper(), radius, turn)
        x, y = scene.place(row)
        boxes = _take(frame, bent.boxes, x, y)
        if not boxes:
            return False
        if frame.vector:
            ink, halo = _inks(frame, row)
            frame.painter.save()
            frame.painter.translate(x, y)
            write_halo(frame.painter, bent, halo)
            frame.painter.restore()
            frame.vector.names.append(curved_name(bent, (x, y), ink))
            frame.labels[row] = Label(QImage(), x, y, boxes)
            return True
        exact = self._kept_image(frame, row, turn, round(radius, 1))
        if exact is not None:
            self._draw(frame, row, turn, exact, boxes)
        # Made now, while there is time: the first moving frame will want it.
        self._near_image(frame, row, turn, radius)
        return True

    def _paint_fast(self, frame: Frame, row: int, turn: float) -> bool:
        """The same from kept images, whose rim is nearly as large."""
        radius = frame.scene.radius(row)
        bent = self._near_image(frame, row, turn, radius)
        if bent is None:
            return False
        x, y = frame.scene.place(row)
        dx, dy = anchor(radius, turn)
        boxes = _take(frame, bent.boxes, x + dx, y + dy)
        if boxes:
            self._draw(frame, row, turn, bent, boxes)
        return bool(boxes)

    def _near_image(self, frame: Frame, row: int, turn: float, radius: float) -> ArcImage | None:
        """The image for a radius, else the last one for that place while it is not far off: a
        name that comes and goes catches the eye more than one that is bent a little wrong."""
        text = frame.scene.data.titles[row]
        key = text, turn, frame.scene.palette.name, frame.scene.hue(row), frame.ratio
        bucket = nearby_radius(radius)
        last = self._near.get(key)
        wrong = last is None or not bucket / _WRONG < last[0] < bucket * _WRONG
        if (wrong or frame.fine) and self._art.budget > 0:
            made = self._kept_image(frame, row, turn, bucket)
            if made is not None:
                if len(self._near) >= _MAX_NEAR:
                    self._near.clear()
                last = self._near[key] = bucket, made
        if last is None or not radius / _NEAR < last[0] < radius * _NEAR:
            return None
        return last[1]

    def _draw(
        self, frame: Frame, row: int, turn: float, bent: ArcImage, boxes: tuple[Rect, ...]
    ) -> None:
        x, y = frame.scene.place(row)
        dx, dy = anchor(frame.scene.radius(row), turn)
        label = Label(bent.image, round(x + dx + bent.left), round(y + dy + bent.top), boxes)
        label.paint(frame.painter)
        frame.labels[row] = label

    def _kept_image(self, frame: Frame, row: int, turn: float, radius: float) -> ArcImage | None:
        text = frame.scene.data.titles[row].upper()
        return self._art.arc(text, radius, turn, _inks(frame, row))


def _inks(frame: Frame, row: int) -> tuple[QColor, QColor]:
    palette = frame.scene.palette
    return palette.country_ink(frame.scene.hue(row)), palette.map


def _countries(frame: Frame) -> list[int]:
    """The top groves on screen that are large enough for a name, the largest first."""
    scene = frame.scene
    rows = scene.data.children(0)
    radii = scene.layout.rad[rows] * scene.camera.zoom
    large = scene.data.is_grove[rows] & (radii > _SMALLEST)
    rows = rows[large][np.argsort(-radii[large], kind="stable")]
    seen = frame.shown.open, frame.shown.closed
    return rows[np.isin(rows, np.concatenate(seen))][:_MAX_NAMES].tolist()


def _take(frame: Frame, boxes: Iterable[Rect], x: float, y: float) -> tuple[Rect, ...]:
    """Takes all boxes around a place, or none when one of them has no room; the taken ones."""
    moved = tuple((left + x, top + y, right + x, bottom + y) for left, top, right, bottom in boxes)
    board = frame.board
    if not all(board.holds(box) and board.is_free(box) for box in moved):
        return ()
    for box in moved:
        board.take(box)
    return moved
