"""Beside the commits: the nodes that the chosen one touched, and what can be done with it."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.history.difference_view import DifferenceView
from forest_studio.app.history.reading import CommitChanges, differences_of_clash
from forest_studio.app.history.words import day, kind_mark, kind_words, tip, who
from forest_studio.app.look.theme import Look
from forest_studio.app.outcomes import trouble
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.flow_layout import FlowLayout
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import clear, column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import engine_text, error_text, label_text, subject_text
from forest_studio.core.model.versions import Entry, NodeChange
from forest_studio.core.session import Applied, Clash, RevertConflict

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
        words = self.tr("Choose a commit to see which nodes it touched, and to take it back.")
        self._hint = label(words, "faint", wrap=True)
        self.note = Message(look)
        self.undo_button = push(look, self.tr("Undo"))
        self.undo_button.setToolTip(
            self.tr("Takes back what this commit changed in all its files, and keeps later edits")
        )
        self.run_button = push(look, self.tr("Undo run"))
        self.view = DifferenceView(look)
        """Both texts of a file in which a commit can't be taken back."""
        self.view.hide()
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
        area.setMinimumHeight(26)
        items = (self._hint, self._subject, self._who, self.note, greedy(area), greedy(self.view))
        layout = column(*items, self._buttons, gap=4, margins=(12, 0, 0, 4))
        layout.setStretchFactor(self.view, 3)
        self.setLayout(layout)
        self.undo_button.clicked.connect(self.undo)
        self.run_button.clicked.connect(self.undo_run)
        self.past_button.clicked.connect(self._go_there)
        desk.past_changed.connect(self._show_buttons)
        self._show_buttons()

    def show_changes(self, found: CommitChanges) -> None:
        """Shows what a commit did."""
        entry = self.entry = found.entry
        self.note.say("")
        self.view.hide()
        self._subject.setText(subject_text(entry))
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
        if self.entry is not None and self.entry.run and self.run_button.isEnabled():
            self.run_button.setEnabled(False)
            work = partial(self._desk.session.undo_run, self.entry.run)
            self._desk.write(work, self._answered)

    def _answered(self, outcome: object) -> None:
        self._show_buttons()
        if isinstance(outcome, Applied):
            self.note.say("")
            self._desk.said.emit(self.tr("Saved: {0}").format(label_text(outcome.label)), "small")
        elif isinstance(outcome, RevertConflict):
            self._show_clashes(outcome.clashes)
        else:
            self.note.say(trouble(outcome), "red")

    def _show_clashes(self, clashes: tuple[Clash, ...]) -> None:
        """Lists the files that stand in the way; each shows both its texts."""
        text = self.tr(
            "Nothing was written: later edits of %Ln file(s) stand in the way (− now, + before).",
            "",
            len(clashes),
        )
        self.note.say(text, "amber")
        clear(self._rows)
        for clash in clashes[:_SHOWN]:
            self._rows.addLayout(self._clash_row(clash))
        self._rows.addStretch(1)
        self.show_clash(clashes[0])

    def show_clash(self, clash: Clash) -> None:
        """Shows both texts of a file that stands in the way."""
        self.view.setAccessibleDescription(clash.path)
        self.view.show_words(self.tr("Comparing…"))
        self.view.show()
        self._desk.tasks.run(
            lambda _task: differences_of_clash(clash),
            self.view.show_differences,
            lambda error: self.view.show_words(error_text(error)),
            lane="history-clash",
        )

    def _clash_row(self, clash: Clash) -> QHBoxLayout:
        forest = self._desk.forest
        node = forest.by_path.get(clash.path)
        title = forest.node(node).title if node else clash.path
        button = push(self._look, f"≠  {title}", "node")
        reason = engine_text(clash.reason)
        button.setToolTip(f"{clash.path}: {reason}")
        button.clicked.connect(lambda: self.show_clash(clash))
        return row(button, greedy(ElidedLabel(reason, "tiny")), gap=8)

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
        self._hint.setVisible(not some)
        for part in (self._subject, self._who, self._buttons):
            part.setVisible(some)
        self.undo_button.setEnabled(some and self._desk.writable)
        self.run_button.setEnabled(self._desk.writable)
        run = label_text(self.entry.run_label) if self.entry is not None else ""
        words = self.tr("Takes back every commit that belongs to this one")
        self.run_button.setToolTip(f"{words}: {run}" if run else words)
        self.run_button.setVisible(self.entry is not None and bool(self.entry.run))
        self.past_button.setEnabled(some)
