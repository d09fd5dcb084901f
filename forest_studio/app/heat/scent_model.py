"""Scents that mislead, as a Qt table that can be sorted."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from forest_studio.app.engine_texts import engine_text
from forest_studio.app.theme import Look, ui_font
from forest_studio.app.translation import number
from forest_studio.core.hunt.misleading import Misleading
from forest_studio.core.model.forest import Forest

FROM, DOOR, TO, SCENT, SEEN, FOLLOWED, LED, VAIN = range(8)
NUMBERS = (SEEN, FOLLOWED, LED, VAIN)
SORT = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class ScentModel(QAbstractTableModel):
    """One row a scent."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._forest: Forest | None = None
        self.rows: tuple[Misleading, ...] = ()

    def show(self, forest: Forest, rows: tuple[Misleading, ...]) -> None:
        """Shows other scents."""
        self.beginResetModel()
        self._forest, self.rows = forest, rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many there are."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008
        """From, door, to, scent and the figures."""
        return 8

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Names of the columns, and what their figures mean."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _aligned(section)
        names = (
            (self.tr("From"), ""),
            (self.tr("Door"), ""),
            (self.tr("Leads to"), ""),
            (self.tr("Scent"), ""),
            (self.tr("Seen"), self.tr("Hunts that were shown it")),
            (self.tr("Followed"), self.tr("Hunts that went through it")),
            (self.tr("Led"), self.tr("Of those, hunts that it led to their answer")),
            (self.tr("In vain"), self.tr("Of those that followed it, hunts that it misled")),
        )
        if role == Qt.ItemDataRole.DisplayRole:
            return names[section][0]
        return names[section][1] if role == Qt.ItemDataRole.ToolTipRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, figures, font and colour of a cell."""
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], index.column()
        result: object = None
        if role == Qt.ItemDataRole.DisplayRole:
            result = self._text(row, column)
        elif role == SORT:
            figure = _figure(row, column)
            result = self._text(row, column).casefold() if figure is None else figure
        elif role == Qt.ItemDataRole.TextAlignmentRole:
            result = _aligned(column)
        elif role == Qt.ItemDataRole.ToolTipRole:
            result = self._tip(row)
        elif role == Qt.ItemDataRole.FontRole and column in (FROM, TO, VAIN):
            result = ui_font(14, 600)
        elif role == Qt.ItemDataRole.ForegroundRole:
            tokens = {VAIN: "amber", DOOR: "text2", SCENT: "text2"}
            result = self._look.colour(tokens.get(column, "text"))
        return result

    def _text(self, row: Misleading, column: int) -> str:
        figure = _figure(row, column)
        if figure is not None:
            return number(figure)
        if column == DOOR:
            return engine_text(row.label)
        if column == SCENT:
            return row.use.scent
        return self._title(row.use.home if column == FROM else row.use.other)

    def _title(self, node_id: str) -> str:
        node = self._forest.nodes.get(node_id) if self._forest is not None else None
        return node.title if node is not None else node_id

    def _tip(self, row: Misleading) -> str:
        where = (
            self.tr("Enter writes it anew, at the edge.")
            if row.line is not None
            else self.tr("Enter writes it anew, in the passport of {0}.").format(
                self._title(row.node)
            )
        )
        return f"{row.use.scent}\n{where}"


def _figure(row: Misleading, column: int) -> int | None:
    use = row.use
    figures = {SEEN: use.seen, FOLLOWED: use.followed, LED: use.led, VAIN: use.misled}
    return figures.get(column)


def _aligned(column: int) -> Qt.AlignmentFlag:
    level = Qt.AlignmentFlag.AlignVCenter
    return level | (
        Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    )
