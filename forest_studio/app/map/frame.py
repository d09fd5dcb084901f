"""What all painters of one frame share."""

from dataclasses import dataclass

from PySide6.QtGui import QPainter

from forest_studio.app.map.cut import Cut
from forest_studio.app.map.label_board import LabelBoard
from forest_studio.app.map.scene import Scene


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
