"""The line of steps: where the hunt is, and a handle to go to any of its steps."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy

from forest_studio.app.look.theme import Look, ui_font

_MARGIN = 14
_NEAR = 9.0
"""Pixels between two steps below which single dots would touch."""


class Scrubber(QAbstractSlider):
    """A dot for each step; those of a replay that are still to come are faint."""

    step_wanted = Signal(int)
    """The place of a step in the list."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._shown = 0
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Steps"))
        self.setPageStep(5)
        self.actionTriggered.connect(lambda _action: self.step_wanted.emit(self.sliderPosition()))

    def show_steps(self, selected: int, shown: int, known: int) -> None:
        """The step that is looked at, how many are on the screen, how many there are."""
        self._shown = shown
        self.setEnabled(known > 0)
        self.setRange(0, max(0, known - 1))
        self.setValue(max(0, selected))
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(160, 26)

    def minimumSizeHint(self) -> QSize:
        """A few dots can be told apart."""
        return QSize(120, 26)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Goes to the step under the pointer."""
        self._go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Goes along while the button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position().x())

    def _go(self, x: float) -> None:
        count = self.maximum() + 1
        room = max(1.0, self.width() - 2 * _MARGIN)
        place = round((x - _MARGIN) / room * (count - 1)) if count > 1 else 0
        self.step_wanted.emit(max(0, min(count - 1, place)))

    def _x(self, place: int) -> float:
        room = self.width() - 2 * _MARGIN
        return _MARGIN + room * place / max(1, self.maximum())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the line, its dots and the handle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, y = self._look.palette, self.height() / 2
        end = self._x(self.maximum())
        painter.fillRect(QRectF(_MARGIN, y - 1, end - _MARGIN, 2), palette.line)
        if self._shown:
            done = self._x(self._shown - 1)
            painter.fillRect(QRectF(_MARGIN, y - 1.5, done - _MARGIN, 3), palette.walk)
            self._paint_dots(painter, y)
            self._paint_handle(painter, y)
        painter.end()

    def _paint_dots(self, painter: QPainter, y: float) -> None:
        palette, count = self._look.palette, self.maximum() + 1
        apart = (self.width() - 2 * _MARGIN) / max(1, count - 1)
        if apart < _NEAR:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        for place in range(count):
            there = place < self._shown
            painter.setBrush(palette.walk if there else palette.strong)
            radius = 4.5 if there else 3.0
            painter.drawEllipse(QPointF(self._x(place), y), radius, radius)

    def _paint_handle(self, painter: QPainter, y: float) -> None:
        palette = self._look.palette
        centre = QPointF(self._x(self.value()), y)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.hasFocus():
            painter.setBrush(palette.focus)
            painter.drawEllipse(centre, 13, 13)
        painter.setBrush(palette.bg)
        painter.drawEllipse(centre, 11.5, 11.5)
        painter.setBrush(palette.accent)
        painter.drawEllipse(centre, 9.5, 9.5)
        painter.setFont(ui_font(12, 600))
        painter.setPen(palette.on_accent)
        place = QRectF(centre.x() - 10, centre.y() - 10, 20, 20)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self.value() + 1))
