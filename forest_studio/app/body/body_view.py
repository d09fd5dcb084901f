"""The field in which a body is read: rich text that loads nothing and hands on its links."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFrame, QTextBrowser

from forest_studio.app.body.find_key import FindKey
from forest_studio.app.look.theme import Look
from forest_studio.app.markdown import body_style

_BLOCKED = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
_BLOCKED.fill(0)


class BodyView(QTextBrowser):
    """Shows HTML of our own renderer in the colours worn now."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._html = ""
        self._pictures: Mapping[str, QImage] = {}
        self.setProperty("kind", "body")
        self.setAccessibleName(self.tr("Text of the node, to read"))
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(2)
        self.find_key = FindKey(self)
        look.changed.connect(self._dress)

    def show_html(
        self, html: str, stay: bool, pictures: Mapping[str, QImage] = MappingProxyType({})
    ) -> None:
        """Shows a rendered body; ``stay`` keeps the place that was read.

        Of pictures only those given, by address, are ever shown.
        """
        self._pictures = pictures
        bar = self.verticalScrollBar()
        place = bar.value() if stay else 0
        self._html = html
        self._dress()
        bar.setValue(min(place, bar.maximum()))

    def scroll_to(self, share: float) -> None:
        """Goes to a place between 0, the top, and 1, the bottom."""
        bar = self.verticalScrollBar()
        bar.setValue(round(share * bar.maximum()))

    def loadResource(self, _kind: int, url: QUrl | str) -> Any:
        """Loads nothing: a body may not reach for files or the web.

        What was not given is an empty picture, since Qt would look for the file itself after no
        answer.
        """
        address = url if isinstance(url, str) else url.toString()
        return self._pictures.get(address, _BLOCKED)

    def _dress(self) -> None:
        self.document().setDefaultStyleSheet(body_style(self._look.palette))
        empty = f"<p><i>{self.tr('This node has no text yet.')}</i></p>"
        self.setHtml(self._html or empty)
