"""What a search index does, whichever engine is behind it."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from forest_studio.core.model.forest import Forest

Progress = Callable[[int, int], None]
"""Told how many nodes are done, of how many."""

_FILTER = re.compile(r'(?<!\S)(tag|type|in):(?:"([^"]*)"|(\S*))', re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Hit:
    """One node that a search found."""

    node: str
    score: float
    snippet: str
    """Plain text on one line, from the summary or the body."""
    spans: tuple[tuple[int, int], ...] = ()
    """Start and end, in characters of the snippet, of the words that were looked for."""
    superseded_by: str = ""
    """Id of the node that replaces this one, empty when it is current."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A node whose title goes on from what was typed."""

    node: str
    title: str


@dataclass(frozen=True, slots=True)
class Filters:
    """What a hit must be; values of one kind are alternatives, the kinds are all asked for."""

    tags: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    """Names of edge types, also by their inverse: the node touches an edge of one of them."""
    groves: tuple[str, ...] = ()
    """Ids or folders of groves that hold the node at any depth."""

    def __bool__(self) -> bool:
        return bool(self.tags or self.types or self.groves)

    def __or__(self, more: "Filters") -> "Filters":
        return Filters(self.tags + more.tags, self.types + more.types, self.groves + more.groves)


def parse_query(text: str) -> tuple[str, Filters]:
    """The plain words of a query and the filters written in it (``tag:``, ``type:``, ``in:``).

    A value with spaces stands in double quotes. Any text is a valid query.
    """
    found: dict[str, list[str]] = {"tag": [], "type": [], "in": []}

    def take(match: re.Match[str]) -> str:
        value = (match[2] or match[3] or "").strip()
        if value:
            found[match[1].lower()].append(value)
        return " "

    words = _FILTER.sub(take, text)
    filters = Filters(tuple(found["tag"]), tuple(found["type"]), tuple(found["in"]))
    return " ".join(words.split()), filters


class SearchIndex(Protocol):
    """Finds nodes by words. Many threads may search while one writes."""

    def rebuild(self, forest: Forest, progress: Progress | None = None) -> None:
        """Indexes the whole forest anew; raises SearchError."""
        ...

    def open_for(self, forest: Forest, progress: Progress | None = None) -> None:
        """Makes the index fit the forest, touching only what changed; raises SearchError."""
        ...

    def upsert(self, forest: Forest, ids: Iterable[str]) -> None:
        """Indexes these nodes of the forest anew; those it lacks are deleted."""
        ...

    def delete(self, ids: Iterable[str]) -> None:
        """Forgets these nodes."""
        ...

    def search(
        self, forest: Forest, query: str, limit: int = 20, filters: Filters | None = None
    ) -> tuple[Hit, ...]:
        """The best hits first; any query text is allowed; raises SearchError."""
        ...

    def suggest(self, prefix: str, limit: int = 10) -> tuple[Suggestion, ...]:
        """Nodes with a word of their title starting like this, titles that begin so first."""
        ...

    def close(self) -> None:
        """Lets go of files."""
        ...
