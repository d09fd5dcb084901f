"""The card of the local view: how many hops it shows, and what it had to leave out."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.palette import Palette
from forest_studio.app.map.around.neighbours import DEEPEST
from forest_studio.app.map.card import Card, CardButton
from forest_studio.app.map.fonts import SEMIBOLD, font, metrics

_BAR, _LINE = 34, 20
_BUTTON = 26
_PADDING = 10
_GAP = 3


class DepthCard(Card):
    """A button back, four steps, and a line that says what is shown."""

    depth_wanted = Signal(int)
    back_wanted = Signal()

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(palette, parent)
        self.setAccessibleName(self.tr("Around the node"))
        self._text = ""
        self._word = self.tr("Hops")
        self.back = CardButton(palette, "arrow-left", self.tr("Back  (Backspace)"), self)
        self.back.setFixedSize(_BUTTON, _BUTTON)
        self.back.clicked.connect(self.back_wanted)
        self._steps = [self._step(palette, depth) for depth in range(1, DEEPEST + 1)]
        self.show_state(1, "", can_back=False)

    def show_state(self, depth: int, text: str, can_back: bool) -> None:
        """Shows the depth and what is said about the nodes."""
        self._text = text
        self.back.setEnabled(can_back)
        for number, step in enumerate(self._steps, 1):
            step.setChecked(number == depth)
            step.update()
        self.setAccessibleDescription(text)
        self.resize(self.sizeHint())
        self._arrange()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the line of text or the buttons need."""
        bar = 2 * _PADDING + self._left() + DEEPEST * (_BUTTON + _GAP)
        words = 2 * _PADDING + metrics(12).horizontalAdvance(self._text)
        return QSize(round(max(bar, words)), _BAR + (_LINE if self._text else 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground and the words."""
        super().paintEvent(event)
        painter, palette = QPainter(self), self.palette_now
        painter.setFont(font(12, SEMIBOLD))
        painter.setPen(palette.text3)
        middle = Qt.AlignmentFlag.AlignVCenter
        place = QRectF(_PADDING + _BUTTON + 6, 0, self._left(), _BAR)
        painter.drawText(place, middle, self._word)
        painter.setFont(font(12))
        painter.setPen(palette.text2)
        line = QRectF(_PADDING, _BAR - 3, self.width() - 2 * _PADDING, _LINE)
        painter.drawText(line, middle, self._text)
        painter.end()

    def _left(self) -> float:
        """Where the steps begin, from the padding on."""
        return _BUTTON + 6 + metrics(12, SEMIBOLD).horizontalAdvance(self._word) + 8

    def _arrange(self) -> None:
        top = (_BAR - _BUTTON) // 2
        self.back.move(_PADDING - 4, top)
        for number, step in enumerate(self._steps):
            step.move(round(_PADDING + self._left() + number * (_BUTTON + _GAP)), top)

    def _step(self, palette: Palette, depth: int) -> "_Step":
        step = _Step(
            palette, depth, self.tr("Show %Ln hop(s)  ({0})", "", depth).format(depth), self
        )
        step.clicked.connect(lambda: self.depth_wanted.emit(depth))
        return step


class _Step(CardButton):
    """A number that can be chosen."""

    def __init__(self, palette: Palette, depth: int, tip: str, parent: QWidget) -> None:
        super().__init__(palette, "", tip, parent)
        self._depth = depth
        self.setCheckable(True)
        self.setFixedSize(_BUTTON, _BUTTON)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground of the state and the number."""
        painter = QPainter(self)
        self.paint_ground(painter)
        palette = self.palette_now
        painter.setFont(font(13, SEMIBOLD))
        painter.setPen(palette.accent if self.isChecked() else palette.text2)
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, str(self._depth))
        painter.end()
