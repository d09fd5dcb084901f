"""An open forest: the one writer, the snapshot that everybody reads, search and hunts."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import RLock

from forest_studio.core.bus import Bus
from forest_studio.core.curate.checks import check
from forest_studio.core.curate.plan import plan
from forest_studio.core.curate.planned import Planned, Rejected, reject, reworded
from forest_studio.core.curate.restore import restore_version
from forest_studio.core.curate.revert import RevertConflict, revert_commit
from forest_studio.core.curate.runs import RunName, undo_of_run
from forest_studio.core.curate.undo import Inverse, UndoStack
from forest_studio.core.hunt.base import Navigator, World
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.model.changes import Author, Change, ChangeId, MoveNode, Origin, RenameFile
from forest_studio.core.model.events import (
    ForestChanged,
    ForestLost,
    IndexStale,
)
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.versions import Entry, NodeVersion
from forest_studio.core.model.walk import Step
from forest_studio.core.search.base import Hit, SearchIndex
from forest_studio.core.search.kept_index import KeptIndex
from forest_studio.core.session.hunts import DEFAULT_LIMITS, Hunts
from forest_studio.core.session.outcome import Applied, Outcome, changed_nodes
from forest_studio.core.session.run import Run
from forest_studio.core.session.signer import signer
from forest_studio.core.store.drafts import Drafts
from forest_studio.core.store.following import Follower
from forest_studio.core.store.history import History
from forest_studio.core.store.maintenance import Upkeep, maintain
from forest_studio.core.store.merges import merge_in
from forest_studio.core.store.repository import CommittedAll, Conflict, Repository
from forest_studio.core.store.runs import blob_at_head, run_commits
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.trail_store import TrailStore

Progress = Callable[[int, int], None]
HOLDS_ANYWAY = (MoveNode, RenameFile, ChangeId)
"""Changes that mean the same after someone has edited the texts of the files concerned."""


class Session:
    """A forest that is open for reading, editing and hunting; every method may be called on any
    thread, and edits wait for one another."""

    def __init__(
        self, repository: Repository, forest: Forest, bus: Bus, index_in_memory: bool = False
    ) -> None:
        self.repository = repository
        self.bus = bus
        self._forest = forest
        self._writing = RLock()
        self._undo = UndoStack()
        self._hunts = Hunts(repository, bus)
        self._index = KeptIndex(
            lambda: self._forest,
            None if index_in_memory else lambda: repository.cache_dir / "search",
            lambda reason: bus.publish(IndexStale(reason)),
        )
        self._found: tuple[Forest, tuple[Finding, ...]] | None = None
        self._history: History | None = None
        self._drafts: Drafts | None = None
        self._follower: Follower | None = None
        self._read_at = time.time()

    @classmethod
    def open(
        cls,
        path: Path,
        bus: Bus | None = None,
        index_in_memory: bool = False,
        progress: Progress | None = None,
    ) -> "Session":
        """Opens the forest in a folder of a git repository; raises BrokenForest or StorageError.

        The search index is opened with the first search, so that opening stays quick.
        """
        repository = Repository.open(path)
        began = time.time()
        forest = repository.read(progress=progress)
        session = cls(repository, forest, bus or Bus(), index_in_memory)
        session._read_at = began
        return session

    @property
    def forest(self) -> Forest:
        """The current snapshot."""
        return self._forest

    def close(self) -> None:
        """Stops following the disk and lets go of index and drafts; the forest itself holds
        nothing open."""
        self.unfollow()
        if self._drafts is not None:
            self._drafts.close()
        self._index.close()

    def maintain(self, idle: Callable[[], bool] = lambda: True) -> Upkeep:
        """Packs what git keeps loose, when there is much of it and for as long as ``idle`` says so.

        For a worker thread; it is quick when there is nothing to do. Raises StorageError.
        """
        return maintain(self.repository.git_dir, idle) if self.repository.writable else Upkeep()

    # Editing

    def author(self) -> Author:
        """Who signs edits: git's own user, else the settings', else the user of this computer."""
        return signer(self.repository)

    def apply(
        self,
        change: Change,
        author: Author | None = None,
        token: object = None,
        message: str = "",
        *,
        run: RunName | None = None,
    ) -> Outcome:
        """Plans a change, commits it and replaces the snapshot.

        ``token`` comes back in the event, so that an editor knows its own echo. ``message`` takes
        the place of the commit's subject, and of the label in undo. What is applied with one
        ``run`` can be taken back as a whole. Raises Busy, ReadOnly, StorageError.
        """
        with self._writing:
            planned, outcome = self._write(change, author or self.author(), token, message, run)
            if planned is not None:
                self._undo.did(planned.inverse)
            return outcome

    @property
    def can_undo(self) -> str:
        """Label of what undo would take back, empty when there is nothing."""
        last = self._undo.next_undo()
        return last.label.removeprefix("Undo: ") if last else ""

    @property
    def can_redo(self) -> str:
        """Label of what redo would do again, empty when there is nothing."""
        last = self._undo.next_redo()
        return last.label.removeprefix("Redo: ") if last else ""

    def undo(self, author: Author | None = None, token: object = None) -> Outcome:
        """Takes back the newest edit of this session, as a new commit."""
        with self._writing:
            change = self._undo.next_undo()
            return self._restore(change, self._undo.undid, self._undo.done, author, token)

    def redo(self, author: Author | None = None, token: object = None) -> Outcome:
        """Does again what was undone last, as a new commit."""
        with self._writing:
            change = self._undo.next_redo()
            return self._restore(change, self._undo.redid, self._undo.undone, author, token)

    def _restore(
        self,
        change: Inverse | None,
        moved: Callable[[Inverse], None],
        stack: list[Inverse],
        author: Author | None,
        token: object,
    ) -> Outcome:
        if change is None:
            return reject("nothing-to-undo", "there is nothing to go back to", "Edit something")
        planned, outcome = self._write(change, author or self.author(), token)
        if planned is not None:
            moved(planned.inverse)
        else:
            stack.pop()  # It can never succeed any more, and would bar the way to what is below.
        return outcome

    def plan(self, change: Change) -> Planned | Rejected:
        """What a change would write, or why not; nothing is written. Raises StorageError."""
        forest = self._forest
        return plan(forest, change, partial(self.repository.attachments, nodes=forest.by_path))

    def _write(
        self,
        change: Change,
        author: Author,
        token: object,
        message: str = "",
        run: RunName | None = None,
    ) -> tuple[Planned | None, Outcome]:
        planned = self.plan(change)
        if isinstance(planned, Rejected):
            return None, planned
        planned = reworded(planned, message)
        others_wrote = self.repository.head() != self._forest.commit
        done = self._commit(planned, author, run)
        if isinstance(done, Conflict):
            self.refresh()
            again = self.plan(change) if isinstance(change, HOLDS_ANYWAY) else planned
            if again == planned or isinstance(again, Rejected):
                return None, done
            # Moves don't depend on the texts that were edited meanwhile.
            planned = reworded(again, message)
            others_wrote = self.repository.head() != self._forest.commit
            done = self._commit(planned, author, run)
            if isinstance(done, Conflict):
                return None, done
        nodes = self._follow(planned, done, others_wrote)
        self.bus.publish(
            ForestChanged(
                self._forest, nodes, (change,), done.commit, author.origin, planned.message, token
            )
        )
        return planned, Applied(done.commit, planned.message, nodes)

    def _commit(
        self, planned: Planned, author: Author, run: RunName | None
    ) -> CommittedAll | Conflict:
        return self.repository.commit_all(
            planned.writes,
            author,
            planned.message,
            planned.operation,
            trailers=None if run is None else run.trailers,
        )

    def _follow(self, planned: Planned, done: CommittedAll, others_wrote: bool) -> tuple[str, ...]:
        """Takes the snapshot and the index to what was written; returns the nodes concerned."""
        old = self._forest
        if others_wrote:
            self._forest = self.repository.read()
            touched = [*planned.nodes, *changed_nodes(old, self._forest)]
        else:
            paths = (*done.blobs, *done.outside)
            self._forest = self.repository.reread(old, paths)
            touched = [*planned.nodes]
            if done.outside or len(paths) > 1 or not touched:
                touched += changed_nodes(old, self._forest)
        known = (old.nodes, self._forest.nodes)
        nodes = tuple(i for i in dict.fromkeys(touched) if any(i in nodes for nodes in known))
        self._index.follow(nodes)
        return nodes

    # Runs

    @contextmanager
    def run(self, label: str, author: Author | None = None) -> Iterator[Run]:
        """Edits that belong together: each is a commit, and ``undo_run`` takes all back at once."""
        yield Run(self, RunName(label), author)

    def undo_run(self, run: str, author: Author | None = None, token: object = None) -> Outcome:
        """Takes back every commit of a run as one commit, and keeps what was edited since.

        A Conflict names the files where that can't be told apart; then nothing is written.
        Raises Busy, ReadOnly, StorageError.
        """
        with self._writing:
            self.refresh()
            change = undo_of_run(
                self._forest,
                run_commits(self.repository, run),
                partial(blob_at_head, self.repository),
                self._forest.texts.data,
                partial(merge_in, self.repository.git_dir),
            )
            if isinstance(change, Rejected | Conflict):
                return change
            return self.apply(change, author, token)

    def refresh(self) -> bool:
        """Reads the disk again; tells the bus, and returns True, when something had changed."""
        with self._writing:
            changed = self._take_in(self.repository.read())
        self._index.follow(())
        return changed

    def _take_in(self, new: Forest, always: bool = False) -> bool:
        old = self._forest
        nodes = changed_nodes(old, new)
        same = not nodes and new.commit == old.commit and new.manifest == old.manifest
        if same and not always:
            return False
        self._forest = new
        # Many files take a while to index: searches wait for that, writers need not.
        self._index.note(nodes)
        label = "Changed outside of Forest Studio"
        self.bus.publish(ForestChanged(new, nodes, (), new.commit, Origin.OUTSIDE, label))
        return True

    # Other programs, and crashes

    def follow_disk(self) -> None:
        """Begins to watch the forest's files and branches: what other programs do there becomes a
        ForestChanged of origin OUTSIDE within about a second, beginning with what they did since
        the forest was read. ForestLost tells when the forest's folder has vanished.
        """
        with self._writing:
            if self._follower is None:
                self._follower = Follower(
                    self.repository, lambda: self._forest, self._exchange, self._lose, self._read_at
                )
                self._follower.start()

    def unfollow(self) -> None:
        """Ends the watching; ``refresh`` reads the disk all the same."""
        with self._writing:
            follower, self._follower = self._follower, None
        if follower is not None:
            follower.stop()

    def _exchange(self, seen: Forest, new: Forest, always: bool) -> bool:
        with self._writing:
            if self._follower is None:
                return True  # It ended meanwhile.
            if self._forest is not seen:
                return False
            if new is not seen or always:
                self._take_in(new, always)
        self._index.follow(())
        return True

    def _lose(self, reason: str) -> None:
        self.bus.publish(ForestLost(reason))

    @property
    def drafts(self) -> Drafts:
        """Words that were typed and not saved, kept where a crash can't reach them."""
        with self._writing:
            if self._drafts is None:
                self._drafts = Drafts(self.repository.cache_dir / "drafts")
            return self._drafts

    # History

    @property
    def history(self) -> History:
        """The commits of this forest; ``history.update()`` takes in the newest before reading."""
        if self._history is None:
            self._history = History(self.repository)
        return self._history

    def restore(
        self, version: NodeVersion, author: Author | None = None, token: object = None
    ) -> Outcome:
        """Gives a node the text of an earlier version, as a new commit.

        The file is written where the node is now, or where it was when it was deleted.
        Raises Busy, ReadOnly, StorageError.
        """
        with self._writing:
            text = self.history.version_text(version)
            change = restore_version(self._forest, version, text)
            if isinstance(change, Rejected):
                return change
            return self.apply(change, author, token)

    def revert(
        self, entry: Entry, author: Author | None = None, token: object = None
    ) -> Outcome | RevertConflict:
        """Undoes a commit made by anyone, as a new commit which keeps what was edited since.

        A RevertConflict has both texts and means that nothing was written.
        Raises Busy, ReadOnly, StorageError.
        """
        with self._writing:
            changes = self.history.changes(entry.commit)
            merge = partial(merge_in, self.repository.git_dir)
            change = revert_commit(self._forest, entry, changes, self.history.data, merge)
            if isinstance(change, Rejected | RevertConflict):
                return change
            return self.apply(change, author, token)

    # Looking

    def findings(self) -> tuple[Finding, ...]:
        """What is wrong with the snapshot; looked for once."""
        forest = self._forest
        if self._found is None or self._found[0] is not forest:
            self._found = (forest, check(forest))
        return self._found[1]

    @property
    def index(self) -> SearchIndex:
        """The search index, opened at its first use; raises SearchError."""
        return self._index.ready()

    def open_index(self, progress: Progress | None = None) -> SearchIndex:
        """Makes the index fit the snapshot, which may take a while the first time."""
        return self._index.ready(progress)

    def search(self, text: str, limit: int = 20) -> tuple[Hit, ...]:
        """The best hits for a query in words and filters; raises SearchError."""
        return self.index.search(self._forest, text, limit)

    # Hunting

    @property
    def trails(self) -> TrailStore:
        """The hunts that were recorded in this forest."""
        return self._hunts.trails()

    def hunt(
        self,
        question: str,
        navigator: str | Navigator = "forager",
        *,
        seed: int = 0,
        limits: Limits = DEFAULT_LIMITS,
        record: bool = True,
        on_step: Callable[[Step], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Trail:
        """Walks a question through the current snapshot; later edits don't reach the hunt.

        A trail that can't be recorded is returned all the same. Raises HuntError, SearchError, and
        ModelError where the navigator needs a model and none is configured.
        """
        return self._hunts.hunt(
            question,
            navigator,
            lambda: World(self._forest, self.index),
            seed=seed,
            limits=limits,
            record=record,
            on_step=on_step,
            cancelled=cancelled,
        )

    def record(self, trail: Trail) -> str:
        """Commits a trail to the branch of trails and returns its name; raises StorageError."""
        return self._hunts.record(trail)
