"""Row 1: writers that are killed at random moments, while others go on."""

import random
from collections import Counter
from pathlib import Path

from reliability_rows import place
from reliability_rows.children import Child, all_killed, listen
from reliability_rows.row import Row, Scale
from reliability_rows.writers import Told, Writer

KINDS = tuple((files, fsync) for files in (1, 3) for fsync in (False, True))
WRITERS = 2
_LOOK_EVERY = 50
"""Kills after which git looks at the whole repository."""


def run(scale: Scale) -> Row:
    """Single-file and three-file writes, with and without fsync."""
    row = Row("1 killed at random")
    for number, (files, fsync) in enumerate(KINDS):
        root = place.plant(scale.folder / f"kills-{number}", place.shared_nodes())
        _Hunt(root, row, files, fsync, scale.seed + number).kill(scale.pick(40, 1000) // len(KINDS))
    row.notes.append(f"{WRITERS} writers at once; 1 or 3 files a write, with and without fsync")
    return row


class _Hunt:
    """Kills in one forest."""

    def __init__(self, root: Path, row: Row, files: int, fsync: bool, seed: int) -> None:
        self._root, self._row = root, row
        self._files, self._fsync = files, fsync
        self._random = random.Random(seed)
        self._lives = 0
        self._told = Told()

    def kill(self, count: int) -> None:
        """Kills that many writers, looks at what they left, and checks every acknowledgement."""
        done = 0
        while done < count:
            batch = min(_LOOK_EVERY, count - done)
            self._kill_some(batch)
            done += batch
            place.look_after(self._root, self._row, f"{self._files} files, fsync {self._fsync}")
        self._row.trials += count
        self._row.acknowledged += len(self._told.acknowledged)
        self._row.errors.update(self._told.errors)
        self._check()

    def _kill_some(self, count: int) -> None:
        with all_killed([self._writer(section) for section in range(WRITERS)]) as writers:
            for _ in range(count):
                listen(writers, self._random.uniform(0.005, 0.2 if self._fsync else 0.12))
                victim = self._random.randrange(WRITERS)
                writers[victim].kill()
                self._look_at_disk()
                self._told.add(writers[victim].lines)
                writers[victim] = self._writer(victim)
        for writer in writers:
            self._told.add(writer.lines)

    def _writer(self, section: int) -> Child:
        self._lives += 1
        writer = Writer(self._root, section, self._lives, 10**9, self._files, self._fsync)
        return Child(writer.run)

    def _look_at_disk(self) -> None:
        """A file is whole at any moment, whoever was just killed."""
        for path in place.NODES:
            try:
                data = (self._root / path).read_bytes()
            except FileNotFoundError:
                self._row.torn += 1
                self._row.describe(f"{path} was missing after a kill")
                continue
            if not place.is_whole(data):
                self._row.torn += 1
                self._row.describe(f"{path} was half written after a kill")

    def _check(self) -> None:
        place.check_head(self._root, self._told.acknowledged, self._row)
        found = map(place.tokens_in, place.head_files(self._root).values())
        times = Counter(token for tokens in found for token in tokens)
        halves = [t for t, n in times.items() if n != int(t.rpartition("x")[2])]
        self._row.torn += len(halves)
        for token in halves[:3]:
            self._row.describe(f"{token} is in some files only")
