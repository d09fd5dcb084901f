"""The steps of a hunt in a table, with what holds it, lets it on, and shows it again."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from forest_studio.app.desk import Desk
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.hunt.playing_bar import PlayingBar
from forest_studio.app.hunt.step_delegate import ROW, StepDelegate
from forest_studio.app.hunt.step_model import (
    COST,
    DECIDED,
    NUMBER,
    OUT,
    SAW,
    TOKENS,
    StepModel,
)
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import column, greedy


class Timeline(QFrame):
    """Selecting a line looks at that step everywhere."""

    export_wanted = Signal(object)
    """The Trail that is shown is to be written to a file."""

    def __init__(self, look: Look, desk: Desk, hunting: Hunting) -> None:
        super().__init__()
        self._desk, self._hunting = desk, hunting
        self.setProperty("kind", "bottom")
        self.model = StepModel()
        self.table = QTableView()
        # The view does not own its delegate.
        self._delegate = StepDelegate(look, desk.forest.manifest.budgets.observation)
        self.bar = PlayingBar(look, hunting)
        self._empty = label("", "faint", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._dress_table()
        self.setLayout(
            column(self.bar, greedy(self._empty), greedy(self.table), gap=4, margins=(14, 8, 14, 4))
        )
        self.bar.export_wanted.connect(self.export_wanted)
        self.table.selectionModel().currentRowChanged.connect(self._select)
        hunting.steps_changed.connect(self._show_steps)
        hunting.running_changed.connect(self._show_steps)
        hunting.turn_changed.connect(self._show_steps)
        hunting.selected_changed.connect(self._show_selected)
        self._show_steps()

    def _dress_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setItemDelegate(self._delegate)
        table.setShowGrid(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setAccessibleName(self.tr("Steps of the hunt"))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(ROW)
        table.verticalHeader().setMinimumSectionSize(ROW)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for section, width in ((NUMBER, 40), (TOKENS, 140), (OUT, 62), (COST, 92)):
            header.resizeSection(section, width)
        for section in (SAW, DECIDED):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)

    def _select(self, index: QModelIndex, _before: QModelIndex) -> None:
        if index.isValid():
            self._hunting.select(index.row())

    def _show_steps(self, _running: object = None) -> None:
        hunting = self._hunting
        self.model.show(self._desk.forest, hunting.steps, hunting.model)
        self.table.setColumnHidden(OUT, not hunting.model)
        some = bool(self.model.rows)
        self.table.setVisible(some)
        self._empty.setVisible(not some)
        self._empty.setText(self._why_empty())
        self.bar.setVisible(some or hunting.running)

    def _why_empty(self) -> str:
        if self._hunting.by_hand:
            return self.tr("Your first decision will be the first line here.")
        if self._hunting.running:
            return self.tr("The hunt has begun; its first step appears here.")
        return self.tr("Ask a question and hunt: each step appears here, and on the map.")

    def _show_selected(self, place: int) -> None:
        if 0 <= place < len(self.model.rows):
            index = self.model.index(place, NUMBER)
            if self.table.currentIndex().row() != place:
                self.table.setCurrentIndex(index)
            self.table.scrollTo(index)
