"""What both search engines do alike: when to index, what to refuse, how to answer."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from threading import RLock
from typing import Any

from forest_studio.core.model.errors import SearchError
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import Filters, Hit, Progress, Suggestion, parse_query
from forest_studio.core.search.pages import fingerprint
from forest_studio.core.search.results import MOST_WORDS, hit
from forest_studio.core.search.titles import Titles
from forest_studio.core.search.words import stems

STATE = "state.json"
"""The file of an index that says which program made it."""


class Engine(ABC):
    """A SearchIndex in a folder, or in memory when there is none; a subclass has the library."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._writing = RLock()
        self._index: Any = None
        self._titles = Titles({})

    def rebuild(self, forest: Forest, progress: Progress | None = None) -> None:
        """Indexes the whole forest anew; raises SearchError."""
        with self._writing, self._translated("indexing"):
            self._create()
            self._write(forest, list(forest.nodes), [], progress)

    def open_for(self, forest: Forest, progress: Progress | None = None) -> None:
        """Makes the index fit the forest, touching only what changed; raises SearchError."""
        with self._writing:
            try:
                with self._translated("opening"):
                    known = self._load()
            except SearchError:
                return self.rebuild(forest, progress)
            # A fingerprint is made only where the index has one to compare with.
            changed = [
                node
                for node in forest.nodes
                if node not in known or known[node] != fingerprint(forest, node)
            ]
            gone = [node for node in known if node not in forest.nodes]
            if changed or gone:
                with self._translated("indexing"):
                    self._write(forest, changed, gone, progress)
        return None

    def upsert(self, forest: Forest, ids: Iterable[str]) -> None:
        """Indexes these nodes of the forest anew; those it lacks are deleted."""
        wanted = list(dict.fromkeys(ids))
        with self._writing, self._translated("indexing"):
            self._need()
            here = [node for node in wanted if node in forest.nodes]
            self._write(forest, here, [node for node in wanted if node not in forest.nodes])

    def delete(self, ids: Iterable[str]) -> None:
        """Forgets these nodes."""
        with self._writing, self._translated("indexing"):
            self._need()
            self._write(None, [], list(ids))

    def search(
        self, forest: Forest, query: str, limit: int = 20, filters: Filters | None = None
    ) -> tuple[Hit, ...]:
        """The best hits first; any query text is allowed; raises SearchError."""
        text, written = parse_query(query)
        wanted = list(dict.fromkeys(stems(text)))[:MOST_WORDS]
        asked = written | (filters or Filters())
        if limit <= 0 or not (wanted or asked):
            return ()
        self._need()
        try:
            with self._translated("searching"):
                found = self._found(forest, wanted, asked, limit)
        except SearchError:
            self._distrust()
            raise
        return tuple(hit(forest, node, score, frozenset(wanted)) for node, score in found)

    def suggest(self, prefix: str, limit: int = 10) -> tuple[Suggestion, ...]:
        """Nodes with a word of their title starting like this, titles that begin so first."""
        return self._titles.suggest(prefix, limit)

    def _distrust(self) -> None:
        """Makes the next opening rebuild the index."""
        with self._writing:
            self._forget()
            if self._folder is not None:
                (self._folder / STATE).unlink(missing_ok=True)

    def _need(self) -> None:
        if self._index is None:
            raise SearchError("the search index is not open", remedy="Open the forest first")

    @abstractmethod
    def _translated(self, doing: str) -> AbstractContextManager[None]:
        """Turns whatever the library or the disk raise into SearchError."""

    @abstractmethod
    def _create(self) -> None:
        """An empty index in place of the one that was there."""

    @abstractmethod
    def _load(self) -> dict[str, str]:
        """Opens what the folder holds: fingerprints by node; raises when it can't be trusted."""

    @abstractmethod
    def _write(
        self,
        forest: Forest | None,
        changed: list[str],
        gone: list[str],
        progress: Progress | None = None,
    ) -> None:
        """Commits pages that changed and pages that are gone; all or none."""

    @abstractmethod
    def _found(
        self, forest: Forest, wanted: list[str], asked: Filters, limit: int
    ) -> list[tuple[str, float]]:
        """Nodes with their scores, the best first."""

    @abstractmethod
    def _forget(self) -> None:
        """Lets go of the open index."""
