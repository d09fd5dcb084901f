"""The lines of a run under way: cut out of a stream of bytes, and read as events."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from forest_studio.app.bench.fields import text, whole, yes

LONGEST = 1 << 20
"""Bytes of a line that is still read; what is longer is none of ours."""


@dataclass(frozen=True, slots=True)
class Started:
    """A run has begun, or goes on where it was stopped."""

    done: int
    total: int
    folder: str


@dataclass(frozen=True, slots=True)
class Sampled:
    """One more sample is in."""

    done: int
    total: int
    arm: str
    question: str
    right: bool
    reached: bool
    error: str


@dataclass(frozen=True, slots=True)
class Ended:
    """No more samples come."""

    complete: bool
    folder: str


Event = Started | Sampled | Ended


class LineCutter:
    """Gathers bytes until a line is whole; a line without end takes no room."""

    def __init__(self, longest: int = LONGEST) -> None:
        self._longest = longest
        self._rest = b""
        self._skipping = False

    def cut(self, data: bytes) -> Iterator[bytes]:
        """The lines that are whole now, without their ends."""
        *whole_lines, rest = (self._rest + data).split(b"\n")
        for line in whole_lines:
            if not self._skipping and len(line) <= self._longest:
                yield line.rstrip(b"\r")
            self._skipping = False
        if len(rest) > self._longest or self._skipping:
            self._skipping, rest = True, b""
        self._rest = rest


def event(line: bytes) -> Event | None:
    """The event of a line; None where it is none."""
    data = parsed(line)
    kind = text(data, "event")
    done, total = whole(data, "done"), whole(data, "total")
    if kind in ("start", "sample") and not 0 <= done <= total:
        return None
    if kind == "start":
        return Started(done, total, text(data, "folder"))
    if kind == "sample":
        return Sampled(
            done,
            total,
            text(data, "arm"),
            text(data, "question"),
            yes(data, "right"),
            yes(data, "reached"),
            text(data, "error"),
        )
    return Ended(yes(data, "complete"), text(data, "folder")) if kind == "end" else None


def parsed(data: bytes) -> Any:
    """The JSON of some bytes; None where they are none."""
    try:
        return json.loads(data.decode("utf-8", "replace"))
    except (ValueError, RecursionError):
        return None
