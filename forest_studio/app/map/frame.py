"""What all painters of one frame share."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from forest_studio.app.map.curved_names import Drawing
from forest_studio.app.map.cut import Cut
from forest_studio.app.map.label_board import LabelBoard
from forest_studio.app.map.scene import Rect, Scene

Steps = Iterator[None]
"""Painting in small pieces: it may pause between two of them, or end there."""


class Label(NamedTuple):
    """A name or a number as it was painted: its image, its left top, and what it covers."""

    image: QImage
    x: float
    y: float
    boxes: tuple[Rect, ...]

    def moved(self, dx: float, dy: float) -> "Label":
        """The same elsewhere."""
        boxes = ((a + dx, b + dy, c + dx, d + dy) for a, b, c, d in self.boxes)
        return Label(self.image, self.x + dx, self.y + dy, tuple(boxes))

    @property
    def edges(self) -> Rect:
        """Left, top, right and bottom of its image."""
        size = self.image.deviceIndependentSize()
        return self.x, self.y, self.x + size.width(), self.y + size.height()

    def paint(self, painter: QPainter) -> None:
        """Copies it to its place."""
        painter.drawImage(QPointF(self.x, self.y), self.image)


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame on its way to the screen; a fine one is antialiased and styled."""

    painter: QPainter
    scene: Scene
    shown: Cut
    board: LabelBoard
    fine: bool
    ratio: float
    """Device pixels in one pixel."""
    vector: Drawing | None = None
    """Where shapes and text are wanted rather than images: the file that scales."""
    labels: dict[int, Label] = field(default_factory=dict)
    """What is labelled: rows by their names, and by their counts as `~row`."""
    is_strip: bool = False
    """Whether this is the border of a frame that is there already, and goes on as it began."""
