"""The find box of the top bar: nodes by their words, commands by their names."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLineEdit

from forest_studio.app.commands.commands import Command, Commands, fits_well
from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.search import lookup
from forest_studio.app.search.hit_delegate import ROW_HEIGHT, height_of
from forest_studio.app.search.hits_list import HitsList
from forest_studio.app.search.hits_model import HitsModel, ShownHit, shown
from forest_studio.app.widgets.labels import IconLabel, key_cap, label
from forest_studio.app.widgets.layouts import column, greedy, row
from forest_studio.core.model.errors import ForestError
from forest_studio.core.search.base import Hit

Act = Callable[[], object]
_ROWS = 8
_COMMANDS = 3
_LISTED = 60
"""Commands that are listed when only commands are asked for."""
_ONLY_COMMANDS = ">"
_LEAST_TYPED = 3
"""Letters from which a command may come before the nodes."""
_KEY_ROOM = 220


class FindBox(QFrame):
    """Types into a line; what it finds floats below it over the window.

    With nothing typed it lists the commands, those used last first; after ``>`` commands only.
    """

    def __init__(self, look: Look, commands: Commands) -> None:
        super().__init__()
        self._look, self._commands = look, commands
        self._desk: Desk | None = None
        self._acts: list[Act] = []
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
        if not text or text.startswith(_ONLY_COMMANDS) or desk is None:
            self._show_commands(text.removeprefix(_ONLY_COMMANDS).strip())
        else:
            desk.tasks.run(
                lambda _task: lookup.look_up(desk.session, text, _ROWS),
                partial(self._show, text),
                partial(self._show_without_nodes, text),
                lane="find",
            )

    def open_commands(self) -> None:
        """Puts the cursor into the line and lists the commands."""
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()
        self.look_up()

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

    def _show_without_nodes(self, text: str, _error: ForestError) -> None:
        self._show(text, ())

    def _show_commands(self, text: str) -> None:
        self._list_rows(self._rows_of(self._commands.find(text)[:_LISTED]))

    def _show(self, text: str, hits: tuple[Hit, ...]) -> None:
        if text != self.box.text().strip():
            return
        commands = self._commands.find(text)[:_COMMANDS]
        nodes = self._nodes(hits, _ROWS - len(commands))
        begun = any(row.title.casefold().startswith(text.casefold()) for row, _ in nodes)
        first = bool(commands) and len(text) >= _LEAST_TYPED and fits_well(commands[0], text)
        rows = self._rows_of(commands)
        self._list_rows([*rows, *nodes] if first and not begun else [*nodes, *rows])

    def _nodes(self, hits: tuple[Hit, ...], most: int) -> list[tuple[ShownHit, Act]]:
        desk = self._desk
        if desk is None:
            return []
        known = [hit for hit in hits if hit.node in desk.forest.nodes][:most]
        return [(shown(desk.forest, hit), partial(desk.select, hit.node)) for hit in known]

    def _rows_of(self, commands: list[Command]) -> list[tuple[ShownHit, Act]]:
        return [
            (self._row_of(command), partial(self._commands.run, command)) for command in commands
        ]

    def _row_of(self, command: Command) -> ShownHit:
        enabled = not command.reason
        return ShownHit("", command.text, command.keys, command.reason, (), False, enabled)

    def _list_rows(self, rows: list[tuple[ShownHit, Act]]) -> None:
        self._acts = [act for _, act in rows]
        self.model.show(tuple(row for row, _ in rows))
        self._open_popup()

    def _open_popup(self) -> None:
        if not self.box.hasFocus():
            return
        popup = self.popup or self._build_popup()
        count = len(self.model.hits)
        heights = [height_of(row) for row in self.model.hits]
        self._list.setFixedHeight(min(sum(heights), _ROWS * ROW_HEIGHT) + 2)
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
            if not self.model.hits[index.row()].enabled:
                return
            act = self._acts[index.row()]
            self.box.clear()
            self.close_popup()
            self.box.clearFocus()
            act()
