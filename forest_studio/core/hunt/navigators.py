"""The navigators that need no settings, by the name they are asked for."""

from collections.abc import Callable, Mapping

from forest_studio.core.hunt.base import Navigator
from forest_studio.core.hunt.first_door import FirstDoor
from forest_studio.core.hunt.forager import Forager
from forest_studio.core.hunt.one_shot import OneShot
from forest_studio.core.hunt.random_walk import RandomWalk
from forest_studio.core.hunt.top_k import TopK
from forest_studio.core.model.errors import HuntError

NAVIGATORS: Mapping[str, Callable[[], Navigator]] = {
    "forager": Forager,
    "random": RandomWalk,
    "first-door": FirstDoor,
    "one-shot": OneShot,
    "top-k": TopK,
}


def navigator(name: str) -> Navigator:
    """A new navigator; raises HuntError when none has that name."""
    try:
        return NAVIGATORS[name]()
    except KeyError:
        raise HuntError(
            f"there is no navigator {name!r}", remedy=f"Take one of {', '.join(NAVIGATORS)}"
        ) from None
