"""The bottom panel of the Hunt workspace: play, pause, and a line for each step."""

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from forest_studio.app.desk import Desk
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.hunt.step_delegate import ROW, StepDelegate
from forest_studio.app.hunt.step_model import DECIDED, NUMBER, SAW, TOKENS, TOTAL, StepModel
from forest_studio.app.hunt.trail_list import end_words
from forest_studio.app.theme import Look
from forest_studio.app.translation import number
from forest_studio.app.widgets.buttons import tool
from forest_studio.app.widgets.labels import IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row


class Timeline(QFrame):
    """Selecting a line looks at that step everywhere."""

    def __init__(self, look: Look, desk: Desk, hunting: Hunting) -> None:
        super().__init__()
        self._look, self._desk, self._hunting = look, desk, hunting
        self.setProperty("kind", "bottom")
        self.model = StepModel()
        self.table = QTableView()
        # The view does not own its delegate.
        self._delegate = StepDelegate(look, desk.forest.manifest.budgets.observation)
        self.back = tool(look, "skip-back", self.tr("Step back"))
        self.playing = tool(look, "play", self.tr("Play the walk"))
        self.forward = tool(look, "skip-forward", self.tr("Step forward"))
        self._place = label("", "small-text")
        self._state = label("", "green")
        self._state_icon = IconLabel(look, "circle", "accent", 14)
        self._empty = label(
            self.tr("Ask a question and hunt: each step appears here, and on the map."), "faint"
        )
        self._dress_table()
        self._build()
        self._connect()
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
        for section, width in ((NUMBER, 40), (TOKENS, 140), (TOTAL, 76)):
            header.resizeSection(section, width)
        for section in (SAW, DECIDED):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)

    def _build(self) -> None:
        buttons = row(self.back, self.playing, self.forward, gap=6)
        head = row(buttons, 8, self._place, self._empty, STRETCH, self._state_icon, self._state)
        self.setLayout(column(head, greedy(self.table), gap=4, margins=(14, 8, 14, 4)))

    def _connect(self) -> None:
        hunting = self._hunting
        self.back.clicked.connect(lambda: hunting.step_by(-1))
        self.forward.clicked.connect(lambda: hunting.step_by(1))
        self.playing.clicked.connect(hunting.play)
        self.table.selectionModel().currentRowChanged.connect(self._select)
        hunting.steps_changed.connect(self._show_steps)
        hunting.selected_changed.connect(self._show_selected)
        hunting.running_changed.connect(self._show_state)
        hunting.playing_changed.connect(self._show_state)
        hunting.ended.connect(self._show_state)

    def _select(self, index: QModelIndex, _before: QModelIndex) -> None:
        if index.isValid():
            self._hunting.select(index.row())

    def _show_steps(self) -> None:
        self.model.show(self._desk.forest, self._hunting.steps)
        self.table.setVisible(bool(self.model.lines))
        self._empty.setVisible(not self.model.lines)
        self._show_state()

    def _show_selected(self, place: int) -> None:
        if 0 <= place < len(self.model.lines):
            index = self.model.index(place, NUMBER)
            if self.table.currentIndex().row() != place:
                self.table.setCurrentIndex(index)
            self.table.scrollTo(index)
        self._show_state()

    def _show_state(self) -> None:
        hunting, count = self._hunting, len(self.model.lines)
        some = count > 0
        for button in (self.back, self.playing, self.forward):
            button.setEnabled(some)
        icon, tip = (
            ("pause", self.tr("Pause"))
            if hunting.playing
            else (
                "play",
                self.tr("Play the walk"),
            )
        )
        self.playing.setIcon(self._look.icon(icon))
        self.playing.setToolTip(tip)
        place = self.tr("step {0} of {1}").format(hunting.selected + 1, count)
        self._place.setText(place if some and hunting.selected >= 0 else "")
        text, tone = self._end()
        self._state.setText(text)
        set_kind(self._state, tone)
        self._state_icon.setVisible(bool(text))
        self._state_icon.show_icon("circle", "accent" if tone == "green" else tone)

    def _end(self) -> tuple[str, str]:
        hunting = self._hunting
        if hunting.running:
            return self.tr("live"), "amber"
        trail = hunting.trail
        if trail is None:
            return "", "green"
        seconds = trail.usage.seconds
        took = f"{number(seconds, 1)} s" if seconds >= 1 else f"{round(seconds * 1000)} ms"
        answered = self.tr("answered, {0}") if trail.answer else "{0}"
        words = answered.format(end_words(trail))
        return f"{words} · {took}", "green" if trail.supported else "amber"
