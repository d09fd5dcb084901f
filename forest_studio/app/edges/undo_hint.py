"""Says what was just taken away, with the button that brings it back."""

from PySide6.QtWidgets import QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.outcomes import trouble
from forest_studio.app.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import ElidedLabel, IconLabel, key_cap, set_kind
from forest_studio.app.widgets.layouts import greedy, row


class UndoHint(QWidget):
    """Hidden until something is said; the next word takes its place."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._text = ElidedLabel("", "small")
        self.button = push(look, self.tr("Undo"), "link")
        icon = IconLabel(look, "check-circle", "accent")
        self.setLayout(row(icon, greedy(self._text), self.button, key_cap("Ctrl Z"), gap=6))
        self.button.clicked.connect(self._undo)
        self.hide()

    def say(self, text: str) -> None:
        """Shows what was done; an empty text hides the hint."""
        self._text.setText(text)
        set_kind(self._text, "small")
        self.button.show()
        self.setVisible(bool(text))

    @property
    def text(self) -> str:
        """What is said now."""
        return self._text.text()

    def _undo(self) -> None:
        self.button.hide()
        self._desk.write(self._desk.session.undo, self._undone)

    def _undone(self, outcome: object) -> None:
        text = trouble(outcome)
        self._text.setText(text or self.tr("Brought back."))
        set_kind(self._text, "red" if text else "small")
