"""The place of a run: one snapshot of a forest and its index in memory; nothing is written."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import SearchIndex
from forest_studio.core.search.whoosh_index import WhooshIndex
from forest_studio.core.store.repository import Repository


@dataclass(frozen=True, slots=True)
class Place:
    """What every arm of a run walks in."""

    path: Path
    forest: Forest
    index: SearchIndex

    @property
    def name(self) -> str:
        """The forest's name, else its folder's."""
        return self.forest.manifest.name or self.path.resolve().name


Progress = Callable[[int, int], None]
"""Told how much is done, of how much."""


def open_place(path: Path) -> Place:
    """Reads and indexes a forest; raises BrokenForest, StorageError, SearchError."""
    return indexed(path, read_forest(path))


def read_forest(path: Path, progress: Progress | None = None) -> Forest:
    """The snapshot of what is on disk now; raises BrokenForest, StorageError."""
    return Repository.open(path).read(progress=progress)


def indexed(path: Path, forest: Forest, progress: Progress | None = None) -> Place:
    """A snapshot with its index in memory; raises SearchError."""
    index = WhooshIndex(None)
    index.open_for(forest, progress)
    return Place(path, forest, index)


def fingerprint(forest: Forest) -> str:
    """SHA-256 (hex) over the paths and blobs of all nodes and the manifest's budgets and types."""
    digest = hashlib.sha256(repr(forest.manifest).encode())
    for node in sorted(forest.nodes.values(), key=lambda node: node.path):
        digest.update(f"{node.path}\0{node.blob}\n".encode("utf-8", "surrogatepass"))
    return digest.hexdigest()
