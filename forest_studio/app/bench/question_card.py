"""The question that is looked at: both answers, its walk on the map, and how to mend its page."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QMenu

from forest_studio.app.bench.answer_column import AnswerColumn
from forest_studio.app.bench.arms import arm_name, in_order
from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.values import ArmAnswer
from forest_studio.app.bench.words import alternatives, hop_name
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.flow_layout import FlowLayout
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, holder, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.translation import number


class QuestionCard(QFrame):
    """Buttons that can't do anything say why in their tips."""

    replay_wanted = Signal(object)
    """The ArmAnswer whose walk is to be shown."""
    fix_wanted = Signal()

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._look, self._benching = look, benching
        self.setProperty("kind", "card")
        self._number, self._hops = label("", "badge-blue"), label("", "badge-blue")
        self._gold = ElidedLabel("", "faint")
        self._text = label("", "section", wrap=True)
        self.first, self.second = AnswerColumn(look), AnswerColumn(look)
        self.note = Message(look)
        self.replay_button = push(look, self.tr("Replay its walk on the map"), "primary", "play")
        self.other_walks = tool(look, "caret-down", self.tr("Replay another arm's walk"), 30)
        self.fix_button = push(look, self.tr("Fix the passport, ask again"), "", "wrench")
        self.before_button = push(look, self.tr("previous flip"), "plain", "caret-left", "text2")
        self.after_button = push(look, self.tr("next flip"), "plain", "caret-right", "text2")
        self._build()
        self._connect()
        self._show()

    def _build(self) -> None:
        head = row(self._number, self._hops, 6, self._gold, gap=8)
        head.setStretch(head.count() - 1, 1)
        answers = row(self.first, self.second, gap=18)
        answers.setStretch(0, 1)
        answers.setStretch(1, 1)
        flow = FlowLayout(gap=6)
        flips = holder(row(self.before_button, self.after_button, gap=4))
        replay = holder(row(self.replay_button, self.other_walks, gap=2))
        for part in (replay, self.fix_button, flips):
            flow.addWidget(part)
        menu = QMenu(self.other_walks)
        menu.aboutToShow.connect(lambda: self._fill(menu))
        self.other_walks.setMenu(menu)
        self.other_walks.setPopupMode(self.other_walks.ToolButtonPopupMode.InstantPopup)
        parts = (head, self._text, answers, self.note, STRETCH, holder(flow))
        self.setLayout(column(*parts, gap=8, margins=(16, 12, 16, 12)))

    def _connect(self) -> None:
        benching = self._benching
        for signal in (benching.question_changed, benching.pair_changed, benching.run_changed):
            signal.connect(self._show)
        self.replay_button.clicked.connect(self._replay)
        self.fix_button.clicked.connect(self.fix_wanted)
        self.before_button.clicked.connect(lambda: benching.step_to_flip(-1))
        self.after_button.clicked.connect(lambda: benching.step_to_flip(1))

    def _show(self) -> None:
        asked, pair = self._benching.asked, self._benching.pair
        self.setVisible(asked is not None)
        if asked is None:
            return
        order = [question.id for question in self._benching.strip]
        told = self.tr("question {0} of {1}")
        place = order.index(asked.id) + 1
        self._number.setText(told.format(number(place), number(len(order))))
        self._hops.setText(hop_name(asked))
        detail = self._benching.detail
        gold = alternatives(detail.accepted[:3]) if detail else ""
        self._gold.setText(self.tr("right answer: {0}").format(gold) if gold else "")
        self._text.setText(asked.text or asked.id)
        for shown, arm in zip((self.first, self.second), pair or (), strict=False):
            answers = detail.of(arm) if detail else ()
            shown.show_arm(arm, asked.results.get(arm), answers)
        self.note.say(self._benching.detail_trouble, "red")
        self._show_buttons()

    def _show_buttons(self) -> None:
        here, flips = self._benching.of_this_forest, self._benching.flips
        walk = self._walk()
        elsewhere = self.tr("This run asked in another forest; open that one first")
        self.replay_button.setEnabled(here and walk is not None)
        self.other_walks.setEnabled(here and bool(self._walks()))
        tip = "" if here else elsewhere
        if here and walk is None and self._benching.detail is not None:
            tip = self.tr("No walk of this arm was kept")
        elif walk is not None and here:
            tip = self.tr("The walk of {0}").format(arm_name(walk.arm))
        self.replay_button.setToolTip(tip)
        self.other_walks.setToolTip(self.tr("Replay another arm's walk") if here else elsewhere)
        gold = self.gold_page
        can_fix = here and gold in self._benching.desk.forest.nodes
        self.fix_button.setEnabled(can_fix)
        opens = self.tr("Opens the page {0}; once it is saved, the question is asked again").format(
            gold
        )
        no_page = self.tr("The page with the answer is not in the forest that is open")
        self.fix_button.setToolTip(opens if can_fix else no_page if here else elsewhere)
        self.before_button.setEnabled(bool(flips))
        self.after_button.setEnabled(bool(flips))

    @property
    def gold_page(self) -> str:
        """The node that holds the answer; empty where nobody knows it."""
        detail, asked = self._benching.detail, self._benching.asked
        return (detail.gold_page if detail else "") or (asked.gold_page if asked else "")

    def _walks(self) -> tuple[ArmAnswer, ...]:
        detail = self._benching.detail
        return tuple(a for a in detail.answers if a.trail) if detail else ()

    def _walk(self) -> ArmAnswer | None:
        """The walk of the compared arm; a wrong one first, for that is what one looks at."""
        second = self._benching.pair[1] if self._benching.pair else ""
        own = [walk for walk in self._walks() if walk.arm == second]
        return next((walk for walk in own if not walk.right), own[0] if own else None)

    def _replay(self) -> None:
        if (walk := self._walk()) is not None:
            self.replay_wanted.emit(walk)

    def _fill(self, menu: QMenu) -> None:
        menu.clear()
        walks = self._walks()
        for arm in in_order(dict.fromkeys(walk.arm for walk in walks)):
            for walk in (w for w in walks if w.arm == arm):
                seeds = len([w for w in walks if w.arm == arm])
                name = arm_name(arm)
                if seeds > 1:
                    name = self.tr("{0}, seed {1}").format(name, walk.repeat + 1)
                icon = ("check-circle", "accent") if walk.right else ("x-circle", "red")
                action = menu.addAction(self._look.icon(*icon), name)
                action.triggered.connect(partial(self.replay_wanted.emit, walk))
