"""An open forest: the one writer, the snapshot that everybody reads, search and hunts."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from forest_studio.core.bus import Bus
from forest_studio.core.curate.checks import check
from forest_studio.core.curate.planned import Planned, Rejected
from forest_studio.core.curate.restore import restore_version
from forest_studio.core.curate.runs import RunName
from forest_studio.core.curate.take_back import RevertConflict
from forest_studio.core.hunt.base import HeatOf, Navigator, World
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.hunt.meaning.embedders import chosen_embedder
from forest_studio.core.model.changes import Author, Change
from forest_studio.core.model.events import (
    ForestLost,
    IndexStale,
)
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.versions import Entry, NodeVersion
from forest_studio.core.model.walk import Step
from forest_studio.core.search.base import Hit, SearchIndex
from forest_studio.core.search.kept_index import KeptIndex
from forest_studio.core.session.entry_index import EntryIndex
from forest_studio.core.session.heat import ForestHeat, usual_heat
from forest_studio.core.session.hunts import DEFAULT_LIMITS, Hunts
from forest_studio.core.session.outcome import Outcome
from forest_studio.core.session.run import Run
from forest_studio.core.session.shortcuts import Shortcuts
from forest_studio.core.session.signer import signer
from forest_studio.core.session.snapshot_keeper import SnapshotKeeper
from forest_studio.core.session.taking_back import reverting, undoing_run
from forest_studio.core.session.trail_reading import TrailReading
from forest_studio.core.session.writer import Writer
from forest_studio.core.store.drafts.drafts import Drafts
from forest_studio.core.store.following.following import Follower
from forest_studio.core.store.history.history import History
from forest_studio.core.store.repository import Repository
from forest_studio.core.store.upkeep.maintenance import Upkeep, maintain
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.trail_store import TrailStore

Progress = Callable[[int, int], None]


class Session:
    """A forest that is open for reading, editing and hunting; every method may be called on any
    thread, and edits wait for one another."""

    def __init__(
        self, repository: Repository, forest: Forest, bus: Bus, index_in_memory: bool = False
    ) -> None:
        self.repository = repository
        self.bus = bus
        self._reading = TrailReading(repository, lambda: self.trails)
        self.heat = ForestHeat(self._reading, lambda: self.forest, lambda: self.history)
        """What earlier hunts left; ``heat.refresh()`` reads new trails, on a worker."""
        self.shortcuts = Shortcuts(self)
        self._hunts = Hunts(repository, bus, self.heat.learn)
        self._index = KeptIndex(
            lambda: self.forest,
            None if index_in_memory else lambda: repository.cache_dir / "search",
            lambda reason: bus.publish(IndexStale(reason)),
        )
        self._entries = EntryIndex(
            chosen_embedder,
            None if index_in_memory else lambda: repository.cache_dir / "vectors",
        )
        self._writer = Writer(repository, forest, bus, self._index)
        self._found: tuple[Forest, tuple[Finding, ...]] | None = None
        self._history: History | None = None
        self._drafts: Drafts | None = None
        self._follower: Follower | None = None
        self._keeper = SnapshotKeeper(repository)
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
        session._keeper.begin()
        return session

    @property
    def forest(self) -> Forest:
        """The current snapshot."""
        return self._writer.forest

    def close(self) -> None:
        """Stops following the disk and lets go of index and drafts; the forest itself holds
        nothing open."""
        self.unfollow()
        self._keeper.hurry()
        self.heat.close()
        if self._drafts is not None:
            self._drafts.close()
        self._index.close()

    def maintain(self, idle: Callable[[], bool] = lambda: True) -> Upkeep:
        """Packs what git keeps loose, when there is much of it and for as long as ``idle`` says so;
        keeps a snapshot of what was read last, when that is due.

        For a worker thread; it is quick when there is nothing to do. Raises StorageError.
        """
        self.repository.keep_snapshot()
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
        return self._writer.apply(change, author or self.author(), token, message, run)

    @property
    def can_undo(self) -> str:
        """Label of what undo would take back, empty when there is nothing."""
        last = self._writer.undo_stack.next_undo()
        return last.label.removeprefix("Undo: ") if last else ""

    @property
    def can_redo(self) -> str:
        """Label of what redo would do again, empty when there is nothing."""
        last = self._writer.undo_stack.next_redo()
        return last.label.removeprefix("Redo: ") if last else ""

    def undo(self, author: Author | None = None, token: object = None) -> Outcome:
        """Takes back the newest edit of this session, as a new commit."""
        return self._writer.undo(author or self.author(), token)

    def redo(self, author: Author | None = None, token: object = None) -> Outcome:
        """Does again what was undone last, as a new commit."""
        return self._writer.redo(author or self.author(), token)

    def plan(self, change: Change) -> Planned | Rejected:
        """What a change would write, or why not; nothing is written. Raises StorageError."""
        return self._writer.plan(change)

    # Runs

    @contextmanager
    def run(self, label: str, author: Author | None = None) -> Iterator[Run]:
        """Edits that belong together: each is a commit, and ``undo_run`` takes all back at once."""
        yield Run(self, RunName(label), author)

    def undo_run(
        self, run: str, author: Author | None = None, token: object = None
    ) -> Outcome | RevertConflict:
        """Takes back every commit of a run as one commit, and keeps what was edited since.

        A RevertConflict names the files where that can't be told apart; then nothing is written.
        Raises Busy, ReadOnly, StorageError.
        """
        with self._writer.lock:
            self.refresh()
            change = undoing_run(self.repository, self.forest, self.history, run)
            if isinstance(change, Rejected | RevertConflict):
                return change
            return self.apply(change, author, token)

    def refresh(self) -> bool:
        """Reads the disk again; tells the bus, and returns True, when something had changed."""
        return self._writer.refresh()

    # Other programs, and crashes

    def follow_disk(self) -> None:
        """Begins to watch the forest's files and branches: what other programs do there becomes a
        ForestChanged of origin OUTSIDE within about a second, beginning with what they did since
        the forest was read. ForestLost tells when the forest's folder has vanished.
        """
        with self._writer.lock:
            if self._follower is None:
                self._follower = Follower(
                    self.repository, lambda: self.forest, self._exchange, self._lose, self._read_at
                )
                self._follower.start()

    def unfollow(self) -> None:
        """Ends the watching; ``refresh`` reads the disk all the same."""
        with self._writer.lock:
            follower, self._follower = self._follower, None
        if follower is not None:
            follower.stop()

    def _exchange(self, seen: Forest, new: Forest, always: bool) -> bool:
        with self._writer.lock:
            if self._follower is None:
                return True  # It ended meanwhile.
            if self.forest is not seen:
                return False
            if new is not seen or always:
                self._writer.take_in(new, always)
        self._index.follow(())
        return True

    def _lose(self, reason: str) -> None:
        self.bus.publish(ForestLost(reason))

    @property
    def drafts(self) -> Drafts:
        """Words that were typed and not saved, kept where a crash can't reach them."""
        with self._writer.lock:
            if self._drafts is None:
                folder = self.repository.cache_dir
                within = folder.is_relative_to(self.repository.git_dir)
                below = self.repository.git_dir if within else None
                self._drafts = Drafts(folder / "drafts", below)
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
        with self._writer.lock:
            text = self.history.version_text(version)
            change = restore_version(self.forest, version, text)
            if isinstance(change, Rejected):
                return change
            return self.apply(change, author, token)

    def revert(
        self, entry: Entry, author: Author | None = None, token: object = None
    ) -> Outcome | RevertConflict:
        """Undoes a commit made by anyone, as one new commit which keeps what was edited since.

        A RevertConflict names the files with both texts and means that nothing was written.
        Raises Busy, ReadOnly, StorageError.
        """
        with self._writer.lock:
            self.refresh()
            change = reverting(self.repository, self.forest, entry)
            if isinstance(change, Rejected | RevertConflict):
                return change
            return self.apply(change, author, token)

    # Looking

    def findings(self) -> tuple[Finding, ...]:
        """What is wrong with the snapshot; looked for once."""
        forest = self.forest
        if self._found is None or self._found[0] is not forest:
            self._found = (forest, check(forest))
        return self._found[1]

    @property
    def index(self) -> SearchIndex:
        """The search index, opened at its first use; raises SearchError."""
        return self._index.ready()

    def open_index(self, progress: Progress | None = None) -> SearchIndex:
        """Makes the index fit the snapshot, which may take a while the first time.

        So do the vectors of its pages, where an embedder is chosen. Raises SearchError, ModelError.
        """
        index = self._index.ready(progress)
        self._entries.over(index, self.forest, progress)
        return index

    def search(self, text: str, limit: int = 20) -> tuple[Hit, ...]:
        """The best hits for a query in words and filters; raises SearchError."""
        return self.index.search(self.forest, text, limit)

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
        between_steps: Callable[[], None] | None = None,
        heat: HeatOf | str | None = None,
    ) -> Trail:
        """Walks a question through the current snapshot; later edits don't reach the hunt.

        ``heat`` takes the place of what earlier hunts left, by the user's settings: a heat,
        ``no_heat`` for none, or the kind as the settings call it.

        ``between_steps`` may hold it, see ``hunt.loop.run``. A trail that can't be recorded is
        returned all the same. Raises HuntError, SearchError, and ModelError where the navigator
        needs a model and none is configured.
        """

        def world() -> World:
            forest = self.forest
            kind = heat if isinstance(heat, str) else ""
            return World(
                forest,
                self._entries.over(self.index, forest),
                heat=heat if callable(heat) else usual_heat(self.heat, question, kind),
            )

        return self._hunts.hunt(
            question,
            navigator,
            world,
            seed=seed,
            limits=limits,
            record=record,
            on_step=on_step,
            cancelled=cancelled,
            between_steps=between_steps,
        )

    def record(self, trail: Trail) -> str:
        """Commits a trail to the branch of trails and returns its name; raises StorageError."""
        return self._hunts.record(trail)

    def merge_trails(self) -> int:
        """Takes in the trails of other clones as they were fetched last; how many files came.

        Raises StorageError.
        """
        count = self._hunts.merge()
        self.heat.catch_up()
        return count
