"""Three passports: field by field, who changed what, and what fits together."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from forest_studio.core.curate.reconcile import State, state_of
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.passport import Passport

Value = str | tuple[str, ...] | tuple[EdgeLine, ...]
_TEXTS = ("id", "title", "summary", "scent")
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class FieldReconciliation:
    """One field of three passports."""

    field: str
    """``id``, ``title``, ``summary``, ``scent``, ``tags`` or ``edges``."""
    state: State
    base: Value
    mine: Value
    theirs: Value
    merged: Value | None
    """The value with the changes of both; None for a conflict."""


def reconcile_passport(
    base: Passport, mine: Passport, theirs: Passport
) -> tuple[FieldReconciliation, ...]:
    """Every field with who changed it; ``mine`` and ``theirs`` both started from ``base``.

    Tags that were added and removed on both sides always fit together. So do edges, unless one
    edge (an end and a type) was changed on both sides.
    """
    texts = (_text(f, getattr(base, f), getattr(mine, f), getattr(theirs, f)) for f in _TEXTS)
    tags = _Lists(base.tags, mine.tags, theirs.tags, _itself)
    edges = _Lists(_said(base.edges), _said(mine.edges), _said(theirs.edges), _end_and_type)
    return (*texts, _list("tags", tags), _list("edges", edges))


def _text(field: str, base: str, mine: str, theirs: str) -> FieldReconciliation:
    state = state_of(base, mine, theirs)
    merged = {State.CONFLICT: None, State.THEIRS: theirs}.get(state, mine)
    return FieldReconciliation(field, state, base, mine, theirs, merged)


@dataclass(frozen=True, slots=True)
class _Lists(Generic[Item]):
    """A list in three passports; ``key`` tells which items are one and the same."""

    base: tuple[Item, ...]
    mine: tuple[Item, ...]
    theirs: tuple[Item, ...]
    key: Callable[[Item], Hashable]

    def merged(self) -> tuple[Item, ...] | None:
        """Mine, with what they changed put in, taken out and added after it."""
        base, mine, theirs = (_by_key(s, self.key) for s in (self.base, self.mine, self.theirs))
        found: list[Item] = []
        for key in dict.fromkeys((*mine, *theirs)):
            was, here, there = base.get(key, ()), mine.get(key, ()), theirs.get(key, ())
            if state_of(was, here, there) is State.CONFLICT:
                return None
            found += there if here == was else here
        return tuple(found)


def _list(field: str, lists: "_Lists[str] | _Lists[EdgeLine]") -> FieldReconciliation:
    state = state_of(lists.base, lists.mine, lists.theirs)
    merged: Value | None = lists.theirs if state is State.THEIRS else lists.mine
    if state is State.CONFLICT:
        merged = lists.merged()
        state = State.CONFLICT if merged is None else State.JOINED
    return FieldReconciliation(field, state, lists.base, lists.mine, lists.theirs, merged)


def _by_key(
    items: Iterable[Item], key: Callable[[Item], Hashable]
) -> dict[Hashable, tuple[Item, ...]]:
    """The items by key, all those of one key together."""
    found: dict[Hashable, tuple[Item, ...]] = {}
    for item in items:
        found[key(item)] = (*found.get(key(item), ()), item)
    return found


def _itself(tag: str) -> str:
    return tag


def _end_and_type(edge: EdgeLine) -> tuple[str, str]:
    return edge.to, edge.type


def _said(edges: tuple[EdgeLine, ...]) -> tuple[EdgeLine, ...]:
    """The edges without the lines where they stand, which move with every edit above them."""
    return tuple(EdgeLine(edge.to, edge.type, edge.scent) for edge in edges)
