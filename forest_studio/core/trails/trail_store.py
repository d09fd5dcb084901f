"""Where trails are kept: one file a hunt on a branch of its own."""

from datetime import UTC
from typing import Protocol

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import HuntError
from forest_studio.core.trails.trail import Trail

BRANCH = "forest-trails"
"""The branch that holds them; it is never checked out."""


class BranchFiles(Protocol):
    """Files on a branch that only ever grows; the store's errors go through."""

    def append(self, path: str, content: bytes, message: str, author: Author) -> str:
        """Commits one new file and returns the commit's id."""
        ...

    def names(self) -> tuple[str, ...]:
        """Paths of all files."""
        ...

    def read(self, path: str) -> bytes:
        """One file's content."""
        ...


class TrailStore:
    """Records trails and finds them again."""

    def __init__(self, files: BranchFiles, author: Author) -> None:
        self._files = files
        self._author = author

    def record(self, trail: Trail) -> str:
        """Writes a trail under a unique name and returns that name; raises StorageError."""
        name = file_name(trail)
        message = f"Trail: {' '.join(trail.question.split())[:60]}"
        self._files.append(name, trail.to_json().encode(), message, self._author)
        return name

    def names(self) -> tuple[str, ...]:
        """Every recorded trail's name, the oldest first."""
        return tuple(sorted(name for name in self._files.names() if name.endswith(".json")))

    def load(self, name: str) -> Trail:
        """Reads one trail; raises HuntError when the file isn't one."""
        content = self._files.read(name)
        try:
            return Trail.from_json(content)
        except HuntError as error:
            raise HuntError(f"{name}: {error.message}", remedy=error.remedy) from error

    def newest(self, count: int) -> tuple[Trail, ...]:
        """The last trails, the newest first; files that are no trails are passed over."""
        found: list[Trail] = []
        for name in reversed(self.names()):
            if len(found) >= count:
                break
            try:
                found.append(self.load(name))
            except HuntError:
                continue
        return tuple(found)


def file_name(trail: Trail) -> str:
    """``2025/03/20250301T101112.123456Z-<id>.json``: no folder grows past a month of hunts."""
    started = trail.started.astimezone(UTC)
    return f"{started:%Y/%m/%Y%m%dT%H%M%S.%fZ}-{trail.id}.json"
