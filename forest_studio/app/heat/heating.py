"""Which heat the map shows: of what question, as of when, by which half-life."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from forest_studio.app.desk import Desk
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.warm_rows import LUKEWARM, WarmEdges, WarmRows
from forest_studio.app.outcomes import trouble
from forest_studio.app.words.engine_texts import error_text
from forest_studio.app.workspaces.stage import Stage
from forest_studio.app.workspaces.workspace import CURATE, HUNT
from forest_studio.core.model.changes import EditHalfLife
from forest_studio.core.model.errors import ForestError
from forest_studio.core.search.base import parse_query
from forest_studio.core.session import Session

QUESTION, ALL, OFF = "question", "all", "off"
CHOICES = (QUESTION, ALL, OFF)
SHIPPED = {CURATE: OFF, HUNT: QUESTION}
"""What is shown before anybody chose, by workspace."""
_PAUSE = 60
"""Milliseconds of silence after a key or a slider before heat is worked out."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What heat is wanted."""

    choice: str = OFF
    question: str = ""
    as_of: datetime | None = None
    """None is now."""
    half_life: float | None = None
    """Days; None is the manifest's."""


@dataclass(frozen=True, slots=True)
class Warmth:
    """The heat that was worked out, from 0 to 1."""

    wish: Wish = Wish()
    nodes: Mapping[str, float] = field(default_factory=dict)
    edges: WarmEdges = field(default_factory=dict)
    rows: WarmRows | None = None
    """The same for the map that was shown when it was worked out."""


class Heating(QObject):
    """Works heat out in the background, whenever what it hangs on changes."""

    changed = Signal()
    """Another heat is there to be shown, or none any more."""
    chosen = Signal(str)
    """Somebody chose what is shown; the choices of all workspaces, as text."""

    def __init__(self, desk: Desk, stage: Stage, hunting: Hunting) -> None:
        super().__init__(stage)
        self._desk, self._asked, self._map = desk, stage.asked, stage.map
        self._hunting = hunting
        self._workspace = CURATE
        self._choices = dict(SHIPPED)
        self._last = {CURATE: ALL, HUNT: QUESTION}
        self.warmth = Warmth()
        self.trouble = ""
        self.is_keeping = False
        """Whether a half-life is being written into the manifest."""
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE)
        self._soon.timeout.connect(self.work_out)
        stage.asked.changed.connect(self._follow_box)
        hunting.steps_changed.connect(self._soon.start)
        desk.learnt.changed.connect(self._soon.start)
        desk.past_changed.connect(self._soon.start)

    # What is wanted

    @property
    def choice(self) -> str:
        """What the present workspace shows: this question, all of them, or nothing."""
        return self._choices.get(self._workspace, OFF)

    @property
    def question(self) -> str:
        """What is asked here: the box's words, else the question of the hunt that is looked at."""
        words, _ = parse_query(self._asked.of(self._workspace))
        return words.strip() or self._hunting.question

    @property
    def wish(self) -> Wish:
        """All of it."""
        learnt, past = self._desk.learnt, self._desk.past
        moment = learnt.as_of or (past.time if past is not None else None)
        asked = self.question if self.choice == QUESTION else ""
        return Wish(self.choice, asked, moment, learnt.half_life)

    @property
    def half_life(self) -> float:
        """The half-life that is shown, in days."""
        return self._desk.learnt.half_life or self._desk.forest.manifest.half_life_days

    def show_in(self, workspace: str) -> None:
        """Another workspace is shown, with a choice of its own."""
        self._workspace = workspace
        self.work_out()

    def choose(self, choice: str) -> None:
        """Shows the heat of one question, of all, or none, in this workspace."""
        self._choices[self._workspace] = choice
        if choice != OFF:
            self._last[self._workspace] = choice
        self.chosen.emit(self.kept)
        self.work_out()

    def toggle(self, on: bool) -> None:
        """Shows what was shown last, or nothing; in Curate without a question that of all."""
        choice = self._last.get(self._workspace, ALL)
        self.choose(choice if on else OFF)

    def look_back(self, moment: datetime | None) -> None:
        """Shows heat as it was at a moment; None is now."""
        self._desk.learnt.as_of = moment
        self._soon.start()

    def try_half_life(self, days: float | None) -> None:
        """Shows what another half-life would make of it; None is the manifest's."""
        self._desk.learnt.half_life = days
        self._soon.start()

    def keep_half_life(self) -> None:
        """Writes the half-life that is tried into the manifest."""
        days = self._desk.learnt.half_life
        if days is not None and not self.is_keeping:
            self.is_keeping = True
            self.changed.emit()
            self._desk.apply(EditHalfLife(days), partial(self._kept, days))

    def _kept(self, days: float, outcome: object) -> None:
        self.is_keeping = False
        refusal = trouble(outcome)
        if refusal:
            self._desk.said.emit(refusal, "red")
        # Another one may be tried by now.
        elif self._desk.learnt.half_life == days:
            self.try_half_life(None)
        self.changed.emit()

    # What is remembered

    @property
    def kept(self) -> str:
        """The choices as text, for the settings."""
        return " ".join(f"{space}={choice}" for space, choice in self._choices.items())

    def put_back(self, kept: str) -> None:
        """Takes up choices that were kept; what makes no sense is left as it ships."""
        for word in kept.split():
            space, _, choice = word.partition("=")
            if space in SHIPPED and choice in CHOICES:
                self._choices[space] = choice
        self.work_out()

    # Working it out

    def work_out(self) -> None:
        """Works out what is wanted now; the map keeps what it shows until then."""
        self._soon.stop()
        wish = self.wish
        if wish.choice == OFF or (wish.choice == QUESTION and not wish.question):
            self._take(Warmth(wish))
            return
        session, data = self._desk.session, self._map.scene.data
        self._desk.tasks.run(
            lambda _task: _worked_out(session, wish, data),
            self._take,
            partial(self._fail, wish),
            lane="heat",
        )

    def _follow_box(self, workspace: str) -> None:
        if workspace == self._workspace and self.choice == QUESTION:
            self._soon.start()

    def _take(self, warmth: Warmth) -> None:
        # What was worked out for another wish is late: the newer one is under way.
        if warmth.wish != self.wish:
            return
        self.warmth, self.trouble = warmth, ""
        self.changed.emit()

    def _fail(self, wish: Wish, error: ForestError) -> None:
        self.warmth, self.trouble = Warmth(wish), error_text(error)
        self.changed.emit()


def _worked_out(session: Session, wish: Wish, data: MapData) -> Warmth:
    moment = wish.as_of or datetime.now(UTC)
    if wish.choice == ALL:
        heat = session.heat.overall(moment, wish.half_life)
    else:
        heat = session.heat.of(wish.question, as_of=moment, half_life_days=wish.half_life)
    # What nobody can see any more must not turn the map grey.
    nodes = {node: warmth for node, warmth in heat.warm_nodes().items() if warmth > LUKEWARM}
    edges = heat.warm_edges()
    return Warmth(wish, nodes, edges, WarmRows.of(data, nodes, edges))
