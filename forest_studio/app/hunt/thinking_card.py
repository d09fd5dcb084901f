"""What a language model is writing just now, as it writes it."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QPlainTextEdit

from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, row
from forest_studio.app.words.translation import number

_LOOK = 120
"""Milliseconds between two looks at the text."""
_SHOWN = 4000
"""Letters of it, the last ones; a server may write without end."""


class ThinkingCard(QFrame):
    """There while a model decides; gone when its decision is a step."""

    def __init__(self, look: Look, hunting: Hunting) -> None:
        super().__init__()
        self._hunting = hunting
        self.setProperty("kind", "card")
        self.text = QPlainTextEdit(readOnly=True)
        self.text.setProperty("kind", "mono")
        self.text.setFixedHeight(96)
        self.text.setAccessibleName(self.tr("What the model is writing"))
        self._seconds = label("", "small")
        icon = IconLabel(look, "robot", "accent", 18)
        head = row(icon, label(self.tr("The model is thinking"), "section"), STRETCH, self._seconds)
        self.setLayout(column(head, self.text, gap=6, margins=(12, 10, 12, 12)))
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._look)
        hunting.running_changed.connect(self._follow)
        self.hide()

    def _follow(self, running: bool) -> None:
        if running and self._hunting.navigator == "llm":
            self._timer.start()
        else:
            self._timer.stop()
            self.hide()

    def _look(self) -> None:
        deciding = self._hunting.deciding
        self.setVisible(deciding > 0)
        self._seconds.setText(self.tr("{0} s").format(number(deciding, 1)))
        text = self._hunting.thought[-_SHOWN:]
        if text != self.text.toPlainText():
            self.text.setPlainText(text)
            bar = self.text.verticalScrollBar()
            bar.setValue(bar.maximum())
