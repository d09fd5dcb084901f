"""Question by question: two arms, a bar for each question, and where the two differ."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from forest_studio.app.bench.arms import look_of
from forest_studio.app.bench.benching import Benching, flipped
from forest_studio.app.bench.strip_places import StripPlaces, hop_group, lay_out
from forest_studio.app.bench.values import Asked, Result
from forest_studio.app.bench.words import hop_name
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.words.translation import number

LEFT = 118
"""Room for the names of the two arms, which are widgets beside the bars."""
HEAD, BAR, GAP, FLIPS = 20, 24, 7, 30
FIRST, SECOND = HEAD + 2, HEAD + 2 + BAR + GAP
_HEIGHT = SECOND + BAR + GAP + FLIPS + 4
_WIDEST = 14.0
"""Width of a bar where there is room."""
_LOW = 5
"""Height of a bar that says wrong."""


class Strip(QWidget):
    """A click or the arrows look at a question; N and P go from flip to flip."""

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._look, self._benching = look, benching
        self._places = StripPlaces((), 0.0, ())
        self._questions: tuple[Asked, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Question by question"))
        benching.run_changed.connect(self._show)
        benching.pair_changed.connect(self._show)
        benching.question_changed.connect(self._mark)
        look.changed.connect(self.update)
        self._show()

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(400, _HEIGHT)

    @property
    def place(self) -> int:
        """Which question is looked at, counted from the left; -1 for none."""
        chosen = self._benching.question
        return next((i for i, asked in enumerate(self._questions) if asked.id == chosen), -1)

    def _show(self) -> None:
        self._questions = self._benching.strip
        self._mark()

    def _mark(self) -> None:
        asked = self._questions[self.place] if self.place >= 0 else None
        self.setAccessibleDescription(asked.text if asked else "")
        self.update()

    # Going about

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right, Home and End, N and P for the flips."""
        last, key = len(self._questions) - 1, event.key()
        keys = Qt.Key
        goals = {
            keys.Key_Left: max(0, self.place - 1),
            keys.Key_Right: min(last, self.place + 1),
            keys.Key_Home: 0,
            keys.Key_End: last,
        }
        if key in (keys.Key_N, keys.Key_P) and not event.modifiers():
            self._benching.step_to_flip(1 if key == keys.Key_N else -1)
        elif key in goals and last >= 0:
            self._benching.look_at(self._questions[goals[keys(key)]].id)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Looks at the question under the pointer; dragging goes along."""
        self._look_at(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """See mousePressEvent."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._look_at(event)

    def _look_at(self, event: QMouseEvent) -> None:
        place = self._places.at(event.position().x())
        if place >= 0 and event.position().x() >= LEFT - 4:
            self._benching.look_at(self._questions[place].id)

    def event(self, event: QEvent) -> bool:
        """Tells the question under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._places.at(event.pos().x())
            text = self._questions[place].text if place >= 0 and event.pos().x() >= LEFT else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints groups, bars, flips, and the frame around the chosen question."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._places = lay_out(self._questions, LEFT, self.width() - LEFT - 6)
        self._paint_groups(painter)
        if self._benching.pair is not None:
            first, second = self._benching.pair
            self._paint_bars(painter, FIRST, first)
            self._paint_bars(painter, SECOND, second)
            self._paint_flips(painter, first, second)
        self._paint_chosen(painter)
        painter.end()

    def _paint_groups(self, painter: QPainter) -> None:
        small, metrics = ui_font(12, 600), QFontMetricsF(ui_font(12, 600))
        painter.setFont(small)
        painter.setPen(self._look.palette.text2)
        groups = self._places.groups
        for place, group in enumerate(groups):
            end = groups[place + 1].left if place + 1 < len(groups) else float(self.width())
            room, name = end - group.left - 6, hop_name(group.first)
            short = "–" if hop_group(group.first) < 0 else f"{hop_group(group.first)}"
            words = (f"{name} · {number(group.count)}", name, short)
            text = next((w for w in words if metrics.horizontalAdvance(w) <= room), short)
            painter.drawText(QRectF(group.left, 0, room, HEAD), Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_bars(self, painter: QPainter, top: int, arm: str) -> None:
        palette, colour = self._look.palette, self._colour(arm)
        wrong_pen, wrong = QPen(Qt.PenStyle.NoPen), QBrush(palette.strong)
        if palette.is_contrast:
            # Filled with the white of frames they would outshine what was right.
            wrong_pen, wrong = QPen(palette.text3, 1), QBrush(Qt.BrushStyle.NoBrush)
        pitch = self._places.pitch
        width = max(1.0, min(_WIDEST, pitch - (2.0 if pitch > 4 else 0.6)))
        aside = (pitch - width) / 2
        for left, asked in zip(self._places.lefts, self._questions, strict=True):
            share = asked.results.get(arm, Result()).share
            height = _LOW + (BAR - _LOW) * share
            painter.setPen(wrong_pen if share == 0 else QPen(Qt.PenStyle.NoPen))
            painter.setBrush(wrong if share == 0 else QBrush(colour))
            painter.drawRect(QRectF(left + aside, top + BAR - height, width, height))

    def _colour(self, arm: str) -> QColor:
        token = look_of(arm).token
        return self._look.colour("text2" if token == "text3" else token)

    def _paint_flips(self, painter: QPainter, first: str, second: str) -> None:
        palette, half = self._look.palette, max(2.0, min(4.0, self._places.pitch / 2))
        top = SECOND + BAR + GAP
        painter.setPen(Qt.PenStyle.NoPen)
        for left, asked in zip(self._places.lefts, self._questions, strict=True):
            way = flipped(asked, first, second)
            if not way:
                continue
            x = left + self._places.pitch / 2
            base, tip = (top + 9, top + 2) if way > 0 else (top + 18, top + 25)
            painter.setBrush(palette.accent if way > 0 else palette.red)
            corners = [QPointF(x - half, base), QPointF(x + half, base), QPointF(x, tip)]
            painter.drawPolygon(QPolygonF(corners))

    def _paint_chosen(self, painter: QPainter) -> None:
        if self.place < 0 or not self._places.lefts:
            return
        pitch, palette = self._places.pitch, self._look.palette
        width = max(7.0, min(_WIDEST, pitch) + 6)
        x = self._places.lefts[self.place] + pitch / 2
        frame = QRectF(x - width / 2, HEAD - 1, width, _HEIGHT - HEAD - 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.focus if self.hasFocus() else palette.text, 2))
        painter.drawRoundedRect(frame, 3, 3)
