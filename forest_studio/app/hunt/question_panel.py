"""The left panel of the Hunt workspace: question, navigator, limits, and the recorded trails."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTextEdit, QWidget

from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.hunt.limit_slider import LimitSlider
from forest_studio.app.hunt.trail_list import TrailList
from forest_studio.app.theme import Look
from forest_studio.app.translation import translate
from forest_studio.app.widgets.buttons import Choice, push
from forest_studio.app.widgets.labels import label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row, separator
from forest_studio.app.widgets.message import Message
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.hunt.navigators import NAVIGATORS


def navigator_names() -> dict[str, str]:
    """What the navigators are called in the window."""
    return {
        "forager": translate("Navigators", "Forager · no model"),
        "random": translate("Navigators", "Random walk"),
        "first-door": translate("Navigators", "First door"),
        "one-shot": translate("Navigators", "One shot · best sentence"),
        "top-k": translate("Navigators", "Top-k · six paragraphs"),
    }


class QuestionPanel(QWidget):
    """Asks what to hunt for and how."""

    def __init__(self, look: Look, hunting: Hunting) -> None:
        super().__init__()
        self._look, self._hunting = look, hunting
        self.question = _Question()
        self.question.setPlaceholderText(self.tr("What should be found out?"))
        names = navigator_names()
        choices = [(name, names.get(name, name)) for name in NAVIGATORS]
        self.navigator = Choice(look, choices, "compass")
        self.hops = LimitSlider(self.tr("Hops"), 1, 40, 1, Limits().hops)
        self.tokens = LimitSlider(self.tr("Tokens"), 500, 20_000, 500, Limits().tokens)
        self.seconds = LimitSlider(self.tr("Seconds"), 5, 300, 5, round(Limits().seconds))
        self.hunt_button = push(look, self.tr("Hunt"), "primary", "path")
        self.note = Message(look)
        self.trails = TrailList(look, hunting)
        self._build()
        self.hunt_button.clicked.connect(self.hunt_or_cancel)
        self.question.asked.connect(self.hunt)
        self.question.textChanged.connect(self._show_state)
        hunting.running_changed.connect(self._show_state)
        hunting.failed.connect(lambda text: self.note.say(text, "red"))
        hunting.steps_changed.connect(self._show_question)
        hunting.ended.connect(self._show_state)
        self._show_state()

    @property
    def limits(self) -> Limits:
        """The limits that are set."""
        return Limits(self.hops.value, self.tokens.value, float(self.seconds.value))

    def hunt(self) -> None:
        """Hunts for what is asked."""
        self.note.say("")
        question = self.question.toPlainText().strip()
        if not question:
            self.question.setFocus()
            return
        self._hunting.start(question, self.navigator.choice, self.limits)

    def hunt_or_cancel(self) -> None:
        """The one button does what is possible now."""
        if self._hunting.running:
            self._hunting.cancel()
        else:
            self.hunt()

    def _show_question(self) -> None:
        asked = self._hunting.question
        if asked and self.question.toPlainText().strip() != asked:
            self.question.setPlainText(asked)

    def _show_state(self) -> None:
        running = self._hunting.running
        set_kind(self.hunt_button, "danger" if running else "primary")
        icon, token = ("square", "red") if running else ("path", "on_accent")
        asked = bool(self.question.toPlainText().strip())
        again = self._hunting.trail is not None
        text = self.tr("Hunt again") if again else self.tr("Hunt")
        self.hunt_button.setText(self.tr("Cancel") if running else text)
        self.hunt_button.setEnabled(running or asked)
        self.hunt_button.setIcon(self._look.icon(icon, token))

    def _build(self) -> None:
        self.hunt_button.setMinimumHeight(34)
        hint = label(self.tr("Ctrl Enter"), "key")
        hint.setFixedHeight(20)
        buttons = row(self.hunt_button, STRETCH, hint)
        items = (
            label(self.tr("Question"), "caption"),
            self.question,
            4,
            label(self.tr("Navigator"), "caption"),
            self.navigator,
            4,
            label(self.tr("Limits"), "caption"),
            self.hops,
            self.tokens,
            self.seconds,
            2,
            buttons,
            self.note,
            4,
            separator(),
            4,
            greedy(self.trails),
        )
        self.setLayout(column(*items, gap=6, margins=(14, 12, 14, 8)))


class _Question(QTextEdit):
    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.setFixedHeight(84)
        self.setAccessibleName(self.tr("Question"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter asks, and so does Enter; Shift+Enter begins a new line."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.asked.emit()
        else:
            super().keyPressEvent(event)
