"""Keeps the table of history in one SQLite file, which is thrown away when it is not sound."""

import contextlib
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from forest_studio.core.model.errors import Busy, StorageError
from forest_studio.core.store.disk.files import storage_error
from forest_studio.core.store.history.history_table import ForeignTable, Table

_VERSION = 2
"""To be counted up whenever the same commits would give other rows."""
_TABLES = (
    "CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE commits (id TEXT PRIMARY KEY, stamp INTEGER NOT NULL, time INTEGER NOT NULL,"
    " zone INTEGER NOT NULL, author TEXT NOT NULL, email TEXT NOT NULL, origin TEXT NOT NULL,"
    " operation TEXT NOT NULL, subject TEXT NOT NULL, parents INTEGER NOT NULL,"
    " nodes INTEGER NOT NULL, files INTEGER NOT NULL, run TEXT NOT NULL,"
    " run_label TEXT NOT NULL) WITHOUT ROWID",
    "CREATE INDEX commits_in_order ON commits (stamp, id)",
    "CREATE INDEX commits_of_runs ON commits (run) WHERE run <> ''",
    "CREATE TABLE changes (node TEXT NOT NULL, stamp INTEGER NOT NULL, id TEXT NOT NULL,"
    " path TEXT NOT NULL, kind TEXT NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL,"
    " was_node TEXT NOT NULL, was_path TEXT NOT NULL,"
    " PRIMARY KEY (node, stamp, id, path)) WITHOUT ROWID",
    "CREATE INDEX changes_by_commit ON changes (id)",
)
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_PATIENCE = 30.0
"""Seconds to wait for another program that writes the table."""
_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")


class DamagedTable(Exception):
    """The file is no table of ours; it is gone by the time this is raised."""


class TableFile:
    """Where the table lies; a file that is no table of ours is thrown away."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def use(self, work: Callable[[Table], _Result]) -> _Result:
        """Does some work on the table, which is made first where there is none.

        Raises DamagedTable after the file had to be thrown away, Busy or StorageError.
        """
        try:
            with contextlib.closing(self._connect()) as database:
                _make(database)
                return work(Table(database))
        except (sqlite3.DatabaseError, ForeignTable) as error:
            self._give_up(error)
            raise DamagedTable from error

    def _connect(self) -> sqlite3.Connection:
        if self.path.is_symlink():
            raise ForeignTable("a symbolic link")
        database = sqlite3.connect(self.path, timeout=_PATIENCE, isolation_level=None)
        database.text_factory = lambda raw: raw.decode("utf-8", errors="replace")
        database.execute("PRAGMA trusted_schema = OFF")
        database.execute("PRAGMA cell_size_check = ON")
        database.execute("PRAGMA synchronous = NORMAL")
        return database

    def _give_up(self, error: Exception) -> None:
        """Throws a damaged file away; any other trouble is raised as our error."""
        code = getattr(error, "sqlite_errorcode", None)
        if isinstance(error, sqlite3.Error) and code is not None and code & 0xFF in _BUSY:
            raise Busy(
                "another program is reading this forest's history", remedy="Try again"
            ) from error
        if isinstance(error, sqlite3.OperationalError) and code not in _DAMAGED:
            raise StorageError(f"the table of history can't be used: {error}") from error
        _log.info("the table of history is made anew: %s", error)
        try:
            for name in (self.path, self.path.with_name(self.path.name + "-journal")):
                name.unlink(missing_ok=True)
        except OSError as failure:
            raise storage_error(failure, f"can't replace {self.path}") from failure


def _make(database: sqlite3.Connection) -> None:
    """Makes the tables in an empty file; raises ForeignTable when there are others."""
    if _is_ours(database):
        return
    database.execute("BEGIN IMMEDIATE")
    try:
        if not _is_ours(database):
            if database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                raise ForeignTable
            for table in _TABLES:
                database.execute(table)
            database.execute(f"PRAGMA user_version = {_VERSION}")
    finally:
        if database.in_transaction:
            database.execute("COMMIT")


def _is_ours(database: sqlite3.Connection) -> bool:
    found = database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
    tables = {str(row[0]) for row in found}
    version = database.execute("PRAGMA user_version").fetchone()[0]
    return tables == set(_TABLES) and version == _VERSION
