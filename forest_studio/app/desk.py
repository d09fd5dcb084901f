"""The desk: what the window works on. An open forest, the selected node, drafts, findings."""

import logging
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from forest_studio.app.bridge import Bridge
from forest_studio.app.drafts.draft_follower import DraftFollower, id_now
from forest_studio.app.drafts.draft_keeper import DraftKeeper
from forest_studio.app.heat.learnt import Learnt
from forest_studio.app.memory import Memory
from forest_studio.app.passport.drafts import Drafts, Words
from forest_studio.app.places import Places
from forest_studio.app.tasks import WRITER, Tasks
from forest_studio.app.words.engine_texts import error_text, label_text
from forest_studio.app.words.translation import translate
from forest_studio.core.curate.planned import reject
from forest_studio.core.model.changes import Change, Origin
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.events import ForestChanged, ForestLost, IndexStale
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.versions import Entry
from forest_studio.core.session import Applied, Session
from forest_studio.core.store.writing.merges import merge_in

_log = logging.getLogger(__name__)
Outcome = object
"""What came of a change: Applied, Rejected or Conflict, or the ForestError that stopped it."""


class Desk(QObject):
    """Panels hold the desk, read its snapshot and hear its signals; they never hold each other."""

    forest_changed = Signal(object)
    """A ForestChanged, or None when the whole snapshot was read again."""
    selected = Signal(str)
    drafts_changed = Signal()
    draft_replaced = Signal(str)
    """Unsaved words of a node changed, and not by typing."""
    node_gone = Signal(object)
    """A Gone: somebody else deleted a node that is on the screen or holds unsaved words."""
    lost = Signal(str)
    """Why the forest can't be reached; empty when it is there again."""
    past_changed = Signal()
    """The window shows the forest as it was, or again as it is."""
    findings_changed = Signal()
    index_changed = Signal(str)
    wrote = Signal()
    """A write was answered; what can be undone is another thing now."""
    said = Signal(str, str)
    """A line for the person and its tone."""
    left = Signal()
    """Nobody looks at this desk any more: nothing may be begun for it."""

    def __init__(self, session: Session, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.tasks = tasks
        self.memory: Memory | None = None
        """Where the window remembers things between two starts; None forgets them."""
        self.bridge = Bridge(session.bus, self)
        self.forest: Forest = session.forest
        self.past: Entry | None = None
        """The commit whose forest is shown in place of the present one, for reading only."""
        self._now = self.forest
        self._own = DraftFollower(partial(merge_in, session.repository.git_dir))
        self.drafts = self._own.drafts
        self.underneath = self._own.underneath
        self.keeper = DraftKeeper(self)
        self.places = Places()
        self.node = ""
        self._missed: tuple[str, str] | None = None
        """A node that another time does not have, and the one that is shown in its place."""
        self.lost_reason = ""
        self.findings: tuple[Finding, ...] = ()
        self.bridge.forest_changed.connect(self._take)
        self.bridge.forest_lost.connect(self._lose)
        self.bridge.index_stale.connect(self._tell_stale)
        # Checks read every body; a burst of saves should cost one run.
        self._check_soon = QTimer(self, singleShot=True, interval=250)
        self._check_soon.timeout.connect(self.check)
        self.learnt = Learnt(self)

    @property
    def writable(self) -> bool:
        """Whether anything can be edited now."""
        return self.past is None and self.session.repository.writable

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
        self._own.tidy(node)
        self.drafts_changed.emit()

    def keep_body(self, node: str, base: str, text: str) -> None:
        """Keeps what was typed into a body that was ``base`` before."""
        self.drafts.keep_body(node, base, text)
        self.drafts_changed.emit()

    def drop_body(self, node: str) -> None:
        """Forgets what was typed into a body."""
        self.drafts.drop_body(node)
        self._own.tidy(node)
        self.drafts_changed.emit()

    def drop_all(self, node: str) -> None:
        """Forgets everything that was typed into a node."""
        self.drafts.drop_body(node)
        self.drop_draft(node)

    def replace_draft(self, node: str) -> None:
        """Tells that the words of a node were changed by other means than typing."""
        self._own.tidy(node)
        self.drafts_changed.emit()
        self.draft_replaced.emit(node)

    def rebase_body(self, node: str, now: str, base: str | None = None) -> None:
        """Takes a typed body to what the saved one has become."""
        self._own.rebase_body(node, now, base)

    def apply(self, change: Change, answered: Callable[[Outcome], None], message: str = "") -> None:
        """Hands a change to the writer; the answer comes back on the Qt thread.

        ``message`` takes the place of the commit's subject.
        """
        work = partial(self.session.apply, change, token=self, message=message)
        self.write(work, answered)

    def write(self, work: Callable[[], Outcome], answered: Callable[[Outcome], None]) -> None:
        """Runs something that writes, in its turn; not while the past is shown."""

        def told(outcome: Outcome) -> None:
            # First, so that whoever asked may say it in other words.
            if isinstance(outcome, Applied):
                self.said.emit(
                    translate("Desk", "Saved: {0}").format(label_text(outcome.label)), "small"
                )
            answered(outcome)
            self.wrote.emit()

        if self.past is not None:
            told(_not_in_the_past())
            return
        self.tasks.run(lambda _task: work(), told, told, lane=WRITER)

    def check(self) -> None:
        """Looks for problems in the background."""
        self.tasks.run(lambda _task: self.session.findings(), self._found, _log_error, lane="check")

    def refresh(self) -> None:
        """Reads what other programs changed on disk."""
        work = self.session.refresh
        self.tasks.run(lambda _task: work(), self._refreshed, self._refreshed, lane=WRITER)

    def close(self) -> None:
        """Stops listening, keeps the unsaved words for another time and closes the session.

        The last in the background: it waits for whoever watches the disk.
        """
        self.leave()
        self.tasks.write(self.session.close)

    def leave(self) -> None:
        """Stops listening and keeps the unsaved words; the session stays open for another desk."""
        self.left.emit()
        self._check_soon.stop()
        self.learnt.stop()
        self.bridge.close()
        self.tasks.stop()
        self.keeper.close()

    def take_over(self, before: "Desk") -> None:
        """Goes on, in the present, where another desk of the same session left."""
        self._own = before._own
        self.drafts, self.underneath = self._own.drafts, self._own.underneath
        self.places, self.findings = before.places, before.findings
        self.lost_reason = before.lost_reason
        self.learnt.inherit(before.learnt)
        self.keeper.inherit(before.keeper)
        # The keeper of the words learns what is there to keep.
        self.drafts_changed.emit()

    # The past

    def show_past(self, entry: Entry, forest: Forest) -> None:
        """Shows the forest as a commit left it; unsaved words wait in the present."""
        self.past = entry
        # The words of the present would be laid over texts that they never started from.
        self.drafts = Drafts()
        self._show(forest)

    def show_present(self) -> None:
        """Shows the forest as it is, and the unsaved words again."""
        if self.past is not None:
            self.past = None
            self.drafts = self._own.drafts
            self._show(self._now)

    def _show(self, forest: Forest) -> None:
        before, self.forest = self.forest, forest
        here = self.node
        self._leave_missing(before)
        if self.node != here:
            self._missed = (here, self.node)
        elif self._missed is not None and self._missed[0] in forest.nodes:
            missed, instead = self._missed
            self._missed = None
            if self.node == instead:
                self.select(missed)
        self.past_changed.emit()
        self.forest_changed.emit(None)
        self.drafts_changed.emit()

    @property
    def unsaved(self) -> Drafts:
        """The unsaved words of the present, also while the past is shown."""
        return self._own.drafts

    # What happens

    def _take(self, event: ForestChanged) -> None:
        before, self._now = self._now, event.forest
        if self.lost_reason and event.origin is Origin.OUTSIDE:
            self.lost_reason = ""
            self.lost.emit("")
        self._own.follow(before, event, own=event.token is self)
        gone = self._own.gone(before, event, self.node)
        self._check_soon.start()
        if self.past is None:
            self.forest = event.forest
            self._leave_missing(before)
            self.forest_changed.emit(event)
            self.drafts_changed.emit()
        for node in gone:
            self.node_gone.emit(node)

    def _leave_missing(self, before: Forest) -> None:
        if self.node and self.node not in self.forest.nodes:
            now = id_now(before, self.forest, self.node)
            self.node = ""
            self.select(now if now in self.forest.nodes else self.forest.root)

    def _lose(self, event: ForestLost) -> None:
        self.lost_reason = event.reason
        self.lost.emit(event.reason)

    def _refreshed(self, outcome: Outcome) -> None:
        if isinstance(outcome, ForestError):
            self.said.emit(error_text(outcome), "red")

    def _found(self, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        self.findings_changed.emit()

    def _tell_stale(self, event: IndexStale) -> None:
        self.index_changed.emit(event.reason)


def _not_in_the_past() -> Outcome:
    return reject(
        "in-the-past",
        translate("Desk", "the window shows the forest as it was, which can only be read"),
        translate("Desk", "Go back to now first"),
    )


def _log_error(error: ForestError) -> None:
    _log.warning("%s", error)
