"""The recorded hunts, newest first; a click shows one again."""

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.icons import paint_glyph
from forest_studio.app.theme import Look, ui_font
from forest_studio.app.translation import counted, translate
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row
from forest_studio.core.trails.trail import Outcome, Trail

Index = QModelIndex | QPersistentModelIndex
TRAIL = Qt.ItemDataRole.UserRole
_ROW = 46


def end_words(trail: Trail) -> str:
    """How a hunt ended."""
    ends = {
        Outcome.GAVE_UP: translate("Trail", "gave up"),
        Outcome.HOP_LIMIT: translate("Trail", "out of hops"),
        Outcome.TOKEN_LIMIT: translate("Trail", "out of tokens"),
        Outcome.TIME_LIMIT: translate("Trail", "out of time"),
        Outcome.CANCELLED: translate("Trail", "cancelled"),
    }
    supported = translate("Trail", "supported")
    unsupported = translate("Trail", "not supported")
    return ends.get(trail.outcome) or (supported if trail.supported else unsupported)


def summary_of(trail: Trail) -> str:
    """``4 hops · 1,118 tokens · supported``."""
    hops = counted("Trail", "%Ln hop(s)", trail.hops)
    tokens = counted("Trail", "%Ln token(s)", trail.usage.observed_tokens)
    return f"{hops} · {tokens} · {end_words(trail)}"


def icon_of(trail: Trail) -> tuple[str, str]:
    """Icon and colour token of how it ended."""
    if trail.outcome is Outcome.ANSWERED:
        return ("check-circle", "accent") if trail.supported else ("warning-circle", "amber")
    return ("minus-circle", "text3") if trail.outcome is Outcome.CANCELLED else ("x-circle", "red")


class TrailModel(QAbstractListModel):
    """Trails as a Qt list."""

    def __init__(self) -> None:
        super().__init__()
        self.trails: tuple[Trail, ...] = ()

    def show(self, trails: tuple[Trail, ...]) -> None:
        """Shows other trails."""
        self.beginResetModel()
        self.trails = trails
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many trails there are."""
        return 0 if parent.isValid() else len(self.trails)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The question, or the trail itself under the role TRAIL."""
        if not index.isValid():
            return None
        trail = self.trails[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return trail.question
        return trail if role == TRAIL else None


class _TrailDelegate(QStyledItemDelegate):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(option.rect.width(), _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        trail: Trail = index.data(TRAIL)
        palette, rect = self._look.palette, option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.accent_bg if chosen else palette.hover)
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 6, 6)
        icon, token = icon_of(trail)
        mark = QRect(rect.left() + 5, rect.top() + 14, 17, 17)
        paint_glyph(painter, mark, icon, self._look.colour(token))
        self._paint_lines(painter, rect.adjusted(31, 5, -6, -4), trail)
        painter.restore()

    def _paint_lines(self, painter: QPainter, room: QRect, trail: Trail) -> None:
        palette = self._look.palette
        font = ui_font(14, 600)
        cut = Qt.TextElideMode.ElideRight
        question = QFontMetricsF(font).elidedText(trail.question, cut, room.width())
        painter.setFont(font)
        painter.setPen(palette.text)
        painter.drawText(QRect(room.left(), room.top(), room.width(), 19), 0, question)
        small = ui_font(12)
        words = QFontMetricsF(small).elidedText(summary_of(trail), cut, room.width())
        painter.setFont(small)
        painter.setPen(palette.text3)
        painter.drawText(QRect(room.left(), room.top() + 20, room.width(), 17), 0, words)


class TrailList(QWidget):
    """The list under its title; says what goes there while it is empty."""

    def __init__(self, look: Look, hunting: Hunting) -> None:
        super().__init__()
        self._hunting = hunting
        self.model = TrailModel()
        self.list = QListView()
        # The view does not own its delegate.
        self._delegate = _TrailDelegate(look)
        self.list.setItemDelegate(self._delegate)
        self.list.setModel(self.model)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Trails"))
        self._count = label("", "faint")
        self._empty = label(
            self.tr("Every hunt leaves a trail on a branch of its own. Yours will be listed here."),
            "faint",
            wrap=True,
        )
        head = row(label(self.tr("Trails"), "section"), self._count, STRETCH)
        # The empty list must not spread its title over the whole height.
        self.setLayout(column(head, self._empty, greedy(self.list), STRETCH, gap=6))
        self.list.clicked.connect(self._open)
        self.list.activated.connect(self._open)
        hunting.trails_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        trails = self._hunting.trails
        self.model.show(trails)
        self._count.setText(str(len(trails)) if trails else "")
        self._empty.setVisible(not trails)
        self.list.setVisible(bool(trails))

    def _open(self, index: QModelIndex) -> None:
        self._hunting.show_trail(self.model.trails[index.row()])
