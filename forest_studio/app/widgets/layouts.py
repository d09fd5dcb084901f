"""Rows and columns of widgets in one call."""

from typing import TypeVar

from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

STRETCH = None
Item = QWidget | QBoxLayout | int | None
Margins = tuple[int, int, int, int]
Box = TypeVar("Box", bound=QBoxLayout)
Widget = TypeVar("Widget", bound=QWidget)


def row(*items: Item, gap: int = 8, margins: Margins = (0, 0, 0, 0)) -> QHBoxLayout:
    """Items side by side; an int is a space in pixels, STRETCH takes the rest."""
    return _filled(QHBoxLayout(), items, gap, margins)


def column(*items: Item, gap: int = 8, margins: Margins = (0, 0, 0, 0)) -> QVBoxLayout:
    """Items below each other; an int is a space in pixels, STRETCH takes the rest."""
    return _filled(QVBoxLayout(), items, gap, margins)


def frame(kind: str, layout: QBoxLayout) -> QFrame:
    """A frame that the style sheet paints by its kind."""
    box = QFrame()
    box.setProperty("kind", kind)
    box.setLayout(layout)
    return box


def greedy(widget: Widget) -> Widget:
    """Marks a widget that takes the room which a row or a column has left."""
    widget.setProperty("greedy", True)
    return widget


def holder(layout: QBoxLayout) -> QWidget:
    """A widget without a ground of its own, to show and hide a layout."""
    widget = QWidget()
    widget.setLayout(layout)
    return widget


def separator() -> QFrame:
    """A line one pixel high."""
    line = QFrame()
    line.setProperty("kind", "line")
    return line


def clear(layout: QBoxLayout) -> None:
    """Takes every item out of a layout and deletes its widgets."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif isinstance(inner, QBoxLayout):
            clear(inner)


def _filled(layout: Box, items: tuple[Item, ...], gap: int, margins: Margins) -> Box:
    layout.setSpacing(gap)
    layout.setContentsMargins(*margins)
    for item in items:
        _add(layout, item)
    return layout


def _add(layout: QBoxLayout, item: Item) -> None:
    if item is None:
        layout.addStretch(1)
    elif isinstance(item, int):
        layout.addSpacing(item)
    elif isinstance(item, QBoxLayout):
        layout.addLayout(item)
    else:
        layout.addWidget(item, 1 if item.property("greedy") else 0)
