"""What hunts made of a scent: how often it was seen, followed, and led to an answer."""

from collections.abc import Iterable
from dataclasses import dataclass

from forest_studio.app.words.translation import counted, number, translate
from forest_studio.core.trails.edge_uses import EdgeUse, misleads


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
        return misleads(self.followed, self.led)

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
