"""The place of a run: one snapshot of a forest and its index in memory; nothing is written."""

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

from forest_studio.bench.records import IndexFacts
from forest_studio.bench.views import view
from forest_studio.core.hunt.foraging.vocabulary import vocabulary
from forest_studio.core.ingest.memory_texts import MemoryTexts
from forest_studio.core.model.changes import Author
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import SearchIndex
from forest_studio.core.search.engines import index_for
from forest_studio.core.search.words import stems
from forest_studio.core.store.repository import Repository
from forest_studio.core.trails.heat import Heat
from forest_studio.core.trails.heat_table import HeatTable, heat_from
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.trail_store import BRANCH, TrailStore

_NOBODY = Author("nobody", "nobody@forest-studio.invalid")


@dataclass(frozen=True, slots=True)
class Place:
    """What every arm of a run walks in."""

    path: Path
    forest: Forest
    index: SearchIndex
    facts: IndexFacts = field(default_factory=IndexFacts)
    at: str = ""
    """Hex id of the commit that was read; empty for the files on the disk."""
    trails: tuple[Trail, ...] = ()
    """Recorded hunts that heat is learnt from, the oldest first."""
    _views: dict[str, "Place"] = field(default_factory=dict, compare=False, repr=False)
    _heat: list[HeatTable] = field(default_factory=list, compare=False, repr=False)

    @property
    def name(self) -> str:
        """The forest's name, else its folder's."""
        return self.forest.manifest.name or self.path.resolve().name

    def without(self, what: str) -> "Place":
        """The same place lacking something, with an index that never knew it; made once."""
        if what not in self._views:
            self._views[what] = indexed(self.path, view(self.forest, what))
        return self._views[what]

    def heat(self, question: str, alpha: float) -> Heat:
        """The heat for a question at the moment of the newest trail, so that runs can be repeated.

        ``alpha`` 1 is the heat of all questions alike, 0 that of those like this one.
        """
        if not self._heat:
            half_life = self.forest.manifest.half_life_days
            words = vocabulary(self.forest)
            self._heat.append(heat_from(self.trails, stems, half_life, vocabulary=words))
        return self._heat[0].of(question, alpha=alpha, now=self._newest())

    def _newest(self) -> datetime | None:
        return max((trail.started for trail in self.trails), default=None)


Progress = Callable[[int, int], None]
"""Told how much is done, of how much."""


def open_place(path: Path, at: str = "", *, trails: bool = False) -> Place:
    """Reads and indexes a forest; raises BrokenForest, StorageError, SearchError."""
    place = indexed(path, read_forest(path, at=at))
    return replace(
        place, at=place.forest.commit if at else "", trails=recorded_trails(path) if trails else ()
    )


def read_forest(path: Path, progress: Progress | None = None, at: str = "") -> Forest:
    """The snapshot of what is on disk now, or of a commit; raises BrokenForest, StorageError."""
    return Repository.open(path).read(at or None, progress)


def recorded_trails(path: Path) -> tuple[Trail, ...]:
    """The hunts that were recorded in a forest, the oldest first; raises StorageError.

    Files that are no trails are passed over.
    """
    store = _store(path)
    newest = store.newest(len(store.names()))
    return tuple(reversed(newest))


def has_trails(path: Path) -> bool:
    """Whether any hunt was recorded in a forest; raises BrokenForest, StorageError."""
    return bool(_store(path).names())


def _store(path: Path) -> TrailStore:
    return TrailStore(Repository.open(path).branch(BRANCH), _NOBODY)


def indexed(path: Path, forest: Forest, progress: Progress | None = None) -> Place:
    """A snapshot with its index in memory; raises SearchError."""
    began = time.perf_counter()
    index = index_for(forest, None)
    index.open_for(forest, progress)
    facts = IndexFacts(
        engine=type(index).__name__.removesuffix("Index").lower(),
        nodes=len(forest.nodes),
        seconds=round(time.perf_counter() - began, 3),
        bytes=_size(index),
    )
    return Place(path, forest, index, facts)


def portable(forest: Forest) -> Forest:
    """The same snapshot with every text in memory, so that it can be sent to another process."""
    texts = MemoryTexts()
    for node in forest.nodes.values():
        if node.has_file:
            texts.add(forest.texts.data(node.blob))
    return replace(forest, texts=texts)


def fingerprint(forest: Forest) -> str:
    """SHA-256 (hex) over the paths and blobs of all nodes and the manifest's budgets and types."""
    digest = hashlib.sha256(repr(forest.manifest).encode())
    for node in sorted(forest.nodes.values(), key=lambda node: node.path):
        digest.update(f"{node.path}\0{node.blob}\n".encode("utf-8", "surrogatepass"))
    return digest.hexdigest()


def trails_fingerprint(trails: tuple[Trail, ...]) -> str:
    """SHA-256 (hex) over the ids of trails; empty for none."""
    if not trails:
        return ""
    return hashlib.sha256("\n".join(trail.id for trail in trails).encode()).hexdigest()


def _size(index: SearchIndex) -> int:
    size = getattr(index, "size", None)
    return int(size()) if callable(size) else 0
