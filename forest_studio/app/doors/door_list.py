"""Doors in a list: number, type, title, scent, heat; the one that was taken is marked."""

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.layouts import clear, column
from forest_studio.app.words.engine_texts import engine_text
from forest_studio.app.words.translation import number
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Door

_ROW = 44
_DOTS = 36


class DoorList(QWidget):
    """A click asks for the node behind a door, and so do Enter and the space bar."""

    node_wanted = Signal(str)
    door_wanted = Signal(int)
    """The number of the same door."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._column = column(gap=0)
        self.setLayout(self._column)

    def show_doors(
        self,
        forest: Forest,
        doors: tuple[Door, ...],
        taken: int | None = None,
        first: int | None = None,
    ) -> None:
        """Shows the doors of one place; with ``first`` only so many until one asks for all."""
        clear(self._column)
        shown = doors if first is None or len(doors) <= first + 1 else doors[:first]
        warm = any(door.heat > 0 for door in doors)
        for door in shown:
            kind = forest.manifest.edge_type(door.type)
            row = _DoorRow(
                self._look, door, kind.family.value if kind else "", door.number == taken, warm
            )
            row.clicked.connect(self._go)
            self._column.addWidget(row)
        if len(shown) < len(doors):
            words = self.tr("%Ln more door(s)", "", len(doors) - len(shown))
            more = push(self._look, words, "link")
            more.clicked.connect(lambda: self.show_doors(forest, doors, taken))
            self._column.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)

    def _go(self, door: Door) -> None:
        self.node_wanted.emit(door.node)
        self.door_wanted.emit(door.number)


class _DoorRow(QWidget):
    clicked = Signal(object)

    def __init__(self, look: Look, door: Door, family: str, taken: bool, warm: bool) -> None:
        """``warm`` leaves room for the heat of all doors, where any has some."""
        super().__init__()
        self._look, self._door, self._family, self._taken = look, door, family, taken
        self._warm = warm
        self._hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedHeight(_ROW)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        words = [str(door.number), engine_text(door.label), door.title, door.scent]
        if door.heat > 0:
            words.append(self.tr("heat {0} %").format(number(100 * door.heat)))
        self.setAccessibleName(", ".join(words))
        self.setToolTip(door.scent)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Asks for the node."""
        self.clicked.emit(self._door)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and the space bar click."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit(self._door)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Follows mouse and keyboard for ground and frame."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self._hovered = event.type() == QEvent.Type.Enter
            self.update()
        elif event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints ground, number, type, title and scent."""
        palette = self._look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._taken or self._hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.accent_bg if self._taken else palette.hover)
            painter.drawRoundedRect(self.rect().adjusted(0, 1, 0, -1), 6, 6)
        if self.hasFocus():
            painter.setPen(QPen(palette.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(1, 2, -1, -2), 6, 6)
        self._paint_number(painter)
        left = self._paint_word(painter, 38, engine_text(self._door.label), self._type_colour())
        right = self.width() - 8
        if self._taken:
            width = round(QFontMetricsF(ui_font(12, 600)).horizontalAdvance(self.tr("taken")))
            right -= width + 8
            self._paint_word(painter, right + 8, self.tr("taken"), palette.accent)
        if self._warm:
            right -= _DOTS
            self._paint_heat(painter, right + 6)
        self._paint_title(painter, left + 8, right)
        painter.setFont(ui_font(13))
        painter.setPen(palette.text2)
        room = QRect(38, 21, self.width() - 46, 18)
        cut = Qt.TextElideMode.ElideRight
        scent = painter.fontMetrics().elidedText(self._door.scent, cut, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, scent)
        painter.end()

    def _paint_heat(self, painter: QPainter, left: int) -> None:
        """Three dots, as many of them lit as the door is warm."""
        palette, heat = self._look.palette, self._door.heat
        warm = palette.heat_at(max(0.35, heat))
        for place in range(3):
            lit = heat > place / 3
            painter.setPen(warm if lit else palette.strong)
            painter.setBrush(warm if lit else QColor(Qt.GlobalColor.transparent))
            painter.drawEllipse(QPointF(left + 4 + 9 * place, 13.5), 3.5, 3.5)

    def _type_colour(self) -> QColor:
        palette = self._look.palette
        # Types lose their contrast on the ground of the chosen.
        if self._taken:
            return palette.text
        return palette.family(self._family) if self._family else palette.text3

    def _paint_number(self, painter: QPainter) -> None:
        palette = self._look.palette
        place = QRect(8, 4, 22, 18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.accent if self._taken else palette.hover)
        painter.drawRoundedRect(place, 4, 4)
        painter.setFont(ui_font(12, 600))
        painter.setPen(palette.on_accent if self._taken else palette.text2)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self._door.number))

    def _paint_word(self, painter: QPainter, left: int, word: str, colour: QColor) -> int:
        """A small word; returns where it ends."""
        painter.setFont(ui_font(12, 600))
        painter.setPen(colour)
        width = painter.fontMetrics().horizontalAdvance(word)
        painter.drawText(QRect(left, 4, width + 4, 20), Qt.AlignmentFlag.AlignVCenter, word)
        return left + width

    def _paint_title(self, painter: QPainter, left: int, right: int) -> None:
        painter.setFont(ui_font(14, 600))
        painter.setPen(self._look.palette.text)
        room = QRect(left, 3, max(0, right - left), 20)
        cut = Qt.TextElideMode.ElideRight
        title = painter.fontMetrics().elidedText(self._door.title, cut, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, title)
