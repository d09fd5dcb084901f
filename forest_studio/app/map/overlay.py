"""What lies over the map: selection, hover, hits, heat and a walk, as plain values."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class WalkStep:
    """One stop of a walk; `is_back` when it was reached by going back."""

    node_id: str
    is_back: bool = False


@dataclass(frozen=True, slots=True)
class UntakenDoor:
    """A door that was seen at the present step and not taken."""

    from_id: str
    to_id: str
    number: int
    kind: str


@dataclass(frozen=True, slots=True)
class Overlay:
    """Everything the painter shows beside the forest itself.

    `present` is the number of the step that is looked at, counted from 0; -1 means the last one.
    `heat` maps ids to a warmth of 0..1; None is no heat at all.

    """

    selected: str | None = None
    hovered: str | None = None
    hits: frozenset[str] = frozenset()
    walk: tuple[WalkStep, ...] = ()
    present: int = -1
    doors: tuple[UntakenDoor, ...] = ()
    heat: Mapping[str, float] | None = None
    hidden_kinds: frozenset[str] = field(default=frozenset())
