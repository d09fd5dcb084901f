"""Ctrl+F in a field looks in the field's own text, not in the forest."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget


class FindKey(QObject):
    """Takes the key of one field before the window does."""

    pressed = Signal()

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        field.installEventFilter(self)

    def eventFilter(self, _field: QObject, event: QEvent) -> bool:
        """Accepts the key and tells of it; everything else goes on to the field."""
        if not isinstance(event, QKeyEvent) or not event.matches(QKeySequence.StandardKey.Find):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            self.pressed.emit()
        return True
