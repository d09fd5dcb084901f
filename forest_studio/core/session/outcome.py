"""What becomes of a change, and which nodes differ between two snapshots."""

from dataclasses import dataclass

from forest_studio.core.curate.planned import Rejected
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.repository import Conflict


@dataclass(frozen=True, slots=True)
class Applied:
    """A change that is in git now."""

    commit: str
    label: str
    nodes: tuple[str, ...]


Outcome = Applied | Rejected | Conflict
"""What became of a change; errors of disk and git are raised instead."""


def changed_nodes(old: Forest, new: Forest) -> tuple[str, ...]:
    """Ids of the nodes that differ between two snapshots, gone ones last."""
    was = old.nodes
    here = [i for i, node in new.nodes.items() if was.get(i) is not node and was.get(i) != node]
    return tuple(here + [i for i in old.nodes if i not in new.nodes])
