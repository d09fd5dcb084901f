"""Titles by how they begin, for completing what is typed."""

import re
from bisect import bisect_left
from collections.abc import Mapping

from forest_studio.core.search.base import Suggestion
from forest_studio.core.search.words import fold

_WORD_START = re.compile(r"\b\w")


class Titles:
    """A sorted list of every title from each of its words on."""

    def __init__(self, titles: Mapping[str, str]) -> None:
        """``titles`` by node id."""
        self._titles = dict(titles)
        self._entries = sorted(
            (plain[match.start() :], match.start() > 0, node)
            for node, title in titles.items()
            for plain in (fold(title),)
            for match in _WORD_START.finditer(plain)
        )

    def suggest(self, prefix: str, limit: int) -> tuple[Suggestion, ...]:
        """Nodes with a word of their title starting like this, titles that begin so first."""
        typed = " ".join(fold(prefix).split())
        if not typed or limit <= 0:
            return ()
        found = []
        for rest, inside, node in self._entries[bisect_left(self._entries, (typed,)) :]:
            if not rest.startswith(typed):
                break
            found.append((inside, self._titles[node], node))
        nodes = dict.fromkeys(node for _, _, node in sorted(found))
        return tuple(Suggestion(node, self._titles[node]) for node in list(nodes)[:limit])
