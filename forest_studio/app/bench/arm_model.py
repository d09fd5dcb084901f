"""The arms of a run as a Qt table: what they reached, answered and cost."""

from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from forest_studio.app.bench.arms import arm_name
from forest_studio.app.bench.values import Estimate, Figures, Run
from forest_studio.app.bench.words import ends, percent
from forest_studio.app.words.translation import number, translate

Index = QModelIndex | QPersistentModelIndex
ARM, REACHED, CORRECT, HOPS, TOKENS, PRICE = range(6)
LINE = Qt.ItemDataRole.UserRole
NO_PAGES = "closed-book"


@dataclass(frozen=True, slots=True)
class ArmLine:
    """One row of the table."""

    arm: str
    reached: Estimate | None
    correct: Estimate | None
    hops: float | None
    tokens: float | None
    asks_model: bool
    price: Estimate | None
    """US dollars for 1,000 right answers; None without a model or a price."""


def tokens_of(figures: Figures) -> float | None:
    """What a question costs: what a model read and wrote, else what the arm was shown."""
    sent, replied = figures.get("prompt-tokens"), figures.get("reply-tokens")
    if asks_model(figures) and sent is not None:
        return sent.value + (replied.value if replied is not None else 0)
    seen = figures.get("observed-tokens")
    return seen.value if seen is not None else None


def asks_model(figures: Figures) -> bool:
    """Whether a model was asked."""
    calls = figures.get("calls")
    return calls is not None and calls.value > 0


def line_of(arm: str, figures: Figures) -> ArmLine:
    """The row of an arm."""
    hops, per_right = figures.get("hops"), figures.get("dollars-per-right")
    price = None
    if per_right is not None:
        ends_of = (per_right.value, per_right.low, per_right.high)
        price = Estimate(*(1000 * end for end in ends_of), per_right.n)
    return ArmLine(
        arm,
        None if arm == NO_PAGES else figures.get("reached"),
        figures.get("correct"),
        hops.value if hops is not None else None,
        tokens_of(figures),
        asks_model(figures),
        price,
    )


class ArmModel(QAbstractTableModel):
    """Shows the arms in view; every cell has its words for a screen reader."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: tuple[ArmLine, ...] = ()

    def show(self, run: Run | None, arms: tuple[str, ...]) -> None:
        """Shows these arms of a run."""
        self.beginResetModel()
        self.lines = tuple(line_of(arm, run.figures.get(arm, {})) for arm in arms) if run else ()
        self.endResetModel()

    def row_of(self, arm: str) -> int:
        """The row of an arm; -1 where it is not in view."""
        return next((i for i, line in enumerate(self.lines) if line.arm == arm), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many arms are in view."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many columns there are."""
        return 6

    def headerData(
        self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Names of the columns, and what they mean."""
        if way != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return _titles()[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return _meanings().get(section)
        if role == Qt.ItemDataRole.TextAlignmentRole and section >= HOPS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a cell, or the whole line under the role LINE."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == LINE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return cell_words(line, index.column())
        return line.arm if role == Qt.ItemDataRole.ToolTipRole and not index.column() else None


def cell_words(line: ArmLine, column: int) -> str:
    """What a cell says."""
    if column == ARM:
        return arm_name(line.arm)
    if column in (REACHED, CORRECT):
        found = line.reached if column == REACHED else line.correct
        return f"{percent(found.value)} {ends(found)}" if found else _none()
    if column == HOPS:
        return number(line.hops, 1) if line.hops else "0"
    if column == TOKENS:
        return number(line.tokens) if line.tokens is not None else _none()
    return price_words(line)


def price_words(line: ArmLine) -> str:
    """What 1,000 right answers cost."""
    if not line.asks_model:
        return translate("ArmTable", "no model")
    if line.price is None:
        return translate("ArmTable", "not known")
    return number(line.price.value, 2)


def _none() -> str:
    return translate("ArmTable", "n/a")


def _titles() -> tuple[str, ...]:
    return (
        translate("ArmTable", "Arm"),
        translate("ArmTable", "Reached"),
        translate("ArmTable", "Correct"),
        translate("ArmTable", "Hops"),
        translate("ArmTable", "Tokens"),
        translate("ArmTable", "$ per 1,000 right"),
    )


def _meanings() -> dict[int, str]:
    return {
        REACHED: translate("ArmTable", "Questions whose gold page was read or quoted, in percent"),
        CORRECT: translate("ArmTable", "Questions that were answered right, in percent"),
        HOPS: translate("ArmTable", "Doors walked through for a question"),
        TOKENS: translate(
            "ArmTable",
            "For a question: what a model read and wrote; without a model, what the arm was shown",
        ),
        PRICE: translate("ArmTable", "US dollars that a model costs for 1,000 right answers"),
    }
