"""Unsaved words as they are kept on disk, and back again."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from forest_studio.app.drafts.underneath import Underneath
from forest_studio.app.passport.drafts import Drafts, Words
from forest_studio.core.model.forest import Forest

_BETWEEN = "\n"
"""Stands between tags, which hold no line ends."""


@dataclass(frozen=True, slots=True)
class KeptWords:
    """What is kept of one node."""

    node: str
    path: str
    blob: str
    """Blob id (hex) of the file that the words started from."""
    fields: Mapping[str, str]
    body: str | None


def kept_words(forest: Forest, drafts: Drafts, underneath: Underneath, node: str) -> KeptWords:
    """The words of a node that is in the forest."""
    here, draft, body = forest.node(node), drafts.get(node), drafts.body(node)
    base = underneath.get(node)
    typed = {name: _as_text(getattr(draft.words, name)) for name in draft.changed} if draft else {}
    blob = base.blob if base is not None else here.blob
    return KeptWords(node, here.path, blob, typed, body.text if body is not None else None)


def typed_over(words: Words, kept: Mapping[str, str]) -> Words:
    """Words with the kept fields in place of their own; fields of other versions are left out."""
    own = {field.name: getattr(words, field.name) for field in fields(Words)}
    typed = {
        name: _tags(text) if isinstance(own[name], tuple) else text
        for name, text in kept.items()
        if name in own
    }
    return replace(words, **typed)


def _as_text(value: str | tuple[str, ...]) -> str:
    return value if isinstance(value, str) else _BETWEEN.join(value)


def _tags(text: str) -> tuple[str, ...]:
    return tuple(text.split(_BETWEEN)) if text else ()
