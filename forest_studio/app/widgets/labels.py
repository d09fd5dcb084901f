"""Labels: text of a kind, key caps, icons, and text that is cut with dots where room ends."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.theme import Look


def label(text: str, kind: str = "", wrap: bool = False) -> QLabel:
    """A label of plain text; ``kind`` names a rule of the style sheet."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if kind:
        made.setProperty("kind", kind)
    return made


def key_cap(keys: str) -> QLabel:
    """The picture of a key such as ``Ctrl S``."""
    made = label(keys, "key")
    made.setFixedHeight(20)
    return made


def set_kind(widget: QWidget, kind: str, name: str = "kind") -> None:
    """Gives a widget another rule of the style sheet and paints it again."""
    if widget.property(name) != kind:
        widget.setProperty(name, kind)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class IconLabel(QWidget):
    """An icon that is no button."""

    def __init__(self, look: Look, name: str, token: str = "text2", size: int = 16) -> None:
        super().__init__()
        self._look, self._name, self._token = look, name, token
        self.setFixedSize(size, size)

    def show_icon(self, name: str, token: str) -> None:
        """Shows another icon in another colour."""
        self._name, self._token = name, token
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the glyph in the colour worn now."""
        painter = QPainter(self)
        paint_glyph(painter, self.rect(), self._name, self._look.colour(self._token))
        painter.end()


class ElidedLabel(QLabel):
    """One line that ends in dots where its room ends, and tells the rest in its tool tip."""

    def __init__(self, text: str = "", kind: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        if kind:
            self.setProperty("kind", kind)

    def minimumSizeHint(self) -> QSize:
        """A few letters are enough."""
        return QSize(24, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints what fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        room: QRect = self.contentsRect()
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        self.setToolTip(self.text() if shown != self.text() else "")
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()
