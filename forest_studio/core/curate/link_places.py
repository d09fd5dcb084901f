"""Where a link of a body leads: the file it names, in a forest as it is or as it will be."""

import posixpath
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from forest_studio.core.curate.body_links import Link, Way
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.disk.names import folded
from forest_studio.core.store.reading.file_node import is_index, path_id

_WEB = {
    Way.INLINE: re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:|//"),
    Way.DEFINITION: re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:|//"),
    Way.WIKI: re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://"),
}
"""How an address of the web begins; a file's name may have a colon in it."""
_PATH_LIKE = re.compile(r"/|\.[A-Za-z0-9]{1,8}\Z")


class By(StrEnum):
    """What a link names its target by."""

    PATH = "path"
    STEM = "stem"
    """The path without ``.md``."""
    FOLDER = "folder"
    """The folder whose own file is meant."""
    NAME = "name"
    """The file's name alone, wherever it lies."""
    ID = "id"
    UNKNOWN = "unknown"
    """A path at which the forest has no node: an attachment, or nothing."""


@dataclass(frozen=True, slots=True)
class Found:
    """The file that a link leads to."""

    path: str
    by: By
    from_root: bool = True
    """Whether the path was written from the forest's root rather than from the file's folder."""


class Places:
    """The files that links can lead to, by their paths, names and ids."""

    def __init__(self, paths: Iterable[str], ids: Mapping[str, str]) -> None:
        """``ids``: the path of each file whose passport has an id, by that id."""
        self.paths = frozenset(paths)
        self._ids = ids
        self._by_name: dict[str, list[str]] = {}
        self._folded: dict[str, list[str]] = {}
        for path in sorted(self.paths, key=lambda path: (path.count("/"), path)):
            self._folded.setdefault(folded(path), []).append(path)
            self._by_name.setdefault(folded(path_id(base_name(path))), []).append(path)
        self.gone: dict[tuple[str, str], frozenset[tuple[Way, str]]] = {}
        """By blob and path of a file, its links that lead nowhere, where they were looked for."""
        self._index = {folder_of(p): p for p in sorted(self.paths, reverse=True) if _is_index(p)}

    @classmethod
    def of(cls, forest: Forest) -> "Places":
        """The files of a snapshot; the same object while no file comes, goes or gets another id."""
        known = _Latest.places
        if known is None or known[0] is not forest.by_path:
            ids = {node.id: node.path for node in forest.nodes.values() if node.has_file}
            known = _Latest.places = (forest.by_path, cls(forest.by_path, ids))
        return known[1]

    def find(self, link: Link, home: str, exact: bool = False) -> Found | None:
        """Where a link in the file ``home`` leads; None for the web, an anchor, an unknown name.

        Where no file fits to the letter, one that differs by case alone does, unless ``exact``.
        """
        target = link.target
        if not target or target.startswith("#") or "\0" in target:
            return None
        if _WEB[link.way].match(target) and not self._exists(target, home):
            return None
        if link.way is Way.WIKI:
            return self._wiki(target, home, exact)
        return self._markdown(target, home, exact)

    def ambiguous(self, target: str) -> bool:
        """Whether files of that name are there, but in other cases and so more than one."""
        name = folded(path_id(base_name(target)))
        return len(self._by_name.get(name, ())) > 1

    def _exists(self, target: str, home: str) -> bool:
        path = joined(home, target)
        return path in self.paths or path + ".md" in self.paths

    def _markdown(self, target: str, home: str, exact: bool) -> Found | None:
        path = joined(home, target)
        by_path = self._at(path, exact)
        if by_path is not None:
            return Found(by_path[0], by_path[1], target.startswith("/"))
        if target in self._ids:
            return Found(self._ids[target], By.ID)
        if not _PATH_LIKE.search(target):
            return None
        return Found(path, By.UNKNOWN, target.startswith("/"))

    def _wiki(self, target: str, home: str, exact: bool) -> Found | None:
        if target.startswith(("./", "../")):
            found = self._at(joined(home, target), exact)
            return found and Found(found[0], found[1], False)
        found = self._at(target.lstrip("/"), exact)
        if found is not None:
            return Found(*found)
        if target in self._ids:
            return Found(self._ids[target], By.ID)
        return self._named(target, home, exact)

    def _named(self, target: str, home: str, exact: bool) -> Found | None:
        """The file of that name, or whose path ends so: in the same folder, else the nearest to
        the root."""
        stem = path_id(target)
        ending = "/" + (stem if exact else folded(stem))
        candidates = [
            path
            for path in self._by_name.get(folded(base_name(stem)), ())
            if ("/" + path_id(path if exact else folded(path))).endswith(ending)
        ]
        if not candidates:
            return None
        same_case = [path for path in candidates if base_name(path_id(path)) == base_name(stem)]
        if not same_case and any(len(self._folded[folded(path)]) > 1 for path in candidates):
            return None  # Two names differ by case alone, and this one is neither.
        beside = [p for p in same_case or candidates if folder_of(p) == folder_of(home)]
        return Found((beside or same_case or candidates)[0], By.NAME)

    def _at(self, path: str, exact: bool) -> tuple[str, By] | None:
        """The file at a path, which may be written without ``.md`` or be the folder's."""
        for candidate, by in ((path, By.PATH), (path + ".md", By.STEM)):
            if candidate in self.paths:
                return candidate, by
        folder = "" if path == "." else path.rstrip("/")
        if folder in self._index and (folder or path == "."):
            return self._index[folder], By.FOLDER
        if exact:
            return None
        for candidate, by in ((path, By.PATH), (path + ".md", By.STEM)):
            alike = self._folded.get(folded(candidate), ())
            if len(alike) == 1:
                return alike[0], by
        return None


class _Latest:
    """The places that were asked for last, by the table of paths that snapshots hand on."""

    places: ClassVar[tuple[Mapping[str, str], Places] | None] = None


def joined(home: str, target: str) -> str:
    """The path from the root that a target in the file ``home`` stands for.

    It begins with ``..`` where it leads out of the forest.
    """
    if target.startswith("/"):
        return posixpath.normpath(target.lstrip("/") or ".")
    return posixpath.normpath(posixpath.join(folder_of(home), target))


def relative(path: str, home: str) -> str:
    """The way from the folder of the file ``home`` to a path, both counted from the root."""
    there = path.split("/") if path != "." else []
    here = folder_of(home).split("/") if folder_of(home) else []
    shared = 0
    while shared < min(len(there), len(here)) and there[shared] == here[shared] != "..":
        shared += 1
    return "/".join([".."] * (len(here) - shared) + there[shared:]) or "."


def folder_of(path: str) -> str:
    """The folder of a file, empty for the root."""
    return path.rpartition("/")[0]


def base_name(path: str) -> str:
    """The name of a file in its folder."""
    return path.rpartition("/")[2]


def _is_index(path: str) -> bool:
    return is_index(base_name(path))
