"""What differs between two texts of a node: its passport field by field, its body by lines."""

from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from forest_studio.core.curate.body_diff import Hunk, HunkLine, LineKind, body_hunks
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.passport import Passport
from forest_studio.core.store.passports.front_matter import Parsed, parse
from forest_studio.core.store.passports.front_matter_parse import Value

__all__ = [
    "FieldChange",
    "Hunk",
    "HunkLine",
    "LineKind",
    "body_hunks",
    "body_of",
    "passport_differences",
]
FRONT_MATTER = "front matter"
"""The field that stands for the whole block where one of the texts can't be parsed."""
_ONE_TEXT = ("id", "title", "summary", "scent")
_SCHEMA = (*_ONE_TEXT, "tags", "edges")


@dataclass(frozen=True, slots=True)
class FieldChange:
    """One difference between two passports."""

    field: str
    """``id``, ``title``, ``summary``, ``scent``, ``tag``, ``edge``, the name of a key that the
    schema does not know, or ``front matter``."""
    before: str | EdgeLine | None
    """None where the field, the tag or the edge was added."""
    after: str | EdgeLine | None
    """None where it was removed."""


def body_of(text: str) -> str:
    """The text after the front matter."""
    return text[parse(text).body_start :]


def passport_differences(before_text: str, after_text: str) -> tuple[FieldChange, ...]:
    """The differences of two texts' passports; empty texts have none.

    Each tag and each edge is a difference of its own. Never raises.
    """
    before, after = parse(before_text), parse(after_text)
    if before.broken or after.broken:
        return tuple(_whole(_block(before_text, before), _block(after_text, after)))
    return (
        *_texts(before.partial, after.partial),
        *_tags(before.partial.tags, after.partial.tags),
        *_edges(before.partial.edges, after.partial.edges),
        *_others(before, after),
    )


def _block(text: str, parsed: Parsed) -> str:
    return text[: parsed.body_start]


def _whole(before: str, after: str) -> Iterator[FieldChange]:
    if before != after:
        yield FieldChange(FRONT_MATTER, before or None, after or None)


def _texts(before: Passport, after: Passport) -> Iterator[FieldChange]:
    for name in _ONE_TEXT:
        was, now = getattr(before, name), getattr(after, name)
        if was != now:
            yield FieldChange(name, was or None, now or None)


def _tags(before: tuple[str, ...], after: tuple[str, ...]) -> Iterator[FieldChange]:
    for tag in dict.fromkeys(before):
        if tag not in after:
            yield FieldChange("tag", tag, None)
    for tag in dict.fromkeys(after):
        if tag not in before:
            yield FieldChange("tag", None, tag)


def _edges(before: tuple[EdgeLine, ...], after: tuple[EdgeLine, ...]) -> Iterator[FieldChange]:
    """Edges that differ, in the earlier order; one to the same end is the same edge, changed."""
    old, new = list(before), list(after)
    pairs: list[tuple[EdgeLine, EdgeLine]] = []
    for sign in (_said, _end_and_type, _end):
        pairs += _paired(old, new, sign)
    changed = [(was, now) for was, now in pairs if _said(was) != _said(now)]
    for was, now in sorted(changed, key=lambda pair: before.index(pair[0])):
        yield FieldChange("edge", was, now)
    for was in old:
        yield FieldChange("edge", was, None)
    for now in new:
        yield FieldChange("edge", None, now)


def _said(edge: EdgeLine) -> tuple[str, ...]:
    return edge.to, edge.type, edge.scent


def _end_and_type(edge: EdgeLine) -> tuple[str, ...]:
    return edge.to, edge.type


def _end(edge: EdgeLine) -> tuple[str, ...]:
    return (edge.to,)


def _paired(
    old: list[EdgeLine], new: list[EdgeLine], sign: Callable[[EdgeLine], tuple[str, ...]]
) -> list[tuple[EdgeLine, EdgeLine]]:
    """Takes out of both lists what has the same sign, the first with the first."""
    waiting: dict[tuple[str, ...], deque[EdgeLine]] = defaultdict(deque)
    for edge in new:
        waiting[sign(edge)].append(edge)
    pairs = [(e, waiting[sign(e)].popleft()) for e in old if waiting.get(sign(e))]
    gone = {id(edge) for pair in pairs for edge in pair}
    old[:] = [edge for edge in old if id(edge) not in gone]
    new[:] = [edge for edge in new if id(edge) not in gone]
    return pairs


def _others(before: Parsed, after: Parsed) -> Iterator[FieldChange]:
    """Keys that the schema does not know."""
    for name in dict.fromkeys((*before.fields, *after.fields)):
        was, now = before.fields.get(name), after.fields.get(name)
        if name not in _SCHEMA and was != now:
            yield FieldChange(name, _shown(was), _shown(now))


def _shown(value: Value | None) -> str | None:
    """A value on one line."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return ", ".join(_shown(item) or "" for item in value)
    return "{" + ", ".join(f"{key}: {_shown(item)}" for key, item in value.items()) + "}"
