"""Rows of one kind as a Qt table: what the tables of the panels have in common."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex


class RowsModel(QAbstractTableModel, Generic[Row]):
    """A subclass names its columns and fills its cells."""

    FIGURES: tuple[int, ...] = ()
    """Columns that stand at the right."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()

    def put(self, rows: tuple[Row, ...]) -> None:
        """Shows other rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def names(self) -> tuple[str, ...]:
        """What the columns are called, in the window's language."""
        return ()

    def meanings(self) -> Mapping[int, str]:
        """What the figures of some columns mean, for a tool tip."""
        return {}

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many rows there are."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many columns there are."""
        return len(self.names())

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Names of the columns, and what their figures mean."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.aligned(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.meanings().get(section)
        return self.names()[section] if role == Qt.ItemDataRole.DisplayRole else None

    def aligned(self, column: int) -> Qt.AlignmentFlag:
        """Where the text of a column stands."""
        side = Qt.AlignmentFlag.AlignRight if column in self.FIGURES else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter
