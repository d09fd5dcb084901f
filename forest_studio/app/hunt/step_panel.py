"""The right panel of the Hunt workspace: the answer, the doors of a step, what was shown."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QScrollArea, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.doors.door_list import DoorList
from forest_studio.app.hunt.answer_card import AnswerCard
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.theme import Look
from forest_studio.app.translation import number
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row
from forest_studio.core.model.walk import Go, Step

_DOORS = 5


class StepPanel(QWidget):
    """Shows the step that is looked at."""

    def __init__(self, look: Look, desk: Desk, hunting: Hunting) -> None:
        super().__init__()
        self._desk, self._hunting = desk, hunting
        self.answer = AnswerCard(look)
        self.doors = DoorList(look)
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
        self._step_box = self._build()
        self.answer.node_wanted.connect(desk.select)
        self.doors.node_wanted.connect(desk.select)
        hunting.steps_changed.connect(self._clear)
        hunting.selected_changed.connect(self._show)
        hunting.ended.connect(lambda trail: self.answer.show_trail(desk.forest, trail))
        self._clear()

    def _clear(self) -> None:
        if self._hunting.trail is None or len(self._hunting.steps) < len(self._hunting.trail.steps):
            self.answer.hide()
        some = bool(self._hunting.steps)
        self._step_box.setVisible(some)
        self._empty.setVisible(not some)

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
        self.observation.setPlainText(seen.text)
        budget = self._desk.forest.manifest.budgets.observation
        self._tokens.setText(self.tr("{0} / %Ln token(s)", "", budget).format(number(seen.tokens)))

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
        return text.format(title)

    def _build(self) -> QWidget:
        inner = QWidget()
        inner.setProperty("kind", "scrolled")
        head = row(self._doors_title, STRETCH, self._step)
        box = QWidget()
        seen = row(label(self.tr("Observation"), "section"), STRETCH, self._tokens)
        self.observation.setMinimumHeight(220)
        box.setLayout(
            column(head, self._lead, self.doors, 4, seen, greedy(self.observation), gap=4)
        )
        inner.setLayout(
            column(self.answer, self._empty, greedy(box), gap=12, margins=(14, 12, 10, 12))
        )
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inner)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setLayout(column(area))
        return box
