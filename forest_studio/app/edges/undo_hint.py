"""Says what was just taken away, with the button that brings it back."""

from PySide6.QtWidgets import QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.outcomes import trouble
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
        self._key = key_cap("Ctrl Z")
        self.setLayout(row(icon, greedy(self._text), self.button, self._key, gap=6))
        self._undoes = ""
        self.button.clicked.connect(self._undo)
        desk.forest_changed.connect(self._follow)
        self.hide()

    def say(self, text: str) -> None:
        """Shows what was done; an empty text hides the hint."""
        self._text.setText(text)
        set_kind(self._text, "small")
        self._undoes = self._desk.session.can_undo
        self._offer(True)
        self.setVisible(bool(text))

    @property
    def text(self) -> str:
        """What is said now."""
        return self._text.text()

    def _undo(self) -> None:
        self._offer(False)
        self._desk.write(self._desk.session.undo, self._undone)

    def _follow(self, _event: object) -> None:
        """Goes when it would take something else back: somebody did more, or undid it already."""
        offered = not self.isHidden() and not self.button.isHidden()
        if offered and self._desk.session.can_undo != self._undoes:
            self.say("")

    def _offer(self, undo: bool) -> None:
        """With nothing to take back here, the key would take back something else."""
        self.button.setVisible(undo)
        self._key.setVisible(undo)

    def _undone(self, outcome: object) -> None:
        text = trouble(outcome)
        self._text.setText(text or self.tr("Brought back."))
        set_kind(self._text, "red" if text else "small")
