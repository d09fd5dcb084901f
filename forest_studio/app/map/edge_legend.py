"""The card that names the edge types, counts them, and shows or hides them."""

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from forest_studio.app.icons import paint_glyph
from forest_studio.app.map.batch import draw_lines
from forest_studio.app.map.card import Card, CardButton
from forest_studio.app.map.edge_style import dash_of, dashes, draw_head, head_of, line_pen
from forest_studio.app.map.fonts import SEMIBOLD, font, metrics
from forest_studio.app.map.map_data import EdgeKind, MapData
from forest_studio.app.palette import Palette

_NARROW, _WIDE = 190, 260
_MARGINS = 24
_ROW = 22
_MAX_ROWS = 10
_LABEL_LEFT, _SAMPLE_LEFT, _SAMPLE_WIDTH = 72.0, 26.0, 38.0


def paint_sample(
    painter: QPainter, palette: Palette, family: str, line: tuple[float, float, float]
) -> None:
    """A short sample line of a family with its head: `line` is left, right and height."""
    left, right, y = line
    color = palette.family(family)
    painter.setPen(line_pen(color, 2.0, family))
    straight = np.array([[[left, y], [right - 7, y]]])
    pattern = tuple(part * 0.72 if part > 1 else part for part in dash_of(family))
    if pattern:
        draw_lines(painter, dashes(straight, pattern, int(right), int(y) + 20))
    else:
        painter.drawLine(QPointF(left, y), QPointF(right - 7, y))
    draw_head(painter, head_of(family), (right, y), (1, 0), color=color, size=9, ground=palette.bg)


class EdgeRow(CardButton):
    """One edge type: a box to tick, a sample line, the label and how many there are."""

    def __init__(self, palette: Palette, kind: EdgeKind, count: int, parent: QWidget) -> None:
        self.kind, self.count = kind, count
        super().__init__(palette, "", "", parent)
        self.setCheckable(True)
        self.setChecked(True)
        self.setAccessibleName(self.tr("{0}, {1} edges").format(kind.label, count))
        self.setToolTip(self.tr("Show or hide the edges “{0}”").format(kind.label))

    def sizeHint(self) -> QSize:
        """As wide as its words, within bounds."""
        wanted = _LABEL_LEFT + metrics(13).horizontalAdvance(self.kind.label + f"{self.count:,}")
        return QSize(round(min(max(wanted + 18, _NARROW - _MARGINS), _WIDE - _MARGINS)), _ROW)

    def shows_checked_ground(self) -> bool:
        """The tick says it."""
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The whole row."""
        painter = QPainter(self)
        self.paint_ground(painter)
        palette, shown = self.palette_now, self.isChecked()
        box = QRectF(3, (_ROW - 15) / 2, 15, 15).toRect()
        paint_glyph(
            painter,
            box,
            "check-square" if shown else "square",
            palette.accent if shown else palette.text3,
        )
        if not shown:
            painter.setOpacity(0.55)
        line = (_SAMPLE_LEFT, _SAMPLE_LEFT + _SAMPLE_WIDTH, _ROW / 2 + 0.5)
        paint_sample(painter, palette, self.kind.family, line)
        painter.setOpacity(1)
        self._write(painter)

    def _write(self, painter: QPainter) -> None:
        palette = self.palette_now
        painter.setPen(palette.text if self.isChecked() else palette.text3)
        painter.setFont(font(13))
        width = self.width() - _LABEL_LEFT
        count = f"{self.count:,}"
        room = width - metrics(13).horizontalAdvance(count) - 10
        label = metrics(13).elidedText(self.kind.label, Qt.TextElideMode.ElideRight, room)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(_LABEL_LEFT, 0, room, _ROW), middle, label)
        painter.setPen(palette.text2)
        right = middle | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(_LABEL_LEFT, 0, width - 4, _ROW), right, count)


class EdgeLegend(Card):
    """All edge types that occur; `hidden_changed` tells the names of those that are not shown."""

    hidden_changed = Signal(object)
    resized = Signal()

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(palette, parent)
        self.setAccessibleName(self.tr("Edge types"))
        self._rows: list[EdgeRow] = []
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
        """Lists the types of a forest, in the manifest's order, without those that never occur."""
        counts = np.bincount(data.edge_type, minlength=len(data.edge_kinds)).tolist()
        listed = QWidget()
        column = QVBoxLayout(listed)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._rows = []
        for kind, count in zip(data.edge_kinds, counts, strict=True):
            if count:
                row = EdgeRow(self.palette_now, kind, count, listed)
                row.setChecked(kind.name not in hidden)
                row.toggled.connect(self._tell)
                column.addWidget(row)
                self._rows.append(row)
        width = max((row.sizeHint().width() for row in self._rows), default=_NARROW - _MARGINS)
        for row in self._rows:
            row.setFixedWidth(width)
        scroll_bar = 10 if len(self._rows) > _MAX_ROWS else 0
        self.setFixedWidth(width + _MARGINS + scroll_bar)
        self._scroll.setWidget(listed)
        self._scroll.setFixedHeight(min(len(self._rows), _MAX_ROWS) * _ROW)
        self.setVisible(bool(self._rows))
        self.adjustSize()

    def set_hidden(self, hidden: frozenset[str]) -> None:
        """Ticks the rows without telling about it."""
        for row in self._rows:
            row.blockSignals(True)
            row.setChecked(row.kind.name not in hidden)
            row.blockSignals(False)
            row.update()

    def _tell(self) -> None:
        hidden = frozenset(row.kind.name for row in self._rows if not row.isChecked())
        self.hidden_changed.emit(hidden)


def _bare_scroll(parent: QWidget) -> QScrollArea:
    scroll = QScrollArea(parent)
    scroll.setFrameShape(QScrollArea.Shape.NoFrame)
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setStyleSheet("background: transparent;")
    scroll.viewport().setAutoFillBackground(False)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return scroll
