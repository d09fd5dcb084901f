"""The rows of the settings: a caption on the left, what is set on the right."""

from PySide6.QtWidgets import QBoxLayout, QLabel, QLineEdit, QWidget

from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import greedy, row

_CAPTION = 150


def setting(caption: str, control: QWidget | QBoxLayout) -> QBoxLayout:
    """One setting; the caption names the control for a screen reader too."""
    words = label(caption, "small", wrap=True)
    words.setFixedWidth(_CAPTION)
    if isinstance(control, QWidget):
        control.setAccessibleName(caption)
        return row(words, greedy(control), gap=12)
    line = row(words, gap=12)
    line.addLayout(control, 1)
    return line


def hint(text: str) -> QBoxLayout:
    """A line of explanation below a setting."""
    return row(_CAPTION + 12, greedy(_faint(text)), gap=0)


def field(text: str, placeholder: str, secret: bool = False) -> QLineEdit:
    """A line to type into."""
    box = QLineEdit(text)
    box.setPlaceholderText(placeholder)
    if secret:
        box.setEchoMode(QLineEdit.EchoMode.Password)
    return box


def _faint(text: str) -> QLabel:
    return label(text, "tiny", wrap=True)
