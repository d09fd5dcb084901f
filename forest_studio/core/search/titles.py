"""Titles by how they begin, for completing what is typed."""

import re
from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator, Mapping
from threading import Lock

from forest_studio.core.search.base import Suggestion
from forest_studio.core.search.words import fold

_WORD_START = re.compile(r"\b\w")
_Entry = tuple[str, bool, str]
"""The folded title from one of its words on, whether that is not its first, and the node."""


class Titles:
    """A sorted list of every title from each of its words on, made when it is first asked for."""

    def __init__(self, titles: Mapping[str, str]) -> None:
        """``titles`` by node id."""
        self._titles = dict(titles)
        self._entries: list[_Entry] | None = None
        self._lock = Lock()

    def update(self, changed: Mapping[str, str], gone: Iterable[str]) -> None:
        """Takes in other titles, and forgets those of nodes that are gone."""
        with self._lock:
            few = self._entries is not None and len(changed) < 1 + len(self._titles) // 20
            for node in (*changed, *gone):
                self._forget(node, few)
            for node, title in changed.items():
                self._titles[node] = title
                if few and self._entries is not None:
                    for entry in _entries(node, title):
                        insort(self._entries, entry)
            if not few:
                self._entries = None

    def suggest(self, prefix: str, limit: int) -> tuple[Suggestion, ...]:
        """Nodes with a word of their title starting like this, titles that begin so first."""
        typed = " ".join(fold(prefix).split())
        if not typed or limit <= 0:
            return ()
        with self._lock:
            if self._entries is None:
                self._entries = sorted(
                    entry for node, title in self._titles.items() for entry in _entries(node, title)
                )
            found = []
            for place in range(bisect_left(self._entries, (typed,)), len(self._entries)):
                rest, inside, node = self._entries[place]
                if not rest.startswith(typed):
                    break
                found.append((inside, self._titles[node], node))
            nodes = dict.fromkeys(node for _, _, node in sorted(found))
            return tuple(Suggestion(node, self._titles[node]) for node in list(nodes)[:limit])

    def _forget(self, node: str, from_entries: bool) -> None:
        title = self._titles.pop(node, None)
        if title is None or not from_entries or self._entries is None:
            return
        for entry in _entries(node, title):
            place = bisect_left(self._entries, entry)
            if self._entries[place : place + 1] == [entry]:
                del self._entries[place]


def _entries(node: str, title: str) -> Iterator[_Entry]:
    plain = fold(title)
    for match in _WORD_START.finditer(plain):
        yield plain[match.start() :], match.start() > 0, node
