"""Paints the cells of the timeline: step discs, words, and the meter of each observation."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from forest_studio.app.hunt.step_model import (
    DECIDED,
    LINE,
    NUMBER,
    OUT,
    SAW,
    TOKENS,
    StepLine,
)
from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.widgets.meter import warn_from
from forest_studio.app.words.translation import number

Index = QModelIndex | QPersistentModelIndex
ROW = 26
_PADDING = 8


class StepDelegate(QStyledItemDelegate):
    """One painter for each column."""

    def __init__(self, look: Look, budget: int) -> None:
        super().__init__()
        self._look = look
        self.budget = budget

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Every row is of one height."""
        return QSize(option.rect.width(), ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints the ground and then what the column shows."""
        line: StepLine = index.data(LINE)
        palette = self._look.palette
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(option.rect, palette.accent_bg)
        room = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        column = index.column()
        if column == NUMBER:
            self._paint_number(painter, option.rect, line, chosen)
        elif column == SAW:
            colour = palette.amber if line.cut else palette.text if chosen else palette.text2
            self._paint_text(painter, room, line.saw, colour)
        elif column == DECIDED:
            self._paint_decided(painter, room, line)
        elif column == TOKENS:
            self._paint_tokens(painter, room, line)
        else:
            right, text = Qt.AlignmentFlag.AlignRight, line.out if column == OUT else line.so_far
            self._paint_text(painter, room, text, palette.text2, right)
        painter.restore()

    def _paint_number(self, painter: QPainter, rect: QRect, line: StepLine, chosen: bool) -> None:
        palette = self._look.palette
        disc = QRect(rect.left() + 6, rect.center().y() - 8, 24, 18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.accent if chosen else palette.walk)
        painter.drawRoundedRect(disc, 9, 9)
        painter.setFont(ui_font(12, 600))
        painter.setPen(palette.on_accent if chosen else palette.map)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(line.number))

    def _paint_decided(self, painter: QPainter, room: QRect, line: StepLine) -> None:
        palette, words = self._look.palette, line.decided
        icon = QRect(room.left(), room.center().y() - 7, 15, 15)
        paint_glyph(painter, icon, words.icon, self._look.colour(words.tone or "text2"))
        bold = ui_font(14, 600)
        painter.setFont(bold)
        painter.setPen(palette.text)
        rest = room.adjusted(24, 0, 0, 0)
        if words.tone:
            painter.setPen(self._look.colour(words.tone))
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, words.verb)
        width = round(QFontMetricsF(bold).horizontalAdvance(words.verb)) + 8
        self._paint_text(painter, rest.adjusted(width, 0, 0, 0), words.rest, palette.text2)

    def _paint_tokens(self, painter: QPainter, room: QRect, line: StepLine) -> None:
        palette = self._look.palette
        bar = QRectF(room.left(), room.center().y() - 1.5, 64, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.line)
        painter.drawRoundedRect(bar, 2, 2)
        share = min(1.0, line.seen / max(1, self.budget))
        filled = QRectF(bar.left(), bar.top(), bar.width() * share, bar.height())
        nearly = line.seen >= warn_from(self.budget)
        painter.setBrush(palette.amber if nearly else palette.accent)
        painter.drawRoundedRect(filled, 2, 2)
        full = bar.left() + bar.width() * warn_from(self.budget) / max(1, self.budget)
        painter.fillRect(QRectF(full, bar.top() - 3, 1.5, bar.height() + 6), palette.text)
        self._paint_text(painter, room.adjusted(76, 0, 0, 0), number(line.tokens), palette.text)

    def _paint_text(
        self,
        painter: QPainter,
        room: QRect,
        text: str,
        colour: QColor,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        font = ui_font(14)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | side, shown)
