"""What stays on the screen while the workshop of a forest is built anew in another language."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QTimer

from forest_studio.app.desk import Desk
from forest_studio.app.map.camera import Camera
from forest_studio.app.opening import Opened
from forest_studio.app.workshop import Workshop


@dataclass(frozen=True, slots=True)
class KeptView:
    """The session with its map, the desk that holds node and drafts, and what was looked at."""

    opened: Opened
    desk: Desk
    workspace: str
    spaces: Mapping[str, object]
    """What each workspace keeps, by its name."""
    camera: Camera | None
    """Where the map was looked at from; None while it shows the whole forest."""

    @staticmethod
    def of(workshop: Workshop) -> "KeptView":
        """What a workshop shows; it returns to the present first."""
        workshop.desk.show_present()
        choice = workshop.range.buttons.choice
        return KeptView(
            Opened(workshop.desk.session, workshop.keeper.map),
            workshop.desk,
            workshop.workspace,
            {name: space.kept() for name, space in workshop.spaces.items()},
            None if choice == "whole" else workshop.map.flight.goal,
        )

    def put_back(self, workshop: Workshop) -> None:
        """Shows the same again; layouts are remembered with the settings."""
        for name, kept in self.spaces.items():
            workshop.spaces[name].put_back(kept)
        workshop.show_workspace(self.workspace)
        if (camera := self.camera) is not None:
            # The map gets its size, and then the whole forest, only after this.
            QTimer.singleShot(0, workshop.map, lambda: workshop.map.flight.jump(camera))
