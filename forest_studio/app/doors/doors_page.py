"""What a navigator sees at the selected node: its passport, its doors, what was cut."""

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.doors.door_list import DoorList
from forest_studio.app.node_marks import path_text
from forest_studio.app.theme import Look
from forest_studio.app.widgets.labels import IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, column, frame, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.widgets.meter import Meter, tone
from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.observation import observe
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.events import ForestChanged
from forest_studio.core.model.walk import Observation


class DoorsPage(QWidget):
    """Asks the hunt's own eyes, in the background, while the page is on the screen."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._look, self._desk = look, desk
        self._node = self._shown = ""
        self.meter = Meter(look, 400)
        self._count = label("", "green")
        self._place = label("", "small-text", wrap=True)
        self._summary = label("", "small-text", wrap=True)
        self.doors = DoorList(look)
        self.band = label("", "band", wrap=True)
        self.note = Message(look)
        self.doors.node_wanted.connect(desk.select)
        self._build()
        desk.selected.connect(self.show_node)
        desk.forest_changed.connect(self._follow)

    def show_node(self, node_id: str) -> None:
        """Shows what is seen at a node, now or when the page comes on the screen."""
        self._node = node_id
        if self.isVisible():
            self._load()

    def showEvent(self, event: Any) -> None:
        """Loads what was asked for while the page was hidden."""
        super().showEvent(event)
        if self._node and self._shown != self._node:
            self._load()

    def _load(self) -> None:
        node, forest, session = self._node, self._desk.forest, self._desk.session
        self._desk.tasks.run(
            lambda _task: observe(World(forest, session.index), State("", node)),
            partial(self._show, node),
            self._fail,
            lane="doors",
        )

    def _show(self, node_id: str, seen: Observation) -> None:
        forest = self._desk.forest
        if node_id not in forest.nodes:
            return
        self._shown = node_id
        self.note.say("")
        budget = forest.manifest.budgets.observation
        self.meter.show_tokens(seen.tokens, budget)
        self._count.setText(self.tr("{0} / {1} tokens").format(seen.tokens, budget))
        set_kind(self._count, tone(seen.tokens, budget))
        above = path_text(forest, node_id)
        title = forest.node(node_id).title
        self._place.setText(f"{above} › {title}" if above else title)
        self._summary.setText(forest.node(node_id).passport.summary)
        self.doors.show_doors(forest, seen.doors)
        shown, total = len(seen.doors), seen.doors_total
        self.band.setText(self.tr("{0} of {1} doors shown · say “more”").format(shown, total))
        self.band.setVisible(shown < total)

    def _fail(self, error: ForestError) -> None:
        self.note.say(str(error), "red")

    def _follow(self, _event: ForestChanged | None) -> None:
        self._shown = ""
        if self.isVisible() and self._node in self._desk.forest.nodes:
            self._load()

    def _build(self) -> None:
        eye = IconLabel(self._look, "eye")
        head = row(eye, label(self.tr("What a navigator sees"), "strong"), STRETCH, self._count)
        items = (
            head,
            self.meter,
            self._place,
            self._summary,
            label(self.tr("Doors"), "caption"),
            self.doors,
            self.band,
            self.note,
        )
        card = frame("card", column(*items, gap=6, margins=(12, 10, 12, 12)))
        inner = QWidget()
        inner.setProperty("kind", "scrolled")
        inner.setLayout(column(card, STRETCH, margins=(0, 4, 4, 8)))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inner)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLayout(column(area))
