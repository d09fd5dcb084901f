"""Scents that mislead, as a Qt table that can be sorted."""

from PySide6.QtCore import QObject, Qt

from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.widgets.rows_model import Index, RowsModel
from forest_studio.app.words.engine_texts import engine_text
from forest_studio.app.words.translation import number
from forest_studio.core.hunt.misleading import Misleading
from forest_studio.core.model.forest import Forest

FROM, DOOR, TO, SCENT, SEEN, FOLLOWED, LED, VAIN = range(8)
NUMBERS = (SEEN, FOLLOWED, LED, VAIN)
SORT = Qt.ItemDataRole.UserRole


class ScentModel(RowsModel[Misleading]):
    """One row a scent."""

    FIGURES = NUMBERS

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._forest: Forest | None = None

    def show(self, forest: Forest, rows: tuple[Misleading, ...]) -> None:
        """Shows other scents."""
        self._forest = forest
        self.put(rows)

    def names(self) -> tuple[str, ...]:
        """From, door, to, scent and the figures."""
        return (
            self.tr("From"),
            self.tr("Door"),
            self.tr("Leads to"),
            self.tr("Scent"),
            self.tr("Seen"),
            self.tr("Followed"),
            self.tr("Led"),
            self.tr("In vain"),
        )

    def meanings(self) -> dict[int, str]:
        """What the figures count."""
        return {
            SEEN: self.tr("Hunts that were shown it"),
            FOLLOWED: self.tr("Hunts that went through it"),
            LED: self.tr("Of those, hunts that it led to their answer"),
            VAIN: self.tr("Of those that followed it, hunts that it misled"),
        }

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
            result = self.aligned(column)
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
