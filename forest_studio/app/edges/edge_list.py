"""The list of a node's edges: a head for each type and end, its edges below, closable."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from forest_studio.app.edges.edge_choice import HEAD, EdgeChoice, Key, head_key
from forest_studio.app.edges.edge_groups import EdgeGroup, EdgeRow
from forest_studio.app.edges.edge_head import EdgeHead
from forest_studio.app.edges.edge_item import EdgeItem
from forest_studio.app.heat.uses import Figures
from forest_studio.app.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.layouts import STRETCH, clear, column, row
from forest_studio.core.model.forest import Forest

Typed = dict[Key, str]
"""Scents that were typed and not saved, by the key of their edge."""
Focus = tuple[Key, int]
_FIRST = 8
"""Edges of a group that are shown before one asks for all: a hub has hundreds."""
_CTRL, _SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
_BY_KEY = Qt.FocusReason.OtherFocusReason


class EdgeList(QWidget):
    """Has the keyboard as one widget; shows groups and hands on what is asked of their edges."""

    scent_wanted = Signal(object, str)
    scent_typed = Signal(object, str)
    retype_wanted = Signal(object, QWidget)
    """The edges (a tuple of EdgeRow) and the widget to open the picker at."""
    turn_wanted = Signal(object)
    removal_wanted = Signal(object)
    node_wanted = Signal(str)
    chosen_changed = Signal(int)
    stood_on = Signal(QWidget)
    focus_changed = Signal(bool)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._closed: set[Key] = set()
        self._whole: set[Key] = set()
        self._shown: tuple[Forest, tuple[EdgeGroup, ...], Typed] | None = None
        self._uses: Mapping[Key, Figures] = {}
        self.choice = EdgeChoice()
        self.items: list[EdgeItem] = []
        self._heads: list[EdgeHead] = []
        self._column = column(gap=1)
        self.setLayout(self._column)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Edges"))

    def show_groups(self, forest: Forest, groups: tuple[EdgeGroup, ...], typed: Typed) -> None:
        """Shows the groups; ``typed`` are scents that were not saved yet."""
        self._shown = (forest, groups, typed)
        focus = self._let_go()
        clear(self._column)
        self.items, self._heads, rows = [], [], []
        for group in groups:
            key = head_key(group.type, group.inward)
            rows.append(key)
            self._add_head(group, key)
            if key not in self._closed:
                count = len(group.rows) if key in self._whole else _FIRST
                self._add_items(forest, group.rows[:count], typed)
                rows += [row.key for row in group.rows[:count]]
                self._add_rest(group, key, count)
            self._column.addSpacing(4)
        self._column.addStretch(1)
        self.choice.show(tuple(rows))
        self._take_up(focus)
        self._mark()

    def show_uses(self, uses: Mapping[Key, Figures]) -> None:
        """Shows at each edge what hunts made of its scent."""
        self._uses = uses
        for item in self.items:
            item.show_uses(uses.get(item.edge.key))

    def chosen_edges(self) -> tuple[EdgeRow, ...]:
        """The edges that a key or a button acts on."""
        by_key = {item.edge.key: item.edge for item in self.items}
        return tuple(by_key[key] for key in self.choice.edges if key in by_key)

    def choose_none(self) -> None:
        """Takes every edge out of the choice."""
        self.choice.none()
        self._mark()

    def stand_on(self, key: Key) -> bool:
        """Chooses an edge and gives the list the keyboard; False when it is not shown."""
        if key not in self.choice.rows:
            return False
        self.choice.only(key)
        self.setFocus(_BY_KEY)
        self._mark()
        return True

    def open_for(self, key: Key) -> None:
        """Opens the group that holds an edge, the whole of it."""
        if self._shown is None or key in self.choice.rows:
            return
        for group in self._shown[1]:
            if any(row.key == key for row in group.rows):
                head = head_key(group.type, group.inward)
                self._closed.discard(head)
                self._show_whole(head)

    def edit_scent(self, key: Key) -> bool:
        """Puts the cursor into the scent of an edge; False when it is not shown."""
        item = self._item(key)
        if item is not None:
            item.scent.setFocus(_BY_KEY)
            item.scent.selectAll()
            self.stood_on.emit(item)
        return item is not None

    def say(self, key: Key, text: str) -> bool:
        """Shows a message at an edge; False when the edge is not shown."""
        item = self._item(key)
        if item is not None:
            item.say(text)
            self.stood_on.emit(item)
        return item is not None

    # Keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move, Shift chooses on the way, Enter edits, letters act."""
        if not self._move(event) and not self._act(event):
            super().keyPressEvent(event)

    def _move(self, event: QKeyEvent) -> bool:
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Home: -len(self.choice.rows),
            Qt.Key.Key_End: len(self.choice.rows),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & _CTRL:
            return False
        self.choice.move(step, bool(event.modifiers() & _SHIFT))
        self._mark()
        return True

    def _act(self, event: QKeyEvent) -> bool:
        key, current = event.key(), self.choice.current
        if key == Qt.Key.Key_A and event.modifiers() & _CTRL:
            self.choice.all()
        elif event.modifiers() & ~(_SHIFT | Qt.KeyboardModifier.KeypadModifier) or current is None:
            return False
        elif current[0] == HEAD and self._act_on_head(key, current):
            return True
        elif key == Qt.Key.Key_Escape and self.choice.chosen:
            self.choice.none()
        elif key == Qt.Key.Key_Space:
            self.choice.toggle(current)
        elif not self._act_on_edges(key, current):
            return False
        self._mark()
        return True

    def _act_on_head(self, key: int, head: Key) -> bool:
        opens = {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}
        is_open = head not in self._closed
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._toggle(head)
        elif key in opens:
            if opens[Qt.Key(key)] != is_open:
                self._toggle(head)
        else:
            return False
        return True

    def _act_on_edges(self, key: int, current: Key) -> bool:
        edges = self.chosen_edges()
        item = self._item(current) or (self._item(edges[0].key) if edges else None)
        if item is None:
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.edit_scent(item.edge.key)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removal_wanted.emit(edges)
        elif key == Qt.Key.Key_T:
            self.retype_wanted.emit(edges, item.more)
        elif key == Qt.Key.Key_S:
            self.turn_wanted.emit(edges)
        elif key == Qt.Key.Key_G and item.edge.far:
            self.node_wanted.emit(item.edge.far)
        elif key == Qt.Key.Key_Left and current[0] != HEAD:
            self._go_to_head(current)
        elif key in (Qt.Key.Key_Menu, Qt.Key.Key_F10):
            item.open_menu()
        else:
            return False
        return True

    def _go_to_head(self, current: Key) -> None:
        above = self.choice.rows[: self.choice.rows.index(current)]
        self.choice.only(next(key for key in reversed(above) if key[0] == HEAD))

    def _press(self, edge: EdgeRow, held: Qt.KeyboardModifier) -> None:
        choose = self.choice.only
        if held & _SHIFT:
            choose = self.choice.extend
        elif held & _CTRL:
            choose = self.choice.toggle
        choose(edge.key)
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._mark()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows where the keyboard stands; from the first row on when it stood nowhere."""
        super().focusInEvent(event)
        if self.choice.current is None and self.choice.rows:
            self.choice.current = self.choice.rows[0]
        self._mark()
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Takes the frame away; what is chosen stays chosen."""
        super().focusOutEvent(event)
        self._mark()
        self.focus_changed.emit(False)

    # What is shown

    def _mark(self) -> None:
        here = self.choice.current if self.hasFocus() else None
        rows = [(head, head.key) for head in self._heads]
        rows += [(item, item.edge.key) for item in self.items]
        for widget, key in rows:
            widget.mark(key in self.choice.chosen, key == here)
            if key == here:
                self.stood_on.emit(widget)
        self.chosen_changed.emit(len(self.choice.chosen))

    def _item(self, key: Key) -> EdgeItem | None:
        return next((item for item in self.items if item.edge.key == key), None)

    def _let_go(self) -> Focus | None:
        """Where the keyboard is; a line that goes away must not save what is half typed."""
        focus: Focus | None = None
        for item in self.items:
            if item.scent.hasFocus():
                focus = (item.edge.key, item.scent.cursorPosition())
            item.scent.blockSignals(True)
        return focus

    def _take_up(self, focus: Focus | None) -> None:
        for item in self.items:
            if focus is not None and item.edge.key == focus[0]:
                item.scent.setFocus(_BY_KEY)
                item.scent.setCursorPosition(focus[1])

    def _add_head(self, group: EdgeGroup, key: Key) -> None:
        head = EdgeHead(self._look, group, key, key not in self._closed)
        head.clicked.connect(lambda: self._toggle(key))
        self._heads.append(head)
        self._column.addWidget(head)

    def _add_items(self, forest: Forest, rows: tuple[EdgeRow, ...], typed: Typed) -> None:
        for edge in rows:
            item = EdgeItem(self._look, forest, edge, typed.get(edge.key))
            item.scent_wanted.connect(self.scent_wanted)
            item.typed.connect(self.scent_typed)
            item.retype_wanted.connect(lambda edge, at: self.retype_wanted.emit((edge,), at))
            item.turn_wanted.connect(lambda edge: self.turn_wanted.emit((edge,)))
            item.removal_wanted.connect(lambda edge: self.removal_wanted.emit((edge,)))
            item.node_wanted.connect(self.node_wanted)
            item.pressed.connect(self._press)
            item.left.connect(lambda key=edge.key: self.stand_on(key))
            item.show_uses(self._uses.get(edge.key))
            self.items.append(item)
            self._column.addWidget(item)

    def _add_rest(self, group: EdgeGroup, key: Key, shown: int) -> None:
        if len(group.rows) <= shown:
            return
        more = push(self._look, self.tr("Show all {0}").format(len(group.rows)), "link")
        more.clicked.connect(lambda: self._show_whole(key))
        self._column.addLayout(row(more, STRETCH, margins=(22, 0, 0, 0)))

    def _show_whole(self, key: Key) -> None:
        self._whole.add(key)
        self._show_again()

    def _toggle(self, key: Key) -> None:
        self._closed ^= {key}
        self._show_again()

    def _show_again(self) -> None:
        if self._shown is not None:
            self.show_groups(*self._shown)
