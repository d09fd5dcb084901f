"""The table of commits and of what they did to nodes: what is written into it and asked of it."""

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from forest_studio.core.model.changes import Author, Origin
from forest_studio.core.model.versions import ChangeKind, Entry, NodeChange
from forest_studio.core.store.history.commit_facts import local_time

_COMMIT = (
    "commits.id, commits.time, commits.zone, commits.author, commits.email, commits.origin,"
    " commits.operation, commits.subject, commits.parents, commits.nodes, commits.files,"
    " commits.run, commits.run_label"
)
_CHANGE = (
    "changes.node, changes.path, changes.kind, changes.before, changes.after, changes.was_node,"
    " changes.was_path"
)


@dataclass(frozen=True, slots=True)
class Row:
    """A commit as the table keeps it."""

    entry: Entry
    seconds: int
    zone: int
    """Minutes east of Greenwich."""
    stamp: int
    """Seconds, at least one more than any parent's: in this order parents come first."""
    changes: tuple[NodeChange, ...]


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A place in the order of the table, the oldest first."""

    stamp: int
    commit: str
    path: str = ""


class Table:
    """One open connection to the table."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    # Writing

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """Keeps other writers out; everything inside comes into the file or nothing does."""
        self._database.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            if self._database.in_transaction:  # A full disk has ended it by itself.
                self._database.execute("ROLLBACK")
            raise
        self._database.execute("COMMIT")

    def recall(self, name: str) -> str:
        """A remembered value, empty when there is none."""
        found = self._database.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
        return str(found[0]) if found else ""

    def remember(self, name: str, value: str) -> None:
        """Remembers a value."""
        self._database.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (name, value))

    def clear(self) -> None:
        """Forgets all."""
        for table in ("notes", "commits", "changes"):
            self._database.execute(f"DELETE FROM {table}")

    def add(self, rows: Iterable[Row]) -> None:
        """Takes commits in, over what was known of them."""
        commits, changes = [], []
        for row in rows:
            commits.append(_commit_cells(row))
            changes += [_change_cells(row, change) for change in row.changes]
        marks = ",".join("?" * 14)
        self._database.executemany(f"INSERT OR REPLACE INTO commits VALUES ({marks})", commits)
        marks = ",".join("?" * 9)
        self._database.executemany(f"INSERT OR REPLACE INTO changes VALUES ({marks})", changes)

    def drop(self, commits: Iterable[str]) -> None:
        """Forgets commits."""
        ids = [(commit,) for commit in commits]
        self._database.executemany("DELETE FROM commits WHERE id = ?", ids)
        self._database.executemany("DELETE FROM changes WHERE id = ?", ids)

    # Reading

    @property
    def is_empty(self) -> bool:
        """Whether nothing was ever written into it."""
        return self._database.execute("SELECT 1 FROM notes LIMIT 1").fetchone() is None

    def known(self) -> set[str]:
        """Ids of all commits."""
        return {str(found[0]) for found in self._database.execute("SELECT id FROM commits")}

    def stamp(self, commit: str) -> int | None:
        """A commit's stamp, None for one that is not known."""
        found = self._database.execute("SELECT stamp FROM commits WHERE id = ?", (commit,))
        row = found.fetchone()
        return None if row is None else int(row[0])

    def entries(self, limit: int, before: Place | None, every: bool) -> tuple[Entry, ...]:
        """Commits from the newest; those without a file of the forest only when ``every``."""
        place = before or Place(1 << 62, "")
        found = self._database.execute(
            f"SELECT {_COMMIT} FROM commits WHERE (stamp, id) < (?, ?) AND (files > 0 OR ?)"
            " ORDER BY stamp DESC, id DESC LIMIT ?",
            (place.stamp, place.commit, every, limit),
        )
        return tuple(_entry(row) for row in found)

    def starting_with(self, prefix: str, limit: int) -> tuple[Entry, ...]:
        """Commits whose hex id starts so."""
        found = self._database.execute(
            f"SELECT {_COMMIT} FROM commits WHERE id >= ? AND id < ? ORDER BY id LIMIT ?",
            (prefix, prefix + "g", limit),
        )
        return tuple(_entry(row) for row in found)

    def of_run(self, run: str) -> tuple[Entry, ...]:
        """The commits of a run from the newest."""
        found = self._database.execute(
            f"SELECT {_COMMIT} FROM commits WHERE run = ? AND run <> ''"
            " ORDER BY stamp DESC, id DESC",
            (run,),
        )
        return tuple(_entry(row) for row in found)

    def changes_of(self, commit: str) -> tuple[NodeChange, ...]:
        """What a commit did to nodes, in the order of their paths."""
        found = self._database.execute(
            f"SELECT {_CHANGE} FROM changes WHERE id = ? ORDER BY path", (commit,)
        )
        return tuple(_change(row) for row in found)

    def id_changes(self) -> tuple[tuple[str, str], ...]:
        """Old and new id of each node whose id was changed, the oldest change first."""
        found = self._database.execute(
            "SELECT was_node, node FROM changes WHERE was_node <> '' AND was_node <> node"
            " ORDER BY stamp, id, path"
        )
        return tuple((str(was), str(now)) for was, now in found)

    def of_node(
        self, node: str, place: Place, limit: int, *, by_path: bool = False
    ) -> list[tuple[int, Entry, NodeChange]]:
        """Stamps, commits and changes of a node from the newest, older than a place."""
        which = "(changes.node <> '' AND changes.path = ?)" if by_path else "changes.node = ?"
        found = self._database.execute(
            f"SELECT changes.stamp, {_COMMIT}, {_CHANGE} FROM changes JOIN commits USING (id)"
            f" WHERE {which} AND (changes.stamp, changes.id, changes.path) < (?, ?, ?)"
            " ORDER BY changes.stamp DESC, changes.id DESC, changes.path DESC LIMIT ?",
            (node, place.stamp, place.commit, place.path, limit),
        )
        return [(int(row[0]), _entry(row[1:14]), _change(row[14:])) for row in found]


class ForeignTable(Exception):
    """The file has other tables than ours, or other things in them."""


def _commit_cells(row: Row) -> tuple[str | int, ...]:
    entry, author = row.entry, row.entry.author
    return (
        entry.commit,
        row.stamp,
        row.seconds,
        row.zone,
        author.name,
        author.email,
        author.origin.value,
        entry.operation,
        entry.subject,
        entry.parents,
        entry.nodes,
        entry.files,
        entry.run,
        entry.run_label,
    )


def _change_cells(row: Row, change: NodeChange) -> tuple[str | int, ...]:
    return (
        plain_id(change.node),
        row.stamp,
        row.entry.commit,
        change.path,
        change.kind.value,
        change.before,
        change.after,
        plain_id(change.was_node),
        change.was_path,
    )


def plain_id(node_id: str) -> str:
    """An id as the table can hold it: half characters, which UTF-8 has none of, are replaced."""
    return node_id.encode("utf-8", errors="replace").decode("utf-8")


def _entry(row: tuple[Any, ...]) -> Entry:
    commit, seconds, zone, name, email, origin, *facts = row
    try:
        time, author = local_time(int(seconds), int(zone)), Author(name, email, Origin(origin))
    except (ValueError, OverflowError, OSError) as error:
        raise ForeignTable(str(error)) from error
    return Entry(commit, time, author, *facts)


def _change(row: tuple[Any, ...]) -> NodeChange:
    node, path, kind, before, after, was_node, was_path = row
    try:
        what = ChangeKind(kind)
    except ValueError as error:
        raise ForeignTable(str(error)) from error
    return NodeChange(node, path, what, before, after, was_node, was_path)
