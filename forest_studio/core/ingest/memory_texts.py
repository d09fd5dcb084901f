"""The texts of a forest that lives in memory."""

from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.disk.texts import blob_id, decode
from forest_studio.core.store.passports.front_matter_parse import body_start


class MemoryTexts:
    """A model.TextSource over bytes that were put into it."""

    def __init__(self) -> None:
        self._data: dict[str, bytes] = {}

    def add(self, data: bytes) -> str:
        """Keeps the bytes of a file and gives their git object id."""
        blob = blob_id(data)
        self._data[blob] = data
        return blob

    def data(self, blob: str) -> bytes:
        """The bytes of the file with that id; raises StorageError."""
        try:
            return self._data[blob]
        except KeyError:
            raise StorageError(f"no file has the object id {blob[:12]!r}") from None

    def read(self, blob: str) -> str:
        """The whole text of the file with that id; raises StorageError."""
        return decode(self.data(blob))

    def body(self, blob: str) -> str:
        """The text after the front matter; raises StorageError."""
        text = self.read(blob)
        return text[body_start(text) :]
