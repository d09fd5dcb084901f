"""Over the map: mine, theirs, or both, for each field of a passport and each hunk of a body."""

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.disk.choice_card import ChoiceCard
from forest_studio.app.disk.comparison import Comparison, Key, compare, typed_in
from forest_studio.app.disk.deciding import is_current, take_mixture
from forest_studio.app.history.differences_html import edge_words, field_name
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import ElidedLabel, key_cap, label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import error_text
from forest_studio.core.curate.reconcile import Choice
from forest_studio.core.curate.reconcile_passport import Value
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.errors import ForestError


class ComparePage(QFrame):
    """The outcome goes into the editors as unsaved words; the curator saves it."""

    done = Signal(str)
    """The node whose editors hold the outcome now."""
    close_wanted = Signal()

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._look, self._desk = look, desk
        self._node = ""
        self.comparison: Comparison | None = None
        self.chosen: dict[Key, Choice] = {}
        self.cards: dict[Key, ChoiceCard] = {}
        self.setProperty("kind", "panel")
        self._title = ElidedLabel("", "title")
        self.note = Message(look)
        self._left = label("", "amber")
        self.take_button = push(look, self.tr("Put it into the editor"), "primary", "check")
        self.close_button = push(look, self.tr("Decide later"))
        self._cards = column(gap=10)
        self._build()
        self.take_button.clicked.connect(self.take)
        self.close_button.clicked.connect(self.close_wanted)
        desk.forest_changed.connect(self._follow)

    def compare(self, node: str) -> None:
        """Takes a node's three versions apart and shows them."""
        self.note.say("")
        self._node = node
        self._read()

    def take(self) -> None:
        """Puts what is chosen into the editors."""
        comparison = self.comparison
        if comparison is None or comparison.open(self.chosen):
            return
        if not is_current(self._desk, comparison):
            text = self.tr("Text or file changed meanwhile, so here is what it comes to now.")
            self.note.say(text, "amber")
            self._read()
            return
        take_mixture(self._desk, comparison, self.chosen)
        self.comparison = None
        self.done.emit(self._node)

    def event(self, event: QEvent) -> bool:
        """Ctrl+Enter is ours here, and nobody else's shortcut."""
        if event.type() == QEvent.Type.ShortcutOverride and _takes(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter takes, Escape leaves it for later."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_wanted.emit()
        elif _takes(event):
            self.take()
        else:
            super().keyPressEvent(event)

    def _read(self) -> None:
        desk, node = self._desk, self._node
        if node not in desk.forest.nodes:
            return
        forest = desk.forest
        typed = typed_in(forest, desk.drafts, desk.underneath, node)
        desk.tasks.run(lambda _task: compare(forest, typed), self._show, self._fail, lane="compare")

    def _follow(self, event: object) -> None:
        nodes = getattr(event, "nodes", (self._node,))
        if self.comparison is None or self._node not in nodes:
            return
        if self._node in self._desk.forest.nodes:
            self.note.say(self.tr("Changed once more: here is what it comes to now."), "amber")
            self._read()
        else:
            self.close_wanted.emit()

    def _fail(self, error: ForestError) -> None:
        self.note.say(error_text(error), "red")

    def _show(self, comparison: Comparison) -> None:
        self.comparison = comparison
        keys = comparison.keys
        self.chosen = {key: self.chosen[key] for key in keys if key in self.chosen}
        title = self._desk.forest.node(self._node).title
        self._title.setText(self.tr("{0}: yours and what is on disk").format(title))
        clear(self._cards)
        self.cards = {key: self._card(comparison, key) for key in keys}
        for card in self.cards.values():
            self._cards.addWidget(card)
        if not keys:
            self._cards.addWidget(label(self.tr("Nothing differs any more."), "faint"))
        self._cards.addStretch(1)
        self._show_left()
        waiting = list(comparison.open(self.chosen)) or list(keys[:1])
        first = self.cards[waiting[0]] if waiting else self.close_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _card(self, comparison: Comparison, key: Key) -> ChoiceCard:
        title, texts = self._texts(comparison, key)
        state = (
            comparison.body.hunks[key].state
            if isinstance(key, int) and comparison.body is not None
            else next(f.state for f in comparison.fields if f.field == key)
        )
        card = ChoiceCard(self._look, title, texts, state, comparison.choices(key))
        card.show_choice(self.chosen.get(key, comparison.usual(key)))
        card.chosen.connect(partial(self._choose, key))
        card.left.connect(partial(self._go, key))
        return card

    def _texts(self, comparison: Comparison, key: Key) -> tuple[str, tuple[str, str, str]]:
        if isinstance(key, int):
            body = comparison.body
            assert body is not None
            line = 1 + sum(hunk.mine.count("\n") for hunk in body.hunks[:key])
            hunk = body.hunks[key]
            title = self.tr("Text, line {0}").format(line)
            return title, (hunk.base, hunk.mine, hunk.theirs)
        field = next(f for f in comparison.fields if f.field == key)
        three = (_text(field.base), _text(field.mine), _text(field.theirs))
        return field_name(field.field), three

    def _choose(self, key: Key, choice: Choice) -> None:
        self.chosen[key] = choice
        self._show_left()

    def _go(self, key: Key, step: int) -> None:
        keys = list(self.cards)
        place = keys.index(key) + step
        if 0 <= place < len(keys):
            card = self.cards[keys[place]]
            card.setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(card)

    def _show_left(self) -> None:
        comparison = self.comparison
        left = len(comparison.open(self.chosen)) if comparison is not None else 0
        self._left.setText(self.tr("%Ln left to decide", "", left) if left else "")
        some = comparison is not None and bool(comparison.keys)
        self.take_button.setEnabled(some and not left)

    def _build(self) -> None:
        inner = QWidget()
        inner.setProperty("kind", "scrolled")
        inner.setLayout(self._cards)
        self._cards.setContentsMargins(0, 0, 8, 8)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setWidget(inner)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        words = self.tr(
            "− and + mark what each side changed. 1 takes mine, 2 theirs, 3 both; arrows go on."
        )
        foot = row(self.take_button, self.close_button, self._left, STRETCH, gap=8)
        foot.addWidget(key_cap("Ctrl ⏎"))
        head = column(self._title, label(words, "quiet", wrap=True), gap=2)
        items = (head, self.note, greedy(self._area), foot)
        self.setLayout(column(*items, gap=10, margins=(18, 14, 18, 14)))


def _takes(event: QEvent) -> bool:
    """Whether a key event is Ctrl+Enter."""
    enter = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    return (
        isinstance(event, QKeyEvent)
        and event.key() in enter
        and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    )


def _text(value: Value) -> str:
    if isinstance(value, str):
        return value
    return "\n".join(edge_words(v) if isinstance(v, EdgeLine) else v for v in value)
