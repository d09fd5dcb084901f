"""The card that names the edge types by family, counts them, and shows or hides them."""

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from forest_studio.app.look.palette import FALLBACK_FAMILY, FAMILIES, Palette
from forest_studio.app.map.card import Card, CardButton
from forest_studio.app.map.edge_rows import NARROW, ROW, EdgeRow, FamilyRow, LegendRow
from forest_studio.app.map.fonts import SEMIBOLD, font
from forest_studio.app.map.map_data import EdgeKind, MapData

_MARGINS = 24
_MOST_ROWS = 16
_LEAST_ROWS = 4
_SHARE = 0.42
"""How much of the map's height the list may take."""


class EdgeLegend(Card):
    """All edge types that occur; `hidden_changed` tells the names of those that are not shown."""

    hidden_changed = Signal(object)
    resized = Signal()

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(palette, parent)
        self.setAccessibleName(self.tr("Edge types"))
        self._rows: list[EdgeRow] = []
        self._families: list[FamilyRow] = []
        self._width = NARROW
        self._absent: frozenset[str] = frozenset()
        self._title = QLabel(self.tr("Edges"), self)
        self._fold = CardButton(palette, "caret-down", self.tr("Fold the list of edge types"), self)
        self._fold.setFixedSize(20, 20)
        self._fold.setCheckable(True)
        self._fold.toggled.connect(self.fold)
        self._scroll = _bare_scroll(self)
        head = QHBoxLayout()
        head.setContentsMargins(4, 0, 0, 0)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._fold)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 7, 8, 8)
        column.setSpacing(3)
        column.addLayout(head)
        column.addWidget(self._scroll)
        self.set_palette(palette)

    @property
    def is_folded(self) -> bool:
        """Whether only the head is shown."""
        return self._fold.isChecked()

    def fold(self, folded: bool) -> None:
        """Hides or shows the list."""
        self._fold.setChecked(folded)
        self._fold.icon_name = "caret-up" if folded else "caret-down"
        self._scroll.setVisible(not folded)
        self.adjustSize()
        self.resized.emit()

    def set_palette(self, palette: Palette) -> None:
        """Takes another look."""
        super().set_palette(palette)
        self._title.setFont(font(12, SEMIBOLD, 0.4))
        self._title.setStyleSheet(
            f"color: {palette.text3.name()}; font-size: 12px; font-weight: 600; background: none;"
        )

    def set_data(self, data: MapData, hidden: frozenset[str]) -> None:
        """Lists the types of a forest by family, without those that never occur."""
        counts = np.bincount(data.edge_type, minlength=len(data.edge_kinds)).tolist()
        listed = [(k, c) for k, c in zip(data.edge_kinds, counts, strict=True) if c]
        if [row.kind for row in self._rows] == [kind for kind, _ in _by_family(listed)]:
            self._count_again(dict(listed))
        else:
            self._list(_by_family(listed))
        self.set_hidden(hidden)
        self.setVisible(bool(self._rows))

    def set_room(self, height: int) -> None:
        """Takes no more than its share of the map's height; the rest is scrolled."""
        most = min(_MOST_ROWS, max(_LEAST_ROWS, int(height * _SHARE / ROW)))
        lines = len(self._rows) + len(self._families)
        scroll_bar = 10 if lines > most else 0
        self._scroll.setFixedHeight(min(lines, most) * ROW)
        self.setFixedWidth(self._width + _MARGINS + scroll_bar)
        self.adjustSize()

    def set_hidden(self, hidden: frozenset[str]) -> None:
        """Ticks the rows without telling about it; types that do not occur stay hidden."""
        self._absent = hidden - {row.kind.name for row in self._rows}
        for row in self._rows:
            row.blockSignals(True)
            row.setChecked(row.kind.name not in hidden)
            row.blockSignals(False)
            row.update()
        for family in self._families:
            family.follow()

    def _count_again(self, counts: dict[EdgeKind, int]) -> None:
        for row in self._rows:
            row.count = counts[row.kind]
            row.update()
        for family in self._families:
            family.count = sum(row.count for row in family.rows)
            family.update()

    def _list(self, kinds: list[tuple[EdgeKind, int]]) -> None:
        listed = QWidget()
        column = QVBoxLayout(listed)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._rows, self._families = [], []
        for family in dict.fromkeys(_family(kind) for kind, _ in kinds):
            members = [(kind, count) for kind, count in kinds if _family(kind) == family]
            inner = len(members) > 1
            rows = [EdgeRow(self.palette_now, *member, listed, inner) for member in members]
            if inner:
                column.addWidget(self._family_row(rows, listed))
            for row in rows:
                row.toggled.connect(self._tell)
                column.addWidget(row)
            self._rows += rows
        every: list[LegendRow] = [*self._rows, *self._families]
        self._width = max((row.sizeHint().width() for row in every), default=NARROW)
        for line in every:
            line.setFixedWidth(self._width)
            line.reached.connect(lambda line=line: self._scroll.ensureWidgetVisible(line, 0, ROW))
        self._scroll.setWidget(listed)

    def _family_row(self, rows: list[EdgeRow], parent: QWidget) -> FamilyRow:
        row = FamilyRow(self.palette_now, rows, parent)
        row.clicked.connect(lambda: self._toggle(row))
        self._families.append(row)
        return row

    def _toggle(self, family: FamilyRow) -> None:
        """Shows a whole family, or hides it when all of it is shown."""
        shown = not all(row.isChecked() for row in family.rows)
        for row in family.rows:
            row.blockSignals(True)
            row.setChecked(shown)
            row.blockSignals(False)
            row.update()
        self._tell()

    def _tell(self) -> None:
        for family in self._families:
            family.follow()
        hidden = frozenset(row.kind.name for row in self._rows if not row.isChecked())
        self.hidden_changed.emit(hidden | self._absent)


def _family(kind: EdgeKind) -> str:
    return kind.family if kind.family in FAMILIES else FALLBACK_FAMILY


def _by_family(kinds: list[tuple[EdgeKind, int]]) -> list[tuple[EdgeKind, int]]:
    """The kinds of one family together, families in the order in which they occur."""
    order = list(dict.fromkeys(_family(kind) for kind, _ in kinds))
    return sorted(kinds, key=lambda pair: order.index(_family(pair[0])))


def _bare_scroll(parent: QWidget) -> QScrollArea:
    scroll = QScrollArea(parent)
    scroll.setFrameShape(QScrollArea.Shape.NoFrame)
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setStyleSheet("background: transparent;")
    scroll.viewport().setAutoFillBackground(False)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return scroll
