"""The index that hunts enter by: that of words, and of vectors where an embedder is chosen."""

from collections.abc import Callable
from pathlib import Path
from threading import Lock

from forest_studio.core.hunt.meaning.embedder import Embedder
from forest_studio.core.hunt.meaning.hybrid_index import HybridIndex
from forest_studio.core.hunt.meaning.node_vectors import KeptVectors, NodeVectors
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import Progress, SearchIndex


class EntryIndex:
    """Keeps the vectors of one forest, whatever its snapshot; any thread may ask."""

    def __init__(
        self, embedder: Callable[[], Embedder | None], folder: Callable[[], Path] | None
    ) -> None:
        """``embedder`` gives the one that is chosen now; ``folder`` the place, None is memory."""
        self._embedder = embedder
        self._folder = folder
        self._lock = Lock()
        self._kept: tuple[str, KeptVectors] | None = None
        self._made: tuple[Forest, NodeVectors] | None = None

    def over(
        self, words: SearchIndex, forest: Forest, progress: Progress | None = None
    ) -> SearchIndex:
        """The index for a snapshot; makes the vectors of new pages, which may take a while.

        Raises ModelError where an embedder is chosen that can't be asked.
        """
        embedder = self._embedder()
        if embedder is None:
            return words
        with self._lock:
            if self._kept is None or self._kept[0] != embedder.name:
                folder = None if self._folder is None else self._folder()
                self._kept, self._made = (embedder.name, KeptVectors(folder, embedder)), None
            if self._made is None or self._made[0] is not forest:
                self._made = (forest, self._kept[1].of(forest, progress))
            return HybridIndex(words, self._made[1], embedder)
