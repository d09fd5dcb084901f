"""What can be done with a node of the tree: its menu, its keys, and the card that asks."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QVBoxLayout

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.structure.card import StructureCard, unsaved, unsaved_words
from forest_studio.app.structure.form import Form
from forest_studio.app.structure.kinds import (
    CHANGE_ID,
    DELETE,
    KEYS,
    MERGE,
    MOVE,
    NEW,
    RENAME,
    SPLIT,
)
from forest_studio.app.structure.merge_form import MergeForm
from forest_studio.app.structure.new_form import NewNodeForm
from forest_studio.app.structure.place_forms import (
    ChangeIdForm,
    DeleteForm,
    MoveForm,
    RenameForm,
)
from forest_studio.app.structure.split_form import SplitForm
from forest_studio.app.tree.tree_view import TreeView

Make = Callable[[Look, Desk, str], Form]
# F2 and Del mean other things elsewhere.
_TREE_KEYS = {RENAME: "F2", DELETE: "Del"}
_ICONS = {
    NEW: "file-plus",
    RENAME: "textbox",
    MOVE: "folder-simple",
    MERGE: "git-merge",
    SPLIT: "scissors",
    CHANGE_ID: "identification-badge",
    DELETE: "trash",
}


class TreeActions(QObject):
    """One card at a time, in the place that the panel gives it."""

    history_wanted = Signal(str)

    def __init__(self, look: Look, desk: Desk, tree: TreeView, place: QVBoxLayout) -> None:
        super().__init__(tree)
        self._look, self._desk, self._tree, self._place = look, desk, tree, place
        self.card: StructureCard | None = None
        self._makers: dict[str, Make] = {
            NEW: NewNodeForm,
            RENAME: RenameForm,
            MOVE: MoveForm,
            MERGE: self._merge_form,
            SPLIT: SplitForm,
            CHANGE_ID: ChangeIdForm,
            DELETE: DeleteForm,
        }
        self.actions = {name: self._action(name, text) for name, text in self._texts()}
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        tree.customContextMenuRequested.connect(self._open_menu)
        desk.past_changed.connect(self.close)

    def show(self, name: str) -> None:
        """Opens a card for the selected node."""
        self.close()
        desk, node = self._desk, self._desk.node or self._desk.forest.root
        refusal = self._why_not(name)
        if refusal:
            desk.said.emit(refusal, "amber")
            return
        form = self._makers[name](self._look, desk, node)
        typed = unsaved(desk, form.nodes())
        if typed:
            form.deleteLater()
            desk.said.emit(unsaved_words(desk, typed), "amber")
            return
        self.card = StructureCard(self._look, desk, form)
        self.card.closed.connect(self.close)
        self._place.addWidget(self.card)
        self.card.take_focus()

    def close(self) -> None:
        """Puts the card away."""
        card, self.card = self.card, None
        if card is not None:
            self._place.removeWidget(card)
            card.put_away()
            self._tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def menu(self) -> QMenu:
        """What can be done with the selected node."""
        menu = QMenu(self._tree)
        for name, action in self.actions.items():
            action.setEnabled(self._desk.writable and self._can(name))
            menu.addAction(action)
        menu.addSeparator()
        icon, node = self._look.icon("clock-counter-clockwise"), self._desk.node
        menu.addAction(icon, self.tr("History"), lambda: self.history_wanted.emit(node))
        return menu

    def _why_not(self, name: str) -> str:
        """What stands in the way of a card, as a sentence; empty when nothing does."""
        desk = self._desk
        if desk.past is not None:
            return self.tr("The window shows the forest as it was. Go back to now to change it.")
        if not desk.writable:
            return self.tr("This forest can only be read. Copy it to change it.")
        if self._can(name):
            return ""
        node = desk.forest.node(desk.node or desk.forest.root)
        if node.id == desk.forest.root and name in (RENAME, MOVE, DELETE):
            return self.tr("The root of the forest stays where it is. Choose a node in it.")
        if not node.has_file:
            words = self.tr("“{0}” is a folder without a text of its own. Choose a node in it.")
            return words.format(node.title)
        words = self.tr("“{0}” has no id of its own yet. Write its passport first.")
        return words.format(node.title)

    def _can(self, name: str) -> bool:
        """Whether the selected node is one for which that makes sense."""
        desk = self._desk
        node = desk.forest.nodes.get(desk.node)
        if node is None or name == NEW:
            return node is not None
        if name in (RENAME, MOVE, DELETE):
            return node.id != desk.forest.root
        return node.has_file and (name != CHANGE_ID or not node.wild)

    def _merge_form(self, look: Look, desk: Desk, node: str) -> MergeForm:
        """All rows that are chosen, the selected one first."""
        files = (n for n in self._tree.chosen if n != node and desk.forest.node(n).has_file)
        return MergeForm(look, desk, (node, *files))

    def _open_menu(self, place: QPoint) -> None:
        if self._tree.indexAt(place).isValid():
            self.menu().popup(self._tree.viewport().mapToGlobal(place))

    def _texts(self) -> tuple[tuple[str, str], ...]:
        return (
            (NEW, self.tr("New node here…")),
            (RENAME, self.tr("Rename the file…")),
            (MOVE, self.tr("Move to…")),
            (MERGE, self.tr("Merge with…")),
            (SPLIT, self.tr("Split…")),
            (CHANGE_ID, self.tr("Change the id…")),
            (DELETE, self.tr("Delete…")),
        )

    def _action(self, name: str, text: str) -> QAction:
        """An entry of the menu; its key is the tree's own, or only shown where the window's."""
        key = _TREE_KEYS.get(name)
        shown = "" if key else "\t" + QKeySequence(KEYS[name]).toString(_NATIVE)
        action = QAction(self._look.icon(_ICONS[name]), text + shown, self._tree)
        if key:
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: self.show(name))
        self._tree.addAction(action)
        return action


_NATIVE = QKeySequence.SequenceFormat.NativeText
