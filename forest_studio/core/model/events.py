"""Events: the closed set of things that the bus tells; none of them asks for an answer."""

from dataclasses import dataclass

from forest_studio.core.model.changes import Change, Origin
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Step


@dataclass(frozen=True, slots=True)
class ForestChanged:
    """A commit replaced the snapshot."""

    forest: Forest
    nodes: tuple[str, ...]
    """Ids of the nodes that were changed, added or removed."""
    changes: tuple[Change, ...]
    commit: str
    origin: Origin
    label: str
    token: object = None
    """What the caller handed to ``apply``, so that an editor knows its own echo."""


@dataclass(frozen=True, slots=True)
class IndexStale:
    """The search index could not follow a change and will be rebuilt."""

    reason: str


@dataclass(frozen=True, slots=True)
class StepTaken:
    """A hunt took a step."""

    hunt: str
    step: Step


@dataclass(frozen=True, slots=True)
class HuntEnded:
    """A hunt is over; its trail's file name when it was recorded."""

    hunt: str
    outcome: str
    recorded: str = ""
    trouble: str = ""
    """Why its trail could not be recorded."""


@dataclass(frozen=True, slots=True)
class ForestLost:
    """The forest's folder can't be reached any more: moved, deleted or on a disk that is gone.

    The last snapshot stays. When the folder is back a ForestChanged tells so, even one without
    nodes.
    """

    reason: str


Event = ForestChanged | IndexStale | StepTaken | HuntEnded | ForestLost
