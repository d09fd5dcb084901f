"""The versions of a node as a Qt list model."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from forest_studio.app.history.words import kind_words, tip, when, who
from forest_studio.app.words.engine_texts import subject_text
from forest_studio.core.model.versions import NodeVersion

VERSION = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class VersionModel(QAbstractListModel):
    """The newest first."""

    def __init__(self) -> None:
        super().__init__()
        self.versions: tuple[NodeVersion, ...] = ()

    def show(self, versions: tuple[NodeVersion, ...]) -> None:
        """Shows other versions."""
        self.beginResetModel()
        self.versions = versions
        self.endResetModel()

    def add(self, older: tuple[NodeVersion, ...]) -> None:
        """Adds older ones at the end."""
        if older:
            first = len(self.versions)
            self.beginInsertRows(QModelIndex(), first, first + len(older) - 1)
            self.versions += older
            self.endInsertRows()

    def row_of(self, commit: str) -> int:
        """The row of a commit, -1 when it is not among them."""
        rows = (row for row, v in enumerate(self.versions) if v.entry.commit == commit)
        return next(rows, -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many versions are read."""
        return 0 if parent.isValid() else len(self.versions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The subject, the whole commit as a tip, or the version under the role VERSION."""
        if not index.isValid():
            return None
        version = self.versions[index.row()]
        entry = version.entry
        if role == Qt.ItemDataRole.DisplayRole:
            return subject_text(entry)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = kind_words(version.change)
            return f"{subject_text(entry)}, {words}, {who(entry)}, {when(entry)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(entry)
        return version if role == VERSION else None
