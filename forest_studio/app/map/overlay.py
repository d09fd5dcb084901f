"""What lies over the map: selection, hover, hits, heat and a walk, as plain values."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from forest_studio.app.map.warm_rows import WarmRows


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
    `hop` is the stop that the step which is looked at led to; -1 where it led nowhere.
    `heat` maps ids to a warmth of 0..1; None is no heat at all. `warm_edges` does so for edges, by
    from, to and type. `warm_rows` is the same for the map that is shown, where it was made already.
    """

    selected: str | None = None
    hovered: str | None = None
    hits: frozenset[str] = frozenset()
    walk: tuple[WalkStep, ...] = ()
    present: int = -1
    hop: int = -1
    doors: tuple[UntakenDoor, ...] = ()
    heat: Mapping[str, float] | None = None
    warm_edges: Mapping[tuple[str, str, str], float] = field(default_factory=dict)
    warm_rows: WarmRows | None = None
    hidden_kinds: frozenset[str] = field(default=frozenset())
