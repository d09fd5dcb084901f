"""Shows a body as rich text; its links open nodes, and the web only after a question."""

from functools import partial
from typing import Any

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from forest_studio.app.body.links import is_web, node_of_link
from forest_studio.app.desk import Desk
from forest_studio.app.markdown import body_style, to_html
from forest_studio.app.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, frame, row
from forest_studio.app.widgets.message import Message
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.events import ForestChanged

_LONGEST = 200_000
"""Characters shown; the rest is said to be missing."""


class BodyPage(QWidget):
    """Reads and renders in the background, and only while it is on the screen."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._look, self._desk = look, desk
        self._node = self._shown = ""
        self._html = ""
        self.view = _Browser()
        self.note = Message(look)
        self._address = ElidedLabel("", "small-text")
        self._question = self._build_question()
        self.view.anchorClicked.connect(self._follow_link)
        self.setLayout(column(self.note, self._question, self.view, gap=6))
        desk.selected.connect(self.show_node)
        desk.forest_changed.connect(self._follow)
        look.changed.connect(self._dress)

    def show_node(self, node_id: str) -> None:
        """Shows the body of a node, now or when the page comes on the screen."""
        self._node = node_id
        self._question.hide()
        if self.isVisible():
            self._load()

    def showEvent(self, event: Any) -> None:
        """Loads what was asked for while the page was hidden."""
        super().showEvent(event)
        if self._node and self._shown != self._node:
            self._load()

    def _load(self) -> None:
        node, forest = self._node, self._desk.forest
        self._desk.tasks.run(
            lambda _task: _rendered(forest.body(node)),
            partial(self._show, node),
            self._fail,
            lane="body",
        )

    def _show(self, node: str, rendered: tuple[str, bool]) -> None:
        self._shown = node
        self._html, cut = rendered
        self._dress()
        note = self.tr("Only the first {0} characters are shown.").format(f"{_LONGEST:,}")
        self.note.say(note if cut else "", "amber")

    def _dress(self) -> None:
        self.view.document().setDefaultStyleSheet(body_style(self._look.palette))
        empty = f"<p><i>{self.tr('This node has no text yet.')}</i></p>"
        self.view.setHtml(self._html or empty)

    def _fail(self, error: ForestError) -> None:
        self.view.clear()
        self.note.say(str(error), "red")

    def _follow(self, event: ForestChanged | None) -> None:
        if event is None or self._node in event.nodes:
            self._shown = ""
            if self.isVisible() and self._node in self._desk.forest.nodes:
                self._load()

    def _follow_link(self, url: QUrl) -> None:
        address = url.toString()
        target = node_of_link(self._desk.forest, self._node, address)
        if target is not None:
            self._desk.select(target)
        elif is_web(address):
            self._address.setText(address)
            self._question.show()
        else:
            text = self.tr("“{0}” leads to no node of this forest.").format(address)
            self.note.say(text, "amber")

    def _open_outside(self) -> None:
        self._question.hide()
        QDesktopServices.openUrl(QUrl(self._address.text()))

    def _build_question(self) -> QFrame:
        open_button = push(self._look, self.tr("Open in the browser"))
        open_button.clicked.connect(self._open_outside)
        stay = push(self._look, self.tr("Stay"))
        text = label(self.tr("This link leaves the forest:"), "small")
        buttons = row(open_button, stay, STRETCH)
        box = frame("card", column(text, self._address, buttons, gap=6, margins=(12, 10, 12, 10)))
        stay.clicked.connect(box.hide)
        box.hide()
        return box


class _Browser(QTextBrowser):
    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "body")
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(2)

    def loadResource(self, _kind: int, _url: QUrl | str) -> Any:
        """Loads nothing: a body may not reach for files or the web."""
        return None


def _rendered(body: str) -> tuple[str, bool]:
    return to_html(body[:_LONGEST]), len(body) > _LONGEST
