"""Reads who made a commit, when and how; whatever a commit holds, it becomes plain text."""

from datetime import UTC, datetime, timedelta, timezone

import pygit2

from forest_studio.core.model.changes import Author, Origin

LAST_SECOND = 253_402_214_400
"""Seconds from 1970 to the last day that a date can hold; a commit may claim any time."""
RUN = "Forest-Run"
"""Trailer that holds the id of the run that a commit belongs to."""
RUN_LABEL = "Forest-Run-Label"
"""Trailer that says what the run was called."""
_LONGEST = 1000
_ORIGINS = {origin.value: origin for origin in Origin}
_DAY_MINUTES = 24 * 60


def commit_time(commit: pygit2.Commit) -> int:
    """When a commit was made, in seconds from 1970, within what a date can hold."""
    return min(max(int(commit.commit_time), 0), LAST_SECOND)


def local_time(seconds: int, offset: int) -> datetime:
    """A time with the offset (minutes) that the commit says it was made at."""
    minutes = offset if -_DAY_MINUTES < offset < _DAY_MINUTES else 0
    zone = timezone(timedelta(minutes=minutes)) if minutes else UTC
    return datetime.fromtimestamp(seconds, zone)


def author_of(commit: pygit2.Commit) -> Author:
    """Who signed; outside unless the message's trailer says that Forest Studio wrote it."""
    signed = commit.author
    origin = _ORIGINS.get(_trailer(commit, "Forest-Origin"), Origin.OUTSIDE)
    return Author(plain(signed.raw_name), plain(signed.raw_email), origin)


def operation_of(commit: pygit2.Commit) -> str:
    """What Forest Studio called the operation, empty for commits of other programs."""
    return _trailer(commit, "Forest-Operation")


def run_of(commit: pygit2.Commit) -> str:
    """The id of the run that the commit belongs to, empty for none."""
    return _trailer(commit, RUN)


def run_label_of(commit: pygit2.Commit) -> str:
    """What the run that the commit belongs to was called."""
    return _trailer(commit, RUN_LABEL)


def subject_of(commit: pygit2.Commit) -> str:
    """The first line of the message."""
    lines = commit.raw_message.strip().splitlines()
    return plain(lines[0]) if lines else ""


def plain(raw: bytes | None) -> str:
    """Bytes as text that can be kept: what is not UTF-8 is replaced, and long text is cut."""
    return (raw or b"").decode("utf-8", errors="replace").replace("\0", "\ufffd")[:_LONGEST]


def _trailer(commit: pygit2.Commit, name: str) -> str:
    """A trailer of the message's last paragraph; empty when it is missing."""
    try:
        trailers: dict[str, str] = commit.message_trailers
    except (UnicodeDecodeError, ValueError):
        return ""
    return trailers.get(name, "").strip()[:_LONGEST]
