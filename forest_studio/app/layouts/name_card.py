"""A small card over the window that asks for a name."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, row


class NameCard(QFrame):
    """Enter takes the name, Escape leaves."""

    named = Signal(str)

    def __init__(
        self, look: Look, window: QWidget, title: str, name: str, taken: tuple[str, ...]
    ) -> None:
        """``taken`` are names that would be replaced; the card says so."""
        super().__init__(window)
        self._taken = taken
        self.setProperty("kind", "float")
        self.setFixedWidth(360)
        self.box = QLineEdit(name)
        self.box.setMaxLength(60)
        self.box.setAccessibleName(title)
        self.box.setPlaceholderText(self.tr("Name"))
        self._note = label("", "amber", wrap=True)
        self._note.hide()
        self._save = push(look, self.tr("Save"), "primary", "check")
        cancel = push(look, self.tr("Cancel"))
        buttons = row(self._save, cancel, STRETCH)
        items = (label(title, "section"), self.box, self._note, 2, buttons)
        self.setLayout(column(*items, gap=8, margins=(18, 14, 18, 14)))
        self.box.textChanged.connect(self._look_at_name)
        self._save.clicked.connect(self._take)
        cancel.clicked.connect(self._leave)
        self._look_at_name(name)

    def open_over(self, window: QWidget) -> None:
        """Shows the card near the top of the window."""
        self.adjustSize()
        self.move((window.width() - self.width()) // 2, 72)
        self.show()
        self.raise_()
        self.box.setFocus(Qt.FocusReason.PopupFocusReason)
        self.box.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
        else:
            super().keyPressEvent(event)

    def _look_at_name(self, text: str) -> None:
        name = text.strip()
        self._save.setEnabled(bool(name))
        replaces = name in self._taken
        self._note.setText(self.tr("“{0}” will be replaced.").format(name) if replaces else "")
        self._note.setVisible(replaces)
        self.adjustSize()

    def _take(self) -> None:
        name = self.box.text().strip()
        if name:
            self._leave()
            self.named.emit(name)

    def _leave(self) -> None:
        self.hide()
        self.deleteLater()
