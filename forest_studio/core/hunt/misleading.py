"""The scents of today that hunts followed in vain, and where each of them is written."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from forest_studio.core.hunt.observing.doors import neighbours, own_scent
from forest_studio.core.model.forest import Forest
from forest_studio.core.trails.edge_uses import EdgeUse


@dataclass(frozen=True, slots=True)
class Misleading:
    """A scent that was followed in vain, and where it is written."""

    use: EdgeUse
    label: str
    """How the door reads from where it was followed."""
    node: str
    """The node in whose passport the scent stands."""
    line: int | None
    """The line of the edge in that node's file; None for the passport's own scent."""

    @property
    def share(self) -> float:
        """How much of what followed it found an answer."""
        return self.use.led / self.use.followed if self.use.followed else 0.0


def misleading(forest: Forest, uses: Iterable[EdgeUse]) -> Iterator[Misleading]:
    """The scents of today that hunts followed in vain; those written anew since are left out."""
    for use in uses:
        if use.misled > 0 and use.home in forest.nodes and use.other in forest.nodes:
            found = _place(forest, use)
            if found is not None:
                yield found


def _place(forest: Forest, use: EdgeUse) -> Misleading | None:
    doors = (door for door in neighbours(forest, use.home) if door.node == use.other)
    door = next((d for d in doors if (d.type, d.scent) == (use.type, use.scent)), None)
    if door is None:
        return None
    for edge in forest.outgoing.get(use.home, ()):
        if (edge.far_end(use.home), edge.type, edge.scent) == (use.other, use.type, use.scent):
            return Misleading(use, door.label, use.home, edge.line)
    if own_scent(forest.node(use.other)) == use.scent:
        return Misleading(use, door.label, use.other, None)
    return None
