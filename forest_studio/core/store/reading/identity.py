"""Tells which node a version of a file is, from its front matter alone."""

import pygit2

from forest_studio.core.store.disk.files import MAX_FILE_BYTES
from forest_studio.core.store.passports.front_matter_block import find_block
from forest_studio.core.store.passports.front_matter_parse import parse_passport
from forest_studio.core.store.reading.file_node import path_id

_REMEMBERED = 50_000
"""Texts whose ids are kept in memory before they are forgotten."""


def passport_id(data: bytes) -> str:
    """The id in a file's passport; empty when it has no valid one, which makes its node wild."""
    block = front_matter_of(data)
    return _id_in(block) if block else ""


def front_matter_of(data: bytes) -> str:
    """The text of a file up to where its body starts, empty when it has no readable passport."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return ""
    block = find_block(text)
    return "" if block is None or block.problem else text[: block.body_start]


def _id_in(front_matter: str) -> str:
    parsed = parse_passport(front_matter)
    return "" if parsed.passport is None or parsed.broken else parsed.passport.id


class Identities:
    """Node ids of file versions in git; each text is parsed once."""

    def __init__(self, git: pygit2.Repository) -> None:
        self._git = git
        self._by_blob: dict[str, str] = {}
        self._by_text: dict[str, str] = {}

    def passport_id(self, blob: str) -> str:
        """The id in the passport of a blob (hex), empty for a wild node's."""
        found = self._by_blob.get(blob)
        if found is None:
            found = self._by_blob[blob] = self._read(blob)
            if len(self._by_blob) > _REMEMBERED:
                self._by_blob.clear()
        return found

    def node_id(self, path: str, blob: str) -> str:
        """The id of the node that a blob (hex) makes at a path."""
        return self.passport_id(blob) or path_id(path)

    def _read(self, blob: str) -> str:
        try:
            found = self._git.get(blob)
        except (pygit2.GitError, ValueError, OSError):
            return ""
        if not isinstance(found, pygit2.Blob) or found.size > MAX_FILE_BYTES:
            return ""
        text = front_matter_of(found.data)
        if not text:
            return ""
        known = self._by_text.get(text)
        if known is None:
            known = self._by_text[text] = _id_in(text)
            if len(self._by_text) > _REMEMBERED // 10:
                self._by_text.clear()
        return known
