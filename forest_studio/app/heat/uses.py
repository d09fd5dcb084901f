"""What hunts made of a scent: how often it was seen, followed, and led to an answer."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from forest_studio.app.translation import counted, number, translate
from forest_studio.core.hunt.doors import neighbours, own_scent
from forest_studio.core.model.forest import Forest
from forest_studio.core.trails.edge_uses import EdgeUse

_OFTEN = 2
"""Hunts that must have followed a scent before it is said to mislead."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Hunts that saw, followed, and were led by the scent that a door has now."""

    seen: int
    followed: int
    led: int
    former: int = 0
    """Hunts that saw the door with scents that it had before."""

    @property
    def misleads(self) -> bool:
        """Whether it was followed more than once, and mostly in vain."""
        return self.followed >= _OFTEN and 2 * self.led < self.followed

    @property
    def text(self) -> str:
        """The figures in one quiet line."""
        text = translate("EdgeUse", "seen {0} · followed {1} · led to an answer {2}")
        return text.format(number(self.seen), number(self.followed), number(self.led))

    @property
    def tip(self) -> str:
        """What they mean, for a tool tip and a screen reader."""
        seen = counted("EdgeUse", "%Ln hunt(s) saw this scent", self.seen)
        gone = translate("EdgeUse", "{0}; {1} went through, and {2} of those found their answer.")
        text = gone.format(seen, number(self.followed), number(self.led))
        if self.misleads:
            text += "\n" + translate("EdgeUse", "It promises something that is not there.")
        if self.former:
            former = counted("EdgeUse", "Earlier scents: seen by %Ln hunt(s).", self.former)
            text += "\n" + former
        return text


def figures_of(uses: Iterable[EdgeUse], scent: str) -> Figures | None:
    """What hunts made of a door with the scent that it has; None where nobody ever saw it."""
    now = [use for use in uses if use.scent == scent]
    former = sum(use.seen for use in uses if use.scent != scent)
    if not now:
        return Figures(0, 0, 0, former) if former else None
    return Figures(
        sum(use.seen for use in now),
        sum(use.followed for use in now),
        sum(use.led for use in now),
        former,
    )


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
