"""A node's id, shown and copied with one press."""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QPushButton

from forest_studio.app.look.theme import Look, ui_font

_WIDEST = 190
_ELIDE = Qt.TextElideMode.ElideMiddle
_PRAISE = 1200
"""Milliseconds for which it says that the id was copied."""


class IdButton(QPushButton):
    """Small and quiet; a long id is cut in the middle, which both ends survive."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.id = ""
        self.setProperty("kind", "tiny-link")
        self.setIconSize(QSize(13, 13))
        self._back = QTimer(self, singleShot=True, interval=_PRAISE)
        self._back.timeout.connect(self._rest)
        self.clicked.connect(self.copy)

    def show_id(self, node_id: str) -> None:
        """Shows another id."""
        self.id = node_id
        self.setAccessibleName(self.tr("Copy the id {0}").format(node_id))
        self.setToolTip(self.tr("{0}\nPress to copy this id").format(node_id))
        self._back.stop()
        self._rest()

    def copy(self) -> None:
        """Puts the id on the clipboard and says so for a moment."""
        QGuiApplication.clipboard().setText(self.id)
        self.setIcon(self._look.icon("check", "accent"))
        self.setText(self.tr("copied"))
        self._back.start()

    def _rest(self) -> None:
        self.setIcon(self._look.icon("copy", "text3"))
        metrics = QFontMetrics(ui_font(12))
        self.setText(metrics.elidedText(self.id, _ELIDE, _WIDEST))
