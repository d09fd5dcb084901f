"""A card above the tree that asks for what a change of structure needs, and makes it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.outcomes import trouble
from forest_studio.app.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, row
from forest_studio.app.widgets.message import Message
from forest_studio.core.model.changes import Change
from forest_studio.core.session import Applied


class StructureCard(QFrame):
    """Enter makes the change, Escape closes the card; a refusal is told in it."""

    closed = Signal()

    def __init__(
        self, look: Look, desk: Desk, node: str, words: tuple[str, str, str], danger: bool = False
    ) -> None:
        """``words`` are the title, and what the buttons for going on and for leaving say."""
        super().__init__()
        self.look, self.desk, self.node = look, desk, node
        self.setProperty("kind", "card-red" if danger else "card-accent")
        title, go, leave = words
        self.note = Message(look)
        self.go_button = push(look, go, "danger" if danger else "primary")
        self.close_button = push(look, leave)
        self.go_button.clicked.connect(self.go)
        self.close_button.clicked.connect(self.closed)
        self._parts = column(gap=6)
        foot = row(self.go_button, self.close_button, STRETCH, gap=6)
        head = label(title, "strong", wrap=True)
        items = (head, self._parts, self.note, foot)
        self.setLayout(column(*items, gap=8, margins=(10, 10, 10, 10)))

    def add(self, *parts: QWidget) -> None:
        """Adds widgets below each other."""
        for part in parts:
            self._parts.addWidget(part)

    def change(self) -> Change | None:
        """What would be done; None while something is missing."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Puts the keyboard where it is wanted first."""
        self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def go(self) -> None:
        """Makes the change."""
        change = self.change()
        if change is not None and self.go_button.isEnabled():
            self.go_button.setEnabled(False)
            self.desk.apply(change, self._answered)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go()
        else:
            super().keyPressEvent(event)

    def _answered(self, outcome: object) -> None:
        self.go_button.setEnabled(True)
        if not isinstance(outcome, Applied):
            self.note.say(trouble(outcome), "red")
            return
        here = [node for node in outcome.nodes if node in self.desk.forest.nodes]
        if here and self.node not in self.desk.forest.nodes:
            self.desk.select(here[0])
        self.finished(outcome)
        self.desk.said.emit(self.tr("Saved: {0}").format(outcome.label), "small")
        self.closed.emit()

    def finished(self, outcome: Applied) -> None:
        """What a kind of card does when its change is made."""
