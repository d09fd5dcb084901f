"""Forms that ask where a node belongs: another name, another folder, another id, or nowhere."""

from PySide6.QtWidgets import QLineEdit, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.search.node_picker import NodePicker
from forest_studio.app.structure.form import Fields, Words
from forest_studio.app.structure.places import base_name, folder_of, inside
from forest_studio.app.widgets.check import Check
from forest_studio.app.widgets.labels import label
from forest_studio.core.model.changes import ChangeId, DeleteNode, MoveNode, RenameFile


class RenameForm(Fields):
    """Another name for a node's file, or a grove's folder."""

    def __init__(self, _look: Look, desk: Desk, node: str) -> None:
        super().__init__()
        title = self.tr("Rename the file of {0}").format(desk.forest.node(node).title)
        self.words = Words(title, self.tr("Rename"), self.tr("Leave it"))
        self._desk, self._node = desk, node
        self.name = QLineEdit(base_name(desk.forest, node))
        self.name.setAccessibleName(self.tr("Name of the file"))
        self.name.textChanged.connect(lambda _text: self.changed.emit())
        self.fill(self.name, label(self.tr("Links and edges to it follow."), "faint", wrap=True))

    def first(self) -> QWidget:
        """The name, all of it chosen."""
        self.name.selectAll()
        return self.name

    def nodes(self) -> tuple[str, ...]:
        """The node, with everything in it."""
        return inside(self._desk.forest, self._node)

    def change(self) -> RenameFile | None:
        """Another name."""
        name = self.name.text().strip()
        same = name == base_name(self._desk.forest, self._node)
        return RenameFile(self._node, name) if name and not same else None


class MoveForm(Fields):
    """Another folder: found by the words of its grove, or of a node in it."""

    def __init__(self, look: Look, desk: Desk, node: str) -> None:
        super().__init__()
        title = self.tr("Move {0}").format(desk.forest.node(node).title)
        self.words = Words(title, self.tr("Move"), self.tr("Leave it"))
        self._desk, self._node = desk, node
        self.picker = NodePicker(look, desk, self.tr("A grove, or a node in it"))
        self._where = label("", "small", wrap=True)
        self._where.hide()
        self._folder: str | None = None
        self.picker.picked.connect(self.choose)
        self.picker.left.connect(self.left)
        self.fill(self.picker, self._where)

    def first(self) -> QWidget:
        """The search line."""
        return self.picker.box

    def nodes(self) -> tuple[str, ...]:
        """The node, with everything in it."""
        return inside(self._desk.forest, self._node)

    def choose(self, node: str) -> None:
        """Takes the folder of a node that was found."""
        self._folder = folder_of(self._desk.forest, node)
        self._where.setText(self.tr("into {0}").format(self._folder or self.tr("the top")))
        self._where.show()
        self.changed.emit()
        self.complete.emit()

    def change(self) -> MoveNode | None:
        """Another folder."""
        return MoveNode(self._node, self._folder) if self._folder is not None else None


class ChangeIdForm(Fields):
    """Another id; what names the old one follows."""

    def __init__(self, _look: Look, desk: Desk, node: str) -> None:
        super().__init__()
        title = self.tr("Change the id of {0}").format(desk.forest.node(node).title)
        self.words = Words(title, self.tr("Change the id"), self.tr("Leave it"))
        self._node = node
        self.id = QLineEdit(node)
        self.id.setAccessibleName(self.tr("Id"))
        self.id.textChanged.connect(lambda _text: self.changed.emit())
        safe = self.tr(
            "Edges and links that name it follow. Whatever names it outside of this forest won't."
        )
        self.fill(self.id, label(safe, "faint", wrap=True))

    def first(self) -> QWidget:
        """The id, all of it chosen."""
        self.id.selectAll()
        return self.id

    def nodes(self) -> tuple[str, ...]:
        """The node."""
        return (self._node,)

    def change(self) -> ChangeId | None:
        """Another id."""
        wanted = self.id.text().strip()
        return ChangeId(self._node, wanted) if wanted and wanted != self._node else None


class DeleteForm(Fields):
    """The end of a node; what will lead nowhere is shown with the rest."""

    def __init__(self, look: Look, desk: Desk, node: str) -> None:
        super().__init__()
        title = self.tr("Delete {0}?").format(desk.forest.node(node).title)
        self.words = Words(title, self.tr("Delete"), self.tr("Keep it"), danger=True)
        self._desk, self._node = desk, node
        self.everything = Check(look, self.tr("With everything in it"))
        self.everything.toggled.connect(lambda _on: self.changed.emit())
        safe = self.tr("Undo brings it back, and it stays in the history.")
        self.fill(self.everything, label(safe, "faint", wrap=True))
        self.everything.setVisible(desk.forest.node(node).is_grove)

    def first(self) -> None:
        """The harmless button."""
        return

    def nodes(self) -> tuple[str, ...]:
        """The node, with everything in it."""
        return inside(self._desk.forest, self._node)

    def change(self) -> DeleteNode:
        """The end of the node."""
        return DeleteNode(self._node, self.everything.isChecked())
