"""Paints one version: who, what it is called, when, and what became of the file."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from forest_studio.app.history.version_model import VERSION
from forest_studio.app.history.words import kind_mark, kind_words, origin_icon, when, who
from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.widgets.row_delegate import Index, RowDelegate
from forest_studio.app.words.engine_texts import subject_text
from forest_studio.core.model.changes import Origin
from forest_studio.core.model.versions import NodeVersion

ROW = 44
_CUT = Qt.TextElideMode.ElideRight
_TOKENS = {Origin.PERSON: "accent", Origin.AGENT: "blue", Origin.OUTSIDE: "text2"}


class VersionDelegate(RowDelegate):
    """Two lines on a rounded ground when the version is chosen."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, ROW)

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints sign and both lines."""
        version: NodeVersion = index.data(VERSION)
        rect = option.rect
        origin = version.entry.author.origin
        sign = QRect(rect.left() + 6, rect.top() + 13, 17, 17)
        paint_glyph(painter, sign, origin_icon(origin), self._look.colour(_TOKENS[origin]))
        self._paint_lines(painter, rect.adjusted(32, 4, -8, -3), version)

    def _paint_lines(self, painter: QPainter, room: QRect, version: NodeVersion) -> None:
        palette, entry = self._look.palette, version.entry
        small, strong = ui_font(12), ui_font(14, 600)
        ago = when(entry)
        width = round(QFontMetricsF(small).horizontalAdvance(ago)) + 2
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(small)
        painter.setPen(palette.text2)
        painter.drawText(QRect(room.right() - width, room.top(), width, 19), right, ago)
        painter.setFont(strong)
        painter.setPen(palette.text)
        what = QFontMetricsF(strong).elidedText(
            subject_text(entry), _CUT, room.width() - width - 10
        )
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRect(room.left(), room.top(), room.width() - width, 19), middle, what)
        painter.setFont(small)
        painter.setPen(palette.text3)
        done = f"{who(entry)}  ·  {kind_mark(version.change)} {kind_words(version.change)}"
        done += f"  ·  {entry.commit[:7]}"
        line = QFontMetricsF(small).elidedText(done, _CUT, room.width())
        painter.drawText(QRect(room.left(), room.top() + 19, room.width(), 17), middle, line)
