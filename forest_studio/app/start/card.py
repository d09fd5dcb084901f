"""A card of the start page: one way in, what it does, one button."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QFrame, QPushButton

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import IconLabel, key_cap, label
from forest_studio.app.widgets.layouts import STRETCH, column, row


@dataclass(frozen=True, slots=True)
class Way:
    """One way into a forest, in words."""

    icon: str
    title: str
    text: str
    button: str
    keys: str


class Card(QFrame):
    """The card of one way; the first one is dressed as the way for newcomers."""

    def __init__(self, look: Look, way: Way, first: bool, act: Callable[[], None]) -> None:
        super().__init__()
        self.setProperty("kind", "card-accent" if first else "card")
        self.setFixedSize(312, 226)
        self.button: QPushButton = push(look, way.button, "primary" if first else "")
        self.button.clicked.connect(lambda _checked: act())
        self.button.setMinimumHeight(34)
        text = label(way.text, "quiet", wrap=True)
        foot = row(self.button, STRETCH, key_cap(way.keys))
        icon = IconLabel(look, way.icon, "accent", 34)
        head = row(icon, STRETCH)
        items = (head, 10, label(way.title, "section"), 4, text, STRETCH, foot)
        self.setLayout(column(*items, gap=2, margins=(22, 20, 22, 18)))
