"""A box to tick, and a mark on one of several, in the colours worn now."""

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton

from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.theme import Look, ui_font

_BOX = 18
_HEIGHT = 24


class Check(QCheckBox):
    """Painted by us: the platform's own box is hardly seen on a dark ground."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(text)
        self._look = look
        self.setFont(ui_font(14))

    def sizeHint(self) -> QSize:
        """Box and text."""
        return _size(self)

    def hitButton(self, _place: object) -> bool:
        """The text counts as well."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints box, tick and text."""
        palette, painter = self._look.palette, QPainter(self)
        box = _begin(self, self._look, painter)
        painter.drawRoundedRect(box, 4, 4)
        if self.isChecked():
            paint_glyph(painter, box.adjusted(2, 2, -1, -1), "check", palette.on_accent)
        _paint_text(self, self._look, painter)
        painter.end()


class Mark(QRadioButton):
    """One of several; a long text ends in dots."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(text)
        self._look = look
        self.setFont(ui_font(14))

    def sizeHint(self) -> QSize:
        """Ring and text."""
        return _size(self)

    def minimumSizeHint(self) -> QSize:
        """A few letters are enough."""
        return QSize(_BOX + 40, _HEIGHT)

    def hitButton(self, _place: object) -> bool:
        """The text counts as well."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints ring, mark and text."""
        palette, painter = self._look.palette, QPainter(self)
        box = _begin(self, self._look, painter)
        painter.drawEllipse(box)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.on_accent)
            painter.drawEllipse(QPointF(box.center()) + QPointF(0.5, 0.5), 3.5, 3.5)
        _paint_text(self, self._look, painter)
        painter.end()


def _size(button: QAbstractButton) -> QSize:
    width = button.fontMetrics().horizontalAdvance(button.text())
    return QSize(_BOX + 10 + width, _HEIGHT)


def _begin(button: QAbstractButton, look: Look, painter: QPainter) -> QRect:
    """The place of the box; pen and brush are those of its frame and ground."""
    palette, focused = look.palette, button.hasFocus()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = palette.focus if focused else palette.strong
    painter.setPen(QPen(frame, 2 if focused else 1))
    painter.setBrush(palette.accent if button.isChecked() else palette.raised)
    return QRect(1, (button.height() - _BOX) // 2, _BOX - 1, _BOX - 1)


def _paint_text(button: QAbstractButton, look: Look, painter: QPainter) -> None:
    palette = look.palette
    painter.setPen(palette.text if button.isEnabled() else palette.text3)
    painter.setFont(button.font())
    room = button.rect().adjusted(_BOX + 8, 0, 0, 0)
    text = button.fontMetrics().elidedText(
        button.text(), Qt.TextElideMode.ElideRight, room.width() + 1
    )
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
