"""The type picker: letters filter, digits choose, arrows and Enter work, Escape leaves."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from forest_studio.app.edges.type_choices import TypeChoice, choices
from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.edge_sample import paint_sample
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, greedy, row, separator
from forest_studio.app.widgets.search_box import search_box
from forest_studio.core.model.manifest import Manifest

_WIDTH = 280
_ROW = 31
_DIGITS = 9
_AIR = 28
"""Between the picker and what it was opened for, so that it stands clear of the dock."""
_PASSING = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class TypePicker(QFrame):
    """Floats over the window; a choice is told once and the picker closes."""

    picked = Signal(str)
    left = Signal()
    types_wanted = Signal()
    """Asks for the manager of edge types."""

    def __init__(self, look: Look, window: QWidget, manifest: Manifest, current: str = "") -> None:
        super().__init__(window)
        self._window = window
        self._look, self._manifest, self._current = look, manifest, current
        self._rows: list[_TypeRow] = []
        self._place = 0
        self._turned = manifest.is_inverse(current)
        self.setProperty("kind", "float")
        self.setFixedWidth(_WIDTH)
        self.box = search_box(look, self.tr("Edge type"))
        self.box.installEventFilter(self)
        self.box.textChanged.connect(self._fill)
        self._list = column(gap=1)
        self.turn_button = tool(look, "swap", self.tr("Read it from the other end  Tab"), 32)
        self.turn_button.clicked.connect(self.turn)
        manage = push(look, self.tr("Manage edge types…"), "plain", "sliders-horizontal")
        manage.clicked.connect(self._manage)
        # A button that took the keyboard would close the picker under the pointer.
        for button in (self.turn_button, manage):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        hint = label(self.tr("Tab turns round"), "tiny")
        head = row(greedy(self.box), self.turn_button, gap=4)
        foot = row(manage, STRETCH, hint, margins=(0, 0, 6, 0))
        items = (head, 3, self._list, 3, separator(), foot)
        self.setLayout(column(*items, gap=2, margins=(8, 8, 8, 6)))
        self._fill("")

    def open_at(self, anchor: QWidget) -> None:
        """Shows the picker at the left of a widget, inside the window."""
        window = self._window
        self.adjustSize()
        corner = anchor.mapTo(window, QPoint(0, 0))
        x = corner.x() - self.width() - _AIR
        if x < 8:
            x = max(8, window.width() - self.width() - 8)
        self.move(x, max(8, min(corner.y(), window.height() - self.height() - 40)))
        self.show()
        self.raise_()
        self.box.setFocus(Qt.FocusReason.PopupFocusReason)

    @property
    def offered(self) -> tuple[TypeChoice, ...]:
        """What can be chosen now."""
        return tuple(row.choice for row in self._rows)

    def turn(self) -> None:
        """Offers every type from its other end."""
        self._turned = not self._turned
        self._fill(self.box.text())

    def _manage(self) -> None:
        self.leave()
        self.types_wanted.emit()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Takes the keys that choose before the line of letters does."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._take_key(event)
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusOut:
            self._lose_focus(event.reason())
        return False

    def _lose_focus(self, reason: Qt.FocusReason) -> None:
        # A menu, or another program in front, is no reason to close.
        if reason not in _PASSING:
            self.leave()

    def leave(self) -> None:
        """Closes without a choice."""
        if self.isVisible():
            self.hide()
            self.deleteLater()
            self.left.emit()

    def _take_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        digit = key - Qt.Key.Key_1
        if 0 <= digit < _DIGITS:
            if digit < len(self._rows):
                self._pick(self._rows[digit].choice.name)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._mark(self._place + (1 if key == Qt.Key.Key_Down else -1))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._rows:
                self._pick(self._rows[self._place].choice.name)
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.turn()
        elif key == Qt.Key.Key_Escape:
            self.leave()
        else:
            return False
        return True

    def _fill(self, typed: str) -> None:
        clear(self._list)
        self._rows = []
        for number, choice in enumerate(choices(self._manifest, typed, self._turned), 1):
            offer = _TypeRow(self._look, choice, number, choice.name == self._current)
            offer.picked.connect(self._pick)
            self._rows.append(offer)
            self._add(offer)
        if not self._rows:
            self._add(label(self.tr("No type of that name"), "faint"))
        here = next((i for i, offer in enumerate(self._rows) if offer.is_current), 0)
        self._mark(0 if typed else here)
        self.adjustSize()

    def _add(self, line: QWidget) -> None:
        self._list.addWidget(line)
        # A layout shows what it is given only later, and would count it as nothing till then.
        line.show()

    def _mark(self, place: int) -> None:
        self._place = max(0, min(place, len(self._rows) - 1))
        for number, offer in enumerate(self._rows):
            offer.mark(number == self._place)

    def _pick(self, name: str) -> None:
        self.hide()
        self.deleteLater()
        self.picked.emit(name)


class _TypeRow(QWidget):
    picked = Signal(str)

    def __init__(self, look: Look, choice: TypeChoice, number: int, is_current: bool) -> None:
        super().__init__()
        self._look, self.choice, self._number = look, choice, number
        self.is_current = is_current
        self._marked = False
        self.setFixedHeight(_ROW)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{choice.label}, {choice.other_label}")

    def mark(self, marked: bool) -> None:
        """Shows whether Enter would choose this row."""
        self._marked = marked
        self.update()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Chooses the row; on the press, before the line of letters loses the focus."""
        self.picked.emit(self.choice.name)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints ground, sample, both labels, and the digit or the tick."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._look.palette
        if self._marked or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.accent_bg if self._marked else palette.hover)
            painter.drawRoundedRect(self.rect(), 5, 5)
        sample = QRectF(8, (self.height() - 18) / 2, 40, 18)
        choice = self.choice
        paint_sample(painter, sample, choice.family, palette, choice.inward, choice.colour)
        self._paint_labels(painter)
        self._paint_key(painter)
        painter.end()

    def _paint_labels(self, painter: QPainter) -> None:
        palette = self._look.palette
        painter.setFont(ui_font(14, 600 if self._marked else 400))
        painter.setPen(palette.text)
        middle = Qt.AlignmentFlag.AlignVCenter
        place = QRect(56, 0, self.width() - 92, self.height())
        painter.drawText(place, middle, self.choice.label)
        width = painter.fontMetrics().horizontalAdvance(self.choice.label)
        painter.setFont(ui_font(12))
        painter.setPen(palette.text2 if self._marked else palette.text3)
        painter.drawText(place.adjusted(width + 8, 1, 0, 0), middle, self.choice.other_label)

    def _paint_key(self, painter: QPainter) -> None:
        palette = self._look.palette
        place = QRect(self.width() - 28, (self.height() - 20) // 2, 20, 20)
        if self.is_current:
            paint_glyph(painter, place.adjusted(2, 2, -2, -2), "check", palette.accent)
        elif self._number <= _DIGITS:
            painter.setFont(ui_font(12))
            painter.setPen(palette.line)
            painter.setBrush(palette.bg)
            painter.drawRoundedRect(place, 4, 4)
            painter.setPen(palette.text3)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self._number))
