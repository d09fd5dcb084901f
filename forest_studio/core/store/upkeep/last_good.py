"""Finds the newest commit of a branch that is whole, wherever git or we have noted it."""

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

import pygit2

from forest_studio.core.store.git.raw_refs import packed_refs, reflog
from forest_studio.core.store.upkeep.patient import Patient

_TABLE = "history.sqlite"
_LOOKED_AT = 500
"""Commits that are tried of each source."""
_WHEN = re.compile(rb"^committer .* (\d+) [+-]\d{4}$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Good:
    """A commit of which every file can be read."""

    commit: str
    source: str
    """Where it was found, in words."""


def last_good(patient: Patient, ref: str) -> Good | None:
    """The best commit for a branch whose own is lost; None when nothing is left."""
    walk = patient.walk()
    tried: set[str] = set()
    for source, commit in _candidates(patient, ref):
        if commit and commit not in tried and not walk.snapshot(commit).lost:
            return Good(commit, source)
        tried.add(commit)
    return None


def _candidates(patient: Patient, ref: str) -> Iterator[tuple[str, str]]:
    """Sources from the surest on; within each the newest commit first."""
    for line in reflog(patient.common, ref)[:_LOOKED_AT]:
        yield "the branch's log", line.oid
    on_head = patient.head is not None and patient.head.target == ref
    if on_head:
        for line in reflog(patient.git_dir, "HEAD")[:_LOOKED_AT]:
            yield "the log of HEAD", line.oid
    yield "packed-refs", packed_refs(patient.common).get(ref, "")
    branch = ref.removeprefix("refs/heads/")
    for name, oid in patient.tips.items():
        if name.startswith("refs/remotes/") and name.endswith(f"/{branch}"):
            yield f"the copy of {name.removeprefix('refs/remotes/')}", oid
    if on_head:
        for commit in _in_history(patient):
            yield "Forest Studio's table of history", commit
        for commit in _unreferenced(patient):
            yield "the newest commit that is left", commit


def _in_history(patient: Patient) -> Iterator[str]:
    """Commits by our own table, the newest first; nothing when it is not there or not sound."""
    for table in (patient.git_dir / "forest").glob(f"**/{_TABLE}"):
        with contextlib.suppress(sqlite3.Error):
            opened = sqlite3.connect(f"{table.as_uri()}?mode=ro&immutable=1", uri=True)
            with contextlib.closing(opened) as database:
                database.execute("PRAGMA trusted_schema = OFF")
                rows = database.execute("SELECT id FROM commits ORDER BY stamp DESC, id LIMIT 500")
                yield from [str(row[0]) for row in rows if _is_id(row[0])]


def _is_id(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{40}", value) is not None


def _unreferenced(patient: Patient) -> list[str]:
    """Loose commits that are on no other branch, the newest first."""
    found: list[tuple[int, str]] = []
    for oid in patient.loose:
        if oid in patient.damaged or oid in patient.reach.found:
            continue
        with contextlib.suppress(pygit2.GitError, KeyError):
            kind, data = patient.odb.read(pygit2.Oid(hex=oid))
            when = _WHEN.search(data) if int(kind) == 1 else None
            if when is not None:
                found.append((int(when[1]), oid))
    return [oid for _, oid in sorted(found, reverse=True)]
