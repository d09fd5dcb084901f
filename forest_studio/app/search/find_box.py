"""The find box of the top bar: nodes by their words, commands by their names."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLineEdit

from forest_studio.app.desk import Desk
from forest_studio.app.search import lookup
from forest_studio.app.search.hit_delegate import ROW_HEIGHT
from forest_studio.app.search.hits_list import HitsList
from forest_studio.app.search.hits_model import HitsModel, ShownHit, shown
from forest_studio.app.theme import Look
from forest_studio.app.widgets.labels import IconLabel, key_cap, label
from forest_studio.app.widgets.layouts import column, greedy, row
from forest_studio.core.model.errors import ForestError
from forest_studio.core.search.base import Hit

_ROWS = 8
_COMMANDS = 3
_KEY_ROOM = 220


class FindBox(QFrame):
    """Types into a line; what it finds floats below it over the window."""

    def __init__(self, look: Look, commands: Sequence[QAction]) -> None:
        super().__init__()
        self._look, self._commands = look, commands
        self._desk: Desk | None = None
        self._acts: list[Callable[[], object]] = []
        self.setProperty("kind", "find")
        self.setFixedHeight(32)
        self.setMinimumWidth(120)
        self.setMaximumWidth(300)
        self.box = QLineEdit()
        self.box.setProperty("kind", "bare")
        self.box.setPlaceholderText(self.tr("Find a node or run a command"))
        self.box.setAccessibleName(self.tr("Find a node or run a command"))
        self.box.installEventFilter(self)
        self._key = key_cap("Ctrl K")
        icon = IconLabel(look, "command", "text3")
        self.setLayout(row(icon, greedy(self.box), self._key, margins=(10, 0, 6, 0)))
        self.model = HitsModel()
        self.popup: QFrame | None = None
        self._list = HitsList(look, self.model)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.clicked.connect(self._run)
        self._nothing = label(self.tr("Nothing of that name"), "faint")
        self._soon = QTimer(self, singleShot=True, interval=60)
        self._soon.timeout.connect(self.look_up)
        self.box.textEdited.connect(lambda _text: self._soon.start())

    def use(self, desk: Desk | None) -> None:
        """Searches in another forest, or only among commands."""
        self._desk = desk

    def sizeHint(self) -> QSize:
        """As wide as the mock where there is room."""
        return QSize(300, 32)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves the words the room of the key cap in a narrow bar."""
        super().resizeEvent(event)
        self._key.setVisible(self.width() > _KEY_ROOM)

    def look_up(self) -> None:
        """Looks for what is typed."""
        text, desk = self.box.text().strip(), self._desk
        if not text:
            self.close_popup()
        elif desk is None:
            self._show(text, ())
        else:
            desk.tasks.run(
                lambda _task: lookup.look_up(desk.session, text, _ROWS),
                partial(self._show, text),
                partial(self._show_commands_only, text),
                lane="find",
            )

    def close_popup(self) -> None:
        """Folds what was found."""
        if self.popup is not None:
            self.popup.hide()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Takes the keys that move in the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._take_key(event)
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusOut:
            self.close_popup()
        return False

    def _take_key(self, event: QKeyEvent) -> bool:
        key, place = event.key(), self._list.currentIndex().row()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key == Qt.Key.Key_Down else -1
            place = max(0, min(place + step, len(self.model.hits) - 1))
            self._list.setCurrentIndex(self.model.index(place))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._run(self._list.currentIndex())
        elif key == Qt.Key.Key_Escape:
            self.box.clear()
            self.close_popup()
            self.box.clearFocus()
        else:
            return False
        return True

    def _show_commands_only(self, text: str, _error: ForestError) -> None:
        self._show(text, ())

    def _show(self, text: str, hits: tuple[Hit, ...]) -> None:
        commands = self._fitting(text)
        rows: list[ShownHit] = []
        self._acts = []
        desk = self._desk
        if desk is not None:
            known = [hit for hit in hits if hit.node in desk.forest.nodes]
            known = known[: _ROWS - len(commands)]
            rows += [shown(desk.forest, hit) for hit in known]
            self._acts += [partial(desk.select, hit.node) for hit in known]
        for action in commands:
            keys = action.shortcut().toString()
            rows.append(ShownHit("", action.text(), keys, self.tr("Command"), (), False))
            self._acts.append(action.trigger)
        self.model.show(tuple(rows))
        self._open_popup()

    def _fitting(self, text: str) -> list[QAction]:
        typed = text.casefold()
        fitting = [a for a in self._commands if a.isEnabled() and _begins(a.text(), typed)]
        return fitting[:_COMMANDS]

    def _open_popup(self) -> None:
        if not self.box.hasFocus():
            return
        popup = self.popup or self._build_popup()
        count = len(self.model.hits)
        self._list.setFixedHeight(max(1, count) * ROW_HEIGHT + 2)
        self._list.setVisible(count > 0)
        self._nothing.setVisible(count == 0)
        if count:
            self._list.setCurrentIndex(self.model.index(0))
        popup.setFixedWidth(max(380, self.width()))
        popup.adjustSize()
        corner = self.mapTo(self.window(), QPoint(0, self.height() + 4))
        popup.move(corner.x() - (popup.width() - self.width()) // 2, corner.y())
        popup.show()
        popup.raise_()

    def _build_popup(self) -> QFrame:
        self.popup = QFrame(self.window())
        self.popup.setProperty("kind", "float")
        content = column(self._list, self._nothing, margins=(6, 6, 6, 6))
        self.popup.setLayout(content)
        return self.popup

    def _run(self, index: QModelIndex) -> None:
        if index.isValid():
            act = self._acts[index.row()]
            self.box.clear()
            self.close_popup()
            self.box.clearFocus()
            act()


def _begins(text: str, typed: str) -> bool:
    """Whether the text, or what follows one of its spaces, begins with what was typed."""
    return f" {text.casefold()}".find(f" {typed}") >= 0
