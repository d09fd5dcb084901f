"""Asks before something that goes on is stopped by leaving the forest; in the window, no dialog."""

from PySide6.QtWidgets import QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.asking import Asking
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, row
from forest_studio.app.words.translation import translate


class StopGuard(Asking):
    """Stop it, or stay."""

    def __init__(self, look: Look, under_way: str, window: QWidget) -> None:
        super().__init__(push(look, translate("Asking", "Stay")), window)
        self.setAccessibleName(under_way)
        self.stop_button = push(look, self.tr("Stop and go on"), "danger")
        self.stop_button.clicked.connect(self._go)
        title = label(self.tr("Not finished yet"), "section")
        head = row(IconLabel(look, "hourglass", "amber", 18), title, STRETCH)
        buttons = row(self.stop_button, STRETCH, self.stay_button)
        text = label(under_way, "quiet", wrap=True)
        self.setLayout(column(head, text, 4, buttons, gap=8, margins=(18, 16, 18, 16)))

    def _go(self) -> None:
        self.leave()
        self.went.emit()
