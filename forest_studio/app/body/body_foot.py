"""Below the editor of a body: save, discard, and what the save is called."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.passport.commit_line import CommitLine
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import key_cap, label
from forest_studio.app.widgets.layouts import STRETCH, column, row

_BADGE_ROOM = 350


class BodyFoot(QWidget):
    """Shows whether there is something to save."""

    save_wanted = Signal()
    discard_wanted = Signal()
    called = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._typed = False
        self.save_button = push(look, self.tr("Save text"), "primary", "check")
        self.discard_button = push(look, self.tr("Discard"))
        self.badge = label(self.tr("not saved"), "badge-amber")
        self.badge.setFixedHeight(21)
        self.commit = CommitLine()
        for button in (self.save_button, self.discard_button):
            button.setMinimumHeight(30)
        buttons = row(self.save_button, self.discard_button, self.badge, STRETCH)
        buttons.addWidget(key_cap("Ctrl S"))
        self.setLayout(column(buttons, self.commit, gap=4))
        self.save_button.clicked.connect(self.save_wanted)
        self.discard_button.clicked.connect(self.discard_wanted)
        self.commit.called.connect(self.called)
        self.commit.save_wanted.connect(self.save_wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves the badge out where the buttons need its room."""
        super().resizeEvent(event)
        self._show_badge()

    def _show_badge(self) -> None:
        self.badge.setVisible(self._typed and self.width() >= _BADGE_ROOM)

    def show_state(self, ready: bool, proposed: str, own: str) -> None:
        """``proposed`` is what the save is called by itself, empty when nothing was typed."""
        self.save_button.setEnabled(ready)
        self.discard_button.setEnabled(bool(proposed))
        self._typed = bool(proposed)
        self._show_badge()
        self.commit.show_message(proposed, own)
