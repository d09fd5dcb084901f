"""The runs that are kept, those under way first; choosing one shows it."""

from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyleOptionViewItem,
)

from forest_studio.app.bench.run_queue import Job
from forest_studio.app.bench.values import KeptRun
from forest_studio.app.bench.words import mark_of, state_of, suite_title
from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.widgets.row_delegate import Index, RowDelegate
from forest_studio.app.words.translation import counted, number, translate

LINE = Qt.ItemDataRole.UserRole
_ROW = 50


@dataclass(frozen=True, slots=True)
class RunLine:
    """One run of the list."""

    path: str
    title: str
    state: str
    icon: str
    token: str
    share: float | None = None
    """How far it is while it is under way, 0 to 1."""
    words: str = ""
    """What a search looks through."""


def line_of(run: KeptRun) -> RunLine:
    """A run that is kept."""
    title = suite_title(run.suite)
    if run.only:
        title = f"{title}, {counted('Bench', '%Ln question(s)', run.only)}"
    icon, token = mark_of(run)
    words = f"{title} {run.suite} {run.forest} {run.path} {run.started}".casefold()
    return RunLine(run.path, title, state_of(run), icon, token, None, words)


def line_of_job(job: Job, waits: bool) -> RunLine:
    """A run that is under way, or waits for its turn."""
    state = translate("Bench", "waiting")
    if not waits and job.total:
        told = translate("Bench", "running · {0} of {1}")
        state = told.format(number(job.done), number(job.total))
    elif not waits:
        state = translate("Bench", "starting")
    share = job.done / job.total if job.total else 0.0
    icon = "clock" if waits else "play-circle"
    words = f"{job.title} {job.folder}".casefold()
    return RunLine(job.folder, job.title, state, icon, "blue", share, words)


def line_of_ended(job: Job) -> RunLine:
    """A run that has ended just now, while it is being read."""
    state = translate("Bench", "being read")
    words = f"{job.title} {job.folder}".casefold()
    return RunLine(job.folder, job.title, state, "hourglass", "text2", None, words)


class RunModel(QAbstractListModel):
    """Runs as a Qt list."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: tuple[RunLine, ...] = ()

    def show(self, lines: tuple[RunLine, ...]) -> None:
        """Shows other runs; the same ones are only painted anew."""
        same = [line.path for line in lines] == [line.path for line in self.lines]
        if same:
            self.lines = lines
            if lines:
                self.dataChanged.emit(self.index(0), self.index(len(lines) - 1))
            return
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many runs there are."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Title and state, or the line itself under the role LINE."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{line.title}, {line.state}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return line.path
        return line if role == LINE else None


class RunDelegate(RowDelegate):
    """Mark, title, state, and a bar while it is under way."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, _ROW)

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints one run."""
        line: RunLine = index.data(LINE)
        rect = option.rect.adjusted(1, 1, -1, -1)
        mark = QRect(rect.left() + 9, rect.center().y() - 9, 18, 18)
        paint_glyph(painter, mark, line.icon, self._look.colour(line.token))
        room = rect.adjusted(38, 4, -6, -4)
        self._write(painter, QRect(room.left(), room.top(), room.width(), 20), line.title, 14, 600)
        below = QRect(room.left(), room.top() + 20, room.width(), 18)
        self._write(painter, below, line.state, 13, 400)
        if line.share is not None:
            self._paint_share(
                painter, QRectF(room.left(), rect.bottom() - 4, room.width(), 3), line
            )

    def _paint_share(self, painter: QPainter, bar: QRectF, line: RunLine) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        palette = self._look.palette
        painter.setBrush(palette.press if palette.is_contrast else palette.line)
        painter.drawRoundedRect(bar, 1.5, 1.5)
        bar.setWidth(bar.width() * (line.share or 0.0))
        painter.setBrush(self._look.palette.accent)
        painter.drawRoundedRect(bar, 1.5, 1.5)

    def _write(self, painter: QPainter, room: QRect, text: str, size: int, weight: int) -> None:
        font = ui_font(size, weight)
        palette = self._look.palette
        painter.setFont(font)
        painter.setPen(palette.text if weight > 400 else palette.text2)
        cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, cut)


class RunListView(QListView):
    """Arrows move, Enter and a click show."""

    def __init__(self, look: Look, model: RunModel) -> None:
        super().__init__()
        # The view does not own its delegate.
        self._delegate = RunDelegate(look)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAccessibleName(self.tr("Runs"))
