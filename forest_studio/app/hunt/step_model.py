"""The steps of a hunt as a Qt table."""

from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from forest_studio.app.hunt.step_words import Decided, decided, saw
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Step

NUMBER, SAW, DECIDED, TOKENS, TOTAL = range(5)
LINE = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class StepLine:
    """One step in words and figures."""

    number: int
    saw: str
    cut: bool
    decided: Decided
    tokens: int
    total: int
    """Tokens of this step and of all before it."""


class StepModel(QAbstractTableModel):
    """Grows with the hunt."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: tuple[StepLine, ...] = ()

    def show(self, forest: Forest, steps: tuple[Step, ...]) -> None:
        """Shows these steps; more of the same hunt are added without a reset."""
        lines: list[StepLine] = []
        total = 0
        for step in steps:
            total += step.usage.observed_tokens
            words, cut = saw(forest, step.observation)
            tokens = step.usage.observed_tokens
            lines.append(StepLine(step.number, words, cut, decided(step), tokens, total))
        fresh = tuple(lines)
        old = len(self.lines)
        if len(fresh) > old and fresh[:old] == self.lines:
            self.beginInsertRows(QModelIndex(), old, len(fresh) - 1)
            self.lines = fresh
            self.endInsertRows()
        elif fresh != self.lines:
            self.beginResetModel()
            self.lines = fresh
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many steps are shown."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number, what was seen, what was decided, tokens, tokens so far."""
        return 5

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Names of the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section == TOTAL else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        names = (
            "#",
            self.tr("What it saw"),
            self.tr("What it decided"),
            self.tr("Tokens seen"),
            self.tr("So far"),
        )
        return names[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text of a cell, or the whole line under the role LINE."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == LINE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            words = f"{line.decided.verb} {line.decided.rest}".strip()
            cells = (str(line.number), line.saw, words, str(line.tokens), str(line.total))
            return cells[index.column()]
        return None
