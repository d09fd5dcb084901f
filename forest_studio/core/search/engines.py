"""Which engine a forest gets: Whoosh while it is small, tantivy above."""

from pathlib import Path

from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import SearchIndex
from forest_studio.core.search.tantivy_index import TantivyIndex
from forest_studio.core.search.whoosh_index import WhooshIndex

SMALL = 5_000
"""Nodes up to which Whoosh answers quickly."""


def index_for(forest: Forest, folder: Path | None) -> SearchIndex:
    """An index that fits the forest's size, not yet opened; in memory where there is no folder.

    Either engine wipes a folder that the other has left.
    """
    return WhooshIndex(folder) if len(forest.nodes) <= SMALL else TantivyIndex(folder)
