"""A message in place: what happened, what is safe, what to do; no dialog."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.labels import IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import greedy, row

_ICONS = {"red": "warning-circle", "amber": "info", "green": "check-circle"}


class Message(QWidget):
    """One line with an icon; hidden while there is nothing to say."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._icon = IconLabel(look, "info", "text2")
        self._text = greedy(label("", "red", wrap=True))
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        layout = row(self._icon, self._text, gap=6)
        layout.setAlignment(self._icon, Qt.AlignmentFlag.AlignTop)
        self.setLayout(layout)
        self.hide()

    def say(self, text: str, tone: str = "red", icon: str = "") -> None:
        """Shows a text in the tone ``red``, ``amber`` or ``green``; an empty one hides it."""
        self._text.setText(text)
        set_kind(self._text, tone)
        token = "accent" if tone == "green" else tone
        self._icon.show_icon(icon or _ICONS[tone], token)
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    @property
    def text(self) -> str:
        """What is said now."""
        return str(self._text.text())
