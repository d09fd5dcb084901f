"""Rewrites the links of a body so that they lead to the same files after a move."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from forest_studio.core.curate.body_links import Link, Way, decoded, find_links, links_from
from forest_studio.core.curate.link_places import (
    By,
    Found,
    Places,
    base_name,
    folder_of,
    relative,
)
from forest_studio.core.store.reading.file_node import is_index, path_id

_NOT_IN_WIKI = re.compile(r"[\[\]|#^\r\n]")

_IN_URL = re.compile(r"[\x00-\x20\x7f<>()\\#?]|&(?=#?\w+;)")
_IN_ANGLES = re.compile(r"[\x00-\x1f\x7f<>\\#?]|&(?=#?\w+;)")


class Unlinkable(Exception):
    """A link can't be written so that it names the file."""

    def __init__(self, raw: str, path: str) -> None:
        super().__init__(f"[[{raw}]] can't name {path}")


@dataclass(frozen=True)
class Moves:
    """Which files go where, and which ids change."""

    files: Mapping[str, str] = field(default_factory=dict)
    """New paths by old ones."""
    folders: Mapping[str, str] = field(default_factory=dict)
    """New folders by old ones, each moved with everything in it."""
    ids: Mapping[str, str] = field(default_factory=dict)
    """New ids by old ones, of files that the links name by id."""

    def of(self, path: str) -> str:
        """Where the file at a path goes, the same path when it stays."""
        if path in self.files:
            return self.files[path]
        for old, new in self.folders.items():
            if path == old or path.startswith(old + "/"):
                return new + path[len(old) :]
        return path


@dataclass(frozen=True)
class LinkMover:
    """Rewrites links from the places of before to those of after."""

    before: Places
    after: Places
    moves: Moves

    def touches(self, links: Iterable[Link], home: str, new_home: str) -> bool:
        """Whether one of the links would be written otherwise; raises Unlinkable."""
        targets = ((link.raw, self._new_target(link, home, new_home)) for link in links)
        return any(new is not None and new != raw for raw, new in targets)

    def rewritten(self, text: str, home: str, new_home: str) -> str:
        """The text of the file ``home`` with links that hold once it is ``new_home``.

        Only characters of targets that would lead elsewhere change. Raises Unlinkable.
        """
        return self._spliced(text, find_links(text), home, new_home)

    def rewritten_body(self, body: str, home: str, new_home: str) -> str:
        """Like rewritten, for a body without its front matter."""
        return self._spliced(body, links_from(body, 0), home, new_home)

    def _spliced(self, text: str, links: tuple[Link, ...], home: str, new_home: str) -> str:
        parts, at = [], 0
        for link in links:
            new = self._new_target(link, home, new_home)
            if new is not None and new != link.raw:
                parts += [text[at : link.start], new]
                at = link.end
        return "".join([*parts, text[at:]])

    def _new_target(self, link: Link, home: str, new_home: str) -> str | None:
        """What the link's target becomes, None when it stays as it is."""
        found = self.before.find(link, home)
        if found is None:
            return None
        wanted = self.moves.of(found.path)
        if found.by is By.ID:
            return self._by_id(link, wanted)
        if found.by is not By.UNKNOWN and wanted not in self.after.paths:
            return None  # The target goes: the link stands, and heals when it comes back.
        moved = wanted != found.path
        if not moved and found.by is By.UNKNOWN and home == new_home:
            return None
        now = self.after.find(link, new_home, exact=moved)
        holds = now is not None and now.path == wanted
        if holds and not self._is_shortest(link, found, home):
            return None
        return self._written(link, found, wanted, new_home)

    def _is_shortest(self, link: Link, found: Found, home: str) -> bool:
        """Whether a relative link takes the shortest way, as it shall from the new folder too."""
        if found.from_root or found.by is By.ID or link.way is Way.WIKI:
            return False
        return _markdown(link, found, found.path, home) == link.raw

    def _by_id(self, link: Link, wanted: str) -> str | None:
        new_id = self.moves.ids.get(link.target)
        if new_id is None:
            return None
        if link.way is Way.WIKI:
            return _wiki(link, new_id, wanted)
        return encoded(new_id, link)

    def _written(self, link: Link, found: Found, path: str, home: str) -> str:
        if link.way is not Way.WIKI:
            return _markdown(link, found, path, home)
        for target in _wiki_targets(link, found, path, home):
            raw = _wiki(link, target, path)
            now = self.after.find(Link(Way.WIKI, 0, raw), home, exact=True)
            if now is not None and now.path == path:
                return raw
        raise Unlinkable(link.raw, path)


def _markdown(link: Link, found: Found, path: str, home: str) -> str:
    target = _styled(link.target, found, path)
    way = "/" + target if found.from_root else relative(target or ".", home)
    is_folder = found.by is By.UNKNOWN or (found.by is By.FOLDER and target != path)
    if is_folder and link.target.endswith("/") and not way.endswith("/"):
        way += "/"
    dotted = link.target.startswith("./") or (":" in way.split("/")[0])
    if dotted and not way.startswith((".", "/")):
        way = "./" + way
    return encoded(way, link)


def _styled(target: str, found: Found, path: str) -> str:
    """The path as the link names it: whole, without ``.md``, or as a folder."""
    if found.by is By.FOLDER:
        return folder_of(path) if is_index(base_name(path)) else path
    return path_id(path) if found.by is By.STEM and not _has_ending(target) else path


def _has_ending(target: str) -> bool:
    return target[-3:].lower() == ".md"


def _wiki_targets(link: Link, found: Found, path: str, home: str) -> list[str]:
    """How a wiki link may name the path, the most like what it was first."""
    target = link.target
    whole = path if _has_ending(target) else path_id(path)
    if found.by is By.FOLDER and is_index(base_name(path)) and folder_of(path):
        whole = folder_of(path)
    if not found.from_root:
        way = relative(whole, home)
        return [way if way.startswith("../") else "./" + way]
    slash = "/" if target.startswith("/") else ""
    short = [] if "/" in target else [base_name(whole)]
    return [*short, slash + whole, path_id(path), path, "/" + path]


def _wiki(link: Link, target: str, path: str) -> str:
    """The target with the spaces that stood around the old one; raises Unlinkable."""
    if _NOT_IN_WIKI.search(target):
        raise Unlinkable(link.raw, path)
    before = link.raw[: len(link.raw) - len(link.raw.lstrip())]
    after = link.raw[len(link.raw.rstrip()) :]
    return before + target + after


def encoded(path: str, link: Link) -> str:
    """A path as a markdown link's target writes it, in the manner of the link that it replaces.

    Parts of the path that stay keep the characters that they were written with.
    """
    old = link.raw.split("/")
    new = path.split("/")
    meant = [decoded(part) for part in old]
    written = [_part(part, link) for part in new]
    for place in range(min(len(old), len(new))):
        if new[-1 - place] != meant[-1 - place]:
            break
        written[-1 - place] = old[-1 - place]
    return "/".join(written)


def _part(part: str, link: Link) -> str:
    part = part.replace("%", "%25")
    unsafe = _IN_ANGLES if link.angled else _IN_URL
    part = unsafe.sub(lambda found: f"%{ord(found[0]):02X}", part)
    if any(ord(sign) > 127 for sign in decoded(link.raw)) and link.raw.isascii():
        return "".join(s if s.isascii() else _percent(s) for s in part)
    return part


def _percent(sign: str) -> str:
    return "".join(f"%{byte:02X}" for byte in sign.encode())
