"""Adding an edge: where it leads, of which type, how it smells; then one button."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.edges.type_choices import TypeChoice, choice_named
from forest_studio.app.edges.type_picker import TypePicker
from forest_studio.app.look.theme import Look
from forest_studio.app.passport.token_count import TokenCount
from forest_studio.app.search.node_picker import NodePicker
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.edge_sample import EdgeSample
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, greedy, holder, row
from forest_studio.app.widgets.message import Message
from forest_studio.core.model.budget import check
from forest_studio.core.model.changes import AddEdge
from forest_studio.core.model.edges import EdgeLine


class AddEdgeCard(QFrame):
    """Asks for the target first, then for the type; the scent comes last."""

    wanted = Signal(object)
    """An AddEdge."""
    left = Signal()
    types_wanted = Signal()

    def __init__(self, look: Look, desk: Desk, home: str) -> None:
        super().__init__()
        self._look, self._desk, self._home = look, desk, home
        self.target = ""
        self.type = ""
        self.setProperty("kind", "card")
        self.picker = NodePicker(look, desk, self.tr("Where does the edge lead?"))
        self.picker.picked.connect(self.choose_target)
        self.picker.left.connect(self.left)
        self.type_picker: TypePicker | None = None
        self.scent = QLineEdit()
        self.scent_count = TokenCount(look)
        self.note = Message(look)
        self.add_button = push(look, self.tr("Add edge"), "primary", "check")
        self._chosen = row(gap=8)
        self._second = self._build_second()
        self._build()

    def choose_target(self, node: str) -> None:
        """Takes the node that the edge leads to and asks for the type."""
        self.note.say("")
        self.target = node
        self.picker.hide()
        self._show_chosen()
        self._second.show()
        self.ask_type()

    def ask_type(self) -> None:
        """Opens the type picker beside the card."""
        picker = TypePicker(self._look, self.window(), self._desk.forest.manifest, self.type)
        picker.picked.connect(self.choose_type)
        picker.left.connect(self._type_left)
        picker.types_wanted.connect(self.types_wanted)
        self.type_picker = picker
        picker.open_at(self)

    def choose_type(self, name: str) -> None:
        """Takes the type and asks for the scent."""
        self.type = name
        self._show_chosen()
        self._count()
        self.scent.setFocus()

    def say(self, text: str) -> None:
        """Shows why the edge was not added."""
        self.note.say(text, "red")
        self.add_button.setEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves without an edge."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _type_left(self) -> None:
        if not self.type:
            self._second.hide()
            self.picker.show()
            self.picker.box.setFocus()

    def _show_chosen(self) -> None:
        clear(self._chosen)
        choice = choice_named(self._desk.forest.manifest, self.type)
        if choice is None:
            choice = TypeChoice("", self.tr("which type?"), "", "structure", False)
        change = push(self._look, choice.label, "node")
        change.setToolTip(self.tr("Choose another type"))
        change.clicked.connect(self.ask_type)
        title = self._desk.forest.node(self.target).title
        for widget in (self._sample(choice), change, greedy(ElidedLabel(title, "small-text"))):
            self._chosen.addWidget(widget, 1 if widget.property("greedy") else 0)

    def _sample(self, choice: TypeChoice) -> EdgeSample:
        return EdgeSample(self._look, choice.family, choice.inward, colour=choice.colour)

    def _count(self) -> None:
        manifest = self._desk.forest.manifest
        verdict = check(self.scent.text(), manifest.budgets.scent, manifest.tokenizer)
        self.scent_count.show_tokens(verdict.tokens, verdict.budget)
        self.add_button.setEnabled(verdict.fits and bool(self.type))

    def _add(self) -> None:
        if self.add_button.isEnabled():
            self.add_button.setEnabled(False)
            scent = " ".join(self.scent.text().split())
            self.wanted.emit(AddEdge(self._home, EdgeLine(self.target, self.type, scent)))

    def _build_second(self) -> QWidget:
        self.scent.setPlaceholderText(self.tr("How it smells from here"))
        self.scent.setFixedHeight(30)
        self.scent.textChanged.connect(self._count)
        self.scent.returnPressed.connect(self._add)
        self.add_button.clicked.connect(self._add)
        cancel = push(self._look, self.tr("Cancel"))
        cancel.clicked.connect(self.left)
        foot = row(self.add_button, cancel, STRETCH, self.scent_count)
        second = holder(column(self._chosen, self.scent, self.note, foot, gap=8))
        second.hide()
        self._count()
        return second

    def _build(self) -> None:
        head = label(self.tr("New edge"), "caption")
        items = (head, self.picker, self._second)
        self.setLayout(column(*items, gap=6, margins=(12, 10, 12, 12)))
