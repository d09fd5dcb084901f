"""Which layout each workspace has: as it was left, one with a name, or the one that ships."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from forest_studio.app.layouts.docks import Docks
from forest_studio.app.layouts.kept_layouts import KeptLayouts
from forest_studio.app.layouts.name_card import NameCard
from forest_studio.app.look.theme import Look


class LayoutKeeper(QObject):
    """Switches the docks between workspaces, and saves, chooses and forgets layouts."""

    changed = Signal(object)
    """The KeptLayouts that are to be remembered now."""

    def __init__(self, look: Look, docks: Docks, kept: KeptLayouts) -> None:
        super().__init__(docks)
        self._look, self._docks, self._kept = look, docks, kept
        self._workspace = ""

    @property
    def kept(self) -> KeptLayouts:
        """All layouts, the present one among them."""
        if not self._workspace:
            return self._kept
        return self._kept.left(self._workspace, self._docks.state())

    @property
    def names(self) -> tuple[str, ...]:
        """The saved layouts of the workspace that is shown."""
        return self._kept.names(self._workspace)

    def show_workspace(self, name: str, panels: Sequence[str]) -> None:
        """Shows the panels of a workspace as they were left."""
        self._kept = self.kept
        self._workspace = name
        self._docks.show_panels(panels, self._kept.last.get(name, ""))

    def save(self, name: str) -> None:
        """Saves the present layout under a name."""
        self._keep(self.kept.saved(self._workspace, name, self._docks.state()))

    def choose(self, name: str) -> None:
        """Lays the panels out as saved under a name."""
        state = self._kept.state(self._workspace, name)
        if state:
            self._docks.use(state)
            self._keep(self._kept.left(self._workspace, state))

    def rename(self, name: str, to: str) -> None:
        """Gives a saved layout another name."""
        self._keep(self.kept.renamed(self._workspace, name, to))

    def drop(self, name: str) -> None:
        """Forgets a saved layout."""
        self._keep(self.kept.dropped(self._workspace, name))

    def reset(self) -> None:
        """Lays the panels out as they ship; saved layouts stay."""
        self._docks.use("")
        self._keep(self._kept.left(self._workspace, ""))

    def ask_to_save(self) -> None:
        """Asks for the name under which the present layout is saved."""
        card = self._card(self.tr("Save this layout"), "", self.names)
        card.named.connect(self.save)

    def ask_to_rename(self, name: str) -> None:
        """Asks for another name of a saved layout."""
        others = tuple(other for other in self.names if other != name)
        card = self._card(self.tr("Rename the layout"), name, others)
        card.named.connect(lambda to: self.rename(name, to))

    def _card(self, title: str, name: str, taken: tuple[str, ...]) -> NameCard:
        window = self._docks.window()
        card = NameCard(self._look, window, title, name, taken)
        card.open_over(window)
        return card

    def _keep(self, kept: KeptLayouts) -> None:
        self._kept = kept
        self.changed.emit(kept)
