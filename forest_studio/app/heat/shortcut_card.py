"""One shortcut under review: what asked for it, its scent, and what can be done."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit

from forest_studio.app.heat.shortcut_words import MARKS, state_sentence
from forest_studio.app.look.theme import Look
from forest_studio.app.passport.token_count import TokenCount
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import ElidedLabel, IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, greedy, row
from forest_studio.app.widgets.meter import Meter
from forest_studio.app.words.engine_texts import engine_text
from forest_studio.app.words.translation import number
from forest_studio.core.model.budget import check
from forest_studio.core.model.forest import Forest
from forest_studio.core.session.shortcut import Shortcut, State

_QUESTIONS = 3
"""Questions that are listed before the rest is only counted."""
_CUT = Qt.TextElideMode.ElideRight
_THERE = (State.MINTED, State.COLD, State.ACCEPTED)
_RULED = (State.REFUSED, State.BARRED)


class ShortcutCard(QFrame):
    """Tells what is wanted; the panel does it."""

    accept_wanted = Signal(object, str)
    """The Shortcut, and the scent that it should have."""
    refuse_wanted = Signal(object, str)
    """The Shortcut, and why not."""
    reopen_wanted = Signal(object)
    node_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._forest: Forest | None = None
        self.shortcut: Shortcut | None = None
        self.setProperty("kind", "card")
        self._icon = IconLabel(look, "lightning", "amber")
        self._state = ElidedLabel("", "small")
        self._from = push(look, "", "node")
        self._to = push(look, "", "node")
        self._asked_title = label("", "caption")
        self._asked = column(gap=0)
        self.scent = QLineEdit()
        self.count = TokenCount(look)
        self.meter = Meter(look, 24)
        self.note = QLineEdit()
        self.accept = push(look, self.tr("Accept"), "primary", "check")
        self.refuse = push(look, self.tr("Refuse"), "", "x")
        self.reopen = push(look, self.tr("Reopen"), "", "arrow-counter-clockwise")
        self._build()
        self._connect()

    def show_shortcut(self, forest: Forest, shortcut: Shortcut | None) -> None:
        """Shows another shortcut; words that were typed for the same one stay."""
        before, self.shortcut, self._forest = self.shortcut, shortcut, forest
        self.setVisible(shortcut is not None)
        if shortcut is None:
            return
        same = before is not None and (before.home, before.other) == (
            shortcut.home,
            shortcut.other,
        )
        if not same or (before is not None and before.scent != shortcut.scent):
            self.scent.setText(shortcut.scent)
            self.scent.setCursorPosition(0)
        if not same:
            self.note.clear()
        self._show_ends(forest, shortcut)
        self._show_questions(shortcut.questions)
        self._follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing: keys of the list must not act while somebody types."""
        event.ignore()

    def _show_ends(self, forest: Forest, shortcut: Shortcut) -> None:
        for button, node_id in ((self._from, shortcut.home), (self._to, shortcut.other)):
            node = forest.nodes.get(node_id)
            title = node.title if node is not None else node_id
            button.setText(button.fontMetrics().elidedText(title, _CUT, 150))
            button.setToolTip(self.tr("Go to {0}").format(title))
            button.setEnabled(node is not None)
        self._icon.show_icon(*MARKS[shortcut.state])
        sentence = state_sentence(shortcut.state)
        note = engine_text(shortcut.note)
        self._state.setText(f"{sentence} {note[:1].upper()}{note[1:]}" if note else sentence)

    def _show_questions(self, questions: tuple[str, ...]) -> None:
        clear(self._asked)
        self._asked_title.setText(self.tr("Asked by %Ln question(s)", "", len(questions)))
        self._asked_title.setVisible(bool(questions))
        for question in questions[:_QUESTIONS]:
            self._asked.addWidget(ElidedLabel(question, "small"))
        more = questions[_QUESTIONS:]
        if more:
            rest = label(self.tr("and {0} more").format(number(len(more))), "tiny")
            rest.setToolTip("\n".join(more))
            self._asked.addWidget(rest)

    def _follow(self) -> None:
        """Follows what is typed and what can be done."""
        shortcut, forest = self.shortcut, self._forest
        if shortcut is None or forest is None:
            return
        manifest = forest.manifest
        verdict = check(self.scent.text(), manifest.budgets.scent, manifest.tokenizer)
        self.count.show_tokens(verdict.tokens, verdict.budget)
        self.meter.show_tokens(verdict.tokens, verdict.budget)
        state = shortcut.state
        typed = " ".join(self.scent.text().split()) != shortcut.scent
        can_write = state in _THERE or state is State.CANDIDATE
        for part in (self.scent, self.count, self.meter):
            part.setVisible(can_write)
        self.accept.setVisible(can_write)
        self.accept.setEnabled(verdict.fits and (typed or state is not State.ACCEPTED))
        self.accept.setText(self.tr("Accept with this scent") if typed else self.tr("Accept"))
        self.refuse.setVisible(can_write)
        self.note.setVisible(can_write)
        self.reopen.setVisible(state in _RULED)

    def _accept(self) -> None:
        if self.shortcut is not None and self.accept.isEnabled() and self.accept.isVisible():
            self.accept_wanted.emit(self.shortcut, " ".join(self.scent.text().split()))

    def _refuse(self) -> None:
        if self.shortcut is not None and self.refuse.isVisible():
            self.refuse_wanted.emit(self.shortcut, " ".join(self.note.text().split()))

    def _reopen(self) -> None:
        if self.shortcut is not None and self.reopen.isVisible():
            self.reopen_wanted.emit(self.shortcut)

    def _connect(self) -> None:
        self.scent.textChanged.connect(self._follow)
        self.scent.returnPressed.connect(self._accept)
        self.note.returnPressed.connect(self._refuse)
        self.accept.clicked.connect(self._accept)
        self.refuse.clicked.connect(self._refuse)
        self.reopen.clicked.connect(self._reopen)
        self._from.clicked.connect(lambda: self._go(0))
        self._to.clicked.connect(lambda: self._go(1))

    def _go(self, end: int) -> None:
        if self.shortcut is not None:
            self.node_wanted.emit((self.shortcut.home, self.shortcut.other)[end])

    def _build(self) -> None:
        self.scent.setAccessibleName(self.tr("Scent of the shortcut"))
        self.scent.setPlaceholderText(self.tr("How the far end smells from here"))
        self.scent.setFixedHeight(28)
        self.meter.setFixedHeight(6)
        self.note.setAccessibleName(self.tr("Why it is refused"))
        self.note.setPlaceholderText(self.tr("Why not?"))
        self.note.setToolTip(self.tr("Kept with a refusal, for whoever asks later"))
        self.note.setFixedHeight(28)
        for button, key in ((self.accept, "A"), (self.refuse, "R"), (self.reopen, "O")):
            button.setToolTip(self.tr("In the list: {0}").format(key))
        arrow = IconLabel(self._look, "arrow-right", "text3", 14)
        items = (
            row(self._from, arrow, self._to, STRETCH, gap=4),
            row(self._icon, greedy(self._state), gap=6),
            2,
            self._asked_title,
            self._asked,
            STRETCH,
            row(greedy(self.scent), self.count, gap=8),
            self.meter,
            row(self.accept, self.refuse, greedy(self.note), gap=6),
            row(self.reopen, STRETCH),
        )
        self.setLayout(column(*items, gap=4, margins=(12, 8, 12, 10)))
