"""The left dock of the Curate workspace: search above, the tree below."""

from PySide6.QtWidgets import QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.search.search_panel import SearchPanel
from forest_studio.app.structure.tree_actions import TreeActions
from forest_studio.app.tree.tree_view import TreeView
from forest_studio.app.widgets.buttons import tool
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row, separator
from forest_studio.core.model.events import ForestChanged


class LeftPanel(QWidget):
    """Search and tree follow the desk and tell it where to go."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.search = SearchPanel(look, desk)
        self.tree = TreeView(look, desk.forest)
        self._line = separator()
        self._count = label("", "tiny")
        collapse = tool(look, "arrows-in-line-vertical", self.tr("Close all branches"), 22)
        collapse.clicked.connect(lambda: self.tree.collapse_to(desk.node))
        head = row(label(self.tr("Forest"), "caption"), STRETCH, self._count, collapse, gap=6)
        place = column(gap=0)
        self.actions_of_tree = TreeActions(look, desk, self.tree, place)
        items = (self.search, self._line, head, place, greedy(self.tree))
        self.setLayout(column(*items, gap=6, margins=(12, 4, 8, 8)))
        self.search.node_wanted.connect(desk.select)
        self.tree.node_wanted.connect(desk.select)
        desk.selected.connect(self.tree.show_node)
        desk.forest_changed.connect(self._follow)
        self.search.hits_found.connect(lambda hits: self._line.setVisible(bool(hits)))
        self._line.hide()
        self._show_count()

    def _follow(self, _event: ForestChanged | None) -> None:
        self.tree.show_forest(self._desk.forest)
        self._show_count()
        if self.search.box.text():
            self.search.search()

    def _show_count(self) -> None:
        count = len(self._desk.forest.by_path)
        self._count.setText(self.tr("%Ln node(s)", "", count))
