"""A question that floats in the window in place of a dialog; Escape is to stay."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget


class Asking(QFrame):
    """Each kind lays itself out, with a button to stay among its own."""

    went = Signal()
    """Whoever was asked wants to go on."""

    def __init__(self, stay: QPushButton, window: QWidget) -> None:
        super().__init__(window)
        self.stay_button = stay
        self.setProperty("kind", "float")
        self.setFixedWidth(460)
        stay.clicked.connect(self.leave)

    def open_over(self, window: QWidget) -> None:
        """Shows the question near the top of the window."""
        self.adjustSize()
        self.move((window.width() - self.width()) // 2, 72)
        self.show()
        self.raise_()
        self.stay_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape stays."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def leave(self) -> None:
        """Stays, and takes the question away."""
        self.hide()
        self.deleteLater()
