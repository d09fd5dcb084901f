"""The panel of scents that mislead: followed often, led to an answer seldom."""

from PySide6.QtCore import QSortFilterProxyModel, Qt, Signal
from PySide6.QtWidgets import QFrame

from forest_studio.app.desk import Desk
from forest_studio.app.heat.scent_model import (
    DOOR,
    FOLLOWED,
    FROM,
    LED,
    SCENT,
    SEEN,
    SORT,
    TO,
    VAIN,
    ScentModel,
)
from forest_studio.app.heat.table import PanelTable
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import Segments, tool
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import error_text
from forest_studio.core.hunt.misleading import Misleading, misleading
from forest_studio.core.model.errors import ForestError

_SHARES = (
    (FROM, 0.25, 96),
    (DOOR, 0.08, 84),
    (TO, 0.25, 96),
    (SCENT, 0.42, 120),
    (SEEN, 0.0, 70),
    (FOLLOWED, 0.0, 92),
    (LED, 0.0, 64),
    (VAIN, 0.0, 84),
)
_MOSTLY, _ALL = "mostly", "all"
_HALF = 0.5


class ScentsPanel(QFrame):
    """Works out its list in the background; a press leads to where the scent is written."""

    close_wanted = Signal()
    scent_wanted = Signal(object)
    """A Misleading whose scent is to be written anew."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.setProperty("kind", "bottom")
        self.model = ScentModel(look, self)
        self._sorted = _Sorted(self)
        self.table = PanelTable(_SHARES, (DOOR, SEEN))
        choices = [(_MOSTLY, self.tr("Mostly in vain"), ""), (_ALL, self.tr("All"), "")]
        self.filter = Segments(look, choices)
        self.filter.choose(_MOSTLY)
        self._found: tuple[Misleading, ...] = ()
        self._count = label("", "badge-amber")
        self._count.setFixedHeight(21)
        self._empty = label("", "faint", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.note = Message(look)
        close = tool(look, "x", self.tr("Close the list"), 28)
        close.clicked.connect(self.close_wanted)
        title = label(self.tr("Scents that mislead"), "section")
        lead = ElidedLabel(self.tr("Followed, and the answer was not there"), "faint")
        head = row(title, self._count, greedy(lead), self.filter, close)
        items = (head, self.note, greedy(self._empty), greedy(self.table))
        self.setLayout(column(*items, gap=4, margins=(14, 2, 14, 4)))
        self._dress()
        desk.learnt.changed.connect(self._look)
        self.filter.chosen.connect(lambda _choice: self._show())
        self._show()

    @property
    def shown(self) -> tuple[Misleading, ...]:
        """The scents in the order in which they are listed."""
        rows = range(self._sorted.rowCount())
        places = (self._sorted.mapToSource(self._sorted.index(place, 0)).row() for place in rows)
        return tuple(self.model.rows[place] for place in places)

    def write_anew(self) -> None:
        """Goes to the scent that the list stands on."""
        place = self.table.currentIndex()
        if place.isValid():
            self.scent_wanted.emit(self.model.rows[self._sorted.mapToSource(place).row()])

    def _look(self) -> None:
        forest, lessons = self._desk.forest, self._desk.learnt.lessons
        uses = [use for door in lessons.uses.values() for use in door]
        self._desk.tasks.run(
            lambda _task: tuple(misleading(forest, uses)), self._take, self._fail, lane="scents"
        )

    def _take(self, rows: tuple[Misleading, ...]) -> None:
        self._found = rows
        self._show()

    def _show(self) -> None:
        mostly = self.filter.choice == _MOSTLY
        rows = tuple(row for row in self._found if not mostly or row.share < _HALF)
        self.note.say(self._desk.learnt.trouble)
        self.model.show(self._desk.forest, rows)
        self._count.setText(self.tr("%Ln scent(s)", "", len(rows)))
        self._count.setVisible(bool(rows))
        self.table.setVisible(bool(rows))
        self._empty.setVisible(not rows)
        hunted = self._desk.learnt.lessons.trails > 0
        self._empty.setText(
            self.tr("No scent has led a hunt astray so far.")
            if hunted
            else self.tr(
                "Nobody has hunted here yet. Once hunts are recorded, scents that were followed in "
                "vain are listed here."
            )
        )

    def _fail(self, error: ForestError) -> None:
        self.note.say(error_text(error))

    def _dress(self) -> None:
        self._sorted.setSourceModel(self.model)
        self._sorted.setSortRole(SORT)
        table = self.table
        table.setModel(self._sorted)
        table.setAccessibleName(self.tr("Scents that mislead"))
        table.setSortingEnabled(True)
        table.sortByColumn(VAIN, Qt.SortOrder.DescendingOrder)
        # Qt's own arrow lies over words that are aligned to the right.
        table.horizontalHeader().setSortIndicatorShown(False)
        table.keys = {Qt.Key.Key_Return: self.write_anew, Qt.Key.Key_Enter: self.write_anew}
        table.clicked.connect(lambda _place: self.write_anew())


class _Sorted(QSortFilterProxyModel):
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The name of a column; an arrow at the one that the list is sorted by."""
        said = super().headerData(section, orientation, role)
        wanted = role == Qt.ItemDataRole.DisplayRole and isinstance(said, str)
        if not wanted or section != self.sortColumn():
            return said
        arrow = "▾" if self.sortOrder() == Qt.SortOrder.DescendingOrder else "▴"
        return f"{said} {arrow}"
