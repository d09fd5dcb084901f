"""A bar across the window that says what is out of the ordinary, and what can be done."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.labels import IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import greedy, row


class Bar(QFrame):
    """Hidden while there is nothing to say; it takes no focus and no room by itself."""

    closed = Signal()

    def __init__(self, look: Look, icon: str, tone: str = "amber") -> None:
        """``tone`` is ``amber``, ``red`` or ``blue``."""
        super().__init__()
        self._look = look
        self.setProperty("kind", f"bar-{tone}")
        self._icon = IconLabel(look, icon, tone, 18)
        self._text = greedy(label("", "small-text", wrap=True))
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = row(self._icon, self._text, gap=8, margins=(14, 6, 10, 6))
        self.setLayout(self._row)
        self.hide()

    def add(self, text: str, kind: str = "") -> QPushButton:
        """A button at the right end."""
        button = push(self._look, text, kind)
        self._row.addWidget(button)
        return button

    def add_close(self, tip: str) -> None:
        """A cross at the very end that hides the bar."""
        cross = tool(self._look, "x", tip, 26)
        cross.clicked.connect(self._close)
        self._row.addWidget(cross)

    def say(self, text: str) -> None:
        """Shows a text; an empty one hides the bar."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def dress(self, icon: str, tone: str) -> None:
        """Takes another icon and tone."""
        self._icon.show_icon(icon, tone)
        set_kind(self, f"bar-{tone}")

    @property
    def text(self) -> str:
        """What is said now."""
        return str(self._text.text())

    def _close(self) -> None:
        self.hide()
        self.closed.emit()
