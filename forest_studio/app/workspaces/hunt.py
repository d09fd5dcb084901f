"""The Hunt workspace: question, steps, answer and trails around the map with the walk on it."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.hunt.hunt_commands import HuntCommands
from forest_studio.app.hunt.hunt_compare import HuntCompare
from forest_studio.app.hunt.hunt_status import HuntStatus
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.hunt.question_panel import QuestionPanel
from forest_studio.app.hunt.step_panel import StepPanel
from forest_studio.app.hunt.timeline import Timeline
from forest_studio.app.hunt.trail_exporting import export_trail
from forest_studio.app.hunt.walk_legend import WalkLegend
from forest_studio.app.hunt.walk_on_map import walk_of
from forest_studio.app.layouts.docks import Docks
from forest_studio.app.layouts.panel import Panel, Side
from forest_studio.app.look.theme import Look
from forest_studio.app.map.chrome import Corner
from forest_studio.app.workspaces.stage import Stage
from forest_studio.app.workspaces.workspace import HUNT, Workspace, WorkspaceName
from forest_studio.core.trails.trail import Trail

QUESTION, STEP, TIMELINE = "question", "step", "timeline"


@dataclass(frozen=True, slots=True)
class KeptHunt:
    """What is asked, and the hunt that is looked at."""

    question: str
    trail: Trail | None
    step: int


class HuntWorkspace(Workspace):
    """The walk speaks: the selection's edges would drown it."""

    def __init__(self, look: Look, desk: Desk, stage: Stage, docks: Docks) -> None:
        super().__init__(stage)
        self._look, self._desk, self._stage, self._docks = look, desk, stage, docks
        self._entered = self._had_steps = False
        self.named = WorkspaceName(HUNT, self.tr("Hunt"), "path")
        self.hunting = Hunting(desk)

    def steps(self) -> Iterator[None]:
        """Makes the panels, and halts wherever the window may have a turn."""
        look, desk, stage = self._look, self._desk, self._stage
        self.question = QuestionPanel(look, desk, self.hunting)
        yield
        self.step = StepPanel(look, desk, self.hunting)
        yield
        self.timeline = Timeline(look, desk, self.hunting)
        self.compare = HuntCompare(look, desk, self.hunting)
        yield
        self.status_part = HuntStatus(look, self.hunting)
        self._legend = WalkLegend(look)
        stage.map.chrome.add(self._legend, Corner.BOTTOM_LEFT)
        self._legend.hide()
        self.panels = self._make_panels()
        self._commands = HuntCommands(self.question, self.step, self.timeline, self.hunting)
        self._connect()

    @property
    def beginning(self) -> QWidget | None:
        """The question, as long as no hunt is looked at."""
        idle = self.hunting.trail is None and not self.hunting.running
        return self.question.question if idle else None

    def commands(self) -> list[QAction]:
        """What can be done with a hunt, from anywhere."""
        return self._commands.all()

    def enter(self) -> None:
        """Draws the walk, and reads the trails that were recorded."""
        self._entered = True
        self.question.navigator.show_model()
        self._stage.travel.back()
        self._stage.map.select(None, reveal=False)
        self._show_legends(True)
        self._show_timeline()
        self._draw_walk()
        self.hunting.load_trails()

    def leave(self) -> None:
        """Takes the walk off the map."""
        self._entered = False
        self._show_legends(False)
        self._draw_walk()

    def way(self) -> tuple[str, str] | None:
        """The question that is hunted for."""
        return self.tr("Hunts"), self.hunting.question or self.tr("a new question")

    def kept(self) -> KeptHunt:
        """The question as typed, and the trail with the step that is looked at."""
        hunting = self.hunting
        text = self.question.question.toPlainText()
        return KeptHunt(text, hunting.trail, hunting.selected)

    def put_back(self, kept: object) -> None:
        """Shows the same again; a hunt that was under way has been cancelled."""
        if isinstance(kept, KeptHunt):
            self.question.question.setPlainText(kept.question)
            if kept.trail is not None:
                self.hunting.show_trail(kept.trail)
                self.hunting.select(kept.step)

    def close(self) -> None:
        """A hunt that is under way ends."""
        self.hunting.cancel()

    def _make_panels(self) -> tuple[Panel, ...]:
        asked, table, seen = self.question, self.timeline, self.step
        title, line = self.tr("Question and trails"), self.tr("Steps")
        return (
            Panel(QUESTION, title, asked, Side.LEFT, lambda: (asked.question,)),
            Panel(STEP, self.tr("Answer"), seen, Side.RIGHT, lambda: (seen.observation,)),
            Panel(TIMELINE, line, table, Side.BOTTOM, lambda: (table.table,), shown=False),
        )

    def _connect(self) -> None:
        hunting = self.hunting
        hunting.steps_changed.connect(self._show_timeline)
        hunting.running_changed.connect(self._show_timeline)
        hunting.steps_changed.connect(self._draw_walk)
        hunting.steps_changed.connect(self.way_changed)
        hunting.selected_changed.connect(lambda _place: self._draw_walk())
        hunting.turn_changed.connect(self._draw_walk)
        self._stage.map.node_selected.connect(self._look_at_step)
        self._stage.map.hop_selected.connect(hunting.select_hop)
        self.question.question.textChanged.connect(self._tell_question)
        self.question.compare_wanted.connect(self._compare)
        self.question.export_wanted.connect(self._export)
        self.question.model_settings_wanted.connect(self.settings_wanted)
        self.timeline.export_wanted.connect(self._export)
        self.step.fork.clicked.connect(self._fork)
        self.compare.close_wanted.connect(self._stage.go_home)

    def _look_at_step(self, node: str) -> None:
        """A click on a stop of the walk looks at a step that was taken there."""
        if self._entered and node and self.hunting.select_node(node):
            # A stop keeps no other mark, so that it can be clicked again; the desk marks it first.
            view = self._stage.map
            QTimer.singleShot(0, view, lambda: view.select(None, reveal=False))

    def _tell_question(self) -> None:
        self._stage.asked.say(HUNT, self.question.question.toPlainText())

    def _compare(self) -> None:
        """Classic retrieval answers the question of the trail that is shown."""
        if self.hunting.trail is not None:
            self.compare.compare(self.hunting.trail)
            self._stage.show_page(self.compare)

    def _fork(self) -> None:
        """Goes on from the step that is looked at, as question panel and sliders say."""
        asked = self.question
        self.hunting.fork(asked.navigator.choice, asked.limits)

    def _export(self, trail: Trail) -> None:
        export_trail(self._stage.window(), self._desk, trail)

    def _show_timeline(self) -> None:
        """The timeline comes with the first step; somebody who closed it is not overruled."""
        steps = bool(self.hunting.steps) or self.hunting.running
        if self._entered:
            if not steps or not self._had_steps:
                self._docks.open_panel(TIMELINE, steps)
            self._had_steps = steps

    def _show_legends(self, hunting: bool) -> None:
        self._legend.setVisible(hunting)
        self._stage.map.chrome.set_hunting(hunting)

    def _draw_walk(self) -> None:
        view = self._stage.map
        if self._entered and (self.hunting.steps or self.hunting.turn is not None):
            view.show_walk(*walk_of(self.hunting))
        else:
            view.clear_walk()
