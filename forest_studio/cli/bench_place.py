"""The forest of a run, read and indexed with bars on a terminal."""

from dataclasses import replace
from pathlib import Path

from forest_studio.bench.place import Place, indexed, read_forest, recorded_trails
from forest_studio.cli.output import progress


def opened_place(path: Path, at: str = "", *, trails: bool = False) -> Place:
    """As ``open_place``; raises BrokenForest, StorageError, SearchError."""
    with progress("reading") as reading:
        read = read_forest(path, reading, at)
    with progress("indexing") as indexing:
        place = indexed(path, read, indexing)
    commit = read.commit if at else ""
    return replace(place, at=commit, trails=recorded_trails(path) if trails else ())
