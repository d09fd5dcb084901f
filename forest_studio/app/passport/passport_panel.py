"""The passport of the selected node: edit, save, discard; unsaved words stay as a draft."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.node_marks import path_text
from forest_studio.app.outcomes import trouble
from forest_studio.app.passport.commit_line import CommitLine
from forest_studio.app.passport.drafts import Draft, Words, edit_of
from forest_studio.app.passport.id_button import IdButton
from forest_studio.app.passport.passport_form import PassportForm
from forest_studio.app.passport.tag_entry import tags_by_use
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.labels import ElidedLabel, key_cap, label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import engine_text, label_text
from forest_studio.core.curate.plan_passport import passport_message
from forest_studio.core.model.changes import EditPassport
from forest_studio.core.model.events import ForestChanged
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.session import Applied


class PassportPanel(QWidget):
    """Shows the desk's node and hands its draft to the writer."""

    saved = Signal(str)

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._node = self._above = ""
        self._saving: tuple[str, Words] | None = None
        title = QLineEdit()
        title.setProperty("kind", "heading")
        title.setAccessibleName(self.tr("Title"))
        self.form = PassportForm(look, title)
        self.badge = label("", "badge-amber")
        self.badge.setFixedHeight(21)
        self.place = ElidedLabel("", "tiny")
        self.note = Message(look)
        self.save_button = push(look, self.tr("Save"), "primary")
        self.discard_button = push(look, self.tr("Discard"))
        self._key = key_cap("Ctrl S")
        self.commit = CommitLine()
        self.id_button = IdButton(look)
        self._look = look
        self._build(title)
        self._known_tags: tuple[Forest, tuple[str, ...]] | None = None
        self.form.tags.known = self._tags_of_forest
        self.form.edited.connect(self._edited)
        self.commit.called.connect(lambda text: desk.drafts.call(self._node, text))
        self.commit.save_wanted.connect(self.save)
        desk.selected.connect(self.show_node)
        desk.forest_changed.connect(self._follow)

    def show_node(self, node_id: str) -> None:
        """Shows a node: its draft if it has one, else its passport."""
        self._node = node_id
        node = self._desk.forest.node(node_id)
        draft = self._desk.drafts.get(node_id)
        words = draft.words if draft else Words.of(node.passport)
        self.form.fill(words, self._desk.forest.manifest)
        self.form.set_editable(self._can_edit(node))
        self.id_button.show_id(node.id)
        above = path_text(self._desk.forest, node_id)
        self._above = f"·  {above}" if above else ""
        self.place.setText(self._above)
        self.place.setToolTip("")
        self.note.say(*self._standing(node))
        self._show_state()

    def show_last_edit(self, node_id: str, words: str) -> None:
        """Adds to the caption who edited the node last, and when."""
        if node_id == self._node:
            self.place.setText(f"{self._above}  ·  {words}".strip())

    def save(self) -> None:
        """Saves the draft, unless a budget forbids it or there is nothing to save."""
        if not self.save_button.isEnabled():
            return
        node, words = self._node, self.form.words
        draft = self._desk.drafts.get(node) or Draft(words, words)
        self._saving = (node, words)
        self.save_button.setEnabled(False)
        self._desk.apply(edit_of(node, draft), self._answered, draft.message)

    def discard(self) -> None:
        """Forgets what was typed and shows what is saved."""
        self._desk.drop_draft(self._node)
        self.show_node(self._node)

    def _answered(self, outcome: object) -> None:
        node, words = self._saving or ("", Words())
        self._saving = None
        draft = self._desk.drafts.get(node)
        if isinstance(outcome, Applied):
            # What was typed while the save was under way stays a draft.
            if draft is None or draft.words == words:
                self._desk.drop_draft(node)
            self.saved.emit(label_text(outcome.label))
        if self._node:
            self.show_node(self._node)
        if not isinstance(outcome, Applied):
            self.note.say(trouble(outcome), "red")

    def _edited(self) -> None:
        if self._node:
            self._desk.keep_draft(self._node, self.form.words)
            self._show_state()

    def _follow(self, event: ForestChanged | None) -> None:
        if not self._node or self._node != self._desk.node:
            return
        if event is None or self._node in event.nodes:
            self.show_node(self._node)
        elif not event.nodes:
            # The folder may have come back: what could not be written to can be now.
            node = self._desk.forest.node(self._node)
            self.form.set_editable(self._can_edit(node))
            self.note.say(*self._standing(node))
            self._show_state()

    def _can_edit(self, node: Node) -> bool:
        return node.has_file and not node.broken and self._desk.writable

    def _show_state(self) -> None:
        node = self._desk.forest.node(self._node)
        draft = self._desk.drafts.get(self._node)
        can_edit = self._can_edit(node)
        fits = self.form.fits
        wanted = draft is not None or (node.wild and can_edit)
        ready = can_edit and fits and wanted and self._saving is None
        self.save_button.setEnabled(ready)
        locked = draft is not None and not fits
        icon, token = ("lock-simple", "text3") if locked else ("check", "on_accent")
        self.save_button.setIcon(self._look.icon(icon, token if ready or locked else "text3"))
        self.save_button.setText(
            self.tr("Write passport") if node.wild and can_edit else self.tr("Save")
        )
        # The longer words leave a narrow dock no room for it.
        self._key.setVisible(not (node.wild and can_edit))
        self.discard_button.setEnabled(draft is not None)
        change = edit_of(node.id, draft) if draft else EditPassport(node.id)
        proposed = passport_message(self._desk.forest, change) if wanted else ""
        self.commit.show_message(proposed, draft.message if draft else "")
        self._show_badge(node, draft)

    def _tags_of_forest(self) -> tuple[str, ...]:
        forest = self._desk.forest
        if self._known_tags is None or self._known_tags[0] is not forest:
            self._known_tags = (forest, tags_by_use(forest))
        return self._known_tags[1]

    def _show_badge(self, node: Node, draft: Draft | None) -> None:
        text, kind = "", "badge-amber"
        if draft is not None:
            text = self.tr("not saved")
        elif node.broken:
            text, kind = self.tr("broken"), "badge-red"
        elif not node.has_file:
            text, kind = self.tr("folder"), "badge-blue"
        elif node.wild:
            text = self.tr("wild")
        elif node.id in self._desk.forest.superseded:
            text, kind = self.tr("superseded"), "badge-blue"
        self.badge.setText(text)
        set_kind(self.badge, kind)
        self.badge.setVisible(bool(text))

    def _standing(self, node: Node) -> tuple[str, str]:
        if node.broken:
            return self._broken_text(node), "red"
        if not node.has_file:
            return self.tr("A folder without an index.md: it has no passport of its own."), "amber"
        if self._desk.past is not None:
            return "", "red"
        if not self._desk.session.repository.writable:
            return self.tr("This forest can't be written to. Copy it to edit it."), "amber"
        if node.wild:
            return self.tr("Wild: no valid passport yet. Nothing is written until you save."), (
                "amber"
            )
        return "", "red"

    def _broken_text(self, node: Node) -> str:
        found = next((f for f in node.findings if f.line is not None), None)
        if found is None:
            return self.tr("Can't be parsed, so it is never rewritten. Mend it in a text editor.")
        text = self.tr("Line {0}, column {1}: {2}. Never rewritten here; mend it in a text editor.")
        return text.format(found.line, found.column or 1, engine_text(found.message))

    def _build(self, title: QLineEdit) -> None:
        self.save_button.clicked.connect(self.save)
        self.discard_button.clicked.connect(self.discard)
        for button in (self.save_button, self.discard_button):
            button.setMinimumHeight(32)
        more = tool(self._look, "dots-three", self.tr("More about this node"))
        more.clicked.connect(lambda: self._menu().popup(more.mapToGlobal(more.rect().bottomLeft())))
        head = row(greedy(title), self.badge, more, gap=6)
        foot = row(self.save_button, self.discard_button, STRETCH, self._key)
        place = row(self.id_button, greedy(self.place), gap=4)
        items = (head, place, self.note, 2, self.form, 4, foot, self.commit, STRETCH)
        self.setLayout(column(*items, gap=4))

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        node = self._desk.forest.node(self._node)
        clipboard = QGuiApplication.clipboard()
        menu.addAction(self.tr("Copy id"), lambda: clipboard.setText(node.id))
        menu.addAction(self.tr("Copy path"), lambda: clipboard.setText(node.path))
        return menu
