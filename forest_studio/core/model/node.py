"""Nodes: markdown files and the groves that hold them."""

from dataclasses import dataclass
from enum import StrEnum

from forest_studio.core.model.findings import Finding
from forest_studio.core.model.passport import Passport


class Kind(StrEnum):
    """What a node is on disk."""

    LEAF = "leaf"
    """A markdown file."""
    GROVE = "grove"
    """A folder with an ``index.md`` or ``README.md`` of its own."""
    SYNTHETIC = "synthetic"
    """A folder without one: it has children but no file, and can't be edited."""


@dataclass(frozen=True, slots=True)
class Node:
    """One node of a forest: its passport and where its file lies."""

    id: str
    """The passport's id; a wild node's is its path without ``.md``; a synthetic grove's is its
    folder with a trailing slash (the root's is ``/``)."""
    path: str
    """Path of the file inside the forest, with forward slashes; a synthetic grove's folder."""
    kind: Kind
    passport: Passport
    wild: bool
    """No valid passport: shown, walkable, marked as uncurated, never changed by itself."""
    broken: bool = False
    """The front matter, or the file's encoding, can't be parsed."""
    blob: str = ""
    """Git object id (hex) of the file's content; empty for a synthetic grove."""
    summary_tokens: int = 0
    findings: tuple[Finding, ...] = ()
    """What was wrong with the file when it was read."""

    @property
    def title(self) -> str:
        """The passport's title, which falls back to the first heading or the file's name."""
        return self.passport.title

    @property
    def is_grove(self) -> bool:
        """Whether the node stands for a folder."""
        return self.kind is not Kind.LEAF

    @property
    def has_file(self) -> bool:
        """Whether the node can be opened and edited."""
        return self.kind is not Kind.SYNTHETIC
