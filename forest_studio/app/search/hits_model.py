"""The hits of a search as a Qt list model."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from forest_studio.app.search.plain_snippet import plain
from forest_studio.app.words.translation import translate
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import Hit

Index = QModelIndex | QPersistentModelIndex
HIT = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class ShownHit:
    """A hit with what its row needs of the snapshot; a command has its key for a grove."""

    node: str
    title: str
    grove: str
    snippet: str
    spans: tuple[tuple[int, int], ...]
    superseded: bool
    enabled: bool = True
    """Whether choosing it does something; False only for a command that can't be run now."""


def shown(forest: Forest, hit: Hit) -> ShownHit:
    """The row of a hit; a superseded one says by what."""
    node = forest.node(hit.node)
    parent = forest.parents.get(hit.node, "")
    grove = forest.node(parent).title if parent else ""
    if not hit.superseded_by:
        return ShownHit(hit.node, node.title, grove, *plain(hit.snippet, hit.spans), False)
    successor = forest.nodes.get(hit.superseded_by)
    name = successor.title if successor else hit.superseded_by
    text = translate("Hits", "superseded by {0}").format(name)
    return ShownHit(hit.node, node.title, translate("Hits", "superseded"), text, (), True)


class HitsModel(QAbstractListModel):
    """Hits in the order of the search."""

    def __init__(self) -> None:
        super().__init__()
        self.hits: tuple[ShownHit, ...] = ()

    def show(self, hits: tuple[ShownHit, ...]) -> None:
        """Shows other hits."""
        self.beginResetModel()
        self.hits = hits
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many hits there are."""
        return 0 if parent.isValid() else len(self.hits)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Title of a hit, or the hit itself under the role HIT."""
        if not index.isValid():
            return None
        hit = self.hits[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return hit.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return hit.snippet
        return hit if role == HIT else None
