"""The commits of the forest as a Qt table model, filtered by who made them and by words."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QIcon

from forest_studio.app.history.words import origin_icon, tip, when, who
from forest_studio.app.look.theme import Look
from forest_studio.app.words.engine_texts import subject_text
from forest_studio.app.words.translation import number
from forest_studio.core.model.versions import Entry

WHO, WHAT, NODES, WHEN, COMMIT = range(5)
EVERYBODY = "all"
_TOKENS = {"person": "accent", "agent": "blue", "outside": "text2"}
_ROLE = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex


class CommitModel(QAbstractTableModel):
    """The newest first."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.all: tuple[Entry, ...] = ()
        self.shown: tuple[Entry, ...] = ()
        self._origin, self._words = EVERYBODY, ""

    def show(self, entries: tuple[Entry, ...]) -> None:
        """Shows other commits under the same filter."""
        self.beginResetModel()
        self.all = entries
        self.shown = tuple(entry for entry in entries if self._fits(entry))
        self.endResetModel()

    def filter(self, origin: str, words: str) -> None:
        """Shows the commits of an origin (``all`` for any) that have all of these words."""
        self._origin, self._words = origin, words.casefold()
        self.show(self.all)

    def row_of(self, commit: str) -> int:
        """The row of a commit, -1 when it is not shown."""
        rows = (row for row, entry in enumerate(self.shown) if entry.commit == commit)
        return next(rows, -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many commits are shown."""
        return 0 if parent.isValid() else len(self.shown)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Who, what, nodes, when, commit."""
        return 5

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Names of the columns."""
        if orientation != Qt.Orientation.Horizontal or role != _ROLE.DisplayRole:
            return None
        names = (self.tr("Who"), self.tr("What"), self.tr("Nodes"), self.tr("When"))
        return (*names, self.tr("Commit"))[section]

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Text, sign and colour of a cell."""
        if not index.isValid():
            return None
        entry = self.shown[index.row()]
        if role == _ROLE.DisplayRole:
            return self._text(entry, index.column())
        if role == _ROLE.ToolTipRole:
            return tip(entry)
        if role == _ROLE.DecorationRole and index.column() == WHO:
            return self._icon(entry)
        if role == _ROLE.ForegroundRole:
            return self._colour(index.column())
        return None

    def _text(self, entry: Entry, column: int) -> str:
        texts = (
            who(entry),
            subject_text(entry),
            number(entry.nodes),
            when(entry),
            entry.commit[:7],
        )
        return texts[column]

    def _icon(self, entry: Entry) -> QIcon:
        origin = entry.author.origin
        return self._look.icon(origin_icon(origin), _TOKENS[origin.value])

    def _colour(self, column: int) -> QColor:
        return self._look.colour("text" if column == WHAT else "text2")

    def _fits(self, entry: Entry) -> bool:
        if self._origin not in (EVERYBODY, entry.author.origin.value):
            return False
        told = (subject_text(entry), entry.subject, who(entry), entry.operation, entry.commit)
        text = " ".join(told).casefold()
        return all(word in text for word in self._words.split())
