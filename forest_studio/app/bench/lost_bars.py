"""Where answers are lost: right, page reached but answered wrong, page never reached."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from forest_studio.app.bench.arms import arm_name, look_of
from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.strip import LEFT
from forest_studio.app.bench.values import Figures
from forest_studio.app.look.palette import mix
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.widgets.flow_layout import FlowLayout
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import column, holder, row
from forest_studio.app.words.translation import number

_BAR, _GAP = 20, 6


@dataclass(frozen=True, slots=True)
class Lost:
    """How many questions of one arm ended where; averaged over the repeats."""

    right: float
    reader: float
    retrieval: float

    @property
    def parts(self) -> tuple[float, float, float]:
        """In the order in which they are drawn."""
        return self.right, self.reader, self.retrieval


def lost_of(figures: Figures) -> Lost | None:
    """The three shares of an arm, as numbers of questions; None where they were not measured."""
    right, reader = figures.get("correct"), figures.get("blame-reader")
    retrieval = figures.get("blame-retrieval")
    if right is None or reader is None or retrieval is None:
        return None
    return Lost(*(found.value * found.n for found in (right, reader, retrieval)))


def amount(value: float) -> str:
    """Whole where it is whole: repeats that differ give parts of a question."""
    return number(value) if abs(value - round(value)) < 0.05 else number(value, 1)


class LostBars(QWidget):
    """One bar for each of the two arms."""

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._look, self._benching = look, benching
        self._rows: list[tuple[str, Lost]] = []
        self._parts: list[tuple[QRectF, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        benching.run_changed.connect(self._show)
        benching.pair_changed.connect(self._show)
        look.changed.connect(self.update)
        self._show()

    def sizeHint(self) -> QSize:
        """As high as its bars."""
        return QSize(300, len(self._rows) * (_BAR + _GAP))

    @property
    def rows(self) -> tuple[tuple[str, Lost], ...]:
        """The arms with their parts."""
        return tuple(self._rows)

    def _show(self) -> None:
        run, pair = self._benching.run, self._benching.pair
        found = [(arm, lost_of(run.figures.get(arm, {}))) for arm in pair or ()] if run else []
        self._rows = [(arm, lost) for arm, lost in found if lost is not None]
        self.setAccessibleDescription("; ".join(self._told(a, lost) for a, lost in self._rows))
        self.updateGeometry()
        self.update()

    def _told(self, arm: str, lost: Lost) -> str:
        words = self.tr(
            "{0}: {1} right, {2} page reached and answered wrong, {3} page never reached"
        )
        return words.format(arm_name(arm), *(amount(part) for part in lost.parts))

    def event(self, event: QEvent) -> bool:
        """Tells the part under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            here = (text for place, text in self._parts if place.contains(event.pos().toPointF()))
            QToolTip.showText(event.globalPos(), next(here, ""), self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints name, parts and numbers of each arm."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._parts = []
        for place, (arm, lost) in enumerate(self._rows):
            self._paint_row(painter, place * (_BAR + _GAP), arm, lost)
        painter.end()

    def _paint_row(self, painter: QPainter, top: int, arm: str, lost: Lost) -> None:
        palette, font = self._look.palette, ui_font(14, 600 if look_of(arm).strong else 400)
        painter.setFont(font)
        painter.setPen(palette.text)
        name = QFontMetricsF(font).elidedText(arm_name(arm), Qt.TextElideMode.ElideRight, LEFT - 14)
        painter.drawText(QRectF(4, top, LEFT - 8, _BAR), Qt.AlignmentFlag.AlignVCenter, name)
        whole, x = sum(lost.parts) or 1.0, float(LEFT)
        room = self.width() - LEFT - 6
        for part, (fill, ink) in zip(lost.parts, self.colours(arm), strict=True):
            width = room * part / whole
            if part > 0:
                place = QRectF(x, top, max(1.5, width - 2), _BAR)
                self._paint_part(painter, place, amount(part), fill, ink)
                self._parts.append((place, self._told(arm, lost)))
            x += width

    def _paint_part(
        self, painter: QPainter, place: QRectF, text: str, fill: QColor, ink: QColor
    ) -> None:
        palette = self._look.palette
        dark = palette.is_contrast and fill == palette.press
        painter.setPen(QPen(palette.strong, 1) if dark else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(fill)
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5) if dark else place, 3, 3)
        font = ui_font(12, 600)
        if QFontMetricsF(font).horizontalAdvance(text) + 8 <= place.width():
            painter.setFont(font)
            painter.setPen(ink)
            inside = place.adjusted(6, 0, 0, 0)
            painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, text)

    def colours(self, arm: str) -> tuple[tuple[QColor, QColor], ...]:
        """Ground and ink of the three parts."""
        palette = self._look.palette
        token = look_of(arm).token
        right = self._look.colour("text2" if token == "text3" else token)
        toned = palette.is_dark and not palette.is_contrast
        amber = mix(palette.amber, palette.bg, 0.36) if toned else palette.amber
        grey = palette.press if palette.is_contrast else palette.strong
        never = mix(grey, palette.bg, 0.0 if palette.is_contrast else 0.42)
        ink = palette.on_accent
        return (right, ink), (amber, ink), (never, palette.text)


class LostSection(QWidget):
    """The bars under their title and what their colours mean."""

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._look, self._benching = look, benching
        self.bars = LostBars(look, benching)
        self.bars.setAccessibleName(self.tr("Where answers are lost"))
        flow = FlowLayout(gap=14)
        flow.addWidget(label(self.tr("Where answers are lost"), "section"))
        words = (
            self.tr("right"),
            self.tr("page reached, answer wrong"),
            self.tr("page never reached"),
        )
        for place, text in enumerate(words):
            flow.addWidget(
                holder(row(_Swatch(look, self.bars, place), label(text, "small"), gap=6))
            )
        self.setLayout(column(holder(flow), self.bars, gap=6))
        benching.run_changed.connect(self._show)
        benching.pair_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.setVisible(bool(self.bars.rows))


class _Swatch(QWidget):
    def __init__(self, look: Look, bars: LostBars, place: int) -> None:
        super().__init__()
        self._bars, self._place = bars, place
        self.setFixedSize(12, 18)
        look.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._bars.colours("forager")[self._place][0])
        painter.drawRoundedRect(QRectF(0, 4, 11, 11), 2, 2)
        painter.end()
