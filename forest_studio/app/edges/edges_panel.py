"""The panel of edges: reads them from the snapshot and hands every change to the writer."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.edges.add_edge import AddEdgeCard
from forest_studio.app.edges.edge_groups import EdgeGroup, EdgeRow, edge_count, groups_of
from forest_studio.app.edges.edge_list import EdgeList, Typed
from forest_studio.app.edges.type_picker import TypePicker
from forest_studio.app.outcomes import trouble
from forest_studio.app.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, row
from forest_studio.app.widgets.message import Message
from forest_studio.core.model.changes import AddEdge, Change, EditEdge, RemoveEdge
from forest_studio.core.model.events import ForestChanged
from forest_studio.core.session import Applied


class EdgesPanel(QWidget):
    """Shows the edges of the desk's node."""

    counted = Signal(int)

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._look, self._desk = look, desk
        self._node = ""
        self._typed: Typed = {}
        self.groups: tuple[EdgeGroup, ...] = ()
        self.list = EdgeList(look)
        self.note = Message(look)
        self.add_button = push(look, self.tr("+ edge"), "link")
        self.add_button.setToolTip(self.tr("Add an edge  Ctrl+E"))
        self.top = row(gap=0)
        self.card: AddEdgeCard | None = None
        self._empty = label(self.tr("No edges yet. An edge makes a hop a decision."), "faint", True)
        self._build()
        self._connect()

    def show_node(self, node_id: str) -> None:
        """Shows the edges of a node."""
        if node_id != self._node:
            self._close_card()
            self.note.say("")
        self._node = node_id
        forest = self._desk.forest
        self.groups = groups_of(forest, node_id)
        self.list.show_groups(forest, self.groups, self._typed)
        self._empty.setVisible(not self.groups)
        node = forest.node(node_id)
        writable = self._desk.session.repository.writable
        self.add_button.setEnabled(node.has_file and not node.broken and writable)
        self.counted.emit(edge_count(self.groups))

    def add_edge(self) -> None:
        """Opens the card that asks for a new edge."""
        if not self._node or not self.add_button.isEnabled() or self.card is not None:
            return
        self.card = AddEdgeCard(self._look, self._desk, self._node)
        self.card.left.connect(self._close_card)
        self.card.wanted.connect(self._add)
        self._column.insertWidget(0, self.card)
        self.add_button.hide()
        self.card.picker.box.setFocus()

    def _add(self, change: AddEdge) -> None:
        card = self.card

        def answered(outcome: object) -> None:
            if isinstance(outcome, Applied):
                self._close_card()
            elif card is not None and card is self.card:
                card.say(trouble(outcome))

        self._desk.apply(change, answered)

    def _close_card(self) -> None:
        if self.card is None:
            return
        self.add_button.setVisible(self.isVisible())
        # The keyboard must not wander off with a card that goes away.
        self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.card.hide()
        self.card.deleteLater()
        self.card = None

    def _type(self, edge: EdgeRow, text: str) -> None:
        if text == edge.line.scent:
            self._typed.pop(edge.key, None)
        else:
            self._typed[edge.key] = text

    def _save_scent(self, edge: EdgeRow, text: str) -> None:
        self._typed.pop(edge.key, None)
        self._edit(edge, EditEdge(edge.home, edge.index, edge.line, replace(edge.line, scent=text)))

    def _retype(self, edge: EdgeRow, anchor: QWidget) -> None:
        manifest = self._desk.forest.manifest
        picker = TypePicker(self._look, self.window(), manifest, edge.line.type)
        picker.picked.connect(lambda name: self._set_type(edge, name))
        picker.open_at(anchor)

    def _set_type(self, edge: EdgeRow, name: str) -> None:
        """The picker speaks from the node shown; a line in the other's file says the inverse."""
        if edge.home != self._node:
            name = self._inverse(name)
        if name != edge.line.type:
            changed = replace(edge.line, type=name)
            self._edit(edge, EditEdge(edge.home, edge.index, edge.line, changed))

    def _inverse(self, name: str) -> str:
        manifest = self._desk.forest.manifest
        kind = manifest.edge_type(name)
        if kind is None:
            return name
        return kind.name if manifest.is_inverse(name) else kind.inverse_name

    def _remove(self, edge: EdgeRow) -> None:
        self._edit(edge, RemoveEdge(edge.home, edge.index, edge.line))

    def _edit(self, edge: EdgeRow, change: Change) -> None:
        typed = self._typed.get(edge.key)
        self._desk.apply(change, self._told(edge, typed))

    def _told(self, edge: EdgeRow, typed: str | None) -> Callable[[object], None]:
        def answered(outcome: object) -> None:
            self.note.say(trouble(outcome), "red")
            if not isinstance(outcome, Applied) and typed is not None:
                self._typed[edge.key] = typed

        return answered

    def _follow(self, event: ForestChanged | None) -> None:
        if not self._node or self._node not in self._desk.forest.nodes:
            return
        near = {self._node, *(row.far for group in self.groups for row in group.rows)}
        if event is None or near & set(event.nodes):
            self.show_node(self._node)

    def _connect(self) -> None:
        self.add_button.clicked.connect(self.add_edge)
        self.list.scent_wanted.connect(self._save_scent)
        self.list.scent_typed.connect(self._type)
        self.list.retype_wanted.connect(self._retype)
        self.list.removal_wanted.connect(self._remove)
        self.list.node_wanted.connect(self._desk.select)
        self._desk.selected.connect(self.show_node)
        self._desk.forest_changed.connect(self._follow)

    def _build(self) -> None:
        inner = QWidget()
        inner.setProperty("kind", "scrolled")
        self._column = column(self.note, self._empty, self.list, STRETCH, gap=4)
        self._column.setContentsMargins(0, 4, 4, 8)
        inner.setLayout(self._column)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inner)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setLayout(column(self.top, area, gap=0))
