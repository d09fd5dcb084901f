"""One thing to decide in a comparison: mine on the left, what is on disk on the right."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout

from forest_studio.app.history.differences_html import plain_html, texts_html
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import Segments
from forest_studio.app.widgets.labels import label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, column, row
from forest_studio.core.curate.reconcile import Choice, State

_KEYS = {
    Qt.Key.Key_1: Choice.MINE,
    Qt.Key.Key_M: Choice.MINE,
    Qt.Key.Key_2: Choice.THEIRS,
    Qt.Key.Key_T: Choice.THEIRS,
    Qt.Key.Key_3: Choice.BOTH,
    Qt.Key.Key_B: Choice.BOTH,
}


class ChoiceCard(QFrame):
    """Takes the focus; 1, 2 and 3 (or M, T, B) choose, Up and Down go to the neighbours."""

    chosen = Signal(object)
    """The Choice."""
    left = Signal(int)
    """-1 or 1: the neighbour that the keyboard wants to go to."""

    def __init__(
        self,
        look: Look,
        title: str,
        texts: tuple[str, str, str],
        state: State,
        choices: Sequence[Choice],
    ) -> None:
        """``texts`` are base, mine and theirs."""
        super().__init__()
        self._look, self._texts, self._state = look, texts, state
        self._choices = tuple(choices)
        self.choice: Choice | None = None
        self.setProperty("kind", "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(f"{title}: {self._state_words()}")
        names = {
            Choice.MINE: self.tr("Mine"),
            Choice.THEIRS: self.tr("Theirs"),
            Choice.BOTH: self.tr("Both"),
        }
        self.segments = Segments(look, [(c.value, names[c], "") for c in self._choices], 28)
        self.segments.chosen.connect(lambda name: self._choose(Choice(name)))
        self._badge = label(self._state_words(), "badge-blue")
        self._badge.setFixedHeight(21)
        self._mine, self._theirs = _text_label(), _text_label()
        head = row(label(title, "strong"), self._badge, STRETCH, self.segments, gap=8)
        sides = row(
            _side(self.tr("Mine"), self._mine), _side(self.tr("On disk"), self._theirs), gap=14
        )
        for place in range(2):
            sides.setStretch(place, 1)
        self.setLayout(column(head, sides, gap=8, margins=(12, 10, 12, 12)))
        self._draw()
        look.changed.connect(self._draw)

    def show_choice(self, choice: Choice | None) -> None:
        """Shows what is chosen; None is a conflict that waits."""
        self.choice = choice
        if choice is None:
            self.segments.choose_none()
        else:
            self.segments.choose(choice.value)
        self._show_badge()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Chooses, or goes to a neighbour."""
        key = Qt.Key(event.key())
        if key in _KEYS and _KEYS[key] in self._choices:
            self._choose(_KEYS[key])
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.left.emit(1 if key == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def _choose(self, choice: Choice) -> None:
        self.show_choice(choice)
        self.chosen.emit(choice)

    def _show_badge(self) -> None:
        waits = self._state is State.CONFLICT and self.choice is None
        kind = "badge-amber" if waits else "badge-blue"
        if self._state is State.CONFLICT and not waits:
            kind = "badge-green"
        set_kind(self._badge, kind)
        decided = self._state is State.CONFLICT and not waits
        self._badge.setText(self.tr("decided") if decided else self._state_words())

    def _state_words(self) -> str:
        words = {
            State.MINE: self.tr("changed by you"),
            State.THEIRS: self.tr("changed on disk"),
            State.BOTH_SAME: self.tr("the same in both"),
            State.JOINED: self.tr("both fit together"),
            State.CONFLICT: self.tr("changed in both: decide"),
        }
        return words.get(self._state, "")

    def _draw(self) -> None:
        base, mine, theirs = self._texts
        for field, text in ((self._mine, mine), (self._theirs, theirs)):
            palette = self._look.palette
            html = texts_html(base, text, palette) if text != base else plain_html(text, palette)
            field.setText(html)


def _text_label() -> QLabel:
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.RichText)
    made.setWordWrap(True)
    made.setAlignment(Qt.AlignmentFlag.AlignTop)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    made.setProperty("kind", "small-text")
    return made


def _side(title: str, text: QLabel) -> QVBoxLayout:
    return column(label(title, "caption"), text, STRETCH, gap=4)
