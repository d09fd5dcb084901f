"""What a navigator sees at the selected node: its passport, its doors, what was cut."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.doors.door_list import DoorList
from forest_studio.app.doors.exact_view import ExactView
from forest_studio.app.look.theme import Look
from forest_studio.app.node_marks import path_text
from forest_studio.app.widgets.buttons import Segments, push
from forest_studio.app.widgets.labels import IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, column, frame, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.widgets.meter import Meter, tone
from forest_studio.app.words.engine_texts import error_text
from forest_studio.app.words.translation import number
from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.decision import advance, check
from forest_studio.core.hunt.observing.observation import observe
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.events import ForestChanged
from forest_studio.core.model.walk import Decision, More, Observation, Open

_LIST, _EXACT = "list", "exact"


@dataclass(frozen=True, slots=True)
class _Seen:
    """What is seen in a state, and what could be decided there."""

    state: State
    world: World
    observation: Observation
    more: bool
    opens: bool


class DoorsPage(QWidget):
    """Asks the hunt's own eyes, in the background, while the page is on the screen."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._look, self._desk = look, desk
        self._node = self._shown = ""
        self._seen: _Seen | None = None
        self.meter = Meter(look, 400)
        self._count = label("", "green")
        self._place = label("", "small-text", wrap=True)
        self._summary = label("", "small-text", wrap=True)
        self._summary_cut = label("", "band", wrap=True)
        self.doors = DoorList(look)
        self.exact = ExactView(look)
        self.band = label("", "band", wrap=True)
        self.body_band = label("", "band", wrap=True)
        self._body_text = label("", "small", wrap=True)
        self.note = Message(look)
        choices = [(_LIST, self.tr("As a list"), ""), (_EXACT, self.tr("Word for word"), "")]
        self.views = Segments(look, choices, 26)
        self.more_button = push(look, self.tr("More"), "", "arrow-right")
        self.open_button = push(look, self.tr("Open the body"), "", "book-open")
        self.first_button = push(look, self.tr("From the start"), "link")
        self._build()
        self._connect()
        self._show_view(_LIST)

    @property
    def observation(self) -> Observation | None:
        """What is shown now."""
        return None if self._seen is None else self._seen.observation

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

    def decide(self, decision: Decision) -> None:
        """Sees what follows from asking for more or opening the body."""
        seen = self._seen
        if seen is not None:
            self._look_at(partial(_after, seen, decision))

    def _load(self) -> None:
        node, forest, session = self._node, self._desk.forest, self._desk.session
        self._look_at(lambda: _at(State("", node), World(forest, session.index)))

    def _look_at(self, look: Any) -> None:
        node = self._node
        self._desk.tasks.run(
            lambda _task: look(), partial(self._show, node), self._fail, lane="doors"
        )

    def _show(self, node_id: str, seen: _Seen) -> None:
        forest = self._desk.forest
        if node_id not in forest.nodes or node_id != self._node:
            return
        self._shown, self._seen = node_id, seen
        self.note.say("")
        self._show_head(seen.observation)
        self.doors.show_doors(forest, seen.observation.doors)
        self.exact.show_text(seen.observation.text)
        self._show_cuts(seen)
        self._show_view(self.views.choice)

    def _show_head(self, seen: Observation) -> None:
        forest, node = self._desk.forest, self._desk.forest.node(seen.node)
        budget = forest.manifest.budgets.observation
        self.meter.show_tokens(seen.tokens, budget)
        self._count.setText(self.tr("{0} / %Ln token(s)", "", budget).format(number(seen.tokens)))
        set_kind(self._count, tone(seen.tokens, budget))
        above = path_text(forest, node.id)
        self._place.setText(f"{above} › {node.title}" if above else node.title)
        self._summary.setText(node.passport.summary)
        limit = forest.manifest.budgets.summary
        text = self.tr("summary cut at {0} of %Ln token(s)", "", node.summary_tokens)
        self._summary_cut.setText(text.format(number(limit)))
        self._summary_cut.setProperty("said", node.summary_tokens > limit)

    def _show_cuts(self, seen: _Seen) -> None:
        shown, total = len(seen.observation.doors), seen.observation.doors_total
        first = seen.state.first_door
        if first:
            words = self.tr("doors {0}–{1} of %Ln shown", "", total)
            text = words.format(number(first + 1), number(first + shown))
        else:
            words = self.tr("{0} of %Ln door(s) shown", "", total)
            text = words.format(number(shown))
        more = self.tr(" · say “more”") if seen.more and not seen.state.body_page else ""
        self.band.setText(text + more)
        self.band.setProperty("said", shown < total)
        pages = seen.observation.pages
        page = self.tr("body: page {0} of %Ln", "", pages).format(number(seen.observation.page))
        self.body_band.setText(page + (self.tr(" · say “more”") if seen.more else ""))
        self.body_band.setProperty("said", bool(seen.state.body_page) and pages > 1)
        body = seen.observation.text.rpartition("]:\n")[2].rpartition("Body:\n")[2]
        self._body_text.setText(body if seen.state.body_page else "")
        self.more_button.setVisible(seen.more)
        self.open_button.setVisible(seen.opens and not seen.state.body_page)
        self.first_button.setVisible(bool(first or seen.state.body_page))

    def _show_view(self, name: str) -> None:
        self.views.choose(name)
        as_list = name == _LIST
        for part in (self._place, self._summary, self._doors_caption, self.doors):
            part.setVisible(as_list)
        for band in (self._summary_cut, self.band, self.body_band):
            band.setVisible(as_list and bool(band.property("said")))
        self._body_text.setVisible(as_list and bool(self._body_text.text()))
        self.exact.setVisible(not as_list)

    def _fail(self, error: ForestError) -> None:
        self.note.say(error_text(error), "red")

    def _follow(self, _event: ForestChanged | None) -> None:
        self._shown = ""
        if self.isVisible() and self._node in self._desk.forest.nodes:
            self._load()

    def _connect(self) -> None:
        self.doors.node_wanted.connect(self._desk.select)
        self.views.chosen.connect(self._show_view)
        self.more_button.clicked.connect(lambda: self.decide(More()))
        self.open_button.clicked.connect(lambda: self.decide(Open()))
        self.first_button.clicked.connect(self._load)
        self._desk.selected.connect(self.show_node)
        self._desk.forest_changed.connect(self._follow)

    def _build(self) -> None:
        eye = IconLabel(self._look, "eye")
        head = row(eye, label(self.tr("What a navigator sees"), "strong"), STRETCH, self._count)
        self._doors_caption = label(self.tr("Doors"), "caption")
        foot = row(self.more_button, self.open_button, self.first_button, STRETCH)
        for button in (self.more_button, self.open_button, self.first_button):
            button.hide()
        items = (
            head,
            self.meter,
            row(self.views, STRETCH),
            self._place,
            self._summary,
            self._summary_cut,
            self._doors_caption,
            self.doors,
            self.band,
            self.body_band,
            self._body_text,
            self.exact,
            foot,
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


def _at(state: State, world: World) -> _Seen:
    seen = observe(world, state)
    more = check(More(), seen, state, world) is None
    opens = check(Open(), seen, state, world) is None
    return _Seen(state, world, seen, more, opens)


def _after(seen: _Seen, decision: Decision) -> _Seen:
    return _at(advance(seen.state, decision, seen.observation, seen.world), seen.world)
