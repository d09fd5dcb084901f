"""A workspace: its panels, what it shows in the middle, and what it asks of the window."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from forest_studio.app.layouts.panel import Panel

CURATE, HUNT, BENCH = "curate", "hunt", "bench"


@dataclass(frozen=True, slots=True)
class WorkspaceName:
    """What the switch in the top bar shows: a name for the program, one for people, an icon."""

    name: str
    text: str
    icon: str


class Workspace(QObject):
    """Subclasses set what differs; each belongs to the window of one open forest."""

    workspace_wanted = Signal(str)
    """This or another workspace is to be shown, by its name."""
    node_wanted = Signal(str)
    """A node is to be shown in Curate."""
    trail_wanted = Signal(object)
    """A Trail is to be replayed in Hunt."""
    settings_wanted = Signal()
    """The page of settings is to be opened."""
    way_changed = Signal()
    """The bar at the top has another way to show."""

    named: WorkspaceName
    panels: tuple[Panel, ...] = ()
    centre: QWidget | None = None
    """What takes the place of the map; None leaves the map."""

    status_part: QWidget | None = None
    """What the status bar says in place of branch and index; None leaves those."""

    @property
    def beginning(self) -> QWidget | None:
        """Where the keyboard begins when the workspace is shown; None leaves it where it is."""
        return None

    def steps(self) -> Iterator[None]:
        """Makes what takes long, and halts wherever the window may have a turn; by default none."""
        yield from ()

    def enter(self) -> None:
        """The workspace has been shown."""

    def leave(self) -> None:
        """Another workspace is about to be shown."""

    def way(self) -> tuple[str, str] | None:
        """Two words for the way in the top bar; None shows the way to the selected node."""
        return None

    def commands(self) -> list[QAction]:
        """What the find box offers beside the actions of the window, wherever one is.

        Each has an ``objectName`` that is the same in every language, and goes to its workspace.
        """
        return []

    def kept(self) -> object:
        """What must survive a change of language, for ``put_back`` of the one made after it."""
        return None

    def put_back(self, kept: object) -> None:
        """Shows again what was kept."""

    def unfinished(self) -> str:
        """What goes on and would be stopped if the forest were left, as a sentence; else empty."""
        return ""

    def close(self) -> None:
        """The forest is left: stop what is under way."""
