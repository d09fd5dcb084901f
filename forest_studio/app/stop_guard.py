"""Asks before something that goes on is stopped by leaving the forest; in the window, no dialog."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from forest_studio.app.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, row


class StopGuard(QFrame):
    """Stop it, or stay."""

    went = Signal()

    def __init__(self, look: Look, under_way: str, window: QWidget) -> None:
        super().__init__(window)
        self.setProperty("kind", "float")
        self.setFixedWidth(460)
        self.setAccessibleName(under_way)
        self.stop_button = push(look, self.tr("Stop and go on"), "danger")
        self.stay_button = push(look, self.tr("Stay"))
        self.stop_button.clicked.connect(self._go)
        self.stay_button.clicked.connect(self._leave)
        title = label(self.tr("Not finished yet"), "section")
        head = row(IconLabel(look, "hourglass", "amber", 18), title, STRETCH)
        buttons = row(self.stop_button, STRETCH, self.stay_button)
        text = label(under_way, "quiet", wrap=True)
        self.setLayout(column(head, text, 4, buttons, gap=8, margins=(18, 16, 18, 16)))

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
            self._leave()
        else:
            super().keyPressEvent(event)

    def _go(self) -> None:
        self._leave()
        self.went.emit()

    def _leave(self) -> None:
        self.hide()
        self.deleteLater()
