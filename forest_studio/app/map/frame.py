"""What all painters of one frame share."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from forest_studio.app.map.curved_names import Drawing
from forest_studio.app.map.cut import Cut
from forest_studio.app.map.label_board import LabelBoard
from forest_studio.app.map.scene import Scene

Steps = Iterator[None]
"""Painting in small pieces: it may pause between two of them, or end there."""


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
