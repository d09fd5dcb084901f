"""The text of files by their git object id, read from git when it is asked for."""

import pygit2

from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.disk.texts import decode
from forest_studio.core.store.passports.front_matter_parse import body_start


class GitTexts:
    """A model.TextSource over git's objects, with what git does not have kept in memory."""

    def __init__(self, repository: pygit2.Repository) -> None:
        self._repository = repository
        self._overlay: dict[str, bytes] = {}

    def keep(self, blob: str, data: bytes) -> None:
        """Keeps the bytes of a file that git does not have."""
        self._overlay[blob] = data

    def kept(self, blob: str) -> bytes | None:
        """The bytes of a file that git did not have, None when they are not kept here."""
        return self._overlay.get(blob)

    def data(self, blob: str) -> bytes:
        """The bytes of the file with that id; raises StorageError."""
        kept = self._overlay.get(blob)
        if kept is not None:
            return kept
        try:
            found = self._repository.get(blob)
        except (ValueError, pygit2.GitError, OSError) as error:
            raise StorageError(f"git can't read the object {blob[:12]}: {error}") from error
        if not isinstance(found, pygit2.Blob):
            raise StorageError(
                f"git has no file with the object id {blob[:12]!r}", remedy="Read the forest again"
            )
        return found.data

    def read(self, blob: str) -> str:
        """The whole text of the file with that id; raises StorageError."""
        return decode(self.data(blob))

    def body(self, blob: str) -> str:
        """The text after the front matter; raises StorageError."""
        text = self.read(blob)
        return text[body_start(text) :]
