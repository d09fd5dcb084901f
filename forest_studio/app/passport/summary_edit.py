"""The field of the summary: typing is never stopped, what is over the budget is tinted."""

from PySide6.QtCore import QMimeData, QSize, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QSizePolicy, QTextEdit

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.labels import set_kind
from forest_studio.app.widgets.qt_text import qt_length
from forest_studio.core.model.budget import Verdict

_LOWEST, _HIGHEST = 76, 152


class SummaryEdit(QTextEdit):
    """Grows with its text up to seven lines."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._verdict: Verdict | None = None
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(3)
        self.document().documentLayout().documentSizeChanged.connect(self._grow)
        look.changed.connect(self._tint)

    def show_verdict(self, verdict: Verdict) -> None:
        """Tints and underlines the text past the budget."""
        self._verdict = verdict
        set_kind(self, "false" if verdict.fits else "true", "over")
        self._tint()

    def sizeHint(self) -> QSize:
        """As high as the text, within limits."""
        wanted = round(self.document().size().height()) + 14
        return QSize(200, max(_LOWEST, min(_HIGHEST, wanted)))

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Pastes any text as it is, without its dress."""
        if source.hasText():
            self.insertPlainText(source.text())

    def _grow(self) -> None:
        self.updateGeometry()

    def _tint(self) -> None:
        verdict = self._verdict
        if verdict is None or verdict.overflow_at is None:
            self.setExtraSelections([])
            return
        cursor = QTextCursor(self.document())
        cursor.setPosition(qt_length(self.toPlainText()[: verdict.overflow_at]))
        # Moving there by an operation would walk through all that was pasted.
        last = self.document().characterCount() - 1
        cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
        past = QTextEdit.ExtraSelection()
        past.cursor = cursor
        past.format.setBackground(self._look.palette.red_bg)
        past.format.setForeground(self._look.palette.red)
        past.format.setFontUnderline(True)
        self.setExtraSelections([past])
