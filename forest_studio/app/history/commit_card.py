"""Beside the commits: the nodes that the chosen one touched, and what can be done with it."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.engine_texts import engine_text
from forest_studio.app.history.reading import CommitChanges
from forest_studio.app.history.words import day, kind_mark, kind_words, tip, who
from forest_studio.app.outcomes import trouble
from forest_studio.app.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.flow_layout import FlowLayout
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import clear, column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.core.model.versions import Entry, NodeChange
from forest_studio.core.session import Applied, RevertConflict

_SHOWN = 200


class CommitCard(QWidget):
    """A click on a node shows it with this commit in its history."""

    node_wanted = Signal(str, str)
    """A node and a commit."""
    past_wanted = Signal(object)
    """The Entry after which the forest is to be shown."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._look, self._desk = look, desk
        self.entry: Entry | None = None
        self.nodes: list[str] = []
        self._subject = ElidedLabel("", "strong")
        self._who = ElidedLabel("", "tiny")
        self.note = Message(look)
        self.undo_button = push(look, self.tr("Undo"))
        self.undo_button.setToolTip(self.tr("Takes back what this commit changed"))
        self.run_button = push(look, self.tr("Undo run"))
        self.run_button.setToolTip(self.tr("Takes back every commit that belongs to this one"))
        self._run = ""
        self.past_button = push(look, self.tr("As it was"))
        self.past_button.setToolTip(self.tr("Shows the forest as it was after this commit"))
        self._rows = column(gap=0, margins=(0, 0, 4, 0))
        inner = QWidget()
        inner.setProperty("kind", "scrolled")
        inner.setLayout(self._rows)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inner)
        area.setFrameShape(QFrame.Shape.NoFrame)
        buttons = FlowLayout(gap=6)
        for button in (self.undo_button, self.run_button, self.past_button):
            buttons.addWidget(button)
        self._buttons = QWidget()
        self._buttons.setLayout(buttons)
        items = (self._subject, self._who, greedy(area), self.note, self._buttons)
        self.setLayout(column(*items, gap=4, margins=(12, 0, 0, 4)))
        self.undo_button.clicked.connect(self.undo)
        self.run_button.clicked.connect(self.undo_run)
        self.past_button.clicked.connect(self._go_there)
        desk.past_changed.connect(self._show_buttons)
        self._show_buttons()

    def show_changes(self, found: CommitChanges) -> None:
        """Shows what a commit did."""
        entry = self.entry = found.entry
        self._run = found.run
        self.note.say("")
        self._subject.setText(entry.subject)
        self._who.setText(f"{day(entry.time)} · {who(entry)} · {entry.commit[:7]}")
        self.setToolTip(tip(entry))
        clear(self._rows)
        self.nodes = [change.node for change in found.changes if change.node]
        for change in found.changes[:_SHOWN]:
            self._rows.addLayout(self._row(change))
        if not found.changes:
            words = self.tr("No node and not the manifest: other files.")
            self._rows.addWidget(label(words, "faint", wrap=True))
        self._rows.addStretch(1)
        self._show_buttons()

    def undo(self) -> None:
        """Takes back what the commit changed, as a new commit."""
        if self.entry is not None and self.undo_button.isEnabled():
            self.undo_button.setEnabled(False)
            self._desk.write(partial(self._desk.session.revert, self.entry), self._answered)

    def undo_run(self) -> None:
        """Takes back every commit of the run that the commit belongs to, as one commit."""
        if self._run and self.run_button.isEnabled():
            self.run_button.setEnabled(False)
            self._desk.write(partial(self._desk.session.undo_run, self._run), self._answered)

    def _answered(self, outcome: object) -> None:
        self._show_buttons()
        if isinstance(outcome, Applied):
            self.note.say("")
            self._desk.said.emit(self.tr("Saved: {0}").format(outcome.label), "small")
        elif isinstance(outcome, RevertConflict):
            text = self.tr("{0}: {1}. Nothing was written; the node's history shows both texts.")
            self.note.say(text.format(outcome.path, engine_text(outcome.reason)), "amber")
        else:
            self.note.say(trouble(outcome), "red")

    def _row(self, change: NodeChange) -> QHBoxLayout:
        node = self._desk.forest.nodes.get(change.node)
        if node is not None:
            title = node.title
        else:
            title = change.path if change.node else self.tr("Manifest")
        button = push(self._look, f"{kind_mark(change)}  {title}", "node")
        button.setEnabled(bool(change.node))
        button.setToolTip(f"{change.path}: {kind_words(change)}")
        commit = self.entry.commit if self.entry is not None else ""
        button.clicked.connect(lambda: self.node_wanted.emit(change.node, commit))
        return row(button, greedy(ElidedLabel(kind_words(change), "tiny")), gap=8)

    def _go_there(self) -> None:
        if self.entry is not None:
            self.past_wanted.emit(self.entry)

    def _show_buttons(self) -> None:
        some = self.entry is not None
        self.undo_button.setEnabled(some and self._desk.writable)
        self.run_button.setEnabled(self._desk.writable)
        self.run_button.setVisible(bool(self._run))
        self.past_button.setEnabled(some)
