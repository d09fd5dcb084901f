"""An open forest: the one writer, the snapshot that everybody reads, search and hunts."""

import getpass
import logging
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import RLock
from uuid import uuid4

from forest_studio.core import settings
from forest_studio.core.bus import Bus
from forest_studio.core.curate.checks import check
from forest_studio.core.curate.plan import plan
from forest_studio.core.curate.planned import Planned, Rejected, reject
from forest_studio.core.curate.samples import open_sample_copy, plant_sample
from forest_studio.core.curate.undo import UndoStack
from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.loop import Limits, run
from forest_studio.core.hunt.navigators import NAVIGATORS
from forest_studio.core.model.changes import Author, Change, Origin, RestoreText
from forest_studio.core.model.errors import HuntError, StorageError
from forest_studio.core.model.events import ForestChanged, HuntEnded, IndexStale, StepTaken
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Step
from forest_studio.core.search.base import Hit, SearchIndex
from forest_studio.core.search.kept_index import KeptIndex
from forest_studio.core.store.repository import Committed, Conflict, Repository
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.trail_store import BRANCH, TrailStore

__all__ = [
    "Applied",
    "Conflict",
    "Outcome",
    "Rejected",
    "Session",
    "changed_nodes",
    "open_sample_copy",
    "plant_sample",
]

Progress = Callable[[int, int], None]
DEFAULT_LIMITS = Limits()
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Applied:
    """A change that is in git now."""

    commit: str
    label: str
    nodes: tuple[str, ...]


Outcome = Applied | Rejected | Conflict
"""What became of a change; errors of disk and git are raised instead."""


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
        self._index = KeptIndex(
            lambda: self._forest,
            None if index_in_memory else lambda: repository.cache_dir / "search",
            lambda reason: bus.publish(IndexStale(reason)),
        )
        self._found: tuple[Forest, tuple[Finding, ...]] | None = None

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
        forest = repository.read(progress=progress)
        return cls(repository, forest, bus or Bus(), index_in_memory)

    @property
    def forest(self) -> Forest:
        """The current snapshot."""
        return self._forest

    def close(self) -> None:
        """Lets go of the index; the forest itself holds nothing open."""
        self._index.close()

    # Editing

    def author(self) -> Author:
        """Who signs edits: git's own user, else the settings', else the user of this computer."""
        name, email = self.repository.identity()
        saved = settings.load()
        user = _user_name()
        return Author(
            name or saved.author_name or user,
            email or saved.author_email or f"{user}@{socket.gethostname() or 'localhost'}",
        )

    def apply(self, change: Change, author: Author | None = None, token: object = None) -> Outcome:
        """Plans a change, commits it and replaces the snapshot.

        ``token`` comes back in the event, so that an editor knows its own echo.
        Raises Busy, ReadOnly, StorageError.
        """
        with self._writing:
            planned, outcome = self._write(change, author or self.author(), token)
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
        change: RestoreText | None,
        moved: Callable[[RestoreText], None],
        stack: list[RestoreText],
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

    def _write(
        self, change: Change, author: Author, token: object
    ) -> tuple[Planned | None, Outcome]:
        planned = plan(self._forest, change)
        if isinstance(planned, Rejected):
            return None, planned
        others_wrote = self.repository.head() != self._forest.commit
        done = self.repository.commit(planned.write, author, planned.message, planned.operation)
        if isinstance(done, Conflict):
            self.refresh()
            return None, done
        nodes = self._follow(planned, done, others_wrote)
        self.bus.publish(
            ForestChanged(
                self._forest, nodes, (change,), done.commit, author.origin, planned.message, token
            )
        )
        return planned, Applied(done.commit, planned.message, nodes)

    def _follow(self, planned: Planned, done: Committed, others_wrote: bool) -> tuple[str, ...]:
        """Takes the snapshot and the index to what was written; returns the nodes concerned."""
        old = self._forest
        if others_wrote:
            self._forest = self.repository.read()
            touched = [*planned.nodes, *changed_nodes(old, self._forest)]
        else:
            paths = (planned.write.path, *done.outside)
            self._forest = self.repository.reread(old, paths)
            touched = [*planned.nodes]
            if done.outside or not touched:
                both = (old.by_path, self._forest.by_path)
                touched += [ids[path] for ids in both for path in paths if path in ids]
        nodes = tuple(dict.fromkeys(touched))
        self._index.follow(nodes)
        return nodes

    def refresh(self) -> bool:
        """Reads the disk again; tells the bus, and returns True, when something had changed."""
        with self._writing:
            old, new = self._forest, self.repository.read()
            nodes = changed_nodes(old, new)
            if not nodes and new.commit == old.commit and new.manifest == old.manifest:
                return False
            self._forest = new
            self._index.follow(nodes)
            label = "Changed outside of Forest Studio"
            self.bus.publish(ForestChanged(new, nodes, (), new.commit, Origin.OUTSIDE, label))
            return True

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
        return self._trails("")

    def _trails(self, navigator: str) -> TrailStore:
        name = f"Forest Studio agent {navigator}".strip()
        agent = Author(name, "agent@forest-studio.invalid", Origin.AGENT)
        return TrailStore(self.repository.branch(BRANCH), agent)

    def hunt(
        self,
        question: str,
        navigator: str = "forager",
        *,
        seed: int = 0,
        limits: Limits = DEFAULT_LIMITS,
        record: bool = True,
        on_step: Callable[[Step], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Trail:
        """Walks a question through the current snapshot; later edits don't reach the hunt.

        A trail that can't be recorded is returned all the same. Raises HuntError, SearchError.
        """
        if navigator not in NAVIGATORS:
            known = ", ".join(NAVIGATORS)
            raise HuntError(f"no navigator is called {navigator!r}", remedy=f"Use one of {known}")
        world = World(self._forest, self.index)
        hunt = uuid4().hex

        def tell(step: Step) -> None:
            self.bus.publish(StepTaken(hunt, step))
            if on_step is not None:
                on_step(step)

        walker = NAVIGATORS[navigator]()
        trail = run(question, walker, world, limits, seed=seed, on_step=tell, cancelled=cancelled)
        recorded = self._recorded(trail) if record else ""
        self.bus.publish(HuntEnded(hunt, trail.outcome.value, recorded))
        return trail

    def record(self, trail: Trail) -> str:
        """Commits a trail to the branch of trails and returns its name; raises StorageError."""
        return self._trails(trail.navigator).record(trail)

    def _recorded(self, trail: Trail) -> str:
        try:
            return self.record(trail)
        except StorageError:
            _log.warning("the hunt could not be recorded", exc_info=True)
            return ""


def changed_nodes(old: Forest, new: Forest) -> tuple[str, ...]:
    """Ids of the nodes that differ between two snapshots, gone ones last."""
    here = [i for i, node in new.nodes.items() if old.nodes.get(i) != node]
    return tuple(here + [i for i in old.nodes if i not in new.nodes])


def _user_name() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "curator"  # A container may run under a number that has no name.
