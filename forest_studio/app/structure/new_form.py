"""The form for a new node."""

from PySide6.QtWidgets import QLineEdit, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.structure.form import Fields, Words
from forest_studio.app.structure.places import folder_of, free_id
from forest_studio.app.structure.summary_field import SummaryField
from forest_studio.core.model.changes import CreateNode


class NewNodeForm(Fields):
    """A title and a summary within its budget; id and file name follow from the title."""

    def __init__(self, look: Look, desk: Desk, node: str) -> None:
        super().__init__()
        self._desk = desk
        self._folder = folder_of(desk.forest, node)
        inside = self.tr("New node in {0}").format(self._folder)
        title = inside if self._folder else self.tr("New node at the top of the forest")
        self.words = Words(title, self.tr("Create"), self.tr("Leave it"))
        self.name = QLineEdit()
        self.name.setPlaceholderText(self.tr("Title"))
        self.name.setAccessibleName(self.tr("Title"))
        self.summary = SummaryField(look, desk)
        self.fill(self.name, self.summary)
        self.name.textChanged.connect(lambda _text: self.changed.emit())
        self.summary.changed.connect(self.changed)

    def first(self) -> QWidget:
        """The title."""
        return self.name

    def nodes(self) -> tuple[str, ...]:
        """None: nothing that is there is touched."""
        return ()

    def change(self) -> CreateNode | None:
        """A new file."""
        title, summary = self.name.text().strip(), self.summary.words
        node = free_id(self._desk.forest, title)
        if not title or not summary or not node:
            return None
        path = f"{self._folder}/{node}.md" if self._folder else f"{node}.md"
        return CreateNode(path, node, title, summary)
