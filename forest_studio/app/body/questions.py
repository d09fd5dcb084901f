"""What the body page asks in place: whether to leave the forest."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, row

_MARGINS = (12, 10, 12, 10)


class LinkQuestion(QFrame):
    """A link leads out into the web."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._address = ElidedLabel("", "small-text")
        self.open_button = push(look, self.tr("Open in the browser"))
        stay = push(look, self.tr("Stay"))
        text = label(self.tr("This link leaves the forest:"), "small")
        buttons = row(self.open_button, stay, STRETCH)
        self.setLayout(column(text, self._address, buttons, gap=6, margins=_MARGINS))
        self.open_button.clicked.connect(self._open)
        stay.clicked.connect(self.hide)
        self.hide()

    def ask(self, address: str) -> None:
        """Shows where the link leads."""
        self._address.setText(address)
        self.show()

    def _open(self) -> None:
        self.hide()
        QDesktopServices.openUrl(QUrl(self._address.text()))
