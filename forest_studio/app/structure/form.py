"""What a card needs to know of the form in it."""

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from forest_studio.app.widgets.layouts import Item, column
from forest_studio.core.model.changes import Change


@dataclass(frozen=True, slots=True)
class Words:
    """What a card says around its form."""

    title: str
    go: str
    """What the button says that makes the change."""
    leave: str
    danger: bool = False
    """Whether the change takes something away."""


class Form(Protocol):
    """Asks for what one kind of change needs; a widget as well."""

    words: Words
    changed: SignalInstance
    """Something was typed or chosen."""
    complete: SignalInstance
    """Nothing more is to be filled in."""
    left: SignalInstance
    """The person does not want the change."""

    def change(self) -> Change | None:
        """What would be done; None while something is missing."""
        ...

    def first(self) -> QWidget | None:
        """Where the keyboard goes first; None for the button that leaves."""
        ...

    def nodes(self) -> tuple[str, ...]:
        """The nodes in which no unsaved words may be."""
        ...


class Fields(QWidget):
    """The widgets of a form, below each other."""

    changed = Signal()
    complete = Signal()
    left = Signal()

    def fill(self, *items: Item) -> None:
        """Lays out the form."""
        self.setLayout(column(*items, gap=6))
