"""The first door: always the one listed first; what position alone would find."""

from forest_studio.core.hunt.walkers.baseline import Baseline
from forest_studio.core.model.walk import Door


class FirstDoor(Baseline):
    """Goes through the first door of the page."""

    name = "first-door"

    def choose(self, doors: tuple[Door, ...]) -> Door:
        """The first."""
        return doors[0]
