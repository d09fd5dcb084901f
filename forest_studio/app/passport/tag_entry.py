"""The line in which a tag is typed, with the forest's own tags offered below it."""

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView

from forest_studio.core.model.forest import Forest

_SHOWN = 8


def tags_by_use(forest: Forest) -> tuple[str, ...]:
    """Every tag of a forest, the ones used most first."""
    used = Counter(tag for node in forest.nodes.values() for tag in node.passport.tags)
    return tuple(sorted(used, key=lambda tag: (-used[tag], tag.casefold())))


class TagEntry(QLineEdit):
    """Enter adds and asks for another one, Escape or leaving ends; empty Backspace takes back."""

    added = Signal(str)
    ended = Signal(str)
    """Ends with what was typed, empty when it is to be forgotten."""
    taken_back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "tag")
        self.setFixedSize(132, 22)
        self.setPlaceholderText(self.tr("new tag"))
        self.setAccessibleName(self.tr("New tag"))
        self._model = QStringListModel(self)
        completer = QCompleter(self._model, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setMaxVisibleItems(_SHOWN)
        popup = QListView()
        popup.setProperty("kind", "popup")
        completer.setPopup(popup)
        popup.setMinimumWidth(150)
        self.setCompleter(completer)
        completer.activated.connect(self._take)
        self.editingFinished.connect(self._leave)

    @property
    def popup(self) -> QListView:
        """The list of the tags that fit."""
        popup = self.completer().popup()
        assert isinstance(popup, QListView)
        return popup

    def offer(self, tags: Iterable[str]) -> None:
        """Offers tags, the likeliest first."""
        self._model.setStringList(list(tags))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Escape, Backspace in an empty line, arrows into the list; else it types."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.text().strip():
            self._take(self.text())
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.clear()
            self._leave()
        elif key == Qt.Key.Key_Backspace and not self.text():
            self.taken_back.emit()
        elif key == Qt.Key.Key_Down and not self.popup.isVisible():
            self.completer().setCompletionPrefix(self.text())
            self.completer().complete()
        else:
            super().keyPressEvent(event)

    def _take(self, text: str) -> None:
        self.popup.hide()
        self.added.emit(text)
        # The completer writes the chosen tag into the line after it has told of it.
        self.setText("")

    def _leave(self) -> None:
        if not self.isHidden():
            text = self.text()
            self.clear()
            self.ended.emit(text)
