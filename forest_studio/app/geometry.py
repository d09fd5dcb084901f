"""Size and place of the window, from one start to the next."""

from base64 import b64decode, b64encode

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

from forest_studio.app.memory import Memory

_NAME = "geometry"
"""Under this name the window remembers it."""


def keep_geometry(window: QWidget, memory: Memory) -> None:
    """Remembers where the window is, and how large."""
    kept = bytes(window.saveGeometry().data())
    memory.keep(**{_NAME: b64encode(kept).decode()})


def restore_geometry(window: QWidget, memory: Memory) -> None:
    """Puts the window where it was; the first time, and where that is unreadable, nowhere."""
    window.resize(1600, 1000)
    try:
        kept = b64decode(memory.value(_NAME), validate=True)
    except ValueError:
        return
    if kept:
        window.restoreGeometry(QByteArray(kept))
