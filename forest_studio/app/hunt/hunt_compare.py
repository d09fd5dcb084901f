"""A walk's answer and that of classic retrieval to the same question, side by side."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.hunt.answer_card import AnswerCard
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.hunt.trail_words import navigator_name
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import error_text
from forest_studio.core.model.errors import ForestError
from forest_studio.core.trails.trail import Trail

TOP_K = "top-k"


class HuntCompare(QWidget):
    """A page in place of the map; the other answer is not recorded."""

    close_wanted = Signal()

    def __init__(self, look: Look, desk: Desk, hunting: Hunting) -> None:
        super().__init__()
        self._desk, self._hunting = desk, hunting
        self.setProperty("kind", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.walk, self.retrieval = AnswerCard(look), AnswerCard(look)
        self._question = label("", "title", wrap=True)
        self._names = (label("", "section"), label("", "section"))
        self.note = Message(look)
        self.close_button = push(look, self.tr("Back to the map"), "", "arrow-left")
        self.close_button.clicked.connect(self.close_wanted)
        self._wait = label(self.tr("Retrieving…"), "faint")
        self._build()
        for card in (self.walk, self.retrieval):
            card.node_wanted.connect(desk.select)

    def compare(self, trail: Trail) -> None:
        """Answers the question of a trail by retrieval, and shows both."""
        self.note.say("")
        self._question.setText(" ".join(trail.question.split()))
        self._names[0].setText(navigator_name(trail.navigator, trail.model))
        self._names[1].setText(navigator_name(TOP_K))
        self.walk.show_trail(self._desk.forest, trail)
        self.retrieval.hide()
        self._wait.show()
        session, question = self._desk.session, trail.question
        self._desk.tasks.run(
            lambda _task: session.hunt(question, TOP_K, seed=trail.seed, record=False),
            self._show,
            self._fail,
            lane="compare",
        )

    def _show(self, trail: Trail) -> None:
        self._wait.hide()
        self.retrieval.show_trail(self._desk.forest, trail)

    def _fail(self, error: ForestError) -> None:
        self._wait.hide()
        self.note.say(error_text(error))

    def _build(self) -> None:
        sides = []
        for name, parts in zip(
            self._names, ((self.walk,), (self._wait, self.retrieval)), strict=True
        ):
            side = QWidget()
            side.setLayout(column(name, *parts, STRETCH, gap=8))
            sides.append(greedy(side))
        inner = QWidget()
        inner.setProperty("kind", "scrolled")
        head = row(greedy(self._question), self.close_button, gap=16)
        both = row(*sides, gap=20)
        inner.setLayout(column(head, self.note, 4, both, STRETCH, gap=10, margins=(24, 18, 24, 18)))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inner)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setLayout(column(area))
