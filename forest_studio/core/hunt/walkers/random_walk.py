"""The random walk: any door, by seed; what chance alone would find."""

from forest_studio.core.hunt.walkers.baseline import Baseline
from forest_studio.core.model.walk import Door


class RandomWalk(Baseline):
    """Goes through a door of the page at random."""

    name = "random"

    def choose(self, doors: tuple[Door, ...]) -> Door:
        """Any of them."""
        return self._random.choice(doors)
