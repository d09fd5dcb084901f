"""The list of a node's edges: a head for each type and end, its edges below, closable."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from forest_studio.app.edges.edge_groups import DANGLING, EdgeGroup, EdgeRow
from forest_studio.app.edges.edge_item import EdgeItem
from forest_studio.app.theme import Look
from forest_studio.app.widgets.buttons import caret, push
from forest_studio.app.widgets.edge_sample import EdgeSample
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, row
from forest_studio.core.model.forest import Forest

Key = tuple[str, str, str]
Typed = dict[Key, str]
"""Scents that were typed and not saved, by the key of their edge."""
Focus = tuple[Key, int]
_FIRST = 8
"""Edges of a group that are shown before one asks for all: a hub has hundreds."""


class EdgeList(QWidget):
    """Shows groups and hands on what their edges ask for."""

    scent_wanted = Signal(object, str)
    scent_typed = Signal(object, str)
    retype_wanted = Signal(object, QWidget)
    removal_wanted = Signal(object)
    node_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._closed: set[tuple[str, bool]] = set()
        self.items: list[EdgeItem] = []
        self._column = column(gap=2)
        self.setLayout(self._column)

    def show_groups(
        self,
        forest: Forest,
        groups: tuple[EdgeGroup, ...],
        typed: Typed,
        all_of: tuple[str, bool] | None = None,
    ) -> None:
        """Shows the groups; ``typed`` are scents that were not saved yet."""
        focus = self._let_go()
        clear(self._column)
        self.items = []
        for group in groups:
            key = (group.type, group.inward)
            head = _Head(self._look, group, key not in self._closed)
            self._column.addWidget(head)
            head.clicked.connect(lambda key=key: self._toggle(key, forest, groups, typed))
            if key not in self._closed:
                count = len(group.rows) if key == all_of else _FIRST
                self._add_items(forest, group.rows[:count], typed)
                self._add_rest(forest, groups, typed, group, count)
            self._column.addSpacing(4)
        self._column.addStretch(1)
        self._take_up(focus)

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
                item.scent.setFocus(Qt.FocusReason.OtherFocusReason)
                item.scent.setCursorPosition(focus[1])

    def _add_items(self, forest: Forest, rows: tuple[EdgeRow, ...], typed: Typed) -> None:
        for edge in rows:
            item = EdgeItem(self._look, forest, edge, typed.get(edge.key))
            item.scent_wanted.connect(self.scent_wanted)
            item.typed.connect(self.scent_typed)
            item.retype_wanted.connect(self.retype_wanted)
            item.removal_wanted.connect(self.removal_wanted)
            item.node_wanted.connect(self.node_wanted)
            self.items.append(item)
            self._column.addWidget(item)

    def _add_rest(
        self,
        forest: Forest,
        groups: tuple[EdgeGroup, ...],
        typed: Typed,
        group: EdgeGroup,
        shown: int,
    ) -> None:
        if len(group.rows) <= shown:
            return
        more = push(self._look, self.tr("Show all {0}").format(len(group.rows)), "link")
        key = (group.type, group.inward)
        more.clicked.connect(lambda: self.show_groups(forest, groups, typed, key))
        self._column.addLayout(row(more, STRETCH, margins=(22, 0, 0, 0)))

    def _toggle(
        self,
        key: tuple[str, bool],
        forest: Forest,
        groups: tuple[EdgeGroup, ...],
        typed: Typed,
    ) -> None:
        self._closed ^= {key}
        self.show_groups(forest, groups, typed)


class _Head(QWidget):
    clicked = Signal()

    def __init__(self, look: Look, group: EdgeGroup, is_open: bool) -> None:
        super().__init__()
        self._look, self._open = look, is_open
        lost = group.type == DANGLING
        sample: QWidget = EdgeSample(look, group.family, group.inward, 38)
        if lost:
            sample = IconLabel(look, "link-break", "red", 18)
        way = label("" if lost else self.tr("in") if group.inward else self.tr("out"), "tiny")
        name = label(self.tr("leads nowhere") if lost else group.label, "red" if lost else "strong")
        items = (sample, name, label(str(len(group.rows)), "faint"), STRETCH, way)
        self.setLayout(row(*items, margins=(0, 0, 24, 0)))
        self.setFixedHeight(24)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{group.label}, {len(group.rows)}")

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Closes or opens the group."""
        self.clicked.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the caret at the right."""
        painter = QPainter(self)
        caret(self._look, painter, QPointF(self.width() - 10, self.height() / 2), self._open)
        painter.end()
