"""Finds the files of a folder that are no nodes, so that they move and go with their grove."""

import os
from collections.abc import Container, Iterator
from pathlib import Path

from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.disk.files import NotRegular, read_regular, storage_error
from forest_studio.core.store.disk.line_ends import from_disk
from forest_studio.core.store.reading.reader import Place, ignored_by_git, read_tracked


def attachments(place: Place, folder: str, nodes: Container[str]) -> dict[str, bytes]:
    """Bytes, as git stores them, of every file below a folder but the nodes, by path.

    What git ignores is left out. Raises StorageError for what can't be moved as a file: a link, a
    repository inside, a file that is too large.
    """
    tracked = read_tracked(place).blobs
    found: dict[str, bytes] = {}
    for path in _files(place.root, folder):
        if path in nodes or (path not in tracked and ignored_by_git(place, path)):
            continue
        try:
            data = read_regular(place.root / path)
        except NotRegular as error:
            raise StorageError(f"{path} can't be moved: {error}") from error
        except OSError as error:
            raise storage_error(error, f"can't read {path}") from error
        in_git = tracked.get(path, "")
        found[path] = from_disk(place.repository, place.prefix + path, data, in_git)
    return found


def _files(root: Path, folder: str) -> Iterator[str]:
    for current, folders, names in os.walk(root / folder):
        inside = Path(current).relative_to(root).as_posix()
        if ".git" in (*folders, *names):
            raise StorageError(f"{inside} is a repository of its own, which stays where it is")
        linked = next((name for name in folders if (Path(current) / name).is_symlink()), None)
        if linked is not None:
            raise StorageError(f"{inside}/{linked} is a symbolic link, which is not followed")
        yield from (f"{inside}/{name}" for name in sorted(names))
