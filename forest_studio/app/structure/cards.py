"""The cards: a new node, another name, another folder, the end of a node."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit

from forest_studio.app.desk import Desk
from forest_studio.app.engine_texts import engine_text, error_text
from forest_studio.app.passport.token_count import TokenCount
from forest_studio.app.search.node_picker import NodePicker
from forest_studio.app.structure.card import StructureCard
from forest_studio.app.structure.places import base_name, folder_of, free_id
from forest_studio.app.theme import Look
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.meter import Meter
from forest_studio.core.curate.planned import Planned
from forest_studio.core.model.budget import check
from forest_studio.core.model.changes import CreateNode, DeleteNode, MoveNode, RenameFile
from forest_studio.core.session import Applied

_SHOWN = 5
"""Notes that are shown of what a deletion leaves behind."""


class RenameCard(StructureCard):
    """Another name for a node's file, or a grove's folder."""

    def __init__(self, look: Look, desk: Desk, node: str) -> None:
        title = self.tr("Rename the file of {0}").format(desk.forest.node(node).title)
        super().__init__(look, desk, node, (title, self.tr("Rename"), self.tr("Leave it")))
        self.name = QLineEdit(base_name(desk.forest, node))
        self.name.setAccessibleName(self.tr("Name of the file"))
        self.add(self.name, label(self.tr("Links and edges to it follow."), "faint", wrap=True))

    def take_focus(self) -> None:
        """Into the name, all of it chosen."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def change(self) -> RenameFile | None:
        """Another name."""
        name = self.name.text().strip()
        same = name == base_name(self.desk.forest, self.node)
        return RenameFile(self.node, name) if name and not same else None


class MoveCard(StructureCard):
    """Another folder: found by the words of its grove, or of a node in it."""

    def __init__(self, look: Look, desk: Desk, node: str) -> None:
        title = self.tr("Move {0}").format(desk.forest.node(node).title)
        super().__init__(look, desk, node, (title, self.tr("Move"), self.tr("Leave it")))
        self.picker = NodePicker(look, desk, self.tr("A grove, or a node in it"))
        self._where = label("", "small", wrap=True)
        self._folder: str | None = None
        self.picker.picked.connect(self.choose)
        self.picker.left.connect(self.closed)
        self.add(self.picker, self._where)
        self.go_button.setEnabled(False)

    def take_focus(self) -> None:
        """Into the search line."""
        self.picker.box.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, node: str) -> None:
        """Takes the folder of a node that was found."""
        self._folder = folder_of(self.desk.forest, node)
        self._where.setText(self.tr("into {0}").format(self._folder or self.tr("the top")))
        self.go_button.setEnabled(True)
        self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def change(self) -> MoveNode | None:
        """Another folder."""
        return MoveNode(self.node, self._folder) if self._folder is not None else None


class DeleteCard(StructureCard):
    """Says first what will lead nowhere."""

    def __init__(self, look: Look, desk: Desk, node: str) -> None:
        title = self.tr("Delete {0}?").format(desk.forest.node(node).title)
        words = (title, self.tr("Delete"), self.tr("Keep it"))
        super().__init__(look, desk, node, words, danger=True)
        self.left = label("", "small", wrap=True)
        self.everything = QCheckBox(self.tr("With everything in it"))
        self.everything.setVisible(desk.forest.node(node).is_grove)
        self.everything.toggled.connect(self._look_ahead)
        safe = self.tr("Undo brings it back, and it stays in the history.")
        self.add(self.everything, self.left, label(safe, "faint", wrap=True))
        self._look_ahead()

    def take_focus(self) -> None:
        """The harmless button."""
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def change(self) -> DeleteNode:
        """The end of the node."""
        return DeleteNode(self.node, self.everything.isChecked())

    def _look_ahead(self) -> None:
        session, change = self.desk.session, self.change()
        self.left.setText(self.tr("Looking for what leads here…"))
        self.desk.tasks.run(
            lambda _task: session.plan(change),
            self._show,
            lambda error: self.note.say(error_text(error), "red"),
            lane="structure",
        )

    def _show(self, planned: object) -> None:
        if not isinstance(planned, Planned):
            self.left.setText("")
            return
        notes = [engine_text(note.message) for note in planned.notes]
        shown = [note[:1].upper() + note[1:] + "." for note in notes[:_SHOWN]]
        if len(notes) > _SHOWN:
            shown.append(self.tr("And in {0} more files.").format(len(notes) - _SHOWN))
        self.left.setText("\n".join(shown) or self.tr("Nothing leads here."))


class NewNodeCard(StructureCard):
    """A title and a summary within its budget; id and file name follow from the title."""

    def __init__(self, look: Look, desk: Desk, node: str) -> None:
        self._folder = folder_of(desk.forest, node)
        where = self._folder or self.tr("the top")
        title = self.tr("New node in {0}").format(where)
        super().__init__(look, desk, node, (title, self.tr("Create"), self.tr("Leave it")))
        manifest = desk.forest.manifest
        self._limit, self._tokenizer = manifest.budgets.summary, manifest.tokenizer
        self.name = QLineEdit()
        self.name.setPlaceholderText(self.tr("Title"))
        self.name.setAccessibleName(self.tr("Title"))
        self.summary = QPlainTextEdit()
        self.summary.setPlaceholderText(self.tr("Summary"))
        self.summary.setAccessibleName(self.tr("Summary"))
        self.summary.setTabChangesFocus(True)
        self.summary.setFixedHeight(84)
        self.meter = Meter(look, self._limit)
        self.count = TokenCount(look, self.tr(" tokens"))
        self._path = ElidedLabel("", "tiny")
        self.add(self.name, self.summary, self.meter, self.count, self._path)
        self.name.textChanged.connect(self._show)
        self.summary.textChanged.connect(self._show)
        self._show()

    def take_focus(self) -> None:
        """Into the title."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def change(self) -> CreateNode | None:
        """A new file."""
        title, summary = self.name.text().strip(), self._words
        node = free_id(self.desk.forest, title)
        if not title or not summary or not node:
            return None
        return CreateNode(self._path_of(node), node, title, summary)

    def finished(self, outcome: Applied) -> None:
        """Goes to the new node."""
        for node in outcome.nodes:
            if node in self.desk.forest.nodes:
                self.desk.select(node)
                return

    @property
    def _words(self) -> str:
        return " ".join(self.summary.toPlainText().split())

    def _path_of(self, node: str) -> str:
        return f"{self._folder}/{node}.md" if self._folder else f"{node}.md"

    def _show(self) -> None:
        verdict = check(self._words, self._limit, self._tokenizer)
        self.meter.show_tokens(verdict.tokens, verdict.budget)
        self.count.show_tokens(verdict.tokens, verdict.budget)
        change = self.change()
        self._path.setText(change.path if change is not None else "")
        self.go_button.setEnabled(change is not None and verdict.fits)
