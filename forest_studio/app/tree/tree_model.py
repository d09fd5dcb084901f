"""A Qt model over the snapshot: groves, nodes, their icons and how many nodes lie below."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont, QIcon

from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.node_marks import country_hues, country_of, icon_of
from forest_studio.app.words.translation import number
from forest_studio.core.model.forest import Forest

TITLE, COUNT = range(2)
Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole


def leaf_counts(forest: Forest) -> dict[str, int]:
    """How many nodes that are no groves lie below each grove."""
    counts: dict[str, int] = {}
    for node_id, node in reversed(tuple(forest.nodes.items())):
        own = counts.get(node_id, 0) if node.is_grove else 1
        parent = forest.parents.get(node_id)
        if parent is not None:
            counts[parent] = counts.get(parent, 0) + own
    return counts


class TreeModel(QAbstractItemModel):
    """Rows are addressed by the node's position in the snapshot."""

    def __init__(self, look: Look, forest: Forest, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._forest = forest
        # By plain numbers, as Qt asks: making a role of each costs more than the answer.
        self._givers: dict[int, Callable[[str], Any]] = {
            _ROLE.DisplayRole.value: self._title,
            _ROLE.AccessibleTextRole.value: self._title,
            _ROLE.DecorationRole.value: self._icon,
            _ROLE.FontRole.value: self._font,
            _ROLE.ForegroundRole.value: self._colour,
            _ROLE.ToolTipRole.value: self._tip,
        }
        self._take(forest)

    def show(self, forest: Forest) -> bool:
        """Shows another snapshot; True when rows moved and the view must open branches again."""
        same = forest.nodes.keys() == self._forest.nodes.keys()
        if same and forest.children == self._forest.children:
            self._forest = forest
            self.layoutChanged.emit()
            return False
        self.beginResetModel()
        self._take(forest)
        self.endResetModel()
        return True

    def _take(self, forest: Forest) -> None:
        self._forest = forest
        self._ids = tuple(forest.nodes)
        self._position = {node_id: place for place, node_id in enumerate(self._ids)}
        self._counts = leaf_counts(forest)
        self._hues = country_hues(forest)
        self._rank = {
            child: rank
            for children in forest.children.values()
            for rank, child in enumerate(children)
        }

    @property
    def largest_count(self) -> str:
        """The widest text of the column of counts."""
        countries = self._forest.children.get(self._forest.root, ())
        return number(max((self._counts.get(c, 0) for c in countries), default=0))

    def index_of(self, node_id: str) -> QModelIndex:
        """The row of a node; an invalid index for the root and for strangers."""
        if node_id not in self._rank:
            return QModelIndex()
        return self.createIndex(self._rank[node_id], TITLE, self._position[node_id])

    def node_at(self, index: Index) -> str:
        """The node of a row, the root for an invalid index."""
        return self._ids[index.internalId()] if index.isValid() else self._forest.root

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        """The index of a child."""
        children = self._forest.children.get(self.node_at(parent), ())
        if not 0 <= row < len(children):
            return QModelIndex()
        return self.createIndex(row, column, self._position[children[row]])

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        """The index of the grove above."""
        if not index.isValid():
            return QModelIndex()
        return self.index_of(self._forest.parents.get(self.node_at(index), ""))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many children a grove has."""
        if parent.isValid() and parent.column() != TITLE:
            return 0
        return len(self._forest.children.get(self.node_at(parent), ()))

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Title and count."""
        return 2

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Text, icon, font and colour of a cell."""
        if not index.isValid():
            return None
        node_id = self.node_at(index)
        if index.column() == COUNT:
            return self._count_data(node_id, role)
        give = self._givers.get(role)
        return give(node_id) if give is not None else None

    def _title(self, node_id: str) -> str:
        return self._forest.node(node_id).title

    def _count_data(self, node_id: str, role: int) -> Any:
        if role == _ROLE.DisplayRole:
            return number(self._counts[node_id]) if self._counts.get(node_id) else ""
        if role == _ROLE.ForegroundRole:
            return self._look.colour("text3")
        if role == _ROLE.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _font(self, node_id: str) -> QFont:
        node = self._forest.node(node_id)
        is_country = self._forest.parents.get(node_id) == self._forest.root and node.is_grove
        font = ui_font(14, 600 if is_country else 400)
        font.setItalic(node.wild and node.has_file)
        font.setStrikeOut(node_id in self._forest.superseded)
        return font

    def _colour(self, node_id: str) -> QColor:
        node = self._forest.node(node_id)
        quiet = (node.wild and node.has_file) or node_id in self._forest.superseded
        return self._look.colour("text3" if quiet else "text")

    def _tip(self, node_id: str) -> str:
        node = self._forest.node(node_id)
        successor = self._forest.superseded.get(node_id)
        if successor is not None:
            return self.tr("superseded by {0}").format(self._forest.node(successor).title)
        if node.has_file and node.wild:
            return self.tr("wild: no valid passport yet")
        return node.passport.summary

    def _icon(self, node_id: str) -> QIcon:
        name, token = icon_of(self._forest, self._forest.node(node_id))
        hue = self._hues.get(country_of(self._forest, node_id), 0) if token == "country" else 0
        return self._look.country_icon(name, hue) if hue else self._look.icon(name, token)
