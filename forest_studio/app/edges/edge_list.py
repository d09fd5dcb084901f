"""The list of a node's edges: a head for each type and end, its edges below, closable."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from forest_studio.app.edges.edge_choice import HEAD, EdgeChoice, Key, head_key
from forest_studio.app.edges.edge_groups import EdgeGroup, EdgeRow
from forest_studio.app.edges.edge_head import EdgeHead
from forest_studio.app.edges.edge_item import EdgeItem
from forest_studio.app.edges.row_stock import RowStock
from forest_studio.app.heat.uses import Figures
from forest_studio.app.look.theme import Look
from forest_studio.app.turns import Turns
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.layouts import STRETCH, clear, column, row
from forest_studio.core.model.forest import Forest

Typed = dict[Key, str]
"""Scents that were typed and not saved, by the key of their edge."""
_FIRST = 8
"""Edges of a group that are shown before one asks for all: a hub has hundreds."""
_AT_ONCE, _IN_A_TURN = 10, 5
"""Edges of another node that are shown in one go, about as many as have room, and then by turns."""
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
        self._stock = RowStock(self._new_item)
        self._turns: Turns | None = None
        self._column = column(gap=1)
        self.setLayout(self._column)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Edges"))

    def steps(self) -> Iterator[None]:
        """Makes rows for the first node, and halts wherever the window may have a turn."""
        yield from self._stock.fill(self)

    def show_groups(self, forest: Forest, groups: tuple[EdgeGroup, ...], typed: Typed) -> None:
        """Shows the groups; ``typed`` are scents that were not saved yet.

        A hub has hundreds of rows: what is below the first ones is made in later turns.
        """
        self._shown = (forest, groups, typed)
        if self._turns is not None:
            self._turns.drop()
        self.choice.show(tuple(self._keys()))
        focused = next((item for item in self.items if item.scent.hasFocus()), None)
        self._stock.take_back(self.items, self.choice.rows)
        self.items, self._heads = [], []
        self._empty_column()
        self._turns = Turns(self, self._place())
        if focused is not None and focused.edge.key in self.choice.rows:
            self._finish()

    def show_uses(self, uses: Mapping[Key, Figures]) -> None:
        """Shows at each edge what hunts made of its scent."""
        self._uses = uses
        for item in self.items:
            item.show_uses(uses.get(item.edge.key))

    def chosen_edges(self) -> tuple[EdgeRow, ...]:
        """The edges that a key or a button acts on."""
        self._finish()
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
        self._finish()
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
        self._finish()
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
        self._finish()
        return next((item for item in self.items if item.edge.key == key), None)

    # Rows

    def _parts(self) -> Iterator[tuple[EdgeGroup, Key, tuple[EdgeRow, ...]]]:
        """Each group with the key of its head and the rows that it shows."""
        assert self._shown is not None
        for group in self._shown[1]:
            key = head_key(group.type, group.inward)
            count = len(group.rows) if key in self._whole else _FIRST
            yield group, key, () if key in self._closed else group.rows[:count]

    def _keys(self) -> Iterator[Key]:
        for _group, key, rows in self._parts():
            yield key
            yield from (row.key for row in rows)

    def _empty_column(self) -> None:
        """Rows stay where they are on the screen; they are used again at once."""
        while (item := self._column.takeAt(0)) is not None:
            widget, inner = item.widget(), item.layout()
            if isinstance(inner, QBoxLayout):
                clear(inner)
            elif widget is not None and not isinstance(widget, EdgeItem):
                widget.hide()
                widget.deleteLater()
        self._column.addStretch(1)

    def _place(self) -> Iterator[None]:
        """Puts heads and rows below each other; halts where the window may have a turn."""
        assert self._shown is not None
        forest, _groups, typed = self._shown
        left = _AT_ONCE
        self._column.setEnabled(False)
        for group, key, rows in self._parts():
            self._add_head(group, key)
            for edge in rows:
                left -= not self._stock.shows(edge)
                self._add_item(self._stock.row(forest, edge, typed.get(edge.key)))
                if left == 0:
                    left = _IN_A_TURN
                    self._lay_out()
                    yield
                    self._column.setEnabled(False)
            if key not in self._closed:
                self._add_rest(group, key, len(rows))
            self._column.insertSpacing(self._column.count() - 1, 4)
        self._lay_out()
        yield from self._stock.trim()

    def _lay_out(self) -> None:
        """Places what was added, once: Qt would do it for each row that it shows."""
        self._stock.hide_rest()
        self._column.setEnabled(True)
        self._column.invalidate()
        self._mark()

    def _finish(self) -> None:
        """Makes the rows that are still to come at once."""
        if self._turns is not None:
            self._turns.finish()

    def _new_item(self) -> EdgeItem:
        item = EdgeItem(self._look)
        item.scent_wanted.connect(self.scent_wanted)
        item.typed.connect(self.scent_typed)
        item.retype_wanted.connect(lambda edge, at: self.retype_wanted.emit((edge,), at))
        item.turn_wanted.connect(lambda edge: self.turn_wanted.emit((edge,)))
        item.removal_wanted.connect(lambda edge: self.removal_wanted.emit((edge,)))
        item.node_wanted.connect(self.node_wanted)
        item.pressed.connect(self._press)
        item.left.connect(lambda: self.stand_on(item.edge.key))
        return item

    def _add_head(self, group: EdgeGroup, key: Key) -> None:
        head = EdgeHead(self._look, group, key, key not in self._closed)
        head.clicked.connect(lambda: self._toggle(key))
        self._heads.append(head)
        self._add(head)

    def _add_item(self, item: EdgeItem) -> None:
        item.show_uses(self._uses.get(item.edge.key))
        self.items.append(item)
        self._add(item)

    def _add(self, widget: QWidget) -> None:
        self._column.insertWidget(self._column.count() - 1, widget)
        widget.show()

    def _add_rest(self, group: EdgeGroup, key: Key, shown: int) -> None:
        if len(group.rows) <= shown:
            return
        more = push(self._look, self.tr("Show all {0}").format(len(group.rows)), "link")
        more.clicked.connect(lambda: self._show_whole(key))
        line = row(more, STRETCH, margins=(22, 0, 0, 0))
        self._column.insertLayout(self._column.count() - 1, line)

    def _show_whole(self, key: Key) -> None:
        self._whole.add(key)
        self._show_again()

    def _toggle(self, key: Key) -> None:
        self._closed ^= {key}
        self._show_again()

    def _show_again(self) -> None:
        if self._shown is not None:
            self.show_groups(*self._shown)
