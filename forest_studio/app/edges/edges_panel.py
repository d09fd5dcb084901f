"""The panel of edges: reads them from the snapshot and hands every change to the writer."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QScrollArea, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.edges.add_edge import AddEdgeCard
from forest_studio.app.edges.chosen_bar import ChosenBar
from forest_studio.app.edges.edge_changes import removed, retyped, turned
from forest_studio.app.edges.edge_choice import Key
from forest_studio.app.edges.edge_groups import EdgeGroup, EdgeRow, edge_count, groups_of
from forest_studio.app.edges.edge_list import EdgeList, Typed
from forest_studio.app.edges.edge_trouble import edge_trouble
from forest_studio.app.edges.type_picker import TypePicker
from forest_studio.app.edges.undo_hint import UndoHint
from forest_studio.app.heat.uses import Figures, figures_of
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, row
from forest_studio.app.widgets.message import Message
from forest_studio.core.hunt.observing.doors import own_scent
from forest_studio.core.model.changes import AddEdge, Change, EditEdge
from forest_studio.core.model.events import ForestChanged
from forest_studio.core.session import Applied

Rows = tuple[EdgeRow, ...]


class EdgesPanel(QWidget):
    """Shows the edges of the desk's node."""

    counted = Signal(int)
    types_wanted = Signal()
    """Asks for the manager of edge types."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._look, self._desk = look, desk
        self._node = ""
        self._typed: Typed = {}
        self.groups: tuple[EdgeGroup, ...] = ()
        self.list = EdgeList(look)
        self.note = Message(look)
        self.hint = UndoHint(look, desk)
        self.bar = ChosenBar(look)
        self.add_button = push(look, self.tr("+ edge"), "link")
        self.add_button.setToolTip(self.tr("Add an edge  Ctrl+E"))
        self.top = row(gap=0)
        self.card: AddEdgeCard | None = None
        self._empty = label(self.tr("No edges yet. An edge makes a hop a decision."), "faint", True)
        self._keys = label(self._key_words(), "tiny", True)
        self._build()
        self._connect()

    def show_node(self, node_id: str) -> None:
        """Shows the edges of a node."""
        if node_id != self._node:
            self._close_card()
            self.note.say("")
            self.hint.hide()
            self.list.choose_none()
            self._area.verticalScrollBar().setValue(0)
        self._node = node_id
        forest = self._desk.forest
        self.groups = groups_of(forest, node_id)
        self._show_uses()
        self.list.show_groups(forest, self.groups, self._typed)
        self._empty.setVisible(not self.groups)
        self.add_button.setEnabled(self._can_add)
        self.counted.emit(edge_count(self.groups))

    def _show_uses(self) -> None:
        """What hunts made of each scent; an edge's own describes its other end, from its home."""
        learnt, forest, node = self._desk.learnt, self._desk.forest, self._node
        found: dict[Key, Figures] = {}
        for group in self.groups:
            for edge in group.rows:
                other = edge.far if edge.home == node else node
                if edge.far and other in forest.nodes:
                    scent = edge.line.scent or own_scent(forest.node(other))
                    uses = learnt.uses_of(edge.home, other, group.type)
                    if (figures := figures_of(uses, scent)) is not None:
                        found[edge.key] = figures
        self.list.show_uses(found)

    @property
    def _can_add(self) -> bool:
        node = self._desk.forest.node(self._node)
        return node.has_file and not node.broken and self._desk.writable

    def show_line(self, line: int | None, write: bool = False) -> None:
        """Goes to the edge in a line of the node's file; ``write`` puts the cursor in its scent."""
        edges = self._desk.forest.node(self._node).passport.edges
        found = next((e for e in edges if e.line == line and line is not None), None)
        if found is None:
            return
        key = (self._node, found.to, found.type)
        self.list.open_for(key)
        if not write or not self.list.edit_scent(key):
            self.list.stand_on(key)

    # Adding

    @Slot()
    def add_edge(self) -> None:
        """Opens the card that asks for a new edge."""
        if not self._node or not self.add_button.isEnabled() or self.card is not None:
            return
        self.card = AddEdgeCard(self._look, self._desk, self._node)
        self.card.left.connect(self._close_card)
        self.card.wanted.connect(self._add)
        self.card.types_wanted.connect(self.types_wanted)
        self._column.insertWidget(0, self.card)
        self.add_button.hide()
        self.card.picker.box.setFocus()

    @Slot(str)
    def add_edge_to(self, target: str) -> None:
        """Begins an edge from the node shown to another one: only type and scent are asked."""
        if target not in self._desk.forest.nodes:
            return
        if not self._can_add:
            self.note.say(self.tr("This node can't hold edges: it has no file to write to."), "red")
        elif target == self._node:
            self.note.say(self.tr("An edge leads to another node."), "red")
        else:
            self._close_card()
            self.add_edge()
            if self.card is not None:
                self.card.choose_target(target)

    def _add(self, change: AddEdge) -> None:
        card = self.card

        def answered(outcome: object) -> None:
            if isinstance(outcome, Applied):
                self._close_card()
                edge = change.edge
                self.list.stand_on((change.node, edge.to, edge.type))
            elif card is not None and card is self.card:
                card.say(edge_trouble(self._desk.forest, outcome))

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

    # Changing

    def _type(self, edge: EdgeRow, text: str) -> None:
        if text == edge.line.scent:
            self._typed.pop(edge.key, None)
        else:
            self._typed[edge.key] = text

    def _save_scent(self, edge: EdgeRow, text: str) -> None:
        typed = self._typed.pop(edge.key, None)
        change = EditEdge(edge.home, edge.index, edge.line, replace(edge.line, scent=text))
        self._apply(change, (edge,), typed)

    def _retype(self, edges: Rows, anchor: QWidget) -> None:
        if not edges:
            return
        here = {self._type_from_here(edge) for edge in edges}
        current = here.pop() if len(here) == 1 else ""
        picker = TypePicker(self._look, self.window(), self._desk.forest.manifest, current)
        picker.picked.connect(lambda name: self._set_type(edges, name))
        picker.types_wanted.connect(self.types_wanted)
        picker.left.connect(lambda: self.list.setFocus(Qt.FocusReason.OtherFocusReason))
        picker.open_at(anchor)

    def _set_type(self, edges: EdgeRow | Rows, name: str) -> None:
        """The picker speaks from the node shown; a line in the other's file says the inverse."""
        rows = (edges,) if isinstance(edges, EdgeRow) else edges
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self._apply(retyped(self._desk.forest.manifest, rows, self._node, name), rows)

    def _type_from_here(self, edge: EdgeRow) -> str:
        manifest = self._desk.forest.manifest
        return edge.line.type if edge.home == self._node else manifest.inverse_of(edge.line.type)

    def _turn(self, edges: Rows) -> None:
        self._apply(turned(self._desk.forest.manifest, edges), edges)

    def _remove(self, edges: Rows) -> None:
        self._apply(removed(edges), edges, done=self._removed_text(edges))

    def _removed_text(self, edges: Rows) -> str:
        if len(edges) > 1:
            return self.tr("%Ln edge(s) removed.", "", len(edges))
        nodes = self._desk.forest.nodes
        name = nodes[edges[0].far].title if edges and edges[0].far else ""
        return self.tr("Edge to {0} removed.").format(name or edges[0].line.to) if edges else ""

    def _apply(
        self, change: Change | None, rows: Rows, typed: str | None = None, done: str = ""
    ) -> None:
        if change is None:
            return

        def answered(outcome: object) -> None:
            if not isinstance(outcome, Applied) and typed is not None:
                self._typed[rows[0].key] = typed
            self._tell(outcome, rows)
            self.hint.say(done if isinstance(outcome, Applied) else "")

        self._desk.apply(change, answered)

    def _tell(self, outcome: object, rows: Rows) -> None:
        """Says at the edge itself why it was not changed, or above the list where it is gone."""
        text = edge_trouble(self._desk.forest, outcome)
        self.hint.hide()
        in_place = len(rows) == 1 and self.list.say(rows[0].key, text)
        self.note.say("" if in_place else text, "red")

    def _follow(self, event: ForestChanged | None) -> None:
        if not self._node or self._node not in self._desk.forest.nodes:
            return
        near = {self._node, *(row.far for group in self.groups for row in group.rows)}
        if event is None or near & set(event.nodes) or not event.nodes:
            self.show_node(self._node)

    # Parts

    def _show_chosen(self, count: int) -> None:
        self.bar.show_count(count)

    def _act(self, what: Callable[..., None], *arguments: object) -> Callable[[], None]:
        return lambda: what(self.list.chosen_edges(), *arguments)

    def _connect(self) -> None:
        self.add_button.clicked.connect(self.add_edge)
        self.list.scent_wanted.connect(self._save_scent)
        self.list.scent_typed.connect(self._type)
        self.list.retype_wanted.connect(self._retype)
        self.list.turn_wanted.connect(self._turn)
        self.list.removal_wanted.connect(self._remove)
        self.list.node_wanted.connect(self._desk.select)
        self.list.chosen_changed.connect(self._show_chosen)
        self.list.stood_on.connect(self._scroll_to)
        self.list.focus_changed.connect(self._keys.setVisible)
        self.bar.type_button.clicked.connect(self._act(self._retype, self.bar.type_button))
        self.bar.turn_button.clicked.connect(self._act(self._turn))
        self.bar.remove_button.clicked.connect(self._act(self._remove))
        self.bar.none_button.clicked.connect(self.list.choose_none)
        self._desk.learnt.changed.connect(self._show_uses)
        self._desk.selected.connect(self.show_node)
        self._desk.forest_changed.connect(self._follow)

    def _scroll_to(self, widget: QWidget) -> None:
        self._area.ensureWidgetVisible(widget, 0, 4)

    def _key_words(self) -> str:
        return self.tr(
            "↑↓ move · Shift and Ctrl choose several · Enter scent · T type · S turn round · "
            "G go there · Del remove"
        )

    def _build(self) -> None:
        inner = QWidget()
        inner.setProperty("kind", "scrolled")
        self._column = column(self._empty, self.list, STRETCH, gap=4)
        self._column.setContentsMargins(0, 4, 4, 8)
        inner.setLayout(self._column)
        self._area = area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inner)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._keys.hide()
        self._keys.setContentsMargins(0, 2, 0, 6)
        layout = column(self.top, self.bar, self.note, self.hint, gap=2)
        layout.addWidget(area, 1)
        layout.addWidget(self._keys)
        self.setLayout(layout)
