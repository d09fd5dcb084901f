"""The desk: what the window works on. An open forest, the selected node, drafts, findings."""

import logging
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from forest_studio.app.bridge import Bridge
from forest_studio.app.passport.drafts import Drafts, Words
from forest_studio.app.places import Places
from forest_studio.app.tasks import WRITER, Tasks
from forest_studio.core.model.changes import Change
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.events import ForestChanged, IndexStale
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.session import Session

_log = logging.getLogger(__name__)
Outcome = object
"""What came of a change: Applied, Rejected or Conflict, or the ForestError that stopped it."""


class Desk(QObject):
    """Panels hold the desk, read its snapshot and hear its signals; they never hold each other."""

    forest_changed = Signal(object)
    """A ForestChanged, or None when the whole snapshot was read again."""
    selected = Signal(str)
    drafts_changed = Signal()
    findings_changed = Signal()
    index_changed = Signal(str)
    wrote = Signal()
    """A write was answered; what can be undone is another thing now."""
    said = Signal(str, str)
    """A line for the person and its tone."""

    def __init__(self, session: Session, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.tasks = tasks
        self.bridge = Bridge(session.bus, self)
        self.forest: Forest = session.forest
        self.drafts = Drafts()
        self.places = Places()
        self.node = ""
        self.findings: tuple[Finding, ...] = ()
        self.bridge.forest_changed.connect(self._take)
        self.bridge.index_stale.connect(self._tell_stale)
        # Checks read every body; a burst of saves should cost one run.
        self._check_soon = QTimer(self, singleShot=True, interval=250)
        self._check_soon.timeout.connect(self.check)

    def select(self, node: str, remember: bool = True) -> None:
        """Makes a node the one that every panel shows."""
        if node == self.node or node not in self.forest.nodes:
            return
        self.node = node
        if remember:
            self.places.visit(node)
        self.selected.emit(node)

    def go_back(self) -> None:
        """Selects the node before this one."""
        if self.places.can_back:
            self.select(self.places.back(), remember=False)

    def go_forward(self) -> None:
        """Selects the node after this one."""
        if self.places.can_forward:
            self.select(self.places.forward(), remember=False)

    def keep_draft(self, node: str, words: Words) -> None:
        """Keeps what was typed into a passport."""
        draft = self.drafts.get(node)
        base = draft.base if draft else Words.of(self.forest.node(node).passport)
        self.drafts.keep(node, base, words)
        self.drafts_changed.emit()

    def drop_draft(self, node: str) -> None:
        """Forgets what was typed into a passport."""
        self.drafts.drop(node)
        self.drafts_changed.emit()

    def apply(self, change: Change, answered: Callable[[Outcome], None]) -> None:
        """Hands a change to the writer; the answer comes back on the Qt thread."""
        work = partial(self.session.apply, change, token=self)
        self.write(work, answered)

    def write(self, work: Callable[[], Outcome], answered: Callable[[Outcome], None]) -> None:
        """Runs something that writes, in its turn."""

        def told(outcome: Outcome) -> None:
            answered(outcome)
            self.wrote.emit()

        self.tasks.run(lambda _task: work(), told, told, lane=WRITER)

    def check(self) -> None:
        """Looks for problems in the background."""
        self.tasks.run(lambda _task: self.session.findings(), self._found, _log_error, lane="check")

    def refresh(self) -> None:
        """Reads what other programs changed on disk."""
        self.write(self.session.refresh, self._refreshed)

    def close(self) -> None:
        """Stops listening and closes the session."""
        self._check_soon.stop()
        self.bridge.close()
        self.tasks.stop()
        self.session.close()

    def _take(self, event: ForestChanged) -> None:
        before, self.forest = self.forest, event.forest
        for node in self.drafts.nodes:
            self.drafts.move(node, self._id_now(before, node))
        for node in event.nodes:
            if node in self.forest.nodes:
                self.drafts.rebase(node, Words.of(self.forest.node(node).passport))
        self._leave_missing(before)
        self.forest_changed.emit(event)
        self.drafts_changed.emit()
        self._check_soon.start()

    def _leave_missing(self, before: Forest) -> None:
        if self.node and self.node not in self.forest.nodes:
            now = self._id_now(before, self.node)
            self.node = ""
            self.select(now if now in self.forest.nodes else self.forest.root)

    def _id_now(self, before: Forest, node: str) -> str:
        """The id that a node's file has now; a node that is gone keeps its old one."""
        if node in self.forest.nodes or node not in before.nodes:
            return node
        return self.forest.by_path.get(before.node(node).path, node)

    def _refreshed(self, outcome: Outcome) -> None:
        if isinstance(outcome, ForestError):
            self.said.emit(str(outcome), "red")

    def _found(self, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        self.findings_changed.emit()

    def _tell_stale(self, event: IndexStale) -> None:
        self.index_changed.emit(event.reason)


def _log_error(error: ForestError) -> None:
    _log.warning("%s", error)
