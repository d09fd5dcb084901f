"""What can be done to several chosen edges at once."""

from PySide6.QtWidgets import QFrame

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, row


class ChosenBar(QFrame):
    """Hidden until two edges are chosen."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._count = label("", "strong")
        self.type_button = push(look, self.tr("Type…"), "plain", "tree-structure")
        self.turn_button = push(look, self.tr("Turn"), "plain", "swap")
        self.remove_button = push(look, self.tr("Remove"), "plain", "trash", "red")
        self.none_button = tool(look, "x", self.tr("Choose none  Esc"), 22, "text3")
        buttons = (self.type_button, self.turn_button, self.remove_button)
        self.setLayout(
            row(self._count, STRETCH, *buttons, self.none_button, gap=2, margins=(10, 4, 4, 4))
        )
        self.hide()

    def show_count(self, count: int) -> None:
        """Shows how many edges are chosen."""
        self._count.setText(self.tr("{0} chosen").format(count))
        self.setVisible(count > 1)
