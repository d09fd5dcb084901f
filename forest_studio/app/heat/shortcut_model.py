"""Shortcuts as a Qt table."""

from PySide6.QtCore import QObject, Qt

from forest_studio.app.heat.shortcut_words import MARKS, state_name, state_sentence
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.widgets.rows_model import Index, RowsModel
from forest_studio.app.words.translation import number
from forest_studio.core.model.forest import Forest
from forest_studio.core.session.shortcut import Shortcut
from forest_studio.core.trails.shortcuts import COLD

STATE, FROM, TO, SCENT, HEAT, ASKED = range(6)


class ShortcutModel(RowsModel[Shortcut]):
    """Those to look at first, then the rest."""

    FIGURES = (HEAT, ASKED)

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._forest: Forest | None = None

    def show(self, forest: Forest, shortcuts: tuple[Shortcut, ...]) -> None:
        """Shows other shortcuts."""
        self._forest = forest
        self.put(shortcuts)

    def names(self) -> tuple[str, ...]:
        """State, both ends, scent, heat, questions."""
        return (
            self.tr("State"),
            self.tr("From"),
            self.tr("To"),
            self.tr("Scent"),
            self.tr("Heat"),
            self.tr("Questions"),
        )

    def meanings(self) -> dict[int, str]:
        """What heat means here."""
        text = self.tr("What the hunts behind it have left; cold below {0}")
        return {HEAT: text.format(number(COLD, 1))}

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, icon, font and colour of a cell."""
        if not index.isValid():
            return None
        shortcut, column = self.rows[index.row()], index.column()
        icon, token = MARKS[shortcut.state]
        result: object = None
        if role == Qt.ItemDataRole.DisplayRole:
            result = self._text(shortcut, column)
        elif role == Qt.ItemDataRole.DecorationRole and column == STATE:
            result = self._look.icon(icon, token)
        elif role == Qt.ItemDataRole.TextAlignmentRole:
            result = self.aligned(column)
        elif role == Qt.ItemDataRole.FontRole and column in (FROM, TO):
            result = ui_font(14, 600)
        elif role == Qt.ItemDataRole.ForegroundRole and column == SCENT:
            result = self._look.colour("text2")
        elif role == Qt.ItemDataRole.ToolTipRole:
            result = "\n".join((state_sentence(shortcut.state), *shortcut.questions))
        return result

    def title(self, node_id: str) -> str:
        """What a node is called; its id where it is gone."""
        node = self._forest.nodes.get(node_id) if self._forest is not None else None
        return node.title if node is not None else node_id

    def _text(self, shortcut: Shortcut, column: int) -> str:
        asked = len(shortcut.questions)
        texts = {
            STATE: state_name(shortcut.state),
            FROM: self.title(shortcut.home),
            TO: self.title(shortcut.other),
            SCENT: shortcut.scent,
            HEAT: number(shortcut.heat, 1) if shortcut.heat else "",
            ASKED: number(asked) if asked else "",
        }
        return texts[column]
