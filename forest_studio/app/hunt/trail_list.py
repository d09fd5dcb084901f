"""The recorded hunts, newest first; a click shows one again."""

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QListView,
    QMenu,
    QStyleOptionViewItem,
    QWidget,
)

from forest_studio.app.desk import Desk
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.hunt.trail_filter import TrailFilter
from forest_studio.app.hunt.trail_words import icon_of, navigator_name, summary_of
from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row
from forest_studio.app.widgets.row_delegate import Index, RowDelegate
from forest_studio.app.words.translation import number
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.verdict import Judgement

TRAIL = Qt.ItemDataRole.UserRole
VERDICT = Qt.ItemDataRole.UserRole + 1
_ROW = 46

Judged = tuple[Trail, Judgement | None]


class TrailModel(QAbstractListModel):
    """Trails as a Qt list."""

    def __init__(self) -> None:
        super().__init__()
        self._judged: tuple[Judged, ...] = ()

    @property
    def trails(self) -> tuple[Trail, ...]:
        """What is listed."""
        return tuple(trail for trail, _ in self._judged)

    def show(self, judged: tuple[Judged, ...]) -> None:
        """Shows other trails, each with its verdict."""
        if judged == self._judged:
            return
        self.beginResetModel()
        self._judged = judged
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many trails there are."""
        return 0 if parent.isValid() else len(self._judged)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The question, or the trail itself under the role TRAIL."""
        if not index.isValid():
            return None
        trail, verdict = self._judged[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return trail.question
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{trail.question} {summary_of(trail, verdict)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{trail.question}\n{navigator_name(trail.navigator, trail.model)}"
        return {TRAIL: trail, VERDICT: verdict}.get(role)


class _TrailDelegate(RowDelegate):
    def __init__(self, look: Look) -> None:
        super().__init__(look, _ROW)

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        trail, said = index.data(TRAIL), index.data(VERDICT)
        # Qt hands an enum of texts back as a plain text.
        verdict = Judgement(said) if said else None
        rect = option.rect
        icon, token = icon_of(trail, verdict)
        mark = QRect(rect.left() + 5, rect.top() + 14, 17, 17)
        paint_glyph(painter, mark, icon, self._look.colour(token))
        words = summary_of(trail, verdict)
        self._paint_lines(painter, rect.adjusted(31, 5, -6, -4), trail.question, words)

    def _paint_lines(self, painter: QPainter, room: QRect, question: str, words: str) -> None:
        palette = self._look.palette
        font = ui_font(14, 600)
        cut = Qt.TextElideMode.ElideRight
        flat = " ".join(question.split())
        painter.setFont(font)
        painter.setPen(palette.text)
        line = QRect(room.left(), room.top(), room.width(), 19)
        painter.drawText(line, 0, QFontMetricsF(font).elidedText(flat, cut, room.width()))
        small = ui_font(12)
        words = QFontMetricsF(small).elidedText(words, cut, room.width())
        painter.setFont(small)
        painter.setPen(palette.text2)
        painter.drawText(QRect(room.left(), room.top() + 20, room.width(), 17), 0, words)


class TrailList(QWidget):
    """The list under its title; says what goes there while it is empty."""

    export_wanted = Signal(object)
    """A Trail is to be written to a file."""

    def __init__(self, look: Look, desk: Desk, hunting: Hunting) -> None:
        super().__init__()
        self._look, self._desk, self._hunting = look, desk, hunting
        self.model = TrailModel()
        self.list = QListView()
        self.filter = TrailFilter(look)
        # The view does not own its delegate.
        self._delegate = _TrailDelegate(look)
        self._count = label("", "faint")
        self._empty = label("", "faint", wrap=True)
        self._dress()
        head = row(label(self.tr("Trails"), "section"), self._count, STRETCH, self.filter.button)
        # Without a list something else must take the height, or the title spreads over it.
        self._rest = greedy(QWidget())
        items = (head, self.filter, self._empty, greedy(self.list), self._rest)
        self.setLayout(column(*items, gap=6))
        self.list.clicked.connect(self._open)
        self.list.activated.connect(self._open)
        self.list.customContextMenuRequested.connect(self._show_menu)
        self.filter.changed.connect(self._show)
        hunting.trails_changed.connect(self._show)
        hunting.steps_changed.connect(self._mark)
        hunting.ended.connect(lambda _trail: self._mark())
        self._show()

    def _dress(self) -> None:
        self.list.setItemDelegate(self._delegate)
        self.list.setModel(self.model)
        self.list.setMouseTracking(True)
        self.list.setMinimumHeight(2 * _ROW)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.setAccessibleName(self.tr("Trails"))

    def _show(self) -> None:
        shelf, query = self._hunting.shelf, self.filter.query
        # A forest of 100,000 names need not be gone through while no words are asked for.
        nodes = self._desk.forest.nodes if query.text else {}
        titles = {node: n.title for node, n in nodes.items()}
        judged = tuple((trail, shelf.verdict(trail)) for trail in shelf.trails)
        found = tuple(
            (trail, verdict)
            for trail, verdict in judged
            if query.fits(trail, titles, verdict.value if verdict else "")
        )
        self.model.show(found)
        self._show_count(len(found), len(judged), shelf.total)
        some = bool(judged)
        self.filter.setVisible(some)
        self.filter.button.setVisible(some)
        self._empty.setText(self._why_empty(some))
        self._empty.setVisible(not found)
        self.list.setVisible(bool(found))
        self._rest.setVisible(not found)
        self._mark()

    def _show_count(self, found: int, read: int, total: int) -> None:
        words = number(total) if total else ""
        if found < read:
            words = self.tr("{0} of {1}").format(number(found), number(total))
        self._count.setText(words)

    def _why_empty(self, some: bool) -> str:
        if some:
            return self.tr("No trail has all of that.")
        return self.tr(
            "Every hunt leaves a trail on a branch of its own. Yours will be listed here."
        )

    def _mark(self) -> None:
        """Marks the trail that is on the screen."""
        shown = self._hunting.trail
        trails = self.model.trails
        place = next((i for i, t in enumerate(trails) if shown and t.id == shown.id), -1)
        if place < 0:
            self.list.clearSelection()
        elif self.list.currentIndex().row() != place or not self.list.selectedIndexes():
            self.list.setCurrentIndex(self.model.index(place))

    def _open(self, index: QModelIndex) -> None:
        self._hunting.show_trail(self.model.trails[index.row()])

    def _show_menu(self, place: QPoint) -> None:
        index = self.list.indexAt(place)
        if not index.isValid():
            return
        trail = self.model.trails[index.row()]
        menu = QMenu(self.list)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Show"), lambda: self._hunting.show_trail(trail))
        menu.addAction(self.tr("Export…"), lambda: self.export_wanted.emit(trail))
        menu.popup(self.list.viewport().mapToGlobal(place))
