"""Paints the cells of the table of arms: icon and name, dots with whiskers, figures."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from forest_studio.app.bench.arm_model import (
    ARM,
    CORRECT,
    LINE,
    PRICE,
    REACHED,
    TOKENS,
    ArmLine,
    cell_words,
)
from forest_studio.app.bench.arms import arm_name, look_of
from forest_studio.app.bench.values import Estimate
from forest_studio.app.bench.words import ends, percent
from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.words.translation import number

Index = QModelIndex | QPersistentModelIndex
ROW = 28
PADDING = 8
_FIGURE, _INTERVAL = 44, 52
"""Widths of a percentage and of its interval."""
_LEAST_BAR = 36


class ArmDelegate(QStyledItemDelegate):
    """One painter for each column."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.against = ""
        """The arm that the chosen one is compared with."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Every row is of one height."""
        return QSize(option.rect.width(), ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints the ground, the line below, and what the column shows."""
        line: ArmLine = index.data(LINE)
        palette, rect = self._look.palette, option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, palette.accent_bg)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, palette.hover)
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), palette.line)
        room, column = rect.adjusted(PADDING, 0, -PADDING, -1), index.column()
        if column == ARM:
            self._paint_arm(painter, room, line)
        elif column in (REACHED, CORRECT):
            self._paint_share(painter, room, line, column)
        elif column == PRICE and line.price is not None:
            self._paint_price(painter, room, line.price)
        else:
            quiet = column == PRICE or (column == TOKENS and not line.asks_model)
            colour = palette.text2 if quiet else palette.text
            self._write(painter, room, cell_words(line, column), colour, right=True)
        painter.restore()

    def _paint_arm(self, painter: QPainter, room: QRect, line: ArmLine) -> None:
        palette, look = self._look.palette, look_of(line.arm)
        icon = QRect(room.left(), room.center().y() - 8, 16, 16)
        paint_glyph(painter, icon, look.icon, self._look.colour(look.token))
        weight = 600 if look.strong else 400
        name = room.adjusted(24, 0, 0, 0)
        self._write(painter, name, arm_name(line.arm), palette.text, weight=weight)
        if line.arm == self.against:
            ring = QPen(self._look.colour("blue"), 1.6)
            painter.setPen(ring)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(icon).adjusted(-3, -3, 3, 3), 5, 5)

    def _paint_share(self, painter: QPainter, room: QRect, line: ArmLine, column: int) -> None:
        palette = self._look.palette
        found = line.reached if column == REACHED else line.correct
        if found is None:
            self._write(painter, room, cell_words(line, column), palette.text2)
            return
        width = room.width() - _FIGURE - _INTERVAL - 12
        left = room.left()
        if width >= _LEAST_BAR:
            bar = QRectF(left, room.center().y() - 3, min(width, 96), 6)
            self._paint_whiskers(painter, bar, found, self._look.colour(look_of(line.arm).token))
            left += round(bar.width()) + 10
        figure = QRect(left, room.top(), _FIGURE, room.height())
        weight = 600 if look_of(line.arm).strong else 400
        self._write(painter, figure, percent(found.value), palette.text, weight=weight)
        rest = QRect(figure.right() + 4, room.top(), room.right() - figure.right(), room.height())
        self._write(painter, rest, ends(found), palette.text3, size=12)

    def _paint_whiskers(
        self, painter: QPainter, bar: QRectF, found: Estimate, colour: QColor
    ) -> None:
        palette = self._look.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.press if palette.is_contrast else palette.line)
        painter.drawRoundedRect(bar, 3, 3)

        def x(share: float) -> float:
            return bar.left() + bar.width() * max(0.0, min(1.0, share))

        middle = bar.center().y()
        painter.setPen(QPen(colour, 1.4))
        painter.drawLine(QPointF(x(found.low), middle), QPointF(x(found.high), middle))
        for end in (found.low, found.high):
            painter.drawLine(QPointF(x(end), middle - 5), QPointF(x(end), middle + 5))
        painter.setPen(QPen(palette.bg, 1.2))
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x(found.value), middle), 4.6, 4.6)

    def _paint_price(self, painter: QPainter, room: QRect, price: Estimate) -> None:
        palette = self._look.palette
        words = f"{number(price.low, 2)}–{number(price.high, 2)}"
        width = round(QFontMetricsF(ui_font(12)).horizontalAdvance(words)) + 6
        self._write(painter, room, words, palette.text3, size=12, right=True)
        figure = room.adjusted(0, 0, -width, 0)
        self._write(painter, figure, number(price.value, 2), palette.text, right=True)

    def _write(
        self,
        painter: QPainter,
        room: QRect,
        text: str,
        colour: QColor,
        *,
        right: bool = False,
        weight: int = 400,
        size: int = 14,
    ) -> None:
        font = ui_font(size, weight)
        cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | side, cut)
