"""Walking by hand: the doors and deeds of a turn, the open text, and the answer with its quotes."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.doors.door_list import DoorList
from forest_studio.app.hunt.answer_form import AnswerForm
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.flow_layout import FlowLayout
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.widgets.search_box import search_box
from forest_studio.app.words.engine_texts import reason_text
from forest_studio.app.words.translation import counted, number
from forest_studio.core.hunt.walkers.person import Turn
from forest_studio.core.model.walk import Back, Decision, Go, More, Open, Quote, Search


class WalkPanel(QFrame):
    """There while a person walks; every deed is one decision, refused or not as anybody's."""

    quoted = Signal()
    """Words were quoted, and belong into sight."""

    def __init__(self, look: Look, desk: Desk, hunting: Hunting) -> None:
        super().__init__()
        self._look, self._desk, self._hunting = look, desk, hunting
        self.setProperty("kind", "card-accent-line")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._place = label("", "section", wrap=True)
        self._spent = label("", "small")
        self.note = Message(look)
        self.search: QLineEdit = search_box(look, self.tr("Search for entry pages"))
        self.doors = DoorList(look)
        self._doors_title = label("", "caption")
        self.open = self._deed(self.tr("Open the text"), "book-open", Open())
        self.more = self._deed(self.tr("More"), "dots-three", More())
        self.back = self._deed(self.tr("Back"), "arrow-bend-up-left", Back())
        self.page = QPlainTextEdit(readOnly=True)
        self.quote = push(look, self.tr("Quote the selection"), "", "quotes")
        self.answer = AnswerForm(look, desk)
        self._text = self._text_box()
        self._build()
        self._connect()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card's own line would hide that it has the keyboard, and digits choose doors."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._look.palette.focus, 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 8, 8)
            painter.end()

    def _deed(self, text: str, icon: str, decision: Decision) -> QPushButton:
        button = push(self._look, text, "", icon)
        button.setProperty("tight", True)
        button.clicked.connect(lambda: self._hunting.say(decision))
        return button

    def _text_box(self) -> QWidget:
        self.page.setMinimumHeight(130)
        self.page.setAccessibleName(self.tr("The open text"))
        box = QWidget()
        hint = greedy(label(self.tr("Select words in it to quote them."), "tiny", wrap=True))
        box.setLayout(column(self.page, row(hint, self.quote), gap=4))
        return box

    def _build(self) -> None:
        deeds = QWidget()
        flow = FlowLayout(6)
        for button in (self.open, self.more, self.back):
            flow.addWidget(button)
        deeds.setLayout(flow)
        icon = IconLabel(self._look, "person-simple-walk", "accent", 18)
        title = label(self.tr("Your walk"), "section")
        items = (
            row(icon, title, STRETCH, self._spent),
            self._place,
            self.note,
            self.search,
            deeds,
            self._doors_title,
            self.doors,
            self._text,
            self.answer,
        )
        self.setLayout(column(*items, gap=8, margins=(12, 10, 12, 12)))

    def _connect(self) -> None:
        hunting = self._hunting
        hunting.turn_changed.connect(self._show)
        hunting.running_changed.connect(self._begin)
        self.search.returnPressed.connect(self._search)
        self.doors.door_wanted.connect(self._go)
        self.quote.clicked.connect(self._quote_selection)
        self.page.selectionChanged.connect(self._follow_selection)
        self.answer.decided.connect(hunting.say)
        for digit in range(1, 10):
            keys = QShortcut(QKeySequence(str(digit)), self)
            keys.setContext(Qt.ShortcutContext.WindowShortcut)
            keys.activated.connect(partial(self._go, digit))

    def _begin(self, running: bool) -> None:
        if running:
            self.answer.clear()
        self._show()

    def _show(self) -> None:
        turn = self._hunting.turn
        self.setVisible(self._hunting.by_hand)
        if turn is None:
            return
        focused = self.window().focusWidget()
        had_focus = focused is not None and (focused is self or self.isAncestorOf(focused))
        self._show_place(turn)
        self._show_text(turn)
        seen = turn.observation
        self.doors.show_doors(self._desk.forest, seen.doors)
        self._doors_title.setText(self._count(turn))
        self._doors_title.setVisible(bool(seen.doors))
        self.open.setEnabled(turn.can_open)
        self.more.setEnabled(turn.can_more)
        self.back.setEnabled(turn.can_back)
        self.note.say(reason_text(turn.problem), "amber")
        # The row that was clicked is gone, and in the search line digits are only letters.
        if not self._hunting.steps:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        elif had_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_place(self, turn: Turn) -> None:
        seen, hunting = turn.observation, self._hunting
        node = self._desk.forest.nodes.get(seen.node)
        self._place.setText(node.title if node else self.tr("Before the first hop"))
        hops = sum(isinstance(s.decision, Go) or bool(s.problem) for s in hunting.steps)
        tokens = sum(s.observation.tokens for s in hunting.steps) + seen.tokens
        limits = hunting.limits
        if limits is not None:
            words = self.tr("{0} of {1} hops · {2} of {3} tokens")
            figures = map(number, (hops, limits.hops, tokens, limits.tokens))
            self._spent.setText(words.format(*figures))

    def _show_text(self, turn: Turn) -> None:
        self._text.setVisible(bool(turn.observation.opened))
        if self.page.toPlainText() != turn.page:
            self.page.setPlainText(turn.page)
        self._follow_selection()

    def _count(self, turn: Turn) -> str:
        seen = turn.observation
        if len(seen.doors) < seen.doors_total:
            words = counted("WalkPanel", "{0} of %Ln door(s) · keys 1 to 9", seen.doors_total)
            return words.format(number(len(seen.doors)))
        return counted("WalkPanel", "%Ln door(s) · keys 1 to 9", seen.doors_total)

    def _search(self) -> None:
        if words := self.search.text().strip():
            self.search.clear()
            self._hunting.say(Search(words))

    def _go(self, door: int) -> None:
        turn = self._hunting.turn
        if turn is not None and any(d.number == door for d in turn.observation.doors):
            self._hunting.say(Go(door))

    def _follow_selection(self) -> None:
        self.quote.setEnabled(self.page.textCursor().hasSelection())

    def _quote_selection(self) -> None:
        turn = self._hunting.turn
        # Qt writes line ends of a selection as paragraph separators.
        words = self.page.textCursor().selectedText().replace("\u2029", "\n").strip()
        if turn is not None and words:
            self.answer.add_quote(Quote(turn.observation.opened, words))
            self.quoted.emit()
