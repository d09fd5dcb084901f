"""The last picture of the map, which a pan moves along instead of painting it again."""

import copy
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from forest_studio.app.map.camera import Camera
from forest_studio.app.map.cut import Cut, cut, near
from forest_studio.app.map.frame import Frame
from forest_studio.app.map.kept_labels import KeptLabels
from forest_studio.app.map.label_board import LabelBoard
from forest_studio.app.map.scene import Rect, Scene

_LABEL_REACH = 180
"""Pixels that a label reaches at most into the screen from a node beyond its border."""

Paint = Callable[[Frame], None]


class Painters(NamedTuple):
    """What paints the border that a pan lays open: all but labels, and then labels."""

    ground: Paint
    labels: Paint


@dataclass(slots=True, eq=False)
class MovingPicture:
    """A frame without the pills of the focus, which keep to the border of the screen."""

    pixels: QPixmap
    camera: Camera
    """The view that it shows; its size is that of the screen."""
    threshold: float
    """The radius from which discs are open in it."""
    content: tuple[object, ...]
    labels: KeptLabels

    @classmethod
    def of(cls, frame: Frame, image: QImage, marks: list[Rect]) -> "MovingPicture":
        """A frame of which all but the pills is on `image`, while it is being painted on; `marks`
        are what its labels keep off, beside cards over the map."""
        # Whoever shares an image with a painter sees all that comes later.
        pixels = QPixmap.fromImage(image.copy())
        scene, labels = frame.scene, KeptLabels(frame.labels, marks)
        content = content_of(scene, frame.ratio)
        return cls(pixels, scene.camera, frame.shown.threshold, content, labels)

    def shows(self, scene: Scene, ratio: float) -> bool:
        """Whether a pan leads from this picture to the view of a scene, not too far away."""
        dx, dy = self._way_to(scene.camera, ratio)
        there = self.labels.moved[0] + dx / ratio, self.labels.moved[1] + dy / ratio
        size = self.camera.width, self.camera.height
        view = scene.camera
        return (
            (view.zoom, view.width, view.height) == (self.camera.zoom, *size)
            and all(abs(far) < most for far, most in zip(there, size, strict=True))
            and _is_same(content_of(scene, ratio), self.content)
        )

    def move(self, camera: Camera, ratio: float) -> list[QRect]:
        """Moves to a view by whole device pixels; the borders of the screen that this lays open."""
        dx, dy = self._way_to(camera, ratio)
        if not dx and not dy:
            return []
        self.pixels.scroll(dx, dy, QRect(self.pixels.rect()))
        self.camera = self.camera.panned(dx / ratio, dy / ratio)
        screen = (0.0, 0.0, self.camera.width, self.camera.height)
        self.labels.move(dx / ratio, dy / ratio, screen)
        return _strips(dx / ratio, dy / ratio, self.camera)

    def fill(
        self, scene: Scene, ratio: float, strips: list[QRect], paint: Painters, board: LabelBoard
    ) -> None:
        """Paints what lies open, and labels that have room now; `board` holds the pills."""
        if not strips:
            return
        painter = QPainter(self.pixels)
        bands = [self._band(scene, strip) for strip in strips]
        for strip, band in zip(strips, bands, strict=True):
            painter.save()
            painter.translate(strip.topLeft())
            painter.setClipRect(0, 0, strip.width(), strip.height())
            paint.ground(self._part_of(painter, scene, ratio, strip, band))
            painter.translate(-strip.topLeft())
            self.labels.paint(painter, _edges(strip))
            painter.restore()
        self.labels.take(board)
        names = self.labels.keys()
        whole = Frame(painter, scene, _joined(bands), board, False, ratio, None, names, True)
        paint.labels(whole)
        self.labels.add(names)
        painter.end()

    def board(self, obstacles: tuple[Rect, ...]) -> LabelBoard:
        """What is taken of the screen, but for labels."""
        board = LabelBoard(self.camera.width, self.camera.height)
        for rect in obstacles:
            board.take(rect)
        self.labels.mark(board)
        return board

    def _way_to(self, camera: Camera, ratio: float) -> tuple[int, int]:
        """Device pixels to the view of `camera`."""
        (x, y), (to_x, to_y) = self.camera.origin, camera.origin
        return round((to_x - x) * ratio), round((to_y - y) * ratio)

    def _part_of(
        self, painter: QPainter, scene: Scene, ratio: float, strip: QRect, band: Cut
    ) -> Frame:
        """The frame of a strip alone."""
        part = copy.copy(scene)
        part.camera, part.obstacles = _part(self.camera, strip), ()
        board = LabelBoard(strip.width(), strip.height())
        shown = near(band, scene.layout, part.camera)
        return Frame(painter, part, shown, board, False, ratio, is_strip=True)

    def _band(self, scene: Scene, strip: QRect) -> Cut:
        """What is shown in a strip and as far beside it as labels reach."""
        around = _part(self.camera, self._beside(strip))
        return cut(scene.data, scene.layout, around, self.threshold)

    def _beside(self, strip: QRect) -> QRect:
        reach = _LABEL_REACH
        screen = QRect(0, 0, self.camera.width, self.camera.height)
        return strip.adjusted(-reach, -reach, reach, reach) & screen


def content_of(scene: Scene, ratio: float) -> tuple[object, ...]:
    """What must be the same for a picture of a scene to be moved; first what must be the very
    same object."""
    over = scene.overlay
    chosen = over.selected, over.hits, over.walk, over.present, over.hop, over.doors
    same = scene.palette.name, chosen, over.hidden_kinds, ratio
    return scene.data, scene.layout, over.heat, over.warm_edges, same


def _is_same(first: tuple[object, ...], second: tuple[object, ...]) -> bool:
    objects = zip(first[:4], second[:4], strict=True)
    return all(one is other for one, other in objects) and first[4:] == second[4:]


def _strips(dx: float, dy: float, camera: Camera) -> list[QRect]:
    """The borders that a move by `(dx, dy)` lays open, in whole pixels, without overlap."""
    width, height = camera.width, camera.height
    wide, tall = math.ceil(abs(dx)), math.ceil(abs(dy))
    strips = []
    if tall:
        strips.append(QRect(0, 0 if dy > 0 else height - tall, width, tall))
    if wide:
        top = tall if dy > 0 else 0
        strips.append(QRect(0 if dx > 0 else width - wide, top, wide, height - tall))
    return strips


def _part(camera: Camera, part: QRect) -> Camera:
    """The view of a part of the screen."""
    middle = QRectF(part).center()
    x, y = camera.world(middle.x(), middle.y())
    return replace(camera, x=x, y=y, width=part.width(), height=part.height())


def _edges(part: QRect) -> Rect:
    return part.left(), part.top(), part.left() + part.width(), part.top() + part.height()


def _joined(cuts: list[Cut]) -> Cut:
    if len(cuts) == 1:
        return cuts[0]
    columns = zip(*((one.open, one.closed, one.leaves, one.ends) for one in cuts), strict=True)
    return Cut(*(np.unique(np.concatenate(rows)) for rows in columns), cuts[0].threshold)
