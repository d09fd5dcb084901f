"""Rulings on shortcuts: what was minted, accepted or refused; small files beside the trails."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum

from pydantic import TypeAdapter

from forest_studio.core.model.errors import HuntError
from forest_studio.core.trails.notes import newest, note_json, read_note

FOLDER = "shortcuts"
"""Where they lie on the branch of trails."""
RULING_VERSION = 1


class Ruling(StrEnum):
    """What became of a shortcut."""

    MINTED = "minted"
    """Written by the agent; where the edge is gone all the same, a person took it away."""
    ACCEPTED = "accepted"
    """A curator wants it: it never expires."""
    REFUSED = "refused"
    """A curator does not want it: it is not minted again."""
    EXPIRED = "expired"
    """It went cold and was removed by the agent; it may come again."""
    REOPENED = "reopened"
    """An earlier ruling is taken back."""


@dataclass(frozen=True, slots=True)
class ShortcutRuling:
    """One ruling on the shortcut from one node to another."""

    id: str
    """Unique among all rulings: hexadecimal digits."""
    home: str
    other: str
    ruling: Ruling
    by: str
    at: datetime
    """With a time zone."""
    note: str = ""
    version: int = RULING_VERSION

    @property
    def file_name(self) -> str:
        """``shortcuts/2025/03/20250301T101112.123456Z-<id>.json``."""
        return f"{FOLDER}/{self.at.astimezone(UTC):%Y/%m/%Y%m%dT%H%M%S.%fZ}-{self.id}.json"

    def to_json(self) -> str:
        """The file's text; ``ruling_from_json`` gives the same value back."""
        return note_json(self)


_RULING = TypeAdapter(ShortcutRuling)


def ruling_from_json(text: str | bytes) -> ShortcutRuling:
    """Reads a ruling; raises HuntError when it isn't one."""
    try:
        ruling = read_note(text, _RULING)
    except ValueError as error:
        raise HuntError(f"the ruling can't be read: {error}") from error
    if ruling.version > RULING_VERSION:
        raise HuntError("the ruling is of a newer format", remedy="Install a newer Forest Studio")
    return ruling


def newest_rulings(rulings: Iterable[ShortcutRuling]) -> dict[tuple[str, str], ShortcutRuling]:
    """The ruling that counts from one node to another: the newest, whatever order they came in."""
    return newest(rulings, lambda ruling: (ruling.home, ruling.other))
