"""The body of the selected node: to read, to edit, or both beside each other."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from forest_studio.app.body.body_edit import BodyEdit
from forest_studio.app.body.body_foot import BodyFoot
from forest_studio.app.body.body_text import shown, typed_over
from forest_studio.app.body.body_view import BodyView
from forest_studio.app.body.find_bar import FindBar
from forest_studio.app.body.links import is_web, node_of_link
from forest_studio.app.body.questions import LinkQuestion
from forest_studio.app.body.rendering import LONGEST, Rendered, render
from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.outcomes import trouble
from forest_studio.app.widgets.buttons import Segments, tool
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import error_text
from forest_studio.app.words.translation import number
from forest_studio.core.curate.plan_passport import body_message
from forest_studio.core.model.changes import EditBody
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.events import ForestChanged
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.session import Applied

READ, SPLIT, EDIT = "read", "split", "edit"
"""Characters that are rendered; the rest is said to be missing."""
_AT_ONCE = 200_000
"""Characters up to which every key keeps the draft; a longer text waits for a pause."""
_BESIDE = 620
"""Width from which editor and rendered text stand side by side."""


@dataclass(frozen=True, slots=True)
class _Loaded:
    body: str
    raw: str = ""
    """The whole file where its front matter can't be parsed."""


class BodyPage(QWidget):
    """Reads and renders in the background, and only while it is on the screen."""

    room_wanted = Signal(bool)
    """Asks for a wide page, or gives the room back."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._look, self._desk = look, desk
        self._node = self._shown = ""
        self._base = ""
        self._raw = ""
        self._saving: tuple[str, str] | None = None
        self._filling = False
        self.view = BodyView(look)
        self.editor = BodyEdit(look)
        self.find = FindBar(look)
        self.note = Message(look)
        self.foot = BodyFoot(look)
        self.link_question = LinkQuestion(look)
        choices = [
            (READ, self.tr("Read"), ""),
            (SPLIT, self.tr("Both"), ""),
            (EDIT, self.tr("Edit"), ""),
        ]
        self.modes = Segments(look, choices, 26)
        self.wide_button = tool(look, "arrows-out-simple", "", 26)
        self.wide_button.setCheckable(True)
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._render_soon = QTimer(self, singleShot=True, interval=180)
        self._keep_soon = QTimer(self, singleShot=True, interval=300)
        self._build()
        self._connect()
        self.show_mode(READ)

    # What is shown

    def show_node(self, node_id: str) -> None:
        """Shows the body of a node, now or when the page comes on the screen."""
        self._keep_now()
        self._node = node_id
        self.link_question.hide()
        if self.isVisible():
            self._load()

    def show_again(self) -> None:
        """Shows a draft that was not typed here."""
        self._keep_soon.stop()
        if self.isVisible():
            self._load()
        else:
            self._shown = ""

    def show_mode(self, name: str) -> None:
        """``read``, ``split`` or ``edit``."""
        self.modes.choose(name)
        self.view.setVisible(name != EDIT)
        self.editor.setVisible(name != READ)
        self.find.use(self._field)
        if self._shown:
            self._render()
        self._show_state()

    def edit(self) -> None:
        """Goes to the editor, beside the rendered text where there is room."""
        if self.modes.choice == READ and self._can_edit:
            self.show_mode(SPLIT if self.width() >= _BESIDE else EDIT)
        self.editor.setFocus()

    def showEvent(self, event: Any) -> None:
        """Loads what was asked for while the page was hidden."""
        super().showEvent(event)
        if self._node and self._shown != self._node:
            self._load()

    def hideEvent(self, event: Any) -> None:
        """Keeps what was typed last."""
        self._keep_now()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts editor and text beside each other, or in a narrow page below each other."""
        super().resizeEvent(event)
        beside = event.size().width() >= _BESIDE
        way = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        if way != self._splitter.orientation():
            self._splitter.setOrientation(way)
            half = max(self._splitter.width(), self._splitter.height()) // 2
            self._splitter.setSizes([half, half])

    def _load(self) -> None:
        node, forest = self._node, self._desk.forest
        self._desk.tasks.run(
            lambda _task: _read(forest, node), partial(self._show, node), self._fail, lane="body"
        )

    def _show(self, node: str, loaded: _Loaded) -> None:
        if node != self._node or node not in self._desk.forest.nodes:
            return
        afresh = self._shown != node
        self._shown, self._base, self._raw = node, loaded.body, loaded.raw
        draft = self._desk.drafts.body(node)
        if draft is not None and draft.base != loaded.body and not draft.stale:
            self._desk.rebase_body(node, loaded.body)
            draft = self._desk.drafts.body(node)
        text = draft.text if draft is not None else loaded.body
        self._filling = True
        self.editor.show_text(shown(text), afresh)
        self._filling = False
        self.note.say(*self._standing())
        self._render(stay=not afresh)
        self._show_state()

    def _render(self, stay: bool = True) -> None:
        node, raw = self._shown, self._raw
        text = self._text
        if self.modes.choice == EDIT:
            return
        repository, path = self._desk.session.repository, self._desk.forest.node(node).path
        self._desk.tasks.run(
            lambda _task: render(text, raw, partial(repository.picture, path)),
            partial(self._show_rendered, node, stay),
            self._fail,
            lane="body-html",
        )

    def _show_rendered(self, node: str, stay: bool, rendered: Rendered) -> None:
        if node != self._shown:
            return
        self.view.show_html(rendered.html, stay, rendered.pictures)
        if rendered.cut and not self.note.text:
            note = self.tr("Rendered are the first {0} characters only; the text has all of them.")
            self.note.say(note.format(number(LONGEST)), "amber")

    def _fail(self, error: ForestError) -> None:
        self.view.show_html("", False)
        self.note.say(error_text(error), "red")

    # Editing

    @property
    def _text(self) -> str:
        """The body as it would be saved now."""
        draft = self._desk.drafts.body(self._shown)
        return draft.text if draft is not None else self._base

    @property
    def _can_edit(self) -> bool:
        node = self._here
        writable = self._desk.writable
        return node is not None and node.has_file and not node.broken and writable

    @property
    def _here(self) -> Node | None:
        return self._desk.forest.nodes.get(self._node)

    @property
    def _field(self) -> BodyView | BodyEdit:
        return self.view if self.modes.choice == READ else self.editor

    def save(self) -> None:
        """Saves the typed body as one commit; its front matter stays byte for byte."""
        self._keep_now()
        draft = self._desk.drafts.body(self._node)
        if draft is None or draft.stale or self._saving or not self._can_edit:
            return
        self._saving = (self._node, draft.text)
        self._show_state()
        change = EditBody(self._node, draft.text)
        self._desk.apply(change, self._answered, draft.message)

    def discard(self) -> None:
        """Forgets what was typed and shows what is saved."""
        self._keep_soon.stop()
        self._desk.drop_body(self._node)
        self._load()

    def _answered(self, outcome: object) -> None:
        node, _text = self._saving or ("", "")
        self._saving = None
        if node == self._node:
            self.note.say(*(self._standing() if isinstance(outcome, Applied) else ("", "amber")))
            if not isinstance(outcome, Applied):
                self.note.say(trouble(outcome), "red")
        self._show_state()

    def _typed(self) -> None:
        if self._filling or self._shown != self._node:
            return
        if self.editor.document().characterCount() <= _AT_ONCE:
            self._keep()
        else:
            self._keep_soon.start()
        if self.modes.choice == SPLIT:
            self._render_soon.start()

    def _keep(self) -> None:
        if not self._shown or self._shown not in self._desk.forest.nodes:
            return
        draft = self._desk.drafts.body(self._shown)
        base = draft.base if draft is not None else self._base
        self._desk.keep_body(self._shown, base, typed_over(base, self.editor.typed))

    def _keep_now(self) -> None:
        if self._keep_soon.isActive():
            self._keep_soon.stop()
            self._keep()

    def _call(self, message: str) -> None:
        self._desk.drafts.call_body(self._node, message)

    # What others do

    def _follow(self, event: ForestChanged | None) -> None:
        if event is None or self._node in event.nodes or self._shown != self._node:
            if self.isVisible() and self._node in self._desk.forest.nodes:
                self._load()
            else:
                self._shown = ""

    def _follow_link(self, url: QUrl) -> None:
        address = url.toString()
        target = node_of_link(self._desk.forest, self._node, address)
        if target is not None:
            self._desk.select(target)
        elif is_web(address):
            self.link_question.ask(address)
        elif address.startswith("#"):
            self.view.scrollToAnchor(address[1:])
        else:
            text = self.tr("“{0}” leads to no node of this forest.").format(address)
            self.note.say(text, "amber")

    # How it stands

    def _standing(self) -> tuple[str, str]:
        node = self._here
        if node is not None and node.broken:
            return self._broken_text(node), "red"
        if node is not None and not node.has_file:
            return self.tr("A folder without an index.md has no text of its own."), "amber"
        if self._desk.past is not None:
            return "", "amber"
        if not self._desk.session.repository.writable:
            return self.tr("This forest can't be written to. Copy it to edit it."), "amber"
        return "", "amber"

    def _broken_text(self, node: Node) -> str:
        found = next((f for f in node.findings if f.line is not None), None)
        why = ""
        if found is not None:
            place = self.tr("Line {0}, column {1}: {2}.")
            why = place.format(found.line, found.column or 1, found.message) + " "
        return why + self.tr(
            "The file can't be parsed, so it is shown as it is and never rewritten here. "
            "Mend it in a text editor."
        )

    def _show_state(self) -> None:
        draft = self._desk.drafts.body(self._node)
        can_edit = self._can_edit
        self.editor.setReadOnly(not can_edit)
        for name in (SPLIT, EDIT):
            self.modes.button(name).setEnabled(can_edit)
        if not can_edit and self.modes.choice != READ:
            self.show_mode(READ)
            return
        stale = draft is not None and draft.stale
        node = self._here
        proposed = body_message(node) if node is not None and draft is not None else ""
        self.foot.show_state(
            draft is not None and not stale and self._saving is None,
            proposed,
            draft.message if draft is not None else "",
        )
        self.foot.setVisible(draft is not None or self.modes.choice != READ)

    def _show_wide(self, wide: bool) -> None:
        tip = self.tr("Give the room back") if wide else self.tr("More room for the text")
        self.wide_button.setToolTip(tip)
        self.wide_button.setAccessibleName(tip)
        name = "arrows-in-simple" if wide else "arrows-out-simple"
        self.wide_button.setIcon(self._look.icon(name))
        self.room_wanted.emit(wide)

    def _scroll_along(self) -> None:
        bar = self.editor.verticalScrollBar()
        if self.modes.choice == SPLIT and bar.maximum():
            self.view.scroll_to(bar.value() / bar.maximum())

    def _open_find(self) -> None:
        self.find.open_for(self._field)

    def _connect(self) -> None:
        desk, open_find = self._desk, self._open_find
        self._render_soon.timeout.connect(self._render)
        self._keep_soon.timeout.connect(self._keep)
        self.editor.textChanged.connect(self._typed)
        self.editor.verticalScrollBar().valueChanged.connect(self._scroll_along)
        self.view.anchorClicked.connect(self._follow_link)
        for field in (self.editor, self.view):
            field.find_key.pressed.connect(open_find)
        self.modes.chosen.connect(self._choose_mode)
        self.wide_button.toggled.connect(self._show_wide)
        self.foot.save_wanted.connect(self.save)
        self.foot.discard_wanted.connect(self.discard)
        self.foot.called.connect(self._call)
        desk.selected.connect(self.show_node)
        desk.forest_changed.connect(self._follow)
        desk.drafts_changed.connect(self._show_state)

    def _choose_mode(self, name: str) -> None:
        self.show_mode(name)
        self._field.setFocus()

    def _build(self) -> None:
        find_tool = tool(self._look, "magnifying-glass", self.tr("Find in this text  Ctrl+F"), 26)
        find_tool.clicked.connect(self._open_find)
        head = row(self.modes, STRETCH, find_tool, self.wide_button, gap=4)
        self._splitter.addWidget(self.editor)
        self._splitter.addWidget(self.view)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setHandleWidth(7)
        self._splitter.setProperty("kind", "bare")
        items = (
            head,
            self.note,
            self.link_question,
            self.find,
            greedy(self._splitter),
            self.foot,
        )
        self.setLayout(column(*items, gap=6, margins=(0, 2, 4, 8)))
        self._show_wide(False)


def _read(forest: Forest, node_id: str) -> _Loaded:
    node = forest.node(node_id)
    raw = forest.texts.read(node.blob) if node.has_file and node.broken else ""
    return _Loaded(forest.body(node_id), raw)
