"""The page of settings: floats over the window; every change holds at once."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.memory import Memory
from forest_studio.app.settings.model_form import ModelForm
from forest_studio.app.settings.rows import field, hint, setting
from forest_studio.app.tasks import Tasks
from forest_studio.app.widgets.buttons import Segments, tool
from forest_studio.app.widgets.check import Check
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row, separator
from forest_studio.app.words.language import SYSTEM, choices

_SIZE = QSize(640, 700)


class SettingsPanel(QFrame):
    """Escape closes it; there is nothing to save or to lose."""

    theme_wanted = Signal(str)
    language_wanted = Signal(str)
    motion_wanted = Signal(bool)
    """Whether motion is to be reduced."""
    closed = Signal()

    def __init__(self, look: Look, memory: Memory, tasks: Tasks, window: QWidget) -> None:
        super().__init__(window)
        self._look, self._memory, self._window = look, memory, window
        self.setProperty("kind", "float")
        self.setAccessibleName(self.tr("Settings"))
        self.theme = Segments(look, self._themes())
        self.language = Segments(look, [(code, name, "") for code, name in _languages()])
        self.motion = Check(look, self.tr("Reduce motion"))
        self.heat = Segments(look, self._heats())
        self.model = ModelForm(look, memory, tasks)
        self.name = field(memory.settings.author_name, self.tr("git's user, else yours here"))
        self.email = field(memory.settings.author_email, self.tr("git's address"))
        self._build()
        self._connect()
        self._show()
        window.installEventFilter(self)

    def open_over(self) -> None:
        """Shows the page in the middle of the window."""
        self._place()
        self.show()
        self.raise_()
        self.theme.chosen_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def leave(self) -> None:
        """Closes the page."""
        self._keep_author()
        self.model.keep()
        self.hide()
        self.deleteLater()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Stays in the window when that gets smaller."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def _place(self) -> None:
        room = self._window.size() - QSize(32, 96)
        self.setFixedSize(_SIZE.boundedTo(room))
        self.move((self._window.width() - self.width()) // 2, 64)

    def _keep_author(self) -> None:
        self._memory.keep_settings(
            author_name=self.name.text().strip(), author_email=self.email.text().strip()
        )

    def _show(self) -> None:
        self.theme.choose(self._look.choice)
        self.language.choose(self._memory.language or SYSTEM)
        self.motion.setChecked(self._memory.reduced_motion)
        self.heat.choose(self._memory.settings.heat)

    def _connect(self) -> None:
        self.theme.chosen.connect(self.theme_wanted)
        self.language.chosen.connect(self.language_wanted)
        self.motion.toggled.connect(self.motion_wanted)
        self.heat.chosen.connect(lambda name: self._memory.keep_settings(heat=name))
        self._look.changed.connect(self._follow_look)
        for box in (self.name, self.email):
            box.editingFinished.connect(self._keep_author)

    def _follow_look(self) -> None:
        self.theme.choose(self._look.choice)

    def _build(self) -> None:
        close = tool(self._look, "x", self.tr("Close"), 26)
        close.clicked.connect(self.leave)
        inner = QWidget()
        inner.setProperty("kind", "scrolled")
        signs = self.tr("Who signs a saved edit where git has no user of its own.")
        warmed = self.tr("What earlier hunts left may put doors first; it never hides one.")
        items = (
            _head(self.tr("Window")),
            setting(self.tr("Look"), self.theme),
            setting(self.tr("Language"), self.language),
            setting(self.tr("Motion"), self.motion),
            separator(),
            _head(self.tr("Hunting")),
            setting(self.tr("Heat"), self.heat),
            hint(warmed),
            separator(),
            _head(self.tr("Language model")),
            self.model,
            separator(),
            _head(self.tr("Signature")),
            setting(self.tr("Name"), self.name),
            setting(self.tr("E-mail"), self.email),
            hint(signs),
            STRETCH,
        )
        inner.setLayout(column(*items, gap=8, margins=(20, 4, 20, 16)))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(inner)
        title = row(label(self.tr("Settings"), "title"), STRETCH, close, margins=(20, 12, 12, 4))
        self.setLayout(column(title, greedy(area), gap=0, margins=(0, 0, 0, 8)))

    def _themes(self) -> list[tuple[str, str, str]]:
        return [
            ("system", self.tr("System"), ""),
            ("dark", self.tr("Dark"), "moon"),
            ("light", self.tr("Light"), "sun"),
            ("contrast", self.tr("High contrast"), "circle-half"),
        ]

    def _heats(self) -> list[tuple[str, str, str]]:
        return [
            ("conditioned", self.tr("For the question"), ""),
            ("unconditioned", self.tr("For all questions"), ""),
            ("off", self.tr("Off"), ""),
        ]


def _languages() -> list[tuple[str, str]]:
    return [(code, name[:1].upper() + name[1:]) for code, name in choices()]


def _head(text: str) -> QWidget:
    return label(text, "strong")
