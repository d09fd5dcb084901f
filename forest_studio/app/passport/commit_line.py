"""What a save will be called in the history: said beforehand, and open to other words."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import greedy, row

LONGEST = 200
_CANCEL = QKeySequence.StandardKey.Cancel


class CommitLine(QWidget):
    """Shows ``as`` and the commit's subject; hidden while there is nothing to save."""

    called = Signal(str)
    """Other words than the proposed ones; empty for the proposed ones."""
    save_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._proposed = ""
        self.line = _Line()
        self.line.setProperty("kind", "flat")
        self.line.setFixedHeight(24)
        self.line.setMaxLength(LONGEST)
        self.line.setAccessibleName(self.tr("What this save is called in the history"))
        tip = self.tr("What this save is called in the history. Type other words if you like.")
        self.line.setToolTip(tip)
        self.setLayout(row(label(self.tr("as"), "faint"), greedy(self.line), gap=2))
        self.line.textEdited.connect(self._typed)
        self.line.returnPressed.connect(self.save_wanted)
        self.line.left.connect(self._take_back)
        self.hide()

    def show_message(self, proposed: str, own: str) -> None:
        """Shows what the save is called by itself, or the curator's own words; hides without."""
        self._proposed = proposed
        self.line.setPlaceholderText(proposed)
        text = own or proposed
        # What is being typed here stays as it is, spaces at the end and all.
        typing = self.line.hasFocus() and self.line.text().strip() == own
        if self.line.text() != text and not typing:
            self.line.setText(text)
            self.line.setCursorPosition(0)
        self.setVisible(bool(proposed))

    @property
    def text(self) -> str:
        """What is shown."""
        return self.line.text()

    def _typed(self, text: str) -> None:
        self.called.emit("" if text.strip() in ("", self._proposed) else text.strip())

    def _take_back(self) -> None:
        self.line.setText(self._proposed)
        self.called.emit("")


class _Line(QLineEdit):
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes the proposed words again."""
        if event.matches(_CANCEL):
            self.left.emit()
        else:
            super().keyPressEvent(event)
