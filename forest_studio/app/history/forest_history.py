"""The history of the whole forest: every commit, its nodes on the map, and a slider over time."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSplitter, QTableView

from forest_studio.app.desk import Desk
from forest_studio.app.history.commit_card import CommitCard
from forest_studio.app.history.commit_model import (
    COMMIT,
    EVERYBODY,
    NODES,
    WHAT,
    WHEN,
    WHO,
    CommitModel,
)
from forest_studio.app.history.reading import FOREST_PAGE, CommitChanges, commit_changes, entries
from forest_studio.app.history.reading_bar import ReadingBar
from forest_studio.app.history.time_slider import TimeSlider
from forest_studio.app.history.time_travel import TimeTravel
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import Segments, tool
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.widgets.search_box import search_box
from forest_studio.app.words.engine_texts import error_text
from forest_studio.app.words.translation import number
from forest_studio.core.model.changes import Origin
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.versions import Entry

_ROW = 27
_ROOMY = 820
"""Width from which the table shows every column."""
_CRAMPED = 600
"""Width below which only what was done is told: the rest is in the card beside it."""
_CARD = 264


class ForestHistory(QFrame):
    """Reads in the background, and only while it is on the screen."""

    close_wanted = Signal()
    touched = Signal(object)
    """Ids of the nodes that the chosen commit touched; none when none is chosen."""
    node_wanted = Signal(str, str)
    """A node and the commit to look at in its history."""

    def __init__(self, look: Look, desk: Desk, travel: TimeTravel) -> None:
        super().__init__()
        self._desk, self._travel = desk, travel
        self._complete = self._stale = True
        self._loading = False
        self.setProperty("kind", "bottom")
        self.model = CommitModel(look)
        self.table = QTableView()
        self.card = CommitCard(look, desk)
        self.slider = TimeSlider(look)
        self.reading = ReadingBar()
        self.note = Message(look)
        self.filter = search_box(look, self.tr("Filter by words, names, commit"))
        self.filter.setFixedHeight(30)
        choices = [
            (EVERYBODY, self.tr("All"), ""),
            (Origin.PERSON.value, self.tr("People"), "user"),
            (Origin.AGENT.value, self.tr("Agents"), "robot"),
            (Origin.OUTSIDE.value, self.tr("Outside"), "terminal-window"),
        ]
        self.origin = Segments(look, choices)
        self.origin.choose(EVERYBODY)
        self._count = label("", "faint")
        close = tool(look, "x", self.tr("Close the history"), 28)
        close.clicked.connect(self.close_wanted)
        self._dress_table()
        self._build(close)
        self._filter_soon = QTimer(self, singleShot=True, interval=120)
        self._connect()

    @property
    def entry(self) -> Entry | None:
        """The chosen commit."""
        place = self.table.currentIndex().row()
        return self.model.shown[place] if 0 <= place < len(self.model.shown) else None

    def showEvent(self, event: Any) -> None:
        """Reads what came while the panel was hidden."""
        super().showEvent(event)
        if self._stale:
            self._load()

    def hideEvent(self, event: Any) -> None:
        """Takes the marks off the map."""
        super().hideEvent(event)
        self.touched.emit(())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves the words of the commit their room in a narrow window."""
        super().resizeEvent(event)
        narrow = event.size().width() < _ROOMY
        for section in (NODES, COMMIT):
            self.table.setColumnHidden(section, narrow)
        cramped = event.size().width() < _CRAMPED
        for section in (WHO, WHEN):
            self.table.setColumnHidden(section, cramped)
        self.card.setMinimumWidth(_CARD if not cramped else _CARD // 4 * 3)
        self.table.horizontalHeader().resizeSection(WHO, 96 if narrow else 136)

    # Reading

    def _load(self) -> None:
        session = self._desk.session
        self._stale = False
        self._loading = True
        self.note.say("")
        self.reading.begin()
        self._desk.tasks.run(
            lambda task: entries(session, None, task),
            self._show,
            self._fail,
            self.reading.show_progress,
            lane="forest-history",
        )

    def _show(self, found: tuple[Entry, ...]) -> None:
        self.reading.end()
        self._loading = False
        self._complete = len(found) < FOREST_PAGE
        self._take(found)

    def _load_more(self) -> None:
        if self._complete or self._loading or not self.model.all:
            return
        self._loading = True
        session, last = self._desk.session, self.model.all[-1]
        self._desk.tasks.run(
            lambda task: entries(session, last, task), self._add, self._fail, lane="forest-history"
        )

    def _add(self, found: tuple[Entry, ...]) -> None:
        self._loading = False
        self._complete = len(found) < FOREST_PAGE
        self._take(self.model.all + found)

    def _take(self, found: tuple[Entry, ...]) -> None:
        chosen = self.entry
        self.model.show(found)
        self.slider.show_entries(found)
        self.slider.show_entry(self._desk.past)
        self._choose_again(chosen)
        self._show_count()

    def _choose_again(self, chosen: Entry | None) -> None:
        place = self.model.row_of(chosen.commit) if chosen is not None else -1
        if place >= 0:
            self.table.setCurrentIndex(self.model.index(place, WHAT))

    def _fail(self, error: ForestError) -> None:
        self._loading = False
        self.reading.end()
        self.note.say(error_text(error), "red")

    def _follow(self, event: object) -> None:
        if event is None:  # Another time of the same history.
            return
        self._stale = True
        if self.isVisible():
            self._load()

    # The chosen commit

    def _choose(self, _index: QModelIndex, _before: QModelIndex) -> None:
        entry, session = self.entry, self._desk.session
        if entry is not None:
            self._desk.tasks.run(
                lambda _task: commit_changes(session, entry),
                self._show_changes,
                self._fail,
                lane="commit",
            )

    def _show_changes(self, found: CommitChanges) -> None:
        if found.entry == self.entry:
            self.card.show_changes(found)
            self._tell(self.card.nodes)

    def _tell(self, nodes: Iterable[str]) -> None:
        if self.isVisible():
            self.touched.emit(tuple(nodes))

    # Filter and time

    def _filter(self) -> None:
        chosen = self.entry
        self.model.filter(self.origin.choice or EVERYBODY, self.filter.text())
        self._choose_again(chosen)
        self._show_count()

    def _show_count(self) -> None:
        shown, known = len(self.model.shown), len(self.model.all)
        more = "" if self._complete else "+"
        if shown == known:
            text = self.tr("%Ln commit(s)", "", known)
            self._count.setText(text if self._complete else self.tr("%Ln+ commits", "", known))
        else:
            text = self.tr("{0} of {1} commits")
            self._count.setText(text.format(number(shown), number(known) + more))

    def _show_time(self) -> None:
        self.slider.show_entry(self._desk.past)

    def _scrolled(self, value: int) -> None:
        if value >= self.table.verticalScrollBar().maximum():
            self._load_more()

    def _dress_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setShowGrid(False)
        table.setIconSize(QSize(16, 16))
        table.setWordWrap(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setAccessibleName(self.tr("Commits of the forest"))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(_ROW)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for section, width in ((WHO, 136), (NODES, 56), (WHEN, 96), (COMMIT, 78)):
            header.resizeSection(section, width)
        header.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Stretch)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def _build(self, close: Any) -> None:
        title = label(self.tr("History"), "section")
        self.filter.setMaximumWidth(260)
        head = row(title, self._count, STRETCH, self.filter, self.origin, close, gap=8)
        self._parts = QSplitter(Qt.Orientation.Horizontal)
        self._parts.addWidget(self.table)
        self._parts.addWidget(self.card)
        self._parts.setStretchFactor(0, 1)
        self._parts.setChildrenCollapsible(False)
        self._parts.setHandleWidth(1)
        self._parts.setSizes([740, _CARD])
        self.card.setMinimumWidth(_CARD)
        items = (head, self.slider, self.reading, self.note, greedy(self._parts))
        self.setLayout(column(*items, gap=4, margins=(14, 2, 14, 4)))

    def _connect(self) -> None:
        desk, travel = self._desk, self._travel
        self._filter_soon.timeout.connect(self._filter)
        self.filter.textChanged.connect(lambda _text: self._filter_soon.start())
        self.origin.chosen.connect(lambda _name: self._filter())
        self.table.selectionModel().currentRowChanged.connect(self._choose)
        self.table.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.card.node_wanted.connect(self.node_wanted)
        self.card.past_wanted.connect(travel.go)
        self.slider.entry_wanted.connect(travel.go)
        self.slider.now_wanted.connect(travel.back)
        desk.forest_changed.connect(self._follow)
        desk.past_changed.connect(self._show_time)
