"""A snapshot of a forest's files as they were read last, so that only changed ones are read again.

What is on disk is the truth: the snapshot only remembers what a text of the same bytes said.
"""

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from forest_studio.core.model.forest import Forest
from forest_studio.core.store.disk.stamps import SIZE
from forest_studio.core.store.reading.grow import Soil
from forest_studio.core.store.snapshot.snapshot_columns import columns_of, forest_from
from forest_studio.core.store.snapshot.snapshot_file import read_sections, write_sections
from forest_studio.core.store.snapshot.snapshot_version import reader_version

FILE_NAME = "snapshot"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A forest as it was read, with the stamps of its files."""

    forest: Forest
    stamps: bytes
    """The stamp of each file one after the other, in the order of ``forest.by_path``."""
    same_rules: bool = True
    """Whether manifest and name are those under which the forest had grown."""

    def stamps_by_path(self) -> Iterator[tuple[str, bytes]]:
        """Path and stamp of each file."""
        stamps = self.stamps
        starts = range(0, len(stamps), SIZE)
        return zip(self.forest.by_path, (stamps[at : at + SIZE] for at in starts), strict=True)


def save(snapshot: Snapshot, file: Path, name: str) -> bool:
    """Writes a snapshot of a forest in a folder of that name; False where it can't be kept.

    Raises OSError.
    """
    manifest = snapshot.forest.manifest
    try:
        columns = columns_of(snapshot.forest)
    except ValueError as error:
        _log.info("the forest can't be kept as a snapshot: %s", error)
        return False
    notes = json.dumps([manifest.tokenizer, manifest.blob, name]).encode()
    sections = {**columns, "stamps": snapshot.stamps, "notes": notes}
    return write_sections(file, sections, reader_version())


def load(file: Path, soil: Soil) -> Snapshot | None:
    """The snapshot in a file, over the soil of now; None unless it may be believed."""
    sections = read_sections(file, reader_version())
    if sections is None:
        return None
    try:
        tokenizer, blob, name = json.loads(bytes(sections["notes"]))
        if tokenizer != soil.manifest.tokenizer:
            return None  # Every summary has to be counted again.
        forest = forest_from(sections, soil)
        if len(forest.by_path) * SIZE != len(sections["stamps"]):
            raise ValueError("files and stamps are not as many")
    except (ValueError, LookupError, TypeError) as error:
        _log.warning("the snapshot can't be used: %s", error)
        return None
    same_rules = (blob, name) == (soil.manifest.blob, soil.name)
    return Snapshot(forest, bytes(sections["stamps"]), same_rules)
