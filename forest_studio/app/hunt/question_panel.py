"""The question of the Hunt workspace: what to find out, who hunts, limits, recorded trails."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtWidgets import QTextEdit, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.hunt.limit_slider import LimitSlider
from forest_studio.app.hunt.navigator_picker import NavigatorPicker
from forest_studio.app.hunt.trail_list import TrailList
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.flow_layout import FlowLayout
from forest_studio.app.widgets.labels import label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row, separator
from forest_studio.app.widgets.message import Message
from forest_studio.core.hunt.walkers.person import PERSON
from forest_studio.core.model.walk import Limits


class QuestionPanel(QWidget):
    """Asks what to hunt for and how."""

    model_settings_wanted = Signal()
    """Somebody wants to say which language model is asked."""
    compare_wanted = Signal()
    """The same question is to be answered by classic retrieval."""
    export_wanted = Signal(object)
    """A Trail is to be written to a file."""

    def __init__(self, look: Look, desk: Desk, hunting: Hunting) -> None:
        super().__init__()
        self._look, self._hunting = look, hunting
        self.question = _Question()
        self.question.setPlaceholderText(self.tr("What should be found out?"))
        self.navigator = NavigatorPicker(look)
        usual = Limits()
        self.hops = LimitSlider(self.tr("Hops"), 1, 40, 1, usual.hops)
        self.tokens = LimitSlider(self.tr("Tokens"), 500, 20_000, 500, usual.tokens)
        self.seconds = LimitSlider(self.tr("Seconds"), 5, 300, 5, round(usual.seconds))
        self.hunt_button = push(look, self.tr("Hunt"), "primary", "path")
        self.walk_button = push(look, self.tr("Walk it myself"), "", "person-simple-walk")
        self.compare_link = push(look, self.tr("Compare with top-k retrieval"), "link")
        self.note = Message(look)
        self.trails = TrailList(look, desk, hunting)
        self._build()
        self._connect()
        self._show_state()

    @property
    def limits(self) -> Limits:
        """The limits that are set."""
        return Limits(self.hops.value, self.tokens.value, float(self.seconds.value))

    def hunt(self) -> None:
        """Hunts for what is asked."""
        self._start(self.navigator.choice)

    def walk(self) -> None:
        """Lets the person walk through the doors that a navigator would see."""
        self._start(PERSON)

    def hunt_or_cancel(self) -> None:
        """The one button does what is possible now."""
        if self._hunting.running:
            self._hunting.cancel()
        else:
            self.hunt()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Looks again which model is configured: the settings may have been opened meanwhile."""
        super().enterEvent(event)
        self.navigator.show_model()

    def _start(self, navigator: str) -> None:
        self.note.say("")
        question = self.question.toPlainText().strip()
        if not question:
            self.question.setFocus()
            return
        self._hunting.start(question, navigator, self.limits)

    def _show_question(self) -> None:
        asked = self._hunting.question
        if asked and self.question.toPlainText().strip() != asked:
            self.question.setPlainText(asked)

    def _show_state(self) -> None:
        running = self._hunting.running
        set_kind(self.hunt_button, "danger" if running else "primary")
        icon, token = ("square", "red") if running else ("path", "on_accent")
        text = self.question.toPlainText().strip()
        again = self._hunting.trail is not None and self._hunting.question == text
        words = self.tr("Hunt again") if again else self.tr("Hunt")
        self.hunt_button.setText(self.tr("Cancel") if running else words)
        self.hunt_button.setEnabled(running or bool(text))
        self.hunt_button.setIcon(self._look.icon(icon, token))
        self.walk_button.setEnabled(bool(text) and not running)
        self.navigator.setEnabled(not running)
        trail = self._hunting.trail
        self.compare_link.setVisible(trail is not None and trail.navigator != "top-k")
        self.compare_link.setEnabled(not running)

    def _connect(self) -> None:
        hunting = self._hunting
        self.hunt_button.clicked.connect(self.hunt_or_cancel)
        self.walk_button.clicked.connect(self.walk)
        self.compare_link.clicked.connect(self.compare_wanted)
        self.navigator.settings_wanted.connect(self.model_settings_wanted)
        self.trails.export_wanted.connect(self.export_wanted)
        self.question.asked.connect(self.hunt)
        self.question.textChanged.connect(self._show_state)
        hunting.running_changed.connect(self._show_state)
        hunting.failed.connect(lambda text: self.note.say(text, "red"))
        hunting.shelf.failed.connect(lambda text: self.note.say(text, "red"))
        hunting.steps_changed.connect(self._show_question)
        hunting.steps_changed.connect(self._show_state)
        hunting.ended.connect(self._show_state)

    def _build(self) -> None:
        self.hunt_button.setMinimumHeight(32)
        self.hunt_button.setToolTip(self.tr("Ctrl Enter"))
        self.walk_button.setMinimumHeight(32)
        for button in (self.hunt_button, self.walk_button):
            button.setProperty("tight", True)
        buttons = QWidget()
        flow = FlowLayout(8)
        flow.addWidget(self.hunt_button)
        flow.addWidget(self.walk_button)
        buttons.setLayout(flow)
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
            row(self.compare_link, STRETCH),
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
