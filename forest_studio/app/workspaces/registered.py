"""Workspaces beside Curate and Hunt, and what lies over the map in all of them."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QAction

from forest_studio.app.bench.workspace import make_bench
from forest_studio.app.desk import Desk
from forest_studio.app.heat.overlay import HeatOverlay
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.look.theme import Look
from forest_studio.app.workspaces.stage import Stage
from forest_studio.app.workspaces.workspace import Workspace


class MapOverlay(Protocol):
    """Something that draws on the map and has cards over it, in some of the workspaces."""

    name: str
    """Under this name the window remembers what was chosen."""
    kept_changed: SignalInstance
    """Something else was chosen: it as text."""

    def show_in(self, workspace: str) -> None:
        """Another workspace is shown: show or hide the cards, draw or let go."""

    def put_back(self, kept: str) -> None:
        """Takes up what was chosen before; empty when nothing was."""

    def commands(self) -> list[QAction]:
        """What the find box offers."""


WORKSPACES: list[Callable[[Look, Desk], Workspace]] = [make_bench]
"""Makers of more workspaces, in the order of the switch; Alt+3 and on lead there."""
OVERLAYS: list[Callable[[Look, Desk, Stage, Hunting], MapOverlay]] = [HeatOverlay]
"""Makers of what lies over the map; the window keeps each as long as the forest is open."""
