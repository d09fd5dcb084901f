"""Paints one hit: title and grove, and the snippet with the words that were looked for."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QStyleOptionViewItem

from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.search.command_painter import COMMAND_HEIGHT, CommandPainter
from forest_studio.app.search.hits_model import HIT, ShownHit
from forest_studio.app.widgets.row_delegate import Index, RowDelegate

ROW_HEIGHT = 48
"""Pixels of a node's row."""
_PADDING = 10


class HitDelegate(RowDelegate):
    """Two lines on a rounded ground when the hit is chosen."""

    def __init__(self, look: Look, on_accent: bool = False) -> None:
        super().__init__(look, ROW_HEIGHT, on_accent)
        self._commands = CommandPainter(look)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines for a node, one for a command."""
        return QSize(option.rect.width(), height_of(index.data(HIT)))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints title, grove and snippet."""
        hit: ShownHit = index.data(HIT)
        if not hit.node:
            self._commands.paint(painter, option.rect.adjusted(_PADDING, 0, -_PADDING, 0), hit)
            return
        room = option.rect.adjusted(_PADDING, 5, -_PADDING, -4)
        self._paint_title(painter, room, hit)
        self._paint_snippet(painter, QRect(room.left(), room.top() + 20, room.width(), 18), hit)

    def _paint_title(self, painter: QPainter, room: QRect, hit: ShownHit) -> None:
        palette = self._look.palette
        small = ui_font(12)
        grove = QFontMetricsF(small).elidedText(
            hit.grove, Qt.TextElideMode.ElideRight, room.width() * 0.4
        )
        grove_width = round(QFontMetricsF(small).horizontalAdvance(grove)) + 2
        painter.setFont(small)
        painter.setPen(palette.text3)
        line = QRect(room.left(), room.top(), room.width(), 19)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, grove)
        font = ui_font(14, 600)
        font.setStrikeOut(hit.superseded)
        painter.setFont(font)
        painter.setPen(palette.text3 if hit.superseded else palette.text)
        title = QFontMetricsF(font).elidedText(
            hit.title, Qt.TextElideMode.ElideRight, room.width() - grove_width - 8
        )
        painter.drawText(line, middle, title)

    def _paint_snippet(self, painter: QPainter, room: QRect, hit: ShownHit) -> None:
        font = ui_font(13)
        text, shift = _from_first_match(hit, QFontMetricsF(font), room.width())
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        layout = QTextLayout(shown, font)
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        painter.setPen(self._look.palette.text2)
        layout.draw(painter, room.topLeft(), self._matches(hit, shift, len(shown)))

    def _matches(self, hit: ShownHit, shift: int, length: int) -> list[QTextLayout.FormatRange]:
        ranges = []
        for start, end in hit.spans:
            first, last = max(0, start - shift), min(length, end - shift)
            if first < last:
                match = QTextLayout.FormatRange()
                match.start, match.length = first, last - first
                match.format = self._match_format()
                ranges.append(match)
        return ranges

    def _match_format(self) -> QTextCharFormat:
        form = QTextCharFormat()
        form.setForeground(self._look.palette.accent)
        form.setFontWeight(QFont.Weight.DemiBold)
        return form


def height_of(hit: ShownHit) -> int:
    """Pixels of a row."""
    return ROW_HEIGHT if hit.node else COMMAND_HEIGHT


def _from_first_match(hit: ShownHit, metrics: QFontMetricsF, width: float) -> tuple[str, int]:
    """The snippet from where its first match is seen, and how many characters were left out."""
    text = hit.snippet
    if not hit.spans or metrics.horizontalAdvance(text[: hit.spans[0][1]]) < width - 12:
        return text, 0
    cut = text.rfind(" ", 0, max(0, hit.spans[0][0] - 12)) + 1
    return "…" + text[cut:], cut - 1
