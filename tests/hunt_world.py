"""A forest in memory with its index: where a hunt of a test walks."""

from collections.abc import Mapping

from forest_builder import Leaf, build
from forest_studio.core.hunt.base import World
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.whoosh_index import WhooshIndex


def world_in(forest: Forest) -> World:
    """The world of a forest."""
    index = WhooshIndex(None)
    index.open_for(forest)
    return World(forest, index)


def world_of(files: Mapping[str, Leaf]) -> World:
    """The world of a forest with these files."""
    return world_in(build(files))
