"""Finds words in a body: every place is tinted, Enter goes to the next one."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QTextEdit

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import tool
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import greedy, row
from forest_studio.app.widgets.search_box import search_box

Field = QTextEdit | QPlainTextEdit
_MOST = 2_000
"""Places that are tinted and counted."""
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ESCAPE = Qt.Key.Key_Escape


class FindBar(QFrame):
    """Looks in the field that it was opened for; Escape gives the keyboard back."""

    closed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._field: Field | None = None
        self.places: list[QTextCursor] = []
        self.here = -1
        self.box = search_box(look, self.tr("Find in this text"))
        self.box.setFixedHeight(30)
        self._count = label("", "tiny")
        self.before = tool(look, "caret-up", self.tr("The place before  Shift+Enter"), 26)
        self.after = tool(look, "caret-down", self.tr("The next place  Enter"), 26)
        leave = tool(look, "x", self.tr("Close  Esc"), 26)
        self.setLayout(row(greedy(self.box), self._count, self.before, self.after, leave, gap=4))
        self.before.clicked.connect(lambda: self.go(-1))
        self.after.clicked.connect(lambda: self.go(1))
        leave.clicked.connect(self.leave)
        # Typing in the body moves the places; looking again waits for a pause.
        self._soon = QTimer(self, singleShot=True, interval=120)
        self._soon.timeout.connect(self._look_again)
        self.box.textChanged.connect(lambda _text: self._look_again(near=True))
        look.changed.connect(self._tint)
        self.hide()

    def open_for(self, field: Field) -> None:
        """Looks in a field, for its selected words if there are any."""
        self.use(field)
        chosen = field.textCursor().selectedText()
        self.show()
        if chosen and "\u2029" not in chosen:
            self.box.setText(chosen)
        self.box.setFocus()
        self.box.selectAll()
        self._look_again(near=True)

    def use(self, field: Field) -> None:
        """Looks in another field from now on."""
        if self._field is field:
            return
        if self._field is not None:
            self._field.setExtraSelections([])
            self._field.document().contentsChanged.disconnect(self._soon.start)
        self._field = field
        field.document().contentsChanged.connect(self._soon.start)
        if self.isVisible():
            self._look_again(near=True)

    def leave(self) -> None:
        """Closes the bar; the place that was found stays selected."""
        self.hide()
        self.places, self.here = [], -1
        if self._field is not None:
            self._field.setExtraSelections([])
            self._field.setFocus()
        self.closed.emit()

    def go(self, step: int) -> None:
        """Goes to the next place or to the one before, round the ends."""
        if self.places and self._field is not None:
            self.here = (self.here + step) % len(self.places)
            self._field.setTextCursor(self.places[self.here])
            self._field.ensureCursorVisible()
            self._tint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, Shift+Enter back, Escape leaves."""
        name = event.key()
        back = bool(event.modifiers() & _SHIFT)
        if name in _ENTER:
            self.go(-1 if back else 1)
        elif name == _ESCAPE:
            self.leave()
        else:
            super().keyPressEvent(event)

    def _look_again(self, near: bool = False) -> None:
        field, text = self._field, self.box.text()
        if field is None or not self.isVisible():
            return
        self.places = _places(field.document(), text)
        start = field.textCursor().selectionStart()
        after = (n for n, place in enumerate(self.places) if place.selectionStart() >= start)
        self.here = next(after, 0) if self.places else -1
        if near and self.places:
            self.go(0)
        self._tint()

    def _tint(self) -> None:
        field, palette = self._field, self._look.palette
        if field is None or not self.isVisible():
            return
        marks = []
        for number, place in enumerate(self.places):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = place
            here = number == self.here
            mark.format.setBackground(palette.amber if here else palette.amber_bg)
            mark.format.setForeground(palette.bg if here else palette.amber)
            marks.append(mark)
        field.setExtraSelections(marks)
        self._count.setText(self._counted())
        for button in (self.before, self.after):
            button.setEnabled(bool(self.places))

    def _counted(self) -> str:
        if not self.box.text():
            return ""
        if not self.places:
            return self.tr("not found")
        more = "+" if len(self.places) == _MOST else ""
        return self.tr("{0} of {1}").format(self.here + 1, f"{len(self.places)}{more}")


def _places(document: QTextDocument, text: str) -> list[QTextCursor]:
    found: list[QTextCursor] = []
    cursor = QTextCursor(document)
    while text and len(found) < _MOST:
        cursor = document.find(text, cursor)
        if cursor.isNull():
            break
        found.append(QTextCursor(cursor))
    return found
