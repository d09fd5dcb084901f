"""What a hunt found and saw: the answer, the doors of a step, the text that was shown."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QScrollArea, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.doors.door_list import DoorList
from forest_studio.app.hunt.answer_card import AnswerCard
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.hunt.other_trails import OtherTrails
from forest_studio.app.hunt.thinking_card import ThinkingCard
from forest_studio.app.hunt.walk_panel import WalkPanel
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row
from forest_studio.app.words.translation import number
from forest_studio.core.hunt.walkers.fork import can_fork
from forest_studio.core.model.walk import Go, Observation, Step
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.verdict import Judgement

_DOORS = 5


class StepPanel(QWidget):
    """Shows the step that is looked at; while a person walks, what lies before them."""

    def __init__(self, look: Look, desk: Desk, hunting: Hunting) -> None:
        super().__init__()
        self._desk, self._hunting = desk, hunting
        self.thinking = ThinkingCard(look, hunting)
        self.answer = AnswerCard(look)
        self.others = OtherTrails(look)
        self.walk = WalkPanel(look, desk, hunting)
        self.doors = DoorList(look)
        self.fork = push(look, self.tr("Fork from here"), "", "git-fork")
        self.fork.setToolTip(
            self.tr(
                "A new hunt that does the same up to this step, and decides by itself from here."
            )
        )
        self.observation = QPlainTextEdit(readOnly=True)
        self.observation.setProperty("kind", "mono")
        self.observation.setAccessibleName(self.tr("Observation"))
        self._doors_title = label(self.tr("The road not taken"), "section")
        self._step = label("", "small")
        self._lead = label("", "small", wrap=True)
        self._tokens = label("", "green")
        self._empty = label(
            self.tr(
                "A hunt shows here what it found: the answer with its quotes, the doors that it "
                "saw at each step, and the text it saw them in."
            ),
            "faint",
            wrap=True,
        )
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._area = QScrollArea()
        self._doors_box, self._seen_box = self._make_doors_box(), self._make_seen_box()
        self._build()
        self._connect()
        self._clear()

    def _connect(self) -> None:
        hunting = self._hunting
        self.answer.node_wanted.connect(self._desk.select)
        self.others.node_wanted.connect(self._desk.select)
        self.answer.judged.connect(self._judge)
        self.doors.node_wanted.connect(self._desk.select)
        hunting.steps_changed.connect(self._clear)
        hunting.selected_changed.connect(self._show)
        hunting.turn_changed.connect(self._show_turn)
        hunting.running_changed.connect(lambda _running: self._clear())
        hunting.ended.connect(self._show_answer)
        hunting.trails_changed.connect(self._show_verdict)
        # The form has grown by a line that is laid out only afterwards.
        self.walk.quoted.connect(self._show_quotes, Qt.ConnectionType.QueuedConnection)

    def _show_quotes(self) -> None:
        self._area.ensureWidgetVisible(self.walk.answer)

    # The answer

    def _show_answer(self, trail: Trail) -> None:
        shelf = self._hunting.shelf
        forest = self._desk.forest
        self.answer.show_trail(forest, trail, shelf.holds(trail), shelf.verdict(trail))
        self.others.show_trails(forest, trail, self._hunting.weighed)
        self._clear()

    def _show_verdict(self) -> None:
        trail = self._hunting.trail
        if trail is not None and not self.answer.isHidden():
            self._show_answer(trail)

    def _judge(self, judgement: Judgement) -> None:
        trail = self._hunting.trail
        if trail is not None:
            self._hunting.shelf.judge(trail, judgement)

    # The step

    def _clear(self) -> None:
        hunting = self._hunting
        if hunting.trail is None or len(hunting.steps) < hunting.known:
            self.answer.hide()
            self.others.hide()
        some, by_hand = bool(hunting.steps), hunting.by_hand
        self._doors_box.setVisible(some and not by_hand)
        self._seen_box.setVisible(some or hunting.turn is not None)
        self._empty.setVisible(not some and not hunting.running and self.answer.isHidden())
        self._show_fork()

    def _show(self, place: int) -> None:
        steps = self._hunting.steps
        if not 0 <= place < len(steps):
            return
        step = steps[place]
        seen = step.observation
        self._step.setText(self.tr("step {0}").format(step.number))
        self._lead.setText(self._sentence(step))
        taken = step.decision.door if isinstance(step.decision, Go) and not step.problem else None
        first = max(_DOORS, taken or 0)
        self.doors.show_doors(self._desk.forest, seen.doors, taken, first)
        self._doors_title.setVisible(bool(seen.doors))
        self._show_seen(seen)
        self._show_fork()

    def _show_turn(self) -> None:
        self._clear()
        if (turn := self._hunting.turn) is not None:
            self._show_seen(turn.observation)

    def _show_seen(self, seen: Observation) -> None:
        self.observation.setPlainText(seen.text)
        budget = self._desk.forest.manifest.budgets.observation
        self._tokens.setText(self.tr("{0} / %Ln token(s)", "", budget).format(number(seen.tokens)))

    def can_fork(self) -> bool:
        """Whether another hunt can go on from the step that is looked at."""
        hunting = self._hunting
        over = hunting.trail is not None and not hunting.running and hunting.selected >= 0
        return over and can_fork(hunting.navigator)

    def _show_fork(self) -> None:
        self.fork.setVisible(self.can_fork())

    def _sentence(self, step: Step) -> str:
        seen = step.observation
        node = self._desk.forest.nodes.get(seen.node)
        title = node.title if node else ""
        if not seen.doors:
            text = self.tr("At {0} it saw no doors.") if node else self.tr("It saw no doors yet.")
        elif isinstance(step.decision, Go) and not step.problem:
            text = (
                self.tr("At {0} it saw %Ln door(s) and took door {1}.", "", seen.doors_total)
                if node
                else self.tr("Before any hop it saw %Ln door(s), took {1}.", "", seen.doors_total)
            ).replace("{1}", str(step.decision.door))
        else:
            text = (
                self.tr("At {0} it saw %Ln door(s) and took none.", "", seen.doors_total)
                if node
                else self.tr("Before any hop it saw %Ln door(s), took none.", "", seen.doors_total)
            )
        return text.replace("{0}", title)

    # Parts

    def _make_doors_box(self) -> QWidget:
        box = QWidget()
        head = row(self._doors_title, STRETCH, self._step)
        box.setLayout(column(head, self._lead, self.doors, row(STRETCH, self.fork), gap=4))
        return box

    def _make_seen_box(self) -> QWidget:
        box = QWidget()
        self.observation.setMinimumHeight(220)
        head = row(label(self.tr("Observation"), "section"), STRETCH, self._tokens)
        box.setLayout(column(head, greedy(self.observation), gap=4))
        return box

    def _build(self) -> None:
        inner = QWidget()
        inner.setProperty("kind", "scrolled")
        parts = (self.thinking, self.answer, self.others, self.walk, self._empty, self._doors_box)
        content = column(*parts, greedy(self._seen_box), gap=12, margins=(14, 12, 10, 12))
        inner.setLayout(content)
        area = self._area
        area.setWidgetResizable(True)
        area.setWidget(inner)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        # Its rows take the keyboard; a stop that shows nothing would only hold it up.
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setLayout(column(area))
