"""Small dated files beside the trails: how they are written, read, and which of several counts."""

import json
from collections.abc import Callable, Hashable, Iterable
from dataclasses import asdict
from datetime import datetime
from typing import Any, Protocol, TypeVar

from pydantic import TypeAdapter

from forest_studio.core.trails.moments import checked


class Note(Protocol):
    """A dataclass that says something at a moment."""

    @property
    def id(self) -> str:
        """Unique among its kind."""
        ...

    @property
    def at(self) -> datetime:
        """With a time zone."""
        ...


_N = TypeVar("_N", bound=Note)
_K = TypeVar("_K", bound=Hashable)


def note_json(note: Any) -> str:
    """The file's text; ``read_note`` gives the same value back."""
    data = asdict(note) | {"at": note.at.isoformat()}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def read_note(text: str | bytes, kind: TypeAdapter[_N]) -> _N:
    """The note in a file; raises ValueError with one line that says why it is none."""
    try:
        note = kind.validate_json(text)
        checked(note.at)
    except (ValueError, RecursionError) as error:
        raise ValueError(str(error).partition("\n")[0]) from error
    return note


def newest(notes: Iterable[_N], key: Callable[[_N], _K]) -> dict[_K, _N]:
    """The note that counts for each key: the newest, whatever order they came in."""
    found: dict[_K, _N] = {}
    for note in notes:
        about = key(note)
        before = found.get(about)
        if before is None or (note.at, note.id) > (before.at, before.id):
            found[about] = note
    return found
