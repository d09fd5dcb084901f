"""The one writer: plans a change, commits it, and replaces the snapshot that everybody reads."""

from collections.abc import Callable
from functools import partial
from threading import RLock

from forest_studio.core.bus import Bus
from forest_studio.core.curate.plan import plan
from forest_studio.core.curate.planned import Planned, Rejected, reject, reworded
from forest_studio.core.curate.runs import RunName
from forest_studio.core.curate.undo import Inverse, UndoStack
from forest_studio.core.model.changes import Author, Change, ChangeId, MoveNode, Origin, RenameFile
from forest_studio.core.model.events import ForestChanged
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.kept_index import KeptIndex
from forest_studio.core.session.outcome import Applied, Outcome, changed_nodes
from forest_studio.core.store.repository import CommittedAll, Conflict, Repository

HOLDS_ANYWAY = (MoveNode, RenameFile, ChangeId)
"""Changes that mean the same after someone has edited the texts of the files concerned."""


class Writer:
    """Holds the current snapshot; edits wait for one another at ``lock``."""

    def __init__(self, repository: Repository, forest: Forest, bus: Bus, index: KeptIndex) -> None:
        self.lock = RLock()
        self.forest = forest
        self.undo_stack = UndoStack()
        self._repository = repository
        self._bus = bus
        self._index = index

    def apply(
        self,
        change: Change,
        author: Author,
        token: object,
        message: str,
        run: RunName | None,
    ) -> Outcome:
        """See Session.apply."""
        with self.lock:
            return self._write(change, author, self.undo_stack.did, token, message=message, run=run)

    def undo(self, author: Author, token: object = None) -> Outcome:
        """Takes back the newest edit, as a new commit."""
        with self.lock:
            stack = self.undo_stack
            return self._restore(stack.next_undo(), stack.undid, stack.done, author, token)

    def redo(self, author: Author, token: object = None) -> Outcome:
        """Does again what was undone last, as a new commit."""
        with self.lock:
            stack = self.undo_stack
            return self._restore(stack.next_redo(), stack.redid, stack.undone, author, token)

    def plan(self, change: Change) -> Planned | Rejected:
        """What a change would write, or why not; nothing is written. Raises StorageError."""
        forest = self.forest
        return plan(forest, change, partial(self._repository.attachments, nodes=forest.by_path))

    def take_in(self, new: Forest, always: bool = False) -> bool:
        """Replaces the snapshot by what others wrote; tells the bus, and returns True, when that
        differs, or ``always``."""
        old = self.forest
        nodes = changed_nodes(old, new)
        same = not nodes and new.commit == old.commit and new.manifest == old.manifest
        if same and not always:
            return False
        self.forest = new
        # Many files take a while to index: searches wait for that, writers need not.
        self._index.note(nodes)
        label = "Changed outside of Forest Studio"
        self._bus.publish(ForestChanged(new, nodes, (), new.commit, Origin.OUTSIDE, label))
        return True

    def refresh(self) -> bool:
        """Reads the disk again; see Session.refresh."""
        with self.lock:
            changed = self.take_in(self._repository.read())
        self._index.follow(())
        return changed

    def _restore(
        self,
        change: Inverse | None,
        moved: Callable[[Inverse], None],
        stack: list[Inverse],
        author: Author,
        token: object,
    ) -> Outcome:
        if change is None:
            return reject("nothing-to-undo", "there is nothing to go back to", "Edit something")
        outcome = self._write(change, author, moved, token)
        if not isinstance(outcome, Applied):
            stack.pop()  # It can never succeed any more, and would bar the way to what is below.
        return outcome

    def _write(
        self,
        change: Change,
        author: Author,
        remember: Callable[[Inverse], None],
        token: object,
        *,
        message: str = "",
        run: RunName | None = None,
    ) -> Outcome:
        planned = self.plan(change)
        if isinstance(planned, Rejected):
            return planned
        planned = reworded(planned, message)
        others_wrote = self._others_wrote()
        done = self._commit(planned, author, run)
        if isinstance(done, Conflict):
            self.refresh()
            again = self.plan(change) if isinstance(change, HOLDS_ANYWAY) else planned
            if again == planned or isinstance(again, Rejected):
                return done
            # Moves don't depend on the texts that were edited meanwhile.
            planned = reworded(again, message)
            others_wrote = self._others_wrote()
            done = self._commit(planned, author, run)
            if isinstance(done, Conflict):
                return done
        nodes = self._follow(planned, done, others_wrote)
        # Whoever hears of the change may ask at once what can be undone.
        remember(planned.inverse)
        origin = author.origin
        self._bus.publish(
            ForestChanged(
                self.forest, nodes, (change,), done.commit, origin, planned.message, token
            )
        )
        return Applied(done.commit, planned.message, nodes)

    def _others_wrote(self) -> bool:
        return self._repository.head() != self.forest.commit

    def _commit(
        self, planned: Planned, author: Author, run: RunName | None
    ) -> CommittedAll | Conflict:
        return self._repository.commit_all(
            planned.writes,
            author,
            planned.message,
            planned.operation,
            trailers=None if run is None else run.trailers,
        )

    def _follow(self, planned: Planned, done: CommittedAll, others_wrote: bool) -> tuple[str, ...]:
        """Takes the snapshot and the index to what was written; returns the nodes concerned."""
        old = self.forest
        if others_wrote:
            self.forest = self._repository.read()
            touched = [*planned.nodes, *changed_nodes(old, self.forest)]
        else:
            paths = (*done.blobs, *done.outside)
            self.forest = self._repository.reread(old, paths)
            touched = [*planned.nodes]
            if done.outside or len(paths) > 1 or not touched:
                touched += changed_nodes(old, self.forest)
        known = (old.nodes, self.forest.nodes)
        nodes = tuple(i for i in dict.fromkeys(touched) if any(i in nodes for nodes in known))
        self._index.follow(nodes)
        return nodes
