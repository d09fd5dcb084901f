"""The field in which a body is typed: plain text, wrapped, lightly tinted."""

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QTextCursor, QTextOption
from PySide6.QtWidgets import QPlainTextEdit

from forest_studio.app.body.find_key import FindKey
from forest_studio.app.body.markdown_tint import MarkdownTint
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.widgets.qt_text import qt_length

_TAB_SPACES = 4


class BodyEdit(QPlainTextEdit):
    """Hands out exactly the characters that were typed."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setProperty("kind", "body-edit")
        self.setAccessibleName(self.tr("Text of the node"))
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        font = ui_font(14)
        self.setFont(font)
        self.document().setDefaultFont(font)
        self.setTabStopDistance(self.fontMetrics().horizontalAdvance(" ") * _TAB_SPACES)
        self.document().setDocumentMargin(6)
        self.find_key = FindKey(self)
        self._tint = MarkdownTint(look, self.document())

    @property
    def typed(self) -> str:
        """The text with ``\\n`` between its lines; no other character is changed."""
        # toPlainText would turn a no-break space into a space.
        return self.document().toRawText().replace("\u2029", "\n")

    def show_text(self, text: str, afresh: bool) -> None:
        """Shows a text; unless ``afresh`` the cursor and what can be undone stay."""
        old = self.typed
        if text == old:
            return
        if afresh:
            self.setPlainText(text)
            return
        head = _common(old, text)
        tail = _common(old[head:][::-1], text[head:][::-1])
        cursor = QTextCursor(self.document())
        cursor.setPosition(qt_length(old[:head]))
        end = qt_length(old[: len(old) - tail])
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text[head : len(text) - tail])

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Pastes any text as it is, without its dress."""
        if source.hasText():
            self.insertPlainText(source.text())


def _common(left: str, right: str) -> int:
    length = min(len(left), len(right))
    if left[:length] == right[:length]:
        return length
    low, high = 0, length
    while low < high:
        middle = (low + high + 1) // 2
        if left[:middle] == right[:middle]:
            low = middle
        else:
            high = middle - 1
    return low
