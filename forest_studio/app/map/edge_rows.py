"""The rows of the edge legend: one for each family of several types, one for each type."""

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.palette import Palette
from forest_studio.app.map.batch import draw_lines
from forest_studio.app.map.card import CardButton
from forest_studio.app.map.edge_style import dash_of, dashes, draw_head, head_of, line_pen
from forest_studio.app.map.fonts import REGULAR, SEMIBOLD, font, metrics
from forest_studio.app.map.map_data import EdgeKind
from forest_studio.app.words.translation import number, translate

ROW = 22
NARROW, WIDE = 166, 252
_LABEL_LEFT, _SAMPLE_LEFT, _SAMPLE_WIDTH = 72.0, 26.0, 38.0
_INDENT = 14.0
_BOX = 15.0
_SHOWN, _PARTLY, _HIDDEN = "check-square", "partly", "square"
_DASH = 7.0


def paint_sample(
    painter: QPainter, palette: Palette, kind: EdgeKind, line: tuple[float, float, float]
) -> None:
    """A short sample line of a type with its head: `line` is left, right and height."""
    left, right, y = line
    family, color = kind.family, palette.edge(kind.family, kind.color)
    painter.setPen(line_pen(color, 2.0, family))
    straight = np.array([[[left, y], [right - 7, y]]])
    pattern = tuple(part * 0.72 if part > 1 else part for part in dash_of(family))
    if pattern:
        draw_lines(painter, dashes(straight, pattern, int(right), int(y) + 20))
    else:
        painter.drawLine(QPointF(left, y), QPointF(right - 7, y))
    draw_head(painter, head_of(family), (right, y), (1, 0), color=color, size=9, ground=palette.bg)


def family_name(family: str) -> str:
    """The name of a family as the legend writes it."""
    names = {
        "ownership": translate("EdgeLegend", "Ownership"),
        "structure": translate("EdgeLegend", "Structure"),
        "cause": translate("EdgeLegend", "Cause"),
        "succession": translate("EdgeLegend", "Succession"),
        "reference": translate("EdgeLegend", "Reference"),
        "learned": translate("EdgeLegend", "Learned"),
    }
    return names.get(family, names["structure"])


class LegendRow(CardButton):
    """A box to tick, words and a number."""

    reached = Signal()
    """The keyboard came here: the row should be scrolled into view."""
    weight = REGULAR
    indent = 0.0
    text_left = _LABEL_LEFT

    def __init__(self, palette: Palette, words: tuple[str, int], parent: QWidget) -> None:
        self.text, self.count = words
        super().__init__(palette, "", "", parent)

    def sizeHint(self) -> QSize:
        """As wide as its words, within bounds."""
        measure = metrics(13, self.weight)
        words = measure.horizontalAdvance(self.text + number(self.count))
        wanted = self.indent + self.text_left + words + 18
        return QSize(round(min(max(wanted, NARROW), WIDE)), ROW)

    def shows_checked_ground(self) -> bool:
        """The tick says it."""
        return False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tells that the keyboard is here."""
        super().focusInEvent(event)
        self.reached.emit()

    @property
    def glyph(self) -> str:
        """The box as it is ticked."""
        return _SHOWN if self.isChecked() else _HIDDEN

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The whole row."""
        painter = QPainter(self)
        self.paint_ground(painter)
        palette, glyph = self.palette_now, self.glyph
        box = QRectF(3 + self.indent, (ROW - _BOX) / 2, _BOX, _BOX).toRect()
        ink = palette.text3 if glyph == _HIDDEN else palette.accent
        paint_glyph(painter, box, _HIDDEN if glyph == _PARTLY else glyph, ink)
        if glyph == _PARTLY:
            middle = QRectF(box).center()
            painter.setPen(QPen(ink, 2))
            painter.drawLine(middle - QPointF(_DASH / 2, 0), middle + QPointF(_DASH / 2, 0))
        self.paint_sample(painter)
        painter.setPen(palette.text3 if glyph == _HIDDEN else palette.text)
        painter.setFont(font(13, self.weight))
        left, count = self.indent + self.text_left, number(self.count)
        measure = metrics(13, self.weight)
        room = self.width() - left - measure.horizontalAdvance(count) - 10
        level = Qt.AlignmentFlag.AlignVCenter
        label = measure.elidedText(self.text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, 0, room, ROW), level, label)
        painter.setPen(palette.text2)
        end = level | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(left, 0, self.width() - left - 4, ROW), end, count)
        painter.end()

    def paint_sample(self, painter: QPainter) -> None:
        """What stands between the box and the words: nothing."""


class EdgeRow(LegendRow):
    """One edge type, with a sample of its line; ticked while its edges are shown."""

    def __init__(
        self, palette: Palette, kind: EdgeKind, count: int, parent: QWidget, inner: bool = False
    ) -> None:
        self.kind = kind
        self.indent = _INDENT if inner else 0.0
        super().__init__(palette, (kind.label, count), parent)
        self.setCheckable(True)
        self.setChecked(True)
        self.setAccessibleName(self.tr("{0}, %Ln edge(s)", "", count).format(kind.label))
        self.setToolTip(self.tr("Show or hide the edges “{0}”").format(kind.label))

    def paint_sample(self, painter: QPainter) -> None:
        """The line of the family; pale while it is hidden."""
        painter.setOpacity(1.0 if self.isChecked() else 0.55)
        left = self.indent + _SAMPLE_LEFT
        paint_sample(
            painter, self.palette_now, self.kind, (left, left + _SAMPLE_WIDTH, ROW / 2 + 0.5)
        )
        painter.setOpacity(1)


class FamilyRow(LegendRow):
    """A family of several types; a click shows all of them, or hides all when all are shown."""

    weight = SEMIBOLD
    text_left = _SAMPLE_LEFT

    def __init__(self, palette: Palette, rows: list[EdgeRow], parent: QWidget) -> None:
        self.rows = rows
        words = family_name(rows[0].kind.family), sum(row.count for row in rows)
        super().__init__(palette, words, parent)
        self.setToolTip(self.tr("Show or hide the whole family “{0}”").format(words[0]))
        self.follow()

    @property
    def glyph(self) -> str:
        """The box: ticked, empty, or with a dash when a part is shown."""
        shown = [row.isChecked() for row in self.rows]
        return _SHOWN if all(shown) else _PARTLY if any(shown) else _HIDDEN

    def follow(self) -> None:
        """Says anew what of the family is shown."""
        state = {
            _SHOWN: self.tr("shown"),
            _PARTLY: self.tr("shown in part"),
            _HIDDEN: self.tr("hidden"),
        }
        self.setAccessibleName(f"{self.text}, {state[self.glyph]}")
        self.update()
