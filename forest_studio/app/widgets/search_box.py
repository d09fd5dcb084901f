"""A line to search with: a glass in front, a cross to empty it behind."""

from PySide6.QtWidgets import QLineEdit

from forest_studio.app.look.theme import Look


def search_box(look: Look, hint: str) -> QLineEdit:
    """A search line that says what it finds while it is empty."""
    box = QLineEdit()
    box.setPlaceholderText(hint)
    box.setAccessibleName(hint)
    box.setFixedHeight(34)
    box.addAction(look.icon("magnifying-glass", "text3"), QLineEdit.ActionPosition.LeadingPosition)
    cross = box.addAction(look.icon("x", "text3"), QLineEdit.ActionPosition.TrailingPosition)
    cross.setToolTip(hint)
    cross.triggered.connect(box.clear)
    cross.setVisible(False)
    box.textChanged.connect(lambda text: cross.setVisible(bool(text)))
    return box
