"""What stays on the screen while the workshop of a forest is built anew in another language."""

from dataclasses import dataclass

from PySide6.QtCore import QTimer

from forest_studio.app.desk import Desk
from forest_studio.app.map.camera import Camera
from forest_studio.app.opening import Opened
from forest_studio.app.workshop import Workshop
from forest_studio.core.trails.trail import Trail


@dataclass(frozen=True, slots=True)
class KeptView:
    """The session with its map, the desk that holds node and drafts, and what was looked at."""

    opened: Opened
    desk: Desk
    workspace: str
    problems_open: bool
    question: str
    trail: Trail | None
    step: int
    camera: Camera | None
    """Where the map was looked at from; None while it shows the whole forest."""

    @staticmethod
    def of(workshop: Workshop) -> "KeptView":
        """What a workshop shows; it returns to the present first."""
        workshop.desk.show_present()
        hunting, choice = workshop.hunting, workshop.range.buttons.choice
        return KeptView(
            Opened(workshop.desk.session, workshop.keeper.map),
            workshop.desk,
            workshop.workspace,
            workshop.problems_open,
            workshop.question.question.toPlainText(),
            hunting.trail,
            hunting.selected,
            None if choice == "whole" else workshop.map.flight.goal,
        )

    def put_back(self, workshop: Workshop) -> None:
        """Shows the same again; a hunt that was under way has been cancelled."""
        workshop.question.question.setPlainText(self.question)
        if self.trail is not None:
            workshop.hunting.show_trail(self.trail)
            workshop.hunting.select(self.step)
        workshop.show_workspace(self.workspace)
        if self.problems_open:
            workshop.show_problems(True)
        if (camera := self.camera) is not None:
            # The map gets its size, and then the whole forest, only after this.
            QTimer.singleShot(0, workshop.map, lambda: workshop.map.flight.jump(camera))
