"""The form for one node out of several: which they are, and which of them stays."""

from PySide6.QtWidgets import QButtonGroup, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.search.node_picker import NodePicker
from forest_studio.app.structure.form import Fields, Words
from forest_studio.app.widgets.buttons import tool
from forest_studio.app.widgets.check import Mark
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import clear, column, greedy, row
from forest_studio.core.curate.plan_merge import merging
from forest_studio.core.model.changes import MergeNodes, SeveralEdits


class MergeForm(Fields):
    """The chosen one keeps its passport; the bodies of the others follow its own."""

    def __init__(self, look: Look, desk: Desk, chosen: tuple[str, ...]) -> None:
        super().__init__()
        self.words = Words(self.tr("Merge nodes into one"), self.tr("Merge"), self.tr("Leave them"))
        self._look, self._desk = look, desk
        self._chosen = list(chosen)
        self.kept = chosen[0]
        self._rows = column(gap=2)
        self._group = QButtonGroup(self)
        self.picker = NodePicker(look, desk, self.tr("Another node to merge"))
        self.picker.picked.connect(self.add)
        self.picker.left.connect(self.left)
        hint = self.tr(
            "The marked one stays, with its passport. The texts of the others follow its own, and "
            "tags, edges and links come along."
        )
        self.fill(self._rows, self.picker, label(hint, "faint", wrap=True))
        self._show()

    def first(self) -> QWidget:
        """The search line, or the marked node when there are enough."""
        if len(self._chosen) < 2:
            return self.picker.box
        return self._group.checkedButton()

    def nodes(self) -> tuple[str, ...]:
        """Those that become one."""
        return tuple(self._chosen)

    def add(self, node: str) -> None:
        """Merges one more node."""
        self.picker.box.clear()
        self.picker.search()
        if node not in self._chosen:
            self._chosen.append(node)
            self._show()
            self.changed.emit()

    def remove(self, node: str) -> None:
        """Leaves a node out again."""
        self._chosen.remove(node)
        if self.kept == node:
            self.kept = self._chosen[0]
        self._show()
        self.changed.emit()

    def keep(self, node: str) -> None:
        """Marks the node that stays."""
        if node != self.kept:
            self.kept = node
            self.changed.emit()

    def change(self) -> MergeNodes | SeveralEdits | None:
        """One node out of all."""
        others = [node for node in self._chosen if node != self.kept]
        return merging(self._desk.forest, self.kept, others) if others else None

    def _show(self) -> None:
        clear(self._rows)
        self._group = QButtonGroup(self)
        for node in self._chosen:
            title = self._desk.forest.node(node).title
            button = Mark(self._look, title)
            button.setAccessibleName(self.tr("{0} stays").format(title))
            button.setToolTip(node)
            button.setChecked(node == self.kept)
            button.toggled.connect(lambda on, node=node: self.keep(node) if on else None)
            self._group.addButton(button)
            leave = tool(self._look, "x", self.tr("Leave {0} out").format(title), 22)
            leave.clicked.connect(lambda _on=False, node=node: self.remove(node))
            self._rows.addLayout(row(greedy(button), leave, gap=4))
            leave.setEnabled(len(self._chosen) > 1)
