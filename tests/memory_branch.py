"""A branch of files in memory, for tests that need no git."""

from forest_studio.core.model.changes import Author


class MemoryBranch:
    """A branch in memory that refuses to change a file, as the real one does."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.messages: list[str] = []

    def append(self, path: str, content: bytes, message: str, author: Author) -> str:
        assert path not in self.files
        self.files[path] = content
        self.messages.append(message)
        return "c1"

    def names(self) -> tuple[str, ...]:
        return tuple(self.files)

    def size(self, path: str) -> int:
        return len(self.files[path])

    def read(self, path: str) -> bytes:
        return self.files[path]
