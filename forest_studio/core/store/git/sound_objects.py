"""An object database that shows git's library no damaged file: it may read a cut one for ever."""

import zlib
from collections.abc import Collection, Mapping
from pathlib import Path

import pygit2

_KINDS = {b"commit": 1, b"tree": 2, b"blob": 3, b"tag": 4}


def sound_odb(objects: Path, loose: Mapping[str, Path], damaged: Collection[str]) -> pygit2.Odb:
    """git's objects; as long as some are damaged, nothing can be written through it."""
    if not damaged:
        return pygit2.Odb(str(objects))
    odb = pygit2.Odb()
    odb.add_backend(pygit2.OdbBackendPack(str(objects)), 2)
    odb.add_backend(_Sound({oid: file for oid, file in loose.items() if oid not in damaged}), 1)
    return odb


class _Sound(pygit2.OdbBackend):
    """Those loose objects that are whole."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        super().__init__()
        self._files = files

    def read_cb(self, oid: pygit2.Oid) -> tuple[int, bytes]:
        """Kind and bytes of an object; raises KeyError."""
        head, _, data = zlib.decompress(self._files[str(oid)].read_bytes()).partition(b"\0")
        return _KINDS[head.split()[0]], data

    def read_header_cb(self, oid: pygit2.Oid) -> tuple[int, int]:
        """Kind and size of an object; raises KeyError."""
        kind, data = self.read_cb(oid)
        return kind, len(data)

    def exists_cb(self, oid: pygit2.Oid) -> bool:
        """Whether an object is whole."""
        return str(oid) in self._files

    def read_prefix_cb(self, oid: pygit2.Oid) -> tuple[int, bytes, pygit2.Oid]:
        """As ``read_cb``: the doctor knows whole ids only. Raises KeyError."""
        kind, data = self.read_cb(oid)
        return kind, data, oid

    def exists_prefix_cb(self, oid: pygit2.Oid) -> pygit2.Oid:
        """Never finds an object."""
        raise KeyError(str(oid))

    def write_cb(self, oid: pygit2.Oid, *_: object) -> None:
        """Refuses: damaged files are to be set aside first."""
        raise pygit2.GitError(f"the object {oid} can't be written while others are damaged")

    def refresh_cb(self) -> None:
        """There is nothing to look up anew."""
