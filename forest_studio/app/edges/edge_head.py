"""The head of a group in the edge list: sample, label, count, and whether it is open."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from forest_studio.app.edges.edge_choice import Key
from forest_studio.app.edges.edge_groups import DANGLING, EdgeGroup
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import caret
from forest_studio.app.widgets.edge_sample import EdgeSample
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, row


class EdgeHead(QWidget):
    """A click closes or opens the group."""

    clicked = Signal()

    def __init__(self, look: Look, group: EdgeGroup, key: Key, is_open: bool) -> None:
        super().__init__()
        self.key = key
        self._look, self._open = look, is_open
        self._current = False
        lost = group.type == DANGLING
        sample: QWidget = EdgeSample(look, group.family, group.inward, 38, group.colour)
        if lost:
            sample = IconLabel(look, "link-break", "red", 18)
        way = label("" if lost else self.tr("in") if group.inward else self.tr("out"), "tiny")
        name = label(self.tr("leads nowhere") if lost else group.label, "red" if lost else "strong")
        items = (sample, name, label(str(len(group.rows)), "faint"), STRETCH, way)
        self.setLayout(row(*items, margins=(0, 0, 24, 0)))
        self.setFixedHeight(24)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{group.label}, {len(group.rows)}")

    def mark(self, _chosen: bool, current: bool) -> None:
        """Shows whether the keyboard stands here."""
        if current != self._current:
            self._current = current
            self.update()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Closes or opens the group."""
        self.clicked.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the caret at the right and the keyboard's frame."""
        painter = QPainter(self)
        caret(self._look, painter, QPointF(self.width() - 10, self.height() / 2), self._open)
        if self._current:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._look.palette.focus, 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()
