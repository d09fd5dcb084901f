"""Lies over the map while a page is mended: says for which question, and offers to ask it again."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from forest_studio.app.bench.mending import Mending, Stage
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, row

_WIDTH = 470
_ABOVE_STATUS = 40


class MendingFloat(QFrame):
    """Comes and goes with the case; it never takes the keyboard by itself."""

    bench_wanted = Signal()

    def __init__(self, look: Look, mending: Mending, window: QWidget) -> None:
        super().__init__(window)
        self._mending, self._window = mending, window
        self.setProperty("kind", "float")
        self.setFixedWidth(_WIDTH)
        self._icon = IconLabel(look, "wrench", "blue", 18)
        self._title, self._text = label("", "strong"), label("", "quiet", wrap=True)
        self.ask_button = push(look, self.tr("Ask again at both commits"), "primary", "flask")
        self.back_button = push(look, self.tr("Back to the bench"))
        self.leave_button = push(look, self.tr("Leave it"), "plain")
        buttons = row(self.ask_button, self.back_button, STRETCH, self.leave_button)
        head = row(self._icon, self._title, STRETCH)
        self.setLayout(column(head, self._text, 2, buttons, gap=6, margins=(16, 12, 14, 12)))
        self.ask_button.clicked.connect(self._ask)
        self.back_button.clicked.connect(self.bench_wanted)
        self.leave_button.clicked.connect(mending.give_up)
        mending.changed.connect(self.show_stage)
        window.installEventFilter(self)
        self.hide()

    def show_stage(self) -> None:
        """Says what is next."""
        case, stage = self._mending.case, self._mending.stage
        shown = case is not None and stage in (Stage.MENDING, Stage.SAVED)
        self.setVisible(shown)
        if not shown or case is None:
            return
        saved = stage is Stage.SAVED
        mending, done = self.tr("Mending a page of the bench"), self.tr("Saved as {0}")
        self._title.setText(done.format(case.after[:7]) if saved else mending)
        wait = self.tr("“{0}” is asked again once you have saved the page.")
        ask = self.tr("Ask “{0}” again, in the forest as it was at {1} and as it is now?")
        text = case.asked.text or case.asked.id
        self._text.setText(ask.format(text, case.before[:7]) if saved else wait.format(text))
        self.ask_button.setVisible(saved)
        self._icon.show_icon("check-circle" if saved else "wrench", "accent" if saved else "blue")
        self.setAccessibleName(f"{self._title.text()}. {self._text.text()}")
        self._place()
        self.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves it."""
        if event.key() == Qt.Key.Key_Escape:
            self._mending.give_up()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stays at the bottom of the window."""
        if watched is self._window and event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        self.adjustSize()
        left = (self._window.width() - self.width()) // 2
        self.move(left, self._window.height() - self.height() - _ABOVE_STATUS)

    def _ask(self) -> None:
        self._mending.ask()
        self.bench_wanted.emit()
