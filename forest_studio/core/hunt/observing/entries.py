"""Entry pages of a search: what the words find, and where such questions were answered before."""

from forest_studio.core.hunt.base import KnowsPages, World
from forest_studio.core.hunt.observing.warm_order import lifted
from forest_studio.core.search.base import Hit

ENTRY_HITS = 10
"""Hits of one search that become doors."""
_REMEMBERED = 3
"""Warm pages that are added where the words did not find them, at most."""
_WARM_ENOUGH = 0.3
"""Warmth of a page that is worth a door of its own; a fresh deposit by the same question has 0.5"""


def entry_hits(world: World, query: str) -> tuple[Hit, ...]:
    """The best hits for a query, with the pages that heat knows lifted and added; none is lost.

    Raises SearchError.
    """
    hits = world.index.search(world.forest, query, ENTRY_HITS)
    heat = world.heat
    if not isinstance(heat, KnowsPages):
        return hits
    best = max((hit.score for hit in hits), default=0.0) or 1.0
    found = [*hits, *_remembered(world, heat, {hit.node for hit in hits})]
    return tuple(lifted(found, lambda hit: hit.score / best, lambda hit: heat.page(hit.node)))


def _remembered(world: World, heat: KnowsPages, known: set[str]) -> list[Hit]:
    """Pages that the words did not find."""
    forest = world.forest
    return [
        Hit(node, 0.0, forest.nodes[node].passport.summary, (), forest.superseded.get(node, ""))
        for node, warmth in heat.warmest_pages(_REMEMBERED + len(known))
        if warmth >= _WARM_ENOUGH and node in forest.nodes and node not in known
    ][:_REMEMBERED]
