"""Exports: a forest as one file for other programs, written whole or not at all."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from forest_studio.core.curate.export_graphml import graphml
from forest_studio.core.curate.export_json import json_document
from forest_studio.core.model.errors import StorageError
from forest_studio.core.model.forest import Forest

Progress = Callable[[int, int], None]
_STEP = 256
"""Nodes and edges after which progress is told."""


class Format(StrEnum):
    """What an export is written as; the value is the file's ending too."""

    GRAPHML = "graphml"
    JSON = "json"


@dataclass(frozen=True, slots=True)
class Exported:
    """What was written, and what could not be."""

    file: Path
    nodes: int
    edges: int
    """Curated edges; those between a node and its grove are not counted."""
    dangling: int
    """Edge lines that name no node of the forest: an export has no place for them."""


def export(
    forest: Forest,
    form: Format,
    out: Path,
    *,
    bodies: bool = False,
    replace: bool = True,
    progress: Progress | None = None,
) -> Exported:
    """Writes a forest to ``out`` in one step: a failure leaves what was there before.

    ``bodies`` adds the text of each node, in JSON only. Raises StorageError: the place can't be
    written, a body can't be read, or the file is there and ``replace`` is false.
    """
    target = out.resolve()
    if target.is_dir():
        raise StorageError(f"{out} is a folder", remedy="Name a file")
    if target.exists() and not replace:
        raise StorageError(f"{out} is already there", remedy="Name another file, or say --force")
    pieces = graphml(forest) if form is Format.GRAPHML else json_document(forest, bodies)
    try:
        _write(target, _told(pieces, _size(forest, form), progress))
    except OSError as error:
        raise StorageError(
            f"{out} can't be written: {error.strerror or error}",
            remedy="Name a file in an existing folder that may be written to",
        ) from error
    return _exported(forest, out)


def _size(forest: Forest, form: Format) -> int:
    hierarchy = len(forest.parents) if form is Format.GRAPHML else 0
    return len(forest.nodes) + sum(map(len, forest.outgoing.values())) + hierarchy


def _exported(forest: Forest, out: Path) -> Exported:
    lines = sum(len(node.passport.edges) for node in forest.nodes.values())
    edges = sum(map(len, forest.outgoing.values()))
    return Exported(out, len(forest.nodes), edges, max(0, lines - edges))


def _told(pieces: Iterator[str], total: int, progress: Progress | None) -> Iterator[str]:
    for done, piece in enumerate(pieces):
        if progress is not None and done % _STEP == 0:
            progress(min(done, total), total)
        yield piece
    if progress is not None:
        progress(total, total)


def _write(target: Path, pieces: Iterator[str]) -> None:
    new = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with new.open("x", encoding="utf-8", newline="") as file:
            file.writelines(pieces)
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, target)
    finally:
        # After the replacement there is nothing left to remove.
        with suppress(OSError):
            new.unlink()
