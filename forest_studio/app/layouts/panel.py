"""A part of the window that a person can move: what it is, and where it lies at first."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


class Side(StrEnum):
    """Where a panel lies: at a side of the map, or below it."""

    LEFT = "left"
    RIGHT = "right"
    BOTTOM = "bottom"


AREAS = {
    Side.LEFT: Qt.DockWidgetArea.LeftDockWidgetArea,
    Side.RIGHT: Qt.DockWidgetArea.RightDockWidgetArea,
    Side.BOTTOM: Qt.DockWidgetArea.BottomDockWidgetArea,
}


@dataclass(frozen=True, slots=True)
class Panel:
    """One movable part of a workspace.

    ``name`` is the same in every language: layouts are kept by it. ``stops`` are the widgets at
    which F6 halts in the panel. ``shown`` tells whether the layout that ships shows it.
    """

    name: str
    title: str
    widget: QWidget
    side: Side
    stops: Callable[[], Sequence[QWidget]]
    shown: bool = True
