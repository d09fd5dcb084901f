"""Which pages an index in a folder holds, in which state: one line of JSON for each change."""

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

_SPARE_LINES = 1000
"""Lines that may be out of date before the file is written anew."""


class Known(NamedTuple):
    """One page as the index has it."""

    title: str
    fingerprint: str


class KnownPages:
    """A file that only grows, so that one edit costs one line however many pages there are.

    It is written after the engine's commit. What a crash keeps from it is indexed once more at the
    next opening, which changes nothing.
    """

    def __init__(self, path: Path | None) -> None:
        """In memory only where there is no path."""
        self._path = path
        self._lines = 0
        self.pages: dict[str, Known] = {}

    def load(self) -> None:
        """Reads the file; raises ValueError where its lines are none of ours, and OSError."""
        if self._path is None:
            return
        data = self._path.read_bytes()
        lines = data.split(b"\n")
        torn = lines.pop()  # Empty, unless a crash cut the last line off.
        self.pages = {}
        for line in lines:
            _take(self.pages, json.loads(line))
        self._lines = len(lines)
        if torn or self._lines > 2 * len(self.pages) + _SPARE_LINES:
            self.rewrite()

    def note(self, changed: Mapping[str, Known], gone: Iterable[str]) -> None:
        """Remembers what the engine has just taken in; raises OSError."""
        rows: list[list[str]] = [[node, *known] for node, known in changed.items()]
        rows += [[node] for node in gone if node not in changed]
        for row in rows:
            _take(self.pages, row)
        self._lines += len(rows)
        if self._path is not None and rows:
            with self._path.open("ab") as file:
                file.write(b"".join(map(_line, rows)))

    def rewrite(self) -> None:
        """Writes one line for each page; raises OSError."""
        self._lines = len(self.pages)
        if self._path is None:
            return
        new = self._path.with_suffix(f".{os.getpid()}")
        new.write_bytes(b"".join(_line([node, *known]) for node, known in self.pages.items()))
        os.replace(new, self._path)


def _line(row: list[str]) -> bytes:
    return json.dumps(row, ensure_ascii=True).encode() + b"\n"


def _take(pages: dict[str, Known], row: list[str]) -> None:
    match row:
        case [str(node), str(title), str(print_)]:
            pages[node] = Known(title, print_)
        case [str(node)]:
            pages.pop(node, None)
        case _:
            raise ValueError("a line that is no page")
