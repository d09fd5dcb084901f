"""The History tab: the versions of the selected node, what each changed, and taking it back."""

from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListView, QSplitter, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.history.difference_view import DifferenceView
from forest_studio.app.history.reading import (
    PAGE,
    Differences,
    differences_from_now,
    differences_of,
    differences_of_clash,
    versions,
)
from forest_studio.app.history.reading_bar import ReadingBar
from forest_studio.app.history.version_delegate import VersionDelegate
from forest_studio.app.history.version_model import VersionModel
from forest_studio.app.history.words import day, tip, who
from forest_studio.app.look.theme import Look
from forest_studio.app.outcomes import trouble
from forest_studio.app.widgets.buttons import Segments, push, tool
from forest_studio.app.widgets.flow_layout import FlowLayout
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, holder, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import engine_text, error_text, label_text
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.events import ForestChanged
from forest_studio.core.model.versions import NodeVersion
from forest_studio.core.session import Applied, Clash, RevertConflict

_THEN, _NOW = "then", "now"
_BESIDE = 620
"""Width from which list and differences stand side by side."""


class NodeHistory(QWidget):
    """Reads in the background, and only while it is on the screen."""

    room_wanted = Signal(bool)
    """Asks for a wide page, or gives the room back."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._look, self._desk = look, desk
        self._node = self._shown = self._wanted = ""
        self._complete = True
        self.model = VersionModel()
        self.list = QListView()
        # The view does not own its delegate.
        self._delegate = VersionDelegate(look)
        self.reading = ReadingBar()
        self.empty = label("", "faint", wrap=True)
        self.view = DifferenceView(look)
        self.note = Message(look)
        self.caption = ElidedLabel("", "tiny")
        choices = [(_THEN, self.tr("What it changed"), ""), (_NOW, self.tr("Against now"), "")]
        self.against = Segments(look, choices, 26)
        self.restore_button = push(look, self.tr("Restore this version"))
        self.undo_button = push(look, self.tr("Undo this change"))
        self.wide_button = tool(look, "arrows-out-simple", "", 26)
        self.wide_button.setCheckable(True)
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._build()
        self._connect()

    def show_node(self, node_id: str) -> None:
        """Shows the versions of a node, now or when the page comes on the screen."""
        self._node = node_id
        self._wanted = ""
        if self.isVisible():
            self._load()

    def show_commit(self, commit: str) -> None:
        """Chooses the version that a commit made, now or as soon as it is read."""
        self._wanted = commit
        self._choose_wanted()

    @property
    def version(self) -> NodeVersion | None:
        """The chosen version."""
        row_ = self.list.currentIndex().row()
        return self.model.versions[row_] if 0 <= row_ < len(self.model.versions) else None

    def showEvent(self, event: Any) -> None:
        """Loads what was asked for while the page was hidden."""
        super().showEvent(event)
        if self._node and self._shown != self._node:
            self._load()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts list and differences beside each other where there is room."""
        super().resizeEvent(event)
        beside = event.size().width() >= _BESIDE
        way = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        if way != self._splitter.orientation():
            self._splitter.setOrientation(way)
            self._splitter.setSizes([300, 500] if beside else [200, 300])

    # Reading

    def _load(self) -> None:
        node, session = self._node, self._desk.session
        if node != self._shown:
            self.note.say("")
        self.reading.begin()
        self._desk.tasks.run(
            lambda task: versions(session, node, None, task),
            partial(self._show, node),
            self._fail,
            self.reading.show_progress,
            lane="history",
        )

    def _show(self, node: str, found: tuple[NodeVersion, ...]) -> None:
        self.reading.end()
        if node != self._node:
            return
        chosen = self.version.entry.commit if node == self._shown and self.version else ""
        newest = self.list.currentIndex().row() <= 0
        self._shown = node
        self._complete = len(found) < PAGE
        self.model.show(found)
        self._say_empty(bool(found))
        if self._wanted:
            self._choose_wanted()
        elif found:
            # Who looked at the newest version looks at the newest one again.
            row_ = 0 if newest else max(0, self.model.row_of(chosen))
            self.list.setCurrentIndex(self.model.index(row_))
        self._show_version()

    def _choose_wanted(self) -> None:
        row_ = self.model.row_of(self._wanted) if self._wanted and self._shown == self._node else -1
        if row_ >= 0:
            self._wanted = ""
            self.list.setCurrentIndex(self.model.index(row_))
            self.list.scrollTo(self.model.index(row_))
        elif self._wanted and self._shown == self._node and not self._complete:
            self._load_more()

    def _load_more(self) -> None:
        if self._complete or not self.model.versions:
            return
        self._complete = True
        node, session, last = self._node, self._desk.session, self.model.versions[-1]
        self._desk.tasks.run(
            lambda task: versions(session, node, last, task),
            partial(self._add, node, last),
            self._fail,
            lane="history-more",
        )

    def _add(self, node: str, last: NodeVersion, found: tuple[NodeVersion, ...]) -> None:
        if node == self._shown and self.model.versions and self.model.versions[-1] == last:
            self._complete = len(found) < PAGE
            self.model.add(found)
            self._choose_wanted()

    def _fail(self, error: ForestError) -> None:
        self.reading.end()
        self.note.say(error_text(error), "red")

    def _follow(self, event: ForestChanged | None) -> None:
        if event is None or self._node in event.nodes or self._shown != self._node:
            if self.isVisible():
                self._load()
            else:
                self._shown = ""

    # The chosen version

    def _show_version(self) -> None:
        version = self.version
        self._details.setVisible(version is not None)
        if version is None:
            return
        entry = version.entry
        self.caption.setText(f"{day(entry.time)} · {who(entry)}")
        self.caption.setToolTip(tip(entry))
        self._show_buttons()
        session = self._desk.session
        if self.against.choice == _NOW:
            read = partial(differences_from_now, session, version)
        else:
            read = partial(differences_of, session, version.change)
        self._desk.tasks.run(
            lambda _task: read(),
            partial(self._show_differences, version),
            self._fail_differences,
            lane="history-differences",
        )

    def _show_differences(self, version: NodeVersion, found: Differences) -> None:
        if version == self.version:
            self.view.show_differences(found)

    def _fail_differences(self, error: ForestError) -> None:
        self.view.show_words(error_text(error))

    def _show_buttons(self) -> None:
        version, desk = self.version, self._desk
        node = desk.forest.nodes.get(self._node)
        here = node is not None and version is not None and node.blob == version.change.after
        self.restore_button.setEnabled(desk.writable and version is not None and not here)
        self.undo_button.setEnabled(desk.writable and version is not None)
        tip_ = self.tr("This is what the node is now.") if here else ""
        self.restore_button.setToolTip(tip_)
        files = version.entry.files if version is not None else 0
        self.undo_button.setText(
            self.tr("Undo the whole commit") if files > 1 else self.tr("Undo this change")
        )
        others = self.tr("It changed %Ln file(s); all of them are taken back at once", "", files)
        self.undo_button.setToolTip(others if files > 1 else "")

    # Taking back

    def restore(self) -> None:
        """Gives the node the text of the chosen version, as a new commit."""
        version = self.version
        if version is not None and self.restore_button.isEnabled():
            self._busy()
            self._desk.write(partial(self._desk.session.restore, version), self._answered)

    def undo(self) -> None:
        """Takes back what the chosen version changed, as a new commit."""
        version = self.version
        if version is not None and self.undo_button.isEnabled():
            self._busy()
            self._desk.write(partial(self._desk.session.revert, version.entry), self._answered)

    def _busy(self) -> None:
        self.note.say("")
        for button in (self.restore_button, self.undo_button):
            button.setEnabled(False)

    def _answered(self, outcome: object) -> None:
        self._show_buttons()
        if isinstance(outcome, Applied):
            self._desk.said.emit(self.tr("Saved: {0}").format(label_text(outcome.label)), "small")
        elif isinstance(outcome, RevertConflict):
            clash = self._clash_here(outcome)
            self.note.say(self._conflict_words(clash, outcome), "amber")
            self.view.show_differences(differences_of_clash(clash))
        else:
            self.note.say(trouble(outcome), "red")

    def _clash_here(self, conflict: RevertConflict) -> Clash:
        """What stands in the way in this node's file, else in the first one."""
        node = self._desk.forest.nodes.get(self._node)
        path = node.path if node is not None else ""
        return next((c for c in conflict.clashes if c.path == path), conflict.clashes[0])

    def _conflict_words(self, clash: Clash, conflict: RevertConflict) -> str:
        """Why a commit can't be undone, what is safe, what to do."""
        text = self.tr(
            "{0}: {1}, so this change can't be taken back by itself. Nothing was written. Above is "
            "what would have to become what (− now, + before that change): edit the text, or "
            "restore a whole version."
        ).format(clash.path, engine_text(clash.reason))
        others = [c.path for c in conflict.clashes if c is not clash]
        if others:
            text += " " + self.tr("The same holds for: {0}").format(", ".join(others))
        return text

    # Building

    def _say_empty(self, some: bool) -> None:
        node = self._desk.forest.nodes.get(self._node)
        if node is not None and not node.has_file:
            text = self.tr("A folder without an index.md has no history of its own.")
        else:
            text = self.tr("No commit has this node yet. Its history begins with the first save.")
        self.empty.setText(text)
        self.empty.setVisible(not some)
        self._splitter.setVisible(some)

    def _show_wide(self, wide: bool) -> None:
        words = self.tr("Give the room back") if wide else self.tr("More room for the history")
        self.wide_button.setToolTip(words)
        self.wide_button.setAccessibleName(words)
        name = "arrows-in-simple" if wide else "arrows-out-simple"
        self.wide_button.setIcon(self._look.icon(name))
        self.room_wanted.emit(wide)

    def _build(self) -> None:
        view = self.list
        view.setItemDelegate(self._delegate)
        view.setModel(self.model)
        view.setMouseTracking(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setAccessibleName(self.tr("Versions of this node"))
        view.setMinimumHeight(92)
        self.against.choose(_THEN)
        self._splitter.addWidget(view)
        self._details = self._build_details()
        self._splitter.addWidget(self._details)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setHandleWidth(9)
        self._splitter.setProperty("kind", "bare")
        self._splitter.setSizes([150, 320])
        self.empty.hide()
        self._splitter.hide()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        items = (self.reading, greedy(self.empty), greedy(self._splitter))
        self.setLayout(column(*items, gap=6, margins=(0, 2, 4, 8)))
        self._show_wide(False)

    def _build_details(self) -> QWidget:
        head = row(self.against, STRETCH, self.wide_button, gap=6)
        # Below each other where the panel is narrow.
        buttons = FlowLayout(gap=8)
        for button in (self.restore_button, self.undo_button):
            buttons.addWidget(button)
        items = (head, self.caption, greedy(self.view), self.note, holder(buttons))
        return holder(column(*items, gap=4))

    def _connect(self) -> None:
        desk = self._desk
        desk.selected.connect(self.show_node)
        desk.forest_changed.connect(self._follow)
        desk.past_changed.connect(self._show_buttons)
        self.list.selectionModel().currentChanged.connect(self._changed)
        self.list.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.against.chosen.connect(lambda _name: self._show_version())
        self.restore_button.clicked.connect(self.restore)
        self.undo_button.clicked.connect(self.undo)
        self.wide_button.toggled.connect(self._show_wide)

    def _changed(self, _index: QModelIndex, _before: QModelIndex) -> None:
        self.note.say("")
        self._show_version()

    def _scrolled(self, value: int) -> None:
        if value >= self.list.verticalScrollBar().maximum():
            self._load_more()
