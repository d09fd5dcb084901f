"""The manager of edge types: floats over the window, saves all its edits as one commit."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyleOptionViewItem,
    QWidget,
)

from forest_studio.app.desk import Desk
from forest_studio.app.edges.edge_trouble import edge_trouble
from forest_studio.app.edges.type_form import TypeForm
from forest_studio.app.edges.types_draft import TypesDraft
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.edge_sample import paint_sample
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row, separator
from forest_studio.app.widgets.row_delegate import Index, RowDelegate, is_chosen
from forest_studio.app.words.engine_texts import label_text
from forest_studio.core.curate.plan_types import uses
from forest_studio.core.model.edges import EdgeType
from forest_studio.core.model.events import ForestChanged
from forest_studio.core.session import Applied

_SIZE = QSize(860, 560)
_LIST = 270
_ROW = 30
_KIND = Qt.ItemDataRole.UserRole
_COUNT = Qt.ItemDataRole.UserRole + 1


class TypesPanel(QFrame):
    """Escape closes it when nothing was typed; what was typed is never dropped unasked."""

    closed = Signal()

    def __init__(self, look: Look, desk: Desk, window: QWidget) -> None:
        super().__init__(window)
        self._look, self._desk, self._window = look, desk, window
        self.setProperty("kind", "float")
        self.draft = TypesDraft(desk.forest.manifest)
        self._uses = uses(desk.forest)
        self.list = QListWidget()
        self._delegate = _TypeDelegate(look)
        self.form = TypeForm(look)
        self.add_button = push(look, self.tr("New type"), "", "plus")
        self.up_button = tool(look, "arrow-up", self.tr("Move up  Alt+Up"), 32)
        self.down_button = tool(look, "arrow-down", self.tr("Move down  Alt+Down"), 32)
        self.save_button = push(look, self.tr("Save types"), "primary", "check")
        self.discard_button = push(look, self.tr("Discard"))
        self.foot = label("", "small", True)
        self._build()
        self._connect()
        self._fill(0)

    def open_over(self) -> None:
        """Shows the manager in the middle of the window."""
        room = self._window.size() - QSize(32, 96)
        self.setFixedSize(_SIZE.boundedTo(room))
        self.move((self._window.width() - self.width()) // 2, 64)
        self.show()
        self.raise_()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def leave(self) -> None:
        """Closes the manager; unsaved edits go."""
        self.hide()
        self.deleteLater()
        self.closed.emit()

    def save(self) -> None:
        """Saves all edits as one commit."""
        if self.save_button.isEnabled():
            self.save_button.setEnabled(False)
            self._desk.apply(self.draft.change, self._answered)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes when there is nothing to lose; Alt with an arrow moves the type."""
        if event.key() == Qt.Key.Key_Escape:
            if not self.draft.is_changed:
                self.leave()
        elif (by := _move_of(event)) and self.list.currentRow() >= 0:
            self._move(by)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stays in the middle of the window; the list leaves the keys that move a type alone."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self.move((self._window.width() - self.width()) // 2, 64)
        if watched is self.list and isinstance(event, QKeyEvent) and _move_of(event):
            if event.type() == QEvent.Type.KeyPress:
                self.keyPressEvent(event)
            return True
        return False

    # Editing

    def _edit(self, field: str, value: object) -> None:
        place = self.list.currentRow()
        if place >= 0:
            self.draft.edit(place, **{field: value})
            self._show_row(place)
            self._show(place)

    def _add(self) -> None:
        place = self.draft.add(self.tr("new type"), self.tr("new type of"))
        self._fill(place)
        self.form.label.setFocus()
        self.form.label.selectAll()

    def _remove(self) -> None:
        place = self.list.currentRow()
        if place >= 0:
            self.draft.remove(place)
            self._fill(min(place, len(self.draft.entries) - 1))
            self.list.setFocus()

    def _move(self, by: int) -> None:
        self._fill(self.draft.move(self.list.currentRow(), by))

    def _discard(self) -> None:
        if not self.draft.is_changed:
            self.leave()
            return
        self.draft = TypesDraft(self._desk.forest.manifest)
        self._fill(0)

    def _answered(self, outcome: object) -> None:
        if isinstance(outcome, Applied):
            self._desk.said.emit(label_text(outcome.label), "small")
            self.leave()
            return
        self._show_state()
        self.form.note.say(edge_trouble(self._desk.forest, outcome), "red")

    def _follow(self, _event: ForestChanged | None) -> None:
        """Somebody else may have written edges meanwhile; what is typed here stays."""
        self._uses = uses(self._desk.forest)
        if not self.draft.is_changed:
            self.draft = TypesDraft(self._desk.forest.manifest)
        self._fill(max(0, self.list.currentRow()))

    # What is shown

    def _fill(self, place: int) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for number in range(len(self.draft.entries)):
            self.list.addItem(QListWidgetItem())
            self._show_row(number)
        self.list.setCurrentRow(min(place, self.list.count() - 1))
        self.list.blockSignals(False)
        self._show(self.list.currentRow())

    def _show_row(self, place: int) -> None:
        entry, item = self.draft.entries[place], self.list.item(place)
        item.setText(entry.kind.label)
        item.setData(_KIND, entry.kind)
        item.setData(_COUNT, self._uses[entry.old_name] if entry.old_name else 0)

    def _show(self, place: int) -> None:
        self.form.setVisible(place >= 0)
        self.up_button.setEnabled(place > 0)
        self.down_button.setEnabled(0 <= place < len(self.draft.entries) - 1)
        if place >= 0:
            entry = self.draft.entries[place]
            self.form.show_entry(entry, self._uses[entry.old_name] if entry.old_name else 0)
        self._show_state()

    def _show_state(self) -> None:
        changed, faults = self.draft.is_changed, self.draft.faults
        writable = self._desk.writable
        self.save_button.setEnabled(changed and not faults and writable)
        self.discard_button.setText(self.tr("Discard") if changed else self.tr("Close"))
        fault = faults[0] if faults else None
        self.form.note.say(_sentence(fault.message) if fault else "", "red")
        self.foot.setText(self._foot_text() if changed else self.tr("Saved in forest.yaml."))

    def _foot_text(self) -> str:
        lines, files = self.draft.rewritten(self._desk.forest)
        if not lines:
            return self.tr("Saving writes forest.yaml and no other file.")
        text = self.tr("Saving rewrites {0} in {1}, with forest.yaml in one commit.")
        edges = self.tr("%Ln edge(s)", "", lines)
        return text.format(edges, self.tr("%Ln file(s)", "", files))

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._show)
        self.form.edited.connect(self._edit)
        self.form.removal_wanted.connect(self._remove)
        self.add_button.clicked.connect(self._add)
        self.up_button.clicked.connect(lambda: self._move(-1))
        self.down_button.clicked.connect(lambda: self._move(1))
        self.save_button.clicked.connect(self.save)
        self.discard_button.clicked.connect(self._discard)
        self._desk.forest_changed.connect(self._follow)
        self._window.installEventFilter(self)
        self.list.installEventFilter(self)

    def _build(self) -> None:
        self.list.setItemDelegate(self._delegate)
        self.list.setAccessibleName(self.tr("Edge types"))
        self.list.setFixedWidth(_LIST)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        close = tool(self._look, "x", self.tr("Close"), 28)
        close.clicked.connect(self._discard)
        title = label(self.tr("Edge types"), "section")
        head = row(title, label(self.tr("for the whole forest"), "faint"), STRETCH, close)
        under = row(self.add_button, STRETCH, self.up_button, self.down_button, gap=4)
        left = column(greedy(self.list), under, gap=8)
        middle = row(left, greedy(self.form), gap=18)
        foot = row(self.save_button, self.discard_button, greedy(self.foot), gap=10)
        layout = column(head, separator(), gap=10, margins=(18, 12, 18, 14))
        layout.addLayout(middle, 1)
        layout.addWidget(separator())
        layout.addLayout(foot)
        self.setLayout(layout)


class _TypeDelegate(RowDelegate):
    """Paints a type's sample, label and how many edges have it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, _ROW)

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints one row."""
        palette, place = self._look.palette, option.rect
        kind: EdgeType = index.data(_KIND)
        chosen = is_chosen(option)
        sample = QRectF(place.left() + 8, place.center().y() - 9, 40, 18)
        paint_sample(painter, sample, kind.family.value, palette, colour=kind.color)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(ui_font(14, 600 if chosen else 400))
        painter.setPen(palette.text)
        room = place.adjusted(58, 0, -44, 0)
        cut = Qt.TextElideMode.ElideRight
        text = painter.fontMetrics().elidedText(kind.label or kind.name, cut, room.width())
        painter.drawText(room, middle, text)
        painter.setFont(ui_font(12))
        painter.setPen(palette.text2 if chosen else palette.text3)
        count = place.adjusted(0, 0, -10, 0)
        painter.drawText(count, middle | Qt.AlignmentFlag.AlignRight, str(index.data(_COUNT)))


def _move_of(event: QKeyEvent) -> int:
    """Which way keys move a type: -1 is up, 1 is down, 0 is no move."""
    if not event.modifiers() & Qt.KeyboardModifier.AltModifier:
        return 0
    return {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
