"""The strip at the top of a panel by which it is moved; a panel on its own shows its name there."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import tool
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, row

_THIN, _TALL = 10, 30
_BAR = QSize(32, 3)


class Grip(QWidget):
    """Thin while the panel lies in the window; with name and buttons while it floats."""

    menu_wanted = Signal()
    dock_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, look: Look, title: str) -> None:
        super().__init__()
        self._look = look
        self._floats = False
        self._name = label(title, "caption")
        back = tool(look, "arrow-square-in", self.tr("Put it back into the window"), 22, "text3")
        close = tool(look, "x", self.tr("Close"), 22, "text3")
        back.clicked.connect(self.dock_wanted)
        close.clicked.connect(self.close_wanted)
        self._parts = (self._name, back, close)
        self.setLayout(row(self._name, STRETCH, back, close, gap=2, margins=(12, 0, 6, 0)))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        tip = self.tr("{0}: drag to move, double click to float, right click for more")
        self.setToolTip(tip.format(title))
        self.setAccessibleName(title)
        self.show_floating(False)

    def show_floating(self, floats: bool) -> None:
        """Takes the form that fits where the panel is."""
        self._floats = floats
        for part in self._parts:
            part.setVisible(floats)
        self.setFixedHeight(_TALL if floats else _THIN)
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the panel, whatever that is."""
        return QSize(60, _TALL if self._floats else _THIN)

    def minimumSizeHint(self) -> QSize:
        """A grip never makes its panel wider."""
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Shows that it can be taken."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Goes back to being quiet."""
        super().leaveEvent(event)
        self.update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offers where else the panel could be."""
        self.menu_wanted.emit()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A short bar in the middle, stronger under the pointer."""
        if self._floats:
            return
        palette, warm = self._look.palette, self.underMouse()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if warm:
            painter.fillRect(self.rect(), palette.hover)
        bar = QRectF(0, 0, _BAR.width(), _BAR.height())
        bar.moveCenter(QPointF(self.width() / 2, self.height() / 2))
        painter.setBrush(palette.text3 if warm or palette.is_contrast else palette.press)
        painter.drawRoundedRect(bar, 1.5, 1.5)
        painter.end()
