"""A card above the tree that asks for what a change of structure needs, and makes it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.outcomes import trouble
from forest_studio.app.structure.form import Form
from forest_studio.app.structure.preview import Preview
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import label_text
from forest_studio.app.words.translation import translate
from forest_studio.core.curate.planned import Rejected
from forest_studio.core.model.changes import (
    Change,
    ChangeId,
    CreateNode,
    DeleteNode,
    MergeNodes,
    SeveralEdits,
)
from forest_studio.core.model.findings import Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.session import Applied

_BY_CODE = Qt.FocusReason.OtherFocusReason


class StructureCard(QFrame):
    """Enter makes the change, Escape closes the card; a refusal is told in it."""

    closed = Signal()

    def __init__(self, look: Look, desk: Desk, form: Form) -> None:
        super().__init__()
        self._desk, self.form = desk, form
        self._gone = False
        words = form.words
        self.setProperty("kind", "card-red" if words.danger else "card-accent")
        self.setAccessibleName(words.title)
        self.preview = Preview(desk)
        self.note = Message(look)
        self.go_button = push(look, words.go, "danger" if words.danger else "primary")
        self.close_button = push(look, words.leave)
        foot = row(self.go_button, self.close_button, STRETCH, gap=6)
        head = label(words.title, "strong", wrap=True)
        items = (head, form, self.preview, self.note, foot)
        self.setLayout(column(*items, gap=8, margins=(10, 10, 10, 10)))
        self._connect()
        self._look_again()

    def put_away(self) -> None:
        """Ends the card; an answer that comes later finds nobody."""
        self._gone = True
        self.preview.stop()
        self.hide()
        self.deleteLater()

    def take_focus(self) -> None:
        """Puts the keyboard where it is wanted first."""
        (self.form.first() or self.close_button).setFocus(_BY_CODE)

    def go(self) -> None:
        """Makes the change."""
        change = self.form.change()
        if change is None or not self.go_button.isEnabled():
            return
        typed = unsaved(self._desk, self.form.nodes())
        if typed:
            self.note.say(unsaved_words(self._desk, typed), "amber")
            return
        self.go_button.setEnabled(False)
        before = self._desk.forest
        self._desk.apply(change, lambda outcome: self._answered(change, before, outcome))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go()
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        self.go_button.clicked.connect(self.go)
        self.close_button.clicked.connect(self.closed)
        self.form.changed.connect(self._look_again)
        self.form.left.connect(self.closed)
        self.form.complete.connect(lambda: self.go_button.setFocus(_BY_CODE))
        self.preview.told.connect(self._show_answer)

    def _look_again(self) -> None:
        change = self.form.change()
        self.go_button.setEnabled(change is not None)
        self.note.say("")
        self.preview.show_change(change)

    def _show_answer(self, answer: object) -> None:
        """A refusal bars the way, unless nothing more than nothing would change."""
        if isinstance(answer, Rejected):
            self.go_button.setEnabled(False)
            only_note = all(r.severity is Severity.NOTE for r in answer.reasons)
            self.note.say(trouble(answer), "amber" if only_note else "red")

    def _answered(self, change: Change, before: Forest, outcome: object) -> None:
        if self._gone:
            return
        self.go_button.setEnabled(True)
        if not isinstance(outcome, Applied):
            self.note.say(trouble(outcome), "red")
            return
        self._desk.select(_landing(self._desk, change, before, outcome))
        self._desk.said.emit(self.tr("Saved: {0}").format(label_text(outcome.label)), "small")
        self.closed.emit()


def unsaved(desk: Desk, nodes: tuple[str, ...]) -> str:
    """The first of these nodes in which something is typed and not saved."""
    return next((node for node in nodes if node in desk.unsaved.nodes), "")


def unsaved_words(desk: Desk, node: str) -> str:
    """Why a change has to wait."""
    text = translate("StructureCard", "“{0}” has unsaved words. Save or discard those first.")
    return text.format(desk.forest.node(node).title)


def _landing(desk: Desk, change: Change, before: Forest, outcome: Applied) -> str:
    """The node to show after a change: the new one, the one that is another now, or the same.

    What was deleted leaves the grove in which it was.
    """
    nodes = desk.forest.nodes
    match change:
        case CreateNode(id=new) | ChangeId(new_id=new) if new in nodes:
            return new
        case MergeNodes(keep=kept) | SeveralEdits(changes=(MergeNodes(keep=kept), *_)):
            return kept
        case DeleteNode(node=gone):
            above = (node for node in reversed(before.ancestors(gone)) if node in nodes)
            return next(above, desk.forest.root)
    if desk.node in nodes:
        return desk.node
    return next((node for node in outcome.nodes if node in nodes), desk.forest.root)
