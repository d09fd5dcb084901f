"""Takes a snapshot to what the disk has become, reading as few files as that needs."""

import os
from collections.abc import Iterable, Iterator

from forest_studio.core.model.forest import Forest
from forest_studio.core.store.disk.files import read_if_there
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.following.watch_scope import EVERYTHING, GIT, IGNORES, Scope
from forest_studio.core.store.passports.manifest_file import MANIFEST_NAME
from forest_studio.core.store.reading.reader import Progress
from forest_studio.core.store.repository import Repository

_MANY = 500
_SHARE = 4
"""From one file in so many on, reading the whole forest is quicker than following each."""
_SLACK = 60.0
"""Seconds by which the clocks of this machine and of its disk may differ."""


def catch_up(
    repository: Repository,
    forest: Forest,
    paths: Iterable[str],
    since: float,
    progress: Progress | None = None,
) -> Forest:
    """A snapshot of the disk after ``paths`` changed, as a Watcher tells them; the same one when
    nothing did. Where the paths stand for more, files changed after ``since`` (in seconds of the
    epoch) are looked for. Raises StorageError, OSError.
    """
    told, head = set(paths), repository.head()
    if told & {IGNORES, MANIFEST_NAME}:
        return repository.read(progress=progress)
    folders = {path for path in told if path.endswith("/")}
    changed = told - folders - {EVERYTHING, GIT}
    if folders or EVERYTHING in told or (GIT in told and head != forest.commit):
        changed |= strayed(repository, forest, since, folders)
    differing = [path for path in changed if _differs(repository, forest, path)]
    if not differing and head == forest.commit:
        return forest
    many = len(differing) > max(_MANY, len(forest.nodes) // _SHARE)
    if many or _behind_links(repository, differing):
        return repository.read(progress=progress)
    return repository.reread(forest, differing)


def strayed(
    repository: Repository, forest: Forest, since: float, folders: Iterable[str] = ()
) -> set[str]:
    """Files that a snapshot has and the disk has not, or the other way round, that lie in
    ``folders``, or that were changed after ``since``."""
    here, there = Scope(repository).files, forest.by_path.keys()
    inside = tuple(folders)
    found = {path for path in here | there if inside and path.startswith(inside)}
    found |= here ^ there
    return found | set(_touched(repository, here - found, since - _SLACK))


def _touched(repository: Repository, paths: Iterable[str], since: float) -> Iterator[str]:
    root = str(repository.root)
    for path in paths:
        try:
            status = os.lstat(f"{root}/{path}")
        except OSError:
            yield path
            continue
        # A file that is moved into place keeps the time of its text, not that of its name.
        if max(status.st_mtime, status.st_ctime) >= since:
            yield path


def _differs(repository: Repository, forest: Forest, path: str) -> bool:
    """Whether a file is another than in the snapshot."""
    node = forest.by_path.get(path)
    try:
        data = read_if_there(repository.root / path)
    except OSError:
        return True
    if data is None or node is None:
        return (data is None) != (node is None)
    return forest.nodes[node].blob != blob_id(data)


def _behind_links(repository: Repository, paths: Iterable[str]) -> bool:
    """Whether a link is on the way to one of the files, which a reading of all doesn't follow."""
    folders = {path.rpartition("/")[0] for path in paths}
    above = {"/".join(f.split("/")[: n + 1]) for f in folders if f for n in range(f.count("/") + 1)}
    return any((repository.root / folder).is_symlink() for folder in above)
