"""Says that the history is being read, once that takes longer than a moment."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import column
from forest_studio.app.words.translation import number

_PATIENCE_MS = 700


class ReadingBar(QWidget):
    """Hidden until then."""

    def __init__(self) -> None:
        super().__init__()
        self._text = label("", "faint", wrap=True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self.setLayout(column(self._text, self._bar, gap=4))
        self._soon = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._soon.timeout.connect(self.show)
        self.hide()

    def begin(self) -> None:
        """Something is read from now on."""
        self.show_progress(0, 0)
        if self.isHidden() and not self._soon.isActive():
            self._soon.start()

    def show_progress(self, done: int, total: int) -> None:
        """How many commits of how many are known."""
        text = self.tr("Reading the history for the first time: {0} of {1} commits")
        known = (
            text.format(number(done), number(total)) if total else self.tr("Reading the history…")
        )
        self._text.setText(known)
        self._bar.setRange(0, total)
        self._bar.setValue(done)

    def end(self) -> None:
        """It has been read."""
        self._soon.stop()
        self.hide()
