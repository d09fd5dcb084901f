"""Reads a forest as its files are on disk, only those that changed where a snapshot knows them."""

import logging
import os
import random
import time
from collections.abc import Callable, Container
from dataclasses import dataclass

from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.store.disk.collector import collector_paused, give_back
from forest_studio.core.store.disk.files import NotRegular, read_if_there
from forest_studio.core.store.disk.line_ends import from_disk
from forest_studio.core.store.disk.stamps import NO_STAMP, settled
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git.git_texts import GitTexts
from forest_studio.core.store.reading.file_node import read_node
from forest_studio.core.store.reading.grow import Soil, grow
from forest_studio.core.store.reading.reader import (
    Place,
    Progress,
    Skipped,
    manifest_on_disk,
    read_tracked,
    tell,
)
from forest_studio.core.store.reading.regrow import about_the_whole, regrow
from forest_studio.core.store.reading.scan import TrackedFiles, scan_folder
from forest_studio.core.store.snapshot.known_files import KnownFiles, tells_the_truth
from forest_studio.core.store.snapshot.snapshot import Snapshot

Load = Callable[[Soil], Snapshot | None]
_FEW = 500
"""Files that are read, or change places in a forest, in no time."""
_MANY = 4
"""From one changed file in so many on, growing the forest anew is quicker than changing it."""
_WORTH = 50
"""From one file in so many on, keeping a new snapshot is worth while."""
_LARGE = 5_000
"""Nodes from which on reading leaves so much memory unused that it is worth giving back."""
_SAMPLE = 12
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read."""

    forest: Forest
    snapshot: Snapshot | None
    """To be kept for the next time, where that would save much."""


@dataclass(frozen=True, slots=True)
class _Survey:
    """What lies where, before any file of a node is read."""

    place: Place
    soil: Soil
    texts: GitTexts
    tracked: TrackedFiles
    found: tuple[Finding, ...]
    """Findings about the whole forest."""
    files: dict[str, bytes]
    """Stamps by path."""
    began_ns: int


def read_work_tree(
    place: Place, commit: str, progress: Progress | None = None, load: Load | None = None
) -> Reading:
    """The forest as its files are on disk now; raises StorageError.

    ``load`` gives the snapshot of an earlier reading, where there is one.
    """
    with collector_paused():
        reading = _reading(place, commit, progress, load)
    if len(reading.forest.nodes) > _LARGE:
        give_back()
    return reading


def _reading(place: Place, commit: str, progress: Progress | None, load: Load | None) -> Reading:
    survey = _survey(place, commit)
    snapshot = load(survey.soil) if load is not None else None
    known = KnownFiles(snapshot)
    changed = known.changed(survey.files, survey.tracked.blobs)
    if snapshot is not None and not _is_true(survey, known, changed):
        snapshot, known, changed = None, KnownFiles(None), survey.files
    read = _FileReader(survey, known)
    read.read(changed, progress)
    return _grown(survey, snapshot, known, read)


def _survey(place: Place, commit: str) -> _Survey:
    texts = GitTexts(place.repository)
    tracked = read_tracked(place)
    manifest, findings = manifest_on_disk(place, texts, tracked)
    skipped = Skipped(place, manifest, tracked)
    began = time.time_ns()
    scan = scan_folder(str(place.root), skipped.folder, skipped.file, stamped=True)
    files = dict(zip(scan.paths, scan.stamps or (), strict=True))
    soil = Soil(manifest, texts, commit, place.name)
    return _Survey(place, soil, texts, tracked, (*findings, *scan.findings), files, began)


def _is_true(survey: _Survey, known: KnownFiles, changed: Container[str]) -> bool:
    """Whether some of the files, drawn by lot, say what the snapshot says of them."""
    drawn = random.sample(list(known.nodes), min(_SAMPLE, len(known.nodes)))
    for path in drawn:
        if not tells_the_truth(known.nodes[path], survey.place.root, path not in changed):
            _log.warning("the snapshot does not fit %s and is made anew", path)
            return False
    return True


class _FileReader:
    """Reads the files that have to be read, and notes what became of them."""

    def __init__(self, survey: _Survey, known: KnownFiles) -> None:
        self._survey = survey
        self._known = known
        gone = known.nodes.keys() - survey.files.keys()
        self.updates: dict[str, Node | None] = dict.fromkeys(gone)
        """Nodes by path that are new or other than they were known, None for those gone."""
        self.stamps: dict[str, bytes] = {}
        self.found: list[Finding] = []
        self.gained = 0
        """Files that need not be read, or not be parsed, when a snapshot is kept of this."""

    def read(self, files: dict[str, bytes], progress: Progress | None) -> None:
        """Reads files, given with their stamps."""
        for done, (path, stamp) in enumerate(files.items(), 1):
            data = _data(self._survey.place, path, self.found)
            if data is not None:
                self._take(path, stamp, data)
            elif path in self._known.nodes:
                self.updates[path] = None
            tell(progress, done, len(files))
        if not files:
            tell(progress, len(self._survey.files), len(self._survey.files))

    def _take(self, path: str, stamp: bytes, on_disk: bytes) -> None:
        survey, known = self._survey, self._known
        in_git = survey.tracked.blobs.get(path, "")
        data = from_disk(survey.place.repository, survey.place.prefix + path, on_disk, in_git)
        blob = blob_id(data)
        if blob != in_git:
            survey.texts.keep(blob, data)
        # What git checks out with other line ends may be another text by other rules next time.
        firm = settled(stamp, survey.began_ns) and b"\r\n" not in on_disk
        self.stamps[path] = stamp if firm else NO_STAMP
        if known.has(path, blob):
            self.gained += firm and known.stamps[path] != stamp
            return
        self.gained += 1
        self.updates[path] = known.moved(path, blob) or self._parsed(path, data, blob)

    def _parsed(self, path: str, data: bytes, blob: str) -> Node:
        tokenizer = self._survey.soil.manifest.tokenizer
        return read_node(path, data, blob, tokenizer, self._known.nodes.get(path))


def _data(place: Place, path: str, found: list[Finding]) -> bytes | None:
    """The bytes of a file; one that can't be read becomes a finding, one that is gone nothing."""
    try:
        return read_if_there(os.path.join(place.root, path))
    except OSError as error:
        found.append(_unreadable(path, error))
        return None


def _unreadable(path: str, error: OSError) -> Finding:
    reason = str(error) if isinstance(error, NotRegular) else error.strerror or str(error)
    return Finding(
        "unreadable",
        f"the file can't be read: {reason}",
        "Allow reading it, or put a regular file there",
        Severity.WARNING,
        path=path,
    )


def _grown(
    survey: _Survey, snapshot: Snapshot | None, known: KnownFiles, read: _FileReader
) -> Reading:
    found = (*survey.found, *read.found)
    forest = None if snapshot is None else _changed_in_place(survey, snapshot, found, read)
    anew = forest is None
    if forest is None:
        forest = grow(survey.soil, known.with_updates(read.updates), found)
    few = max(_FEW, len(survey.files) // _WORTH)
    if read.gained <= few and not (anew and len(survey.files) > few):
        return Reading(forest, None)
    stamps = {**known.stamps, **read.stamps}
    return Reading(forest, Snapshot(forest, b"".join(map(stamps.__getitem__, forest.by_path))))


def _changed_in_place(
    survey: _Survey, snapshot: Snapshot, found: tuple[Finding, ...], read: _FileReader
) -> Forest | None:
    """The snapshot's forest with what has changed; None where it is better grown anew."""
    forest = snapshot.forest
    if not snapshot.same_rules or about_the_whole(forest) != found:
        return None
    if len(read.updates) > max(_FEW, len(survey.files) // _MANY):
        return None
    return regrow(forest, read.updates, survey.place.name) if read.updates else forest
