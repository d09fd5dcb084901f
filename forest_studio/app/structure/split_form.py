"""The form for a node split in two: where, and the passport of the new one."""

from textwrap import shorten

from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.structure.form import Fields, Words
from forest_studio.app.structure.places import free_id
from forest_studio.app.structure.summary_field import SummaryField
from forest_studio.app.widgets.buttons import Choice
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import greedy, row
from forest_studio.core.curate.plan_split import Heading, headings, paragraph_starts
from forest_studio.core.model.changes import SplitNode

_LINE = "line"
_WORDS = 34
"""Characters of a paragraph that tell which one it is."""
_TYPE = "related-to"


class SplitForm(Fields):
    """A heading offers its line and its words; any other line can be named by its number.

    Where there is no heading paragraphs are offered.
    """

    def __init__(self, look: Look, desk: Desk, node: str) -> None:
        super().__init__()
        self._desk, self._node = desk, node
        title = self.tr("Split {0}").format(desk.forest.node(node).title)
        self.words = Words(title, self.tr("Split"), self.tr("Leave it"))
        self._text = _text_of(desk, node)
        found = headings(self._text) or paragraph_starts(self._text)
        self._headings = {str(heading.line): heading for heading in found}
        self.at = Choice(look, self._places(), "scissors")
        self.at.setAccessibleName(self.tr("Where the new node begins"))
        self.line = QLineEdit()
        self.line.setValidator(QIntValidator(1, self._text.count("\n") + 1, self))
        self.line.setAccessibleName(self.tr("Line of the file"))
        self.line.setFixedWidth(58)
        self._begins = ElidedLabel("", "tiny")
        self.name = _field(self.tr("Title of the new node"))
        self.summary = SummaryField(look, desk)
        self.scent = _field(self.tr("Scent: how it smells from here"))
        self.type = Choice(look, _types(desk), "tree-structure")
        self.type.setAccessibleName(self.tr("Type of the edge to it"))
        if _TYPE in dict(_types(desk)):
            self.type.choose(_TYPE)
        self.fill(
            self.at,
            row(label(self.tr("line"), "small"), self.line, greedy(self._begins), gap=6),
            self.name,
            self.summary,
            self.scent,
            row(label(self.tr("Edge to it"), "small"), greedy(self.type), gap=8),
        )
        self._connect()
        self.choose(next(iter(self._headings), ""))

    def first(self) -> QWidget:
        """Where to split."""
        return self.at

    def nodes(self) -> tuple[str, ...]:
        """The node."""
        return (self._node,)

    def choose(self, line: str) -> None:
        """Begins the new node at a line of the file, with the words of the heading there."""
        self.line.setText(line if line != _LINE else self.line.text())
        if line == _LINE:
            self.line.setFocus()
            self.line.selectAll()

    def change(self) -> SplitNode | None:
        """The end of the body as a node of its own."""
        title, summary, line = self.name.text().strip(), self.summary.words, self.line.text()
        node = free_id(self._desk.forest, title)
        if not title or not summary or not node or not line:
            return None
        return SplitNode(
            self._node,
            node,
            title,
            summary,
            self.scent.text().strip(),
            line=int(line),
            edge_type=self.type.choice,
        )

    def _connect(self) -> None:
        self.at.chosen.connect(self.choose)
        self.line.textChanged.connect(self._show_line)
        self.summary.changed.connect(self.changed)
        self.type.chosen.connect(lambda _name: self.changed.emit())
        for field in (self.name, self.scent):
            field.textChanged.connect(lambda _text: self.changed.emit())

    def _show_line(self, line: str) -> None:
        heading = self._headings.get(line)
        self.at.choose(line if heading is not None else _LINE)
        known = [h.text for h in self._headings.values()]
        if heading is not None and heading.level and self.name.text() in ("", *known):
            self.name.setText(heading.text)
        self._begins.setText(self._words_at(line))
        self.changed.emit()

    def _words_at(self, line: str) -> str:
        """The first words from a line on."""
        lines = self._text.splitlines()[int(line) - 1 :] if line else []
        return next((words.strip() for words in lines if words.strip()), "")

    def _places(self) -> list[tuple[str, str]]:
        found = [(line, _shown(heading)) for line, heading in self._headings.items()]
        return [*found, (_LINE, self.tr("At another line"))]


def _shown(heading: Heading) -> str:
    if heading.level:
        return f"{'#' * heading.level} {heading.text}"
    return f"¶ {shorten(heading.text, _WORDS, placeholder='…')}"


def _text_of(desk: Desk, node: str) -> str:
    """The text of a node's file, as far as there is one that can be read."""
    found = desk.forest.node(node)
    return desk.forest.texts.read(found.blob) if found.has_file and not found.broken else ""


def _types(desk: Desk) -> list[tuple[str, str]]:
    return [(kind.name, kind.label) for kind in desk.forest.manifest.edge_types] or [(_TYPE, _TYPE)]


def _field(hint: str) -> QLineEdit:
    field = QLineEdit()
    field.setPlaceholderText(hint)
    field.setAccessibleName(hint)
    return field
