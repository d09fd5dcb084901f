"""The panel of shortcuts that hunts have learned: a list, and the one that is under review."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel

from forest_studio.app.desk import Desk
from forest_studio.app.edges.undo_hint import UndoHint
from forest_studio.app.heat.shortcut_card import ShortcutCard
from forest_studio.app.heat.shortcut_model import (
    ASKED,
    FROM,
    HEAT,
    SCENT,
    STATE,
    TO,
    ShortcutModel,
)
from forest_studio.app.heat.shortcut_words import REVIEWED_FIRST
from forest_studio.app.heat.table import PanelTable
from forest_studio.app.look.theme import Look
from forest_studio.app.outcomes import trouble
from forest_studio.app.widgets.buttons import Segments, push, tool
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, holder, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.translation import number
from forest_studio.core.model.errors import ForestError
from forest_studio.core.session import Applied
from forest_studio.core.session.shortcut import Shortcut, State

_OPEN, _THERE, _REFUSED, _ALL = "open", "there", "refused", "all"
_STATES = {
    _OPEN: (State.MINTED, State.COLD, State.CANDIDATE),
    _THERE: (State.MINTED, State.COLD, State.ACCEPTED),
    _REFUSED: (State.REFUSED, State.BARRED),
    _ALL: tuple(State),
}
_SHARES = (
    (STATE, 0.0, 118),
    (FROM, 0.27, 90),
    (TO, 0.27, 90),
    (SCENT, 0.46, 110),
    (HEAT, 0.0, 58),
    (ASKED, 0.0, 84),
)
_TABLE_ROOMY = 560
_CARD = (320, 400)
_BESIDE = 620
"""Width from which the card lies beside the list."""
_ANY = 16_777_215


class ShortcutsPanel(QFrame):
    """Reads what was learnt; every ruling goes to the writer's thread and can be taken back."""

    close_wanted = Signal()

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.setProperty("kind", "bottom")
        self.model = ShortcutModel(look, self)
        self.table = PanelTable(_SHARES, (SCENT, HEAT, ASKED), _TABLE_ROOMY)
        self.card = ShortcutCard(look)
        self.hint = UndoHint(look, desk)
        self.note = Message(look)
        self._badge = label("", "badge-amber")
        self._badge.setFixedHeight(21)
        self._empty = label("", "faint", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        choices = [
            (_OPEN, self.tr("To review"), ""),
            (_THERE, self.tr("In the forest"), ""),
            (_REFUSED, self.tr("Refused"), ""),
            (_ALL, self.tr("All"), ""),
        ]
        self.filter = Segments(look, choices)
        self.filter.choose(_OPEN)
        self.mint = push(look, "", "", "lightning")
        self.expire = push(look, "", "", "snowflake")
        self._build(look)
        self._dress()
        self._connect()
        self.show_state()

    @property
    def chosen(self) -> Shortcut | None:
        """The shortcut that the list stands on."""
        place = self.table.currentIndex().row()
        shown = self.model.rows
        return shown[place] if 0 <= place < len(shown) else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the card below the list in a narrow dock."""
        super().resizeEvent(event)
        beside = event.size().width() >= _BESIDE
        ways = QBoxLayout.Direction
        self._middle.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        width = min(_CARD[1], max(_CARD[0], event.size().width() * 2 // 5))
        self.card.setMinimumWidth(width if beside else 0)
        self.card.setMaximumWidth(width if beside else _ANY)

    # What is done

    def mint_now(self) -> None:
        """Writes every candidate, as the agent."""
        self._desk.write(self._desk.session.shortcuts.mint, self._minted)

    def expire_cold(self) -> None:
        """Removes what the agent minted and no hunt has kept warm."""
        self._desk.write(self._desk.session.shortcuts.expire, self._expired)

    def accept(self, shortcut: Shortcut, scent: str) -> None:
        """Keeps a shortcut for good."""
        done = self.tr("Accepted: {0}.").format(self._name(shortcut))
        accept = self._desk.session.shortcuts.accept
        work = partial(accept, shortcut.home, shortcut.other, scent=scent)
        self._desk.write(work, partial(self._answered, done))

    def refuse(self, shortcut: Shortcut, why: str) -> None:
        """Takes a shortcut away and remembers that it is not to come again."""
        done = self.tr("Refused: {0}.").format(self._name(shortcut))
        work = partial(self._desk.session.shortcuts.refuse, shortcut.home, shortcut.other, why)
        self._desk.write(work, partial(self._answered, done))

    def reopen(self, shortcut: Shortcut) -> None:
        """Takes a ruling back, so that it may be minted again."""
        done = self.tr("Reopened: {0}.").format(self._name(shortcut))
        work = partial(self._desk.session.shortcuts.reopen, shortcut.home, shortcut.other)
        self._desk.write(work, partial(self._answered, done))

    def _answered(self, done: str, outcome: object) -> None:
        text = trouble(outcome)
        self.note.say(text)
        # Where no file changed, undo would take back something else.
        changed = isinstance(outcome, Applied)
        self.hint.say(done if changed else "")
        if not text and not changed:
            self._desk.said.emit(done, "small")

    def _minted(self, outcome: object) -> None:
        self._tell(outcome, self.tr("%Ln shortcut(s) minted.", "", _count(outcome)))

    def _expired(self, outcome: object) -> None:
        self._tell(outcome, self.tr("%Ln cold shortcut(s) removed.", "", _count(outcome)))

    def _tell(self, outcome: object, done: str) -> None:
        self.note.say(trouble(outcome) if isinstance(outcome, ForestError) else "")
        # Each is a commit of its own; the history takes the whole run back.
        self.hint.say(done if _count(outcome) == 1 else "")
        if _count(outcome) != 1 and not isinstance(outcome, ForestError):
            self._desk.said.emit(done, "small")

    def _name(self, shortcut: Shortcut) -> str:
        ends = (self.model.title(shortcut.home), self.model.title(shortcut.other))
        return " → ".join(ends)

    # What is shown

    def show_state(self) -> None:
        """Follows what was learnt, and whether it can be written."""
        every, forest = self._desk.learnt.lessons.shortcuts, self._desk.forest
        wanted = _STATES[self.filter.choice]
        chosen = self.chosen
        self.model.show(forest, tuple(s for s in every if s.state in wanted))
        self._choose_again(chosen)
        waiting = sum(s.state in REVIEWED_FIRST for s in every)
        coming = sum(s.state is State.CANDIDATE for s in every)
        cold = sum(s.state is State.COLD for s in every)
        self._badge.setText(self.tr("{0} to review").format(number(waiting)))
        self._badge.setVisible(waiting > 0)
        self.mint.setText(self.tr("Mint {0} now").format(number(coming)))
        self.mint.setVisible(coming > 0)
        self.expire.setText(self.tr("Remove %Ln cold one(s)", "", cold))
        self.expire.setVisible(cold > 0)
        for part in (self.mint, self.expire, self.card):
            part.setEnabled(self._desk.writable)
        some = bool(self.model.rows)
        self.table.setVisible(some)
        self._empty.setVisible(not some)
        self._empty.setText(self._empty_words(bool(every)))

    def _empty_words(self, others: bool) -> str:
        if others:
            return self.tr("None of these. The other tabs have some.")
        after = self._desk.forest.manifest.shortcut_after
        return self.tr(
            "No shortcuts yet. Once {0} different questions of one kind have led from the same "
            "page to the same evidence, a shortcut between the two is proposed here."
        ).format(number(after))

    def _choose_again(self, chosen: Shortcut | None) -> None:
        pairs = [(s.home, s.other) for s in self.model.rows]
        pair = (chosen.home, chosen.other) if chosen is not None else None
        place = pairs.index(pair) if pair in pairs else 0
        if pairs:
            self.table.selectRow(place)
        self._show_card()

    def _show_card(self) -> None:
        self.card.show_shortcut(self._desk.forest, self.chosen)

    def _connect(self) -> None:
        self._desk.learnt.changed.connect(self.show_state)
        self._desk.past_changed.connect(self.show_state)
        self.table.selectionModel().currentRowChanged.connect(lambda _now, _was: self._show_card())
        self.filter.chosen.connect(lambda _choice: self.show_state())
        self.mint.clicked.connect(self.mint_now)
        self.expire.clicked.connect(self.expire_cold)
        self.card.accept_wanted.connect(self.accept)
        self.card.refuse_wanted.connect(self.refuse)
        self.card.reopen_wanted.connect(self.reopen)
        self.card.node_wanted.connect(self._desk.select)

    def _dress(self) -> None:
        table, card, key = self.table, self.card, Qt.Key
        table.setModel(self.model)
        table.setAccessibleName(self.tr("Shortcuts that hunts have learned"))
        table.setToolTip(self.tr("A accepts, E edits the scent, R refuses, O reopens"))
        table.keys = {
            key.Key_A: card.accept.click,
            key.Key_R: card.refuse.click,
            key.Key_O: card.reopen.click,
            key.Key_E: self._edit_scent,
            key.Key_Return: self._edit_scent,
            key.Key_Enter: self._edit_scent,
        }

    def _edit_scent(self) -> None:
        if self.card.scent.isVisible():
            self.card.scent.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.card.scent.selectAll()

    def _build(self, look: Look) -> None:
        close = tool(look, "x", self.tr("Close the list"), 28)
        close.clicked.connect(self.close_wanted)
        title: QLabel = label(self.tr("Shortcuts"), "section")
        head = row(title, self._badge, STRETCH, self.mint, self.expire, self.filter, close)
        # What is said takes its room from the list, so that nothing moves below the pointer.
        items = (self.note, self.hint, greedy(self._empty), greedy(self.table))
        beside = greedy(holder(column(*items, gap=4)))
        self._middle = row(beside, self.card, gap=12)
        layout = column(head, gap=4, margins=(14, 2, 14, 6))
        layout.addLayout(self._middle, 1)
        self.setLayout(layout)


def _count(outcome: object) -> int:
    return len(outcome) if isinstance(outcome, tuple) else 0
