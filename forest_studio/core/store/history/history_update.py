"""Brings the table of history to HEAD: reads the new commits and forgets those that are gone."""

import hashlib
from collections.abc import Callable, Iterator
from itertools import islice

import pygit2

from forest_studio.core.model.versions import Entry
from forest_studio.core.store.history.commit_facts import (
    author_of,
    commit_time,
    local_time,
    operation_of,
    run_label_of,
    run_of,
    subject_of,
)
from forest_studio.core.store.history.history_table import Row, Table
from forest_studio.core.store.history.node_changes import node_changes, renames_of
from forest_studio.core.store.history.tree_changes import TreeChanges
from forest_studio.core.store.reading.identity import Identities

BATCH = 500
"""Commits that are written at once; up to so many new ones need not look at the whole history."""
_PARENTS_FIRST = (
    pygit2.enums.SortMode.TOPOLOGICAL | pygit2.enums.SortMode.TIME | pygit2.enums.SortMode.REVERSE
)

Progress = Callable[[int, int], None]
Cancelled = Callable[[], bool]


class Update:
    """One bringing up to date of a table."""

    def __init__(self, git: pygit2.Repository, prefix: str, table: Table, head: str) -> None:
        self._git = git
        self._prefix = prefix
        self._table = table
        self._head = head
        self._trees = TreeChanges(git, prefix)
        self._identities = Identities(git)

    def run(self, shallow: bytes, progress: Progress | None, cancelled: Cancelled | None) -> bool:
        """True when the table holds what HEAD reaches and nothing else, False when cancelled.

        ``shallow`` tells where a clone was cut off: elsewhere, its oldest commits look different.
        """
        place = hashlib.sha1(
            self._prefix.encode() + b"\0" + shallow, usedforsecurity=False
        ).hexdigest()
        with self._table.writing():
            if self._table.recall("place") != place:
                self._table.clear()
                self._table.remember("place", place)
            if self._catch_up():
                return True
            # Without a tip, what is there may be a part; it is used and need not be read again.
            self._table.remember("tip", "")
        return self._build(progress or _untold, cancelled or (lambda: False))

    def _catch_up(self) -> bool:
        """The short way from the last tip, within one transaction; False when it is too far."""
        tip = self._table.recall("tip")
        if tip == self._head:
            return bool(tip)
        if not tip or not self._head or tip not in self._git:
            return False
        new = list(islice(self._reached(self._head, tip), BATCH + 1))
        gone = list(islice(self._reached(tip, self._head), BATCH + 1))
        if max(len(new), len(gone)) > BATCH:
            return False
        stamps: dict[str, int] = {}
        rows = []
        for commit in new:
            stamp = stamps[str(commit.id)] = self._stamp(commit, stamps)
            rows.append(self._row(commit, stamp))
        self._table.drop(str(commit.id) for commit in gone)
        self._table.add(rows)
        self._table.remember("tip", self._head)
        return True

    def _build(self, progress: Progress, cancelled: Cancelled) -> bool:
        """The whole way, the newest commits first, so that a part of it is of use already."""
        stamps: dict[str, int] = {}
        for commit in self._reached(self._head):
            stamps[str(commit.id)] = self._stamp(commit, stamps)
        while missing := stamps.keys() - self._table.known():
            order = [commit for commit in reversed(stamps) if commit in missing]
            for start in range(0, len(order), BATCH):
                batch = order[start : start + BATCH]
                progress(len(stamps) - len(order) + start, len(stamps))
                rows = list(self._rows(batch, stamps, cancelled))
                with self._table.writing():
                    self._table.add(rows)
                if len(rows) < len(batch):
                    return False
        progress(len(stamps), len(stamps))
        return self._finish(stamps) or self._build(progress, cancelled)

    def _finish(self, stamps: dict[str, int]) -> bool:
        """Forgets what HEAD does not reach; False when another writer forgot some of ours."""
        with self._table.writing():
            known = self._table.known()
            self._table.drop(known - stamps.keys())
            whole = stamps.keys() <= known
            self._table.remember("tip", self._head if whole else "")
        return whole

    def _rows(
        self, commits: list[str], stamps: dict[str, int], cancelled: Cancelled
    ) -> Iterator[Row]:
        for number, name in enumerate(commits):
            if number % 20 == 0 and cancelled():
                return
            commit = self._git[name]
            assert isinstance(commit, pygit2.Commit)
            yield self._row(commit, stamps[name])

    def _reached(self, start: str, without: str = "") -> Iterator[pygit2.Commit]:
        """Commits that one reaches and another does not, parents before their children."""
        if not start:
            return
        walker = self._git.walk(start, _PARENTS_FIRST)
        if without:
            walker.hide(without)
        yield from walker

    def _stamp(self, commit: pygit2.Commit, stamps: dict[str, int]) -> int:
        """Time that is later than any parent's, whatever clocks said: git's corrected date."""
        found = commit_time(commit)
        for parent in map(str, commit.parent_ids):
            known = stamps.get(parent)
            known = self._table.stamp(parent) if known is None else known
            found = max(found, -1 if known is None else known + 1)
        return found

    def _row(self, commit: pygit2.Commit, stamp: int) -> Row:
        deltas = self._trees.of(commit)
        changes = node_changes(
            deltas, self._identities, lambda: renames_of(self._git, self._trees, commit)
        )
        seconds, zone = commit_time(commit), commit.commit_time_offset
        entry = Entry(
            commit=str(commit.id),
            time=local_time(seconds, zone),
            author=author_of(commit),
            operation=operation_of(commit),
            subject=subject_of(commit),
            parents=len(commit.parent_ids),
            nodes=sum(bool(change.node) for change in changes),
            files=len(deltas),
            run=run_of(commit),
            run_label=run_label_of(commit),
        )
        return Row(entry, seconds, zone, stamp, tuple(changes))


def _untold(done: int, total: int) -> None:
    """Progress that nobody wants to hear of."""
    del done, total
