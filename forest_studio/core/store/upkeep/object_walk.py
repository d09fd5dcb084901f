"""Walks from commits to everything that they are made of, and notes what is not there."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field

import pygit2

from forest_studio.core.store.upkeep.examination import OFTEN

_ENTRY = re.compile(rb"(\d+) ([^\0]+)\0(.{20})", re.DOTALL)
_HEADER = re.compile(rb"^(tree|parent|object) ([0-9a-f]{40})$", re.MULTILINE)
_FOLDER, _SUBMODULE = b"40000", b"160000"
_COMMIT, _TREE, _BLOB, _TAG = 1, 2, 3, 4
_NAMES = {_COMMIT: "commit", _TREE: "folder", _BLOB: "file", _TAG: "tag", 0: "object"}


@dataclass(frozen=True, slots=True)
class Lost:
    """An object that something refers to and git can't read."""

    oid: str
    kind: str
    """``commit``, ``folder``, ``file``, ``tag`` or ``object``."""
    path: str
    """Where a file or folder lies in ``commit``, from the repository's top; else empty."""
    commit: str
    """The commit through which it was found missing, empty for one that a reference names."""


@dataclass(slots=True)
class Reach:
    """What was reached."""

    found: dict[str, None] = field(default_factory=dict)
    """Ids (hex) in the order of the walk."""
    lost: dict[str, Lost] = field(default_factory=dict)
    """By id."""


class ObjectWalk:
    """Reads one object database; it neither caches nor changes anything."""

    def __init__(
        self,
        odb: pygit2.Odb,
        *,
        damaged: Collection[str] = (),
        shallow: Collection[str] = (),
        thorough: bool = False,
        told: Callable[[int], None] = lambda _count: None,
    ) -> None:
        """``damaged`` objects count as missing; parents of ``shallow`` commits are not asked for;
        ``thorough`` reads every file instead of asking whether it is there; ``told`` hears every
        now and then how many objects were reached."""
        self._odb = odb
        self._damaged = damaged
        self._shallow = shallow
        self._thorough = thorough
        self._told = told

    def from_all(self, starts: Iterable[str]) -> Reach:
        """Everything that the objects with those ids are made of, each visited once."""
        reach = Reach()
        waiting = [Lost(oid, "object", "", "") for oid in starts]
        while waiting:
            here = waiting.pop()
            if here.oid in reach.found or here.oid in reach.lost:
                continue
            parts = self._parts(here)
            if parts is None:
                reach.lost[here.oid] = here
            else:
                reach.found[here.oid] = None
                waiting += parts
                if len(reach.found) % OFTEN == 0:
                    self._told(len(reach.found))
        return reach

    def snapshot(self, commit: str) -> Reach:
        """One commit with its files and folders, without what came before it."""
        data = self._read(commit)
        if data is None or data[0] != _COMMIT:
            return Reach(lost={commit: Lost(commit, "commit", "", "")})
        head = data[1].partition(b"\n\n")[0]
        trees = [oid.decode() for kind, oid in _HEADER.findall(head) if kind == b"tree"]
        reach = self.from_all(trees)
        reach.found[commit] = None
        return reach

    def _parts(self, here: Lost) -> list[Lost] | None:
        """What an object is made of; None when it can't be read."""
        if here.kind == "file" and not self._thorough:
            there = here.oid not in self._damaged and pygit2.Oid(hex=here.oid) in self._odb
            return [] if there else None
        data = self._read(here.oid)
        if data is None or here.kind not in ("object", _NAMES.get(data[0])):
            return None
        kind, content = data
        if kind == _TREE:
            return list(_in_folder(here, content))
        if kind in (_COMMIT, _TAG):
            return list(self._in_header(here.oid, content))
        return []

    def _in_header(self, oid: str, content: bytes) -> Iterator[Lost]:
        for kind, found in _HEADER.findall(content.partition(b"\n\n")[0]):
            if kind == b"tree":
                yield Lost(found.decode(), "folder", "", oid)
            elif kind == b"object":
                yield Lost(found.decode(), "object", "", "")
            elif oid not in self._shallow:
                yield Lost(found.decode(), "commit", "", oid)

    def _read(self, oid: str) -> tuple[int, bytes] | None:
        if oid in self._damaged:
            return None
        try:
            kind, data = self._odb.read(pygit2.Oid(hex=oid))
        except (pygit2.GitError, KeyError, ValueError, OSError):
            return None
        return int(kind), data


def _in_folder(here: Lost, content: bytes) -> Iterator[Lost]:
    for mode, name, oid in _ENTRY.findall(content):
        if mode == _SUBMODULE:
            continue
        path = name.decode("utf-8", "surrogateescape")
        path = f"{here.path}/{path}" if here.path else path
        yield Lost(oid.hex(), "folder" if mode == _FOLDER else "file", path, here.commit)
