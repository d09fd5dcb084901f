"""An observation word for word, as a navigator gets it; every cut in it is marked."""

import re

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QTextEdit

from forest_studio.app.look.theme import Look, mono_font

CUT = re.compile(
    r"\[(?:\d[^\]\n]* (?:doors shown|earlier)|doors \d[^\]\n]* shown|body cut at|trail of|cut)"
    r"[^\]\n]*\]"
)
"""The notes with which an observation says what it left out."""


class ExactView(QPlainTextEdit):
    """Read-only and as high as its text."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setProperty("kind", "mono")
        self.setReadOnly(True)
        self.setFont(mono_font(12))
        self.setAccessibleName(self.tr("The observation, word for word"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().documentLayout().documentSizeChanged.connect(self._grow)
        look.changed.connect(self._mark)

    def show_text(self, text: str) -> None:
        """Shows another observation."""
        self.setPlainText(text)
        self._mark()
        self._grow()

    @property
    def cuts(self) -> tuple[str, ...]:
        """What is marked."""
        return tuple(mark.cursor.selectedText() for mark in self.extraSelections())

    def _mark(self) -> None:
        palette, marks = self._look.palette, []
        text = self.toPlainText()
        for found in CUT.finditer(text):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.document())
            mark.cursor.setPosition(_length(text[: found.start()]))
            end = _length(text[: found.end()])
            mark.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            mark.format.setBackground(palette.amber_bg)
            mark.format.setForeground(palette.amber)
            marks.append(mark)
        self.setExtraSelections(marks)

    def _grow(self) -> None:
        # A plain text document counts its height in lines.
        lines = self.document().size().height()
        self.setFixedHeight(round(lines * self.fontMetrics().lineSpacing()) + 22)


def _length(text: str) -> int:
    return len(text) + sum(character > "\uffff" for character in text)
