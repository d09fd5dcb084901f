"""The steps of a hunt as a Qt table."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Qt

from forest_studio.app.hunt.step_words import Decided, decided, saw
from forest_studio.app.widgets.rows_model import Index, RowsModel
from forest_studio.app.words.translation import number
from forest_studio.core.llm.prices import cost, price_of
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Step

NUMBER, SAW, DECIDED, TOKENS, OUT, COST = range(6)
LINE = Qt.ItemDataRole.UserRole
UNKNOWN = "—"


@dataclass(frozen=True, slots=True)
class StepLine:
    """One step in words and figures."""

    number: int
    saw: str
    cut: bool
    decided: Decided
    seen: int
    """Tokens of the observation."""
    tokens: int
    """Tokens sent to a model; those of the observation where none was asked."""
    out: str
    so_far: str
    """What all steps up to this one cost; tokens where no model is asked."""


class StepModel(RowsModel[StepLine]):
    """Grows with the hunt."""

    FIGURES = (OUT, COST)

    def __init__(self) -> None:
        super().__init__()
        self.priced = False
        """Whether a model is asked, so that steps cost money."""

    def show(self, forest: Forest, steps: tuple[Step, ...], model: str = "") -> None:
        """Shows these steps; more of the same hunt are added without a reset."""
        fresh = _lines(forest, steps, model)
        old = len(self.rows)
        if self.priced != bool(model):
            self.priced = bool(model)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, TOKENS, COST)
        if len(fresh) > old and fresh[:old] == self.rows:
            self.beginInsertRows(QModelIndex(), old, len(fresh) - 1)
            self.rows = fresh
            self.endInsertRows()
        elif fresh != self.rows:
            self.put(fresh)

    def names(self) -> tuple[str, ...]:
        """Number, what was seen, what was decided, tokens in and out, cost so far."""
        return (
            "#",
            self.tr("What it saw"),
            self.tr("What it decided"),
            self.tr("Tokens in") if self.priced else self.tr("Tokens seen"),
            self.tr("Out"),
            self.tr("Cost so far") if self.priced else self.tr("So far"),
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text of a cell, or the whole line under the role LINE."""
        if not index.isValid():
            return None
        line = self.rows[index.row()]
        if role == LINE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            words = f"{line.decided.verb} {line.decided.rest}".strip()
            tokens = number(line.tokens)
            return (str(line.number), line.saw, words, tokens, line.out, line.so_far)[
                index.column()
            ]
        return None


def dollars(amount: float | None, estimated: bool = False) -> str:
    """``$0.00012``; with a ~ where tokens were counted here, a dash where no price is known."""
    if amount is None:
        return UNKNOWN
    return f"{'~' if estimated else ''}${number(amount, 5)}"


def _lines(forest: Forest, steps: tuple[Step, ...], model: str) -> tuple[StepLine, ...]:
    lines: list[StepLine] = []
    price, seen, sent, got, estimated = price_of(model), 0, 0, 0, False
    for step in steps:
        usage = step.usage
        seen, sent, got = (
            seen + usage.observed_tokens,
            sent + usage.prompt_tokens,
            got + usage.reply_tokens,
        )
        estimated |= usage.estimated
        words, cut = saw(forest, step.observation)
        tokens = usage.prompt_tokens if usage.calls else usage.observed_tokens
        out = number(usage.reply_tokens) if usage.calls else UNKNOWN
        so_far = dollars(cost(sent, got, price), estimated) if model else number(seen)
        shown = decided(step)
        observed = usage.observed_tokens
        lines.append(StepLine(step.number, words, cut, shown, observed, tokens, out, so_far))
    return tuple(lines)
