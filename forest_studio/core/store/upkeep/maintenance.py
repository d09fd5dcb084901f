"""Keeps a forest's repository fast: gathers loose objects into packs, and small packs into one.

Nothing is ever pruned: an object's file goes only after the object was read back from a pack.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pygit2

from forest_studio.core.model.errors import Busy
from forest_studio.core.store.git.checkout import common_dir, git_errors
from forest_studio.core.store.git.locks import forest_lock
from forest_studio.core.store.git.loose_objects import is_sound, loose_objects
from forest_studio.core.store.git.packs import (
    make_pack,
    object_count,
    objects_in,
    publish,
    remove_pack,
    workshop,
)

LOOSE_LIMIT = 2_000
"""Loose objects that a repository may have; a commit makes three to five."""
PACK_LIMIT = 20
"""Small packs that a repository may have; each one makes looking for an object longer."""
_BATCH = 5_000
_BATCH_BYTES = 64 << 20
_LARGE = 16 << 20
"""Bytes of a loose object that is left alone: packing it would take memory and win nothing."""
_SMALL = 20_000
"""Objects of a pack that is worth gathering with others."""
_GC_AT_WORK = 12 * 3600
"""Seconds for which git itself believes that a ``gc.pid`` means a garbage collection."""
_BESIDES = (".keep", ".promisor", ".bitmap", ".mtimes")
"""Files beside a pack that give it a meaning of its own."""


@dataclass(frozen=True, slots=True)
class Upkeep:
    """What maintenance did."""

    packed: int = 0
    """Loose objects that are in a pack now."""
    gathered: int = 0
    """Small packs that became one."""


def maintain(
    git_dir: Path, idle: Callable[[], bool] = lambda: True, limit: int = LOOSE_LIMIT
) -> Upkeep:
    """Packs what is loose when there is more than ``limit`` of it, batch after batch while idle.

    For a worker thread. Writers wait only for the moment in which files change places, and when
    one is at work, nothing is done. Raises ReadOnly or StorageError.
    """
    common = common_dir(git_dir)
    if _collected_by_git(common):
        return Upkeep()
    with git_errors("can't pack the repository"), suppress(Busy):
        keeper = _Keeper(git_dir, common)
        packed = keeper.pack(idle, limit)
        return Upkeep(packed, keeper.gather() if idle() else 0)
    return Upkeep()


def loose_count(git_dir: Path) -> int:
    """How many loose objects there are."""
    return sum(1 for _ in loose_objects(common_dir(git_dir) / "objects"))


def _collected_by_git(common: Path) -> bool:
    try:
        return time.time() - (common / "gc.pid").stat().st_mtime < _GC_AT_WORK
    except OSError:
        return False


class _Keeper:
    """Works on one repository."""

    def __init__(self, git_dir: Path, common: Path) -> None:
        self._git_dir = git_dir
        self._common = common
        self._objects = common / "objects"
        self._git = pygit2.Repository(str(git_dir))

    def pack(self, idle: Callable[[], bool], limit: int) -> int:
        """Packs all loose objects in batches; returns how many."""
        if sum(1 for _ in loose_objects(self._objects)) <= limit:
            return 0
        # No writer is at work under the lock, so none of these still waits for its commit: once
        # packed, it would be open to a `git repack -a -d` that drops what nothing refers to.
        with forest_lock(self._git_dir, 0):
            loose = dict(loose_objects(self._objects))
        packed = 0
        waiting = iter(sorted(loose.items()))
        while idle() and (batch := self._batch(waiting)):
            packed += self._pack(batch)
        return packed

    def _batch(self, waiting: Iterator[tuple[str, Path]]) -> dict[str, Path]:
        """The next sound objects; a damaged one is left for the doctor."""
        batch: dict[str, Path] = {}
        room = _BATCH_BYTES
        for oid, file in waiting:
            try:
                size = file.stat().st_size
            except OSError:
                continue
            if size <= _LARGE and is_sound(file, oid):
                batch[oid] = file
                room -= size
            if room <= 0 or len(batch) >= _BATCH:
                break
        return batch

    def _pack(self, batch: dict[str, Path]) -> int:
        with workshop(self._common) as place:
            proved = make_pack(self._git, batch, place)
            with forest_lock(self._git_dir, 0):
                publish(place, self._objects)
                for oid in proved:
                    batch[oid].unlink(missing_ok=True)
        return len(proved)

    def gather(self) -> int:
        """Makes one pack of many small ones; returns how many there were."""
        if (self._objects / "pack" / "multi-pack-index").exists():
            return 0  # It names packs one by one, and git fails when one of them is gone.
        small = sorted(pack for pack in (self._objects / "pack").glob("*.pack") if _small(pack))
        if len(small) <= PACK_LIMIT:
            return 0
        held = {pack: objects_in(pack) for pack in small}
        oids = dict.fromkeys(oid for names in held.values() for oid in names)
        with workshop(self._common) as place:
            proved = make_pack(self._git, oids, place)
            with forest_lock(self._git_dir, 0):
                made = publish(place, self._objects)
                gone = [p for p, names in held.items() if p != made and proved.issuperset(names)]
                for pack in gone:
                    remove_pack(pack)
        return len(gone)


def _small(pack: Path) -> bool:
    if any(pack.with_suffix(ending).exists() for ending in _BESIDES):
        return False
    try:
        return object_count(pack) < _SMALL and pack.stat().st_size < _BATCH_BYTES
    except (OSError, ValueError):
        return False
