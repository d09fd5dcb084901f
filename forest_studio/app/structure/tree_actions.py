"""What can be done with a node of the tree: its menu, its keys, and the card that asks."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QVBoxLayout

from forest_studio.app.desk import Desk
from forest_studio.app.structure.card import StructureCard
from forest_studio.app.structure.cards import DeleteCard, MoveCard, NewNodeCard, RenameCard
from forest_studio.app.structure.places import inside
from forest_studio.app.theme import Look
from forest_studio.app.tree.tree_view import TreeView

Make = Callable[[Look, Desk, str], StructureCard]


class TreeActions(QObject):
    """One card at a time, in the place that the panel gives it."""

    history_wanted = Signal(str)

    def __init__(self, look: Look, desk: Desk, tree: TreeView, place: QVBoxLayout) -> None:
        super().__init__(tree)
        self._look, self._desk, self._tree, self._place = look, desk, tree, place
        self.card: StructureCard | None = None
        self.new = self._action(self.tr("New node here…"), "file-plus", "Ctrl+Alt+N", NewNodeCard)
        self.rename = self._action(self.tr("Rename the file…"), "textbox", "F2", RenameCard)
        self.move = self._action(self.tr("Move to…"), "folder-simple", "Ctrl+Alt+M", MoveCard)
        self.delete = self._action(self.tr("Delete…"), "trash", "Del", DeleteCard)
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        tree.customContextMenuRequested.connect(self._open_menu)
        desk.past_changed.connect(self.close)

    def show(self, make: Make) -> None:
        """Opens a card for the selected node."""
        self.close()
        desk, node = self._desk, self._desk.node or self._desk.forest.root
        if not desk.writable:
            return
        typed = [n for n in inside(desk.forest, node) if n in desk.unsaved.nodes]
        if typed and make is not NewNodeCard:
            text = self.tr("“{0}” has unsaved words. Save or discard those first.")
            desk.said.emit(text.format(desk.forest.node(typed[0]).title), "amber")
            return
        self.card = make(self._look, desk, node)
        self.card.closed.connect(self.close)
        self._place.addWidget(self.card)
        self.card.take_focus()

    def close(self) -> None:
        """Puts the card away."""
        card, self.card = self.card, None
        if card is not None:
            self._place.removeWidget(card)
            card.hide()
            card.deleteLater()
            self._tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def menu(self) -> QMenu:
        """What can be done with the selected node."""
        menu = QMenu(self._tree)
        writable, node = self._desk.writable, self._desk.node
        is_root = node == self._desk.forest.root
        for action in (self.new, self.rename, self.move, self.delete):
            action.setEnabled(writable and (action is self.new or not is_root))
            menu.addAction(action)
        menu.addSeparator()
        icon = self._look.icon("clock-counter-clockwise")
        menu.addAction(icon, self.tr("History"), lambda: self.history_wanted.emit(node))
        return menu

    def _open_menu(self, place: QPoint) -> None:
        if self._tree.indexAt(place).isValid():
            self.menu().popup(self._tree.viewport().mapToGlobal(place))

    def _action(self, text: str, icon: str, key: str, make: Make) -> QAction:
        action = QAction(self._look.icon(icon), text, self._tree)
        action.setShortcut(QKeySequence(key))
        # Only where the tree has the keyboard: F2 and Del mean other things elsewhere.
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: self.show(make))
        self._tree.addAction(action)
        return action
