"""One draft as a file: words that were typed into a node and not saved."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

VERSION = 1


class DamagedDraft(ValueError):
    """The file holds no draft that can be read."""


class NewerDraft(ValueError):
    """The draft was written by a later Forest Studio."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What one window had typed into one node."""

    node: str
    path: str
    """Path of the node's file inside the forest, by which a node that got another id is found."""
    base_blob: str
    """Blob id (hex) of the file that the words started from."""
    fields: Mapping[str, str]
    """Typed fields of the passport by name."""
    body: str | None
    """The typed body, None when only fields were typed."""
    saved: datetime
    """When it was kept, in UTC."""
    owner: str
    """Token of the window that typed it."""
    process: int
    """Number of that window's process."""
    mine: bool = False
    """Whether the one who asks has typed it."""
    open_elsewhere: bool = False
    """Whether another window, in this process or another, has typed it and is still open."""

    def same_words(self, other: "Draft | None") -> bool:
        """Whether keeping this one would keep nothing new."""
        return other is not None and _words(self) == _words(other)


def _words(draft: Draft) -> tuple[object, ...]:
    return draft.node, draft.path, draft.base_blob, draft.fields, draft.body


def new_draft(
    node: str, path: str, base_blob: str, fields: Mapping[str, str], body: str | None, *, owner: str
) -> Draft:
    """A draft of this moment and this process."""
    now = datetime.now(UTC)
    return Draft(node, path, base_blob, dict(fields), body, now, owner, os.getpid(), mine=True)


def encode(draft: Draft) -> bytes:
    """The draft as JSON."""
    value = {
        "version": VERSION,
        "node": draft.node,
        "path": draft.path,
        "base_blob": draft.base_blob,
        "fields": dict(draft.fields),
        "body": draft.body,
        "saved": draft.saved.isoformat(),
        "owner": draft.owner,
        "process": draft.process,
    }
    # An editor may hold half of a character, which plain UTF-8 has no bytes for.
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


def decode(data: bytes) -> Draft:
    """The draft in a file; raises DamagedDraft or NewerDraft."""
    try:
        value: Any = json.loads(data.decode("utf-8", "surrogatepass"))
        if not isinstance(value, dict):
            raise DamagedDraft("it is no JSON object")
        version = value["version"]
        if isinstance(version, int) and version > VERSION:
            raise NewerDraft(f"it has version {version}")
        return _checked(value)
    except (DamagedDraft, NewerDraft):
        raise
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise DamagedDraft(f"it can't be read: {error}") from error


def _checked(value: Mapping[str, Any]) -> Draft:
    texts = [value[name] for name in ("node", "path", "base_blob", "owner", "saved")]
    fields, body = value["fields"], value["body"]
    known = [*texts, *fields.keys(), *fields.values()] if isinstance(fields, dict) else [None]
    if not all(isinstance(text, str) for text in known) or not isinstance(body, str | None):
        raise DamagedDraft("a value is of the wrong type")
    node, path, base_blob, owner, saved = texts
    when = datetime.fromisoformat(saved)
    when = when if when.tzinfo else when.replace(tzinfo=UTC)
    return Draft(node, path, base_blob, fields, body, when, owner, int(value["process"]))
