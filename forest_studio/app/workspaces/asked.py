"""The question that stands in the box of each workspace, for those that have no such box."""

from PySide6.QtCore import QObject, Signal


class Asked(QObject):
    """Workspaces tell it what is typed there; what lies over the map reads it."""

    changed = Signal(str)
    """The workspace in whose box another text stands."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._texts: dict[str, str] = {}

    def say(self, workspace: str, text: str) -> None:
        """Another text stands in the box of a workspace."""
        text = " ".join(text.split())
        if text != self._texts.get(workspace, ""):
            self._texts[workspace] = text
            self.changed.emit(workspace)

    def of(self, workspace: str) -> str:
        """What stands in the box of a workspace, empty when it has none."""
        return self._texts.get(workspace, "")
