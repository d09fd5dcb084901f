"""The history of a forest and of each node, from a table that is kept beside the search index."""

from collections.abc import Callable, Iterator
from threading import RLock
from typing import TypeVar

import pygit2

from forest_studio.core.model.errors import StorageError
from forest_studio.core.model.versions import Entry, NodeChange, NodeVersion
from forest_studio.core.store.git.checkout import common_dir, git_errors
from forest_studio.core.store.git.git_texts import GitTexts
from forest_studio.core.store.history.history_file import DamagedTable, TableFile
from forest_studio.core.store.history.history_table import Place, Table, plain_id
from forest_studio.core.store.history.history_update import Cancelled, Progress, Update
from forest_studio.core.store.history.tree_changes import TreeChanges
from forest_studio.core.store.reading.file_node import path_id
from forest_studio.core.store.repository import Repository

_NAME = "history.sqlite"
_PREFIX = 4
"""Characters of a commit's id that are enough to look for it."""
_NEWEST = Place(1 << 62, "")
_PAGE = 100
_Result = TypeVar("_Result")


class History:
    """What was done to a forest up to HEAD, as the last ``update`` saw it.

    Every method may be called on any thread, and each raises StorageError when the table can't be
    used. The newest comes first; the order never puts a commit before what it was made upon.
    """

    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        self._git = pygit2.Repository(str(repository.git_dir))
        self._texts = GitTexts(self._git)
        self._updating = RLock()
        self._updated = False

    def update(self, progress: Progress | None = None, cancelled: Cancelled | None = None) -> bool:
        """Takes in what was committed since, and forgets commits that HEAD no longer reaches.

        ``progress`` is told how many commits of how many are known. False when it was cancelled:
        the newest part is there by then, and the next call goes on with the rest.
        """
        with self._updating, git_errors("git can't read the history"):
            git = pygit2.Repository(str(self._repository.git_dir))
            head = self._repository.head()
            shallow = _shallow(self._repository)

            def run(table: Table) -> bool:
                update = Update(git, self._repository.prefix, table, head)
                return update.run(shallow, progress, cancelled)

            done = self._with_table(run)
            self._updated = True
            return done

    def of_forest(self, limit: int = 50, before: Entry | None = None) -> tuple[Entry, ...]:
        """Commits of the forest, those older than ``before``.

        In a forest that is a folder of a larger repository, only commits that touched the folder.
        """
        every = not self._repository.prefix

        def read(table: Table) -> tuple[Entry, ...]:
            place = _place(table, before) if before else None
            return table.entries(limit, place, every)

        return self._read(read)

    def of_node(
        self, node_id: str, limit: int = 50, before: NodeVersion | None = None
    ) -> tuple[NodeVersion, ...]:
        """What was done to a node under whatever id and path it had, older than ``before``.

        Follows the id in passports; where there was none, files that moved unchanged or nearly so.
        """
        return self._read(lambda table: _of_node(table, plain_id(node_id), limit, before))

    def changes(self, commit: str) -> tuple[NodeChange, ...]:
        """What a commit (whole id) did to nodes and to the manifest, in the order of paths."""
        return self._read(lambda table: table.changes_of(commit))

    def of_run(self, run: str) -> tuple[Entry, ...]:
        """All commits of a run, by its id."""
        return self._read(lambda table: table.of_run(run))

    def id_changes(self) -> tuple[tuple[str, str], ...]:
        """Old and new id of each node whose id was changed, the oldest change first."""
        return self._read(Table.id_changes)

    def find(self, prefix: str, limit: int = 10) -> tuple[Entry, ...]:
        """Commits whose hex id starts so, with four characters at least; one when it is enough."""
        wanted = prefix.strip().lower()
        if len(wanted) < _PREFIX or wanted.strip("0123456789abcdef"):
            return ()
        return self._read(lambda table: table.starting_with(wanted, limit))

    def version_at(self, node_id: str, entry: Entry) -> NodeVersion | None:
        """The version of a node that a commit made or had; None when the commit had none."""
        commit = self._git.get(entry.commit)
        if not isinstance(commit, pygit2.Commit):
            return None
        trees = TreeChanges(self._git, self._repository.prefix)

        def fits(version: NodeVersion) -> bool:
            if version.entry.commit == entry.commit:
                return True
            change = version.change
            return bool(change.after) and trees.blob_at(commit, change.path) == change.after

        def read(table: Table) -> NodeVersion | None:
            at = _place(table, entry)
            versions = _every_version(table, plain_id(node_id))
            past = (v for v in versions if _place(table, v.entry) <= at)
            return next(filter(fits, past), None)

        return self._read(read)

    def version_text(self, version: NodeVersion) -> bytes:
        """The file's bytes at a version; a deletion's are those that it removed."""
        return self.data(version.blob)

    def data(self, blob: str) -> bytes:
        """The bytes of a file by its blob id, none for the empty id."""
        return self._texts.data(blob) if blob else b""

    def _read(self, work: Callable[[Table], _Result]) -> _Result:
        """Reads from the table, which is made again first when it is found damaged or gone."""

        def read(table: Table) -> _Result:
            if self._updated and table.is_empty:
                raise DamagedTable
            return work(table)

        try:
            return self._file().use(read)
        except DamagedTable:
            self.update()
            return self._with_table(work)

    def _with_table(self, work: Callable[[Table], _Result]) -> _Result:
        """Uses the table, once more when the first try found it damaged."""
        try:
            return self._file().use(work)
        except DamagedTable:
            try:
                return self._file().use(work)
            except DamagedTable as error:
                raise StorageError(
                    "the table of history is damaged again and again",
                    remedy="Check the disk",
                ) from error

    def _file(self) -> TableFile:
        return TableFile(self._repository.cache_dir / _NAME)


def _place(table: Table, entry: Entry) -> Place:
    """Where an entry stands in the order; before everything when it is gone by now."""
    stamp = table.stamp(entry.commit)
    return Place(-1, "") if stamp is None else Place(stamp, entry.commit)


def _every_version(table: Table, node_id: str) -> Iterator[NodeVersion]:
    before: NodeVersion | None = None
    while versions := _of_node(table, node_id, _PAGE, before):
        yield from versions
        before = versions[-1]


def _of_node(
    table: Table, node_id: str, limit: int, before: NodeVersion | None
) -> tuple[NodeVersion, ...]:
    """Follows a node back, from id to id where a commit changed it."""
    place, current, last_path, by_path = _NEWEST, node_id, "", False
    if before is not None:
        place, current = _beyond(_place(table, before.entry), before.change)
        last_path = before.last_path
        if by_path := _asked_by_path(before):
            current = before.change.path
    versions: list[NodeVersion] = []
    while len(versions) < limit:
        found = table.of_node(current, place, limit - len(versions), by_path=by_path)
        if not found and not versions and before is None and not by_path:
            # Of two files with one id, the forest knows one by its path.
            current, by_path = current + ".md", True
            continue
        for stamp, entry, change in found:
            last_path = last_path or change.path
            versions.append(NodeVersion(node_id, entry, change, last_path))
            place, current = _beyond(Place(stamp, entry.commit), change)
            if change.was_node:
                by_path = False
                break
        else:
            break
    return tuple(versions)


def _asked_by_path(version: NodeVersion) -> bool:
    """Whether a history is one of a path, not of an id."""
    asked, change = version.node, version.change
    return asked == path_id(change.path) and asked != change.node and not change.was_node


def _beyond(place: Place, change: NodeChange) -> tuple[Place, str]:
    """From where, and under which id, the node goes on before a change.

    Where its id changed, another node may have had the new one before, even in that commit.
    """
    if change.was_node:
        return Place(place.stamp, place.commit), change.was_node
    return Place(place.stamp, place.commit, change.path), change.node


def _shallow(repository: Repository) -> bytes:
    try:
        return (common_dir(repository.git_dir) / "shallow").read_bytes()
    except OSError:
        return b""
