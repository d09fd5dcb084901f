"""A summary that is typed within its budget, with the meter below it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.passport.token_count import TokenCount
from forest_studio.app.widgets.layouts import column
from forest_studio.app.widgets.meter import Meter
from forest_studio.core.model.budget import check

_HEIGHT = 72


class SummaryField(QWidget):
    """Line ends become spaces: a summary is one paragraph."""

    changed = Signal()

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        manifest = desk.forest.manifest
        self._limit, self._tokenizer = manifest.budgets.summary, manifest.tokenizer
        self.edit = QPlainTextEdit()
        self.edit.setPlaceholderText(self.tr("Summary"))
        self.edit.setAccessibleName(self.tr("Summary"))
        self.edit.setTabChangesFocus(True)
        self.edit.setFixedHeight(_HEIGHT)
        self._meter = Meter(look, self._limit)
        self._count = TokenCount(look, self.tr(" tokens"))
        self.setLayout(column(self.edit, self._meter, self._count, gap=4))
        self.edit.textChanged.connect(self._measure)
        self._measure()

    @property
    def words(self) -> str:
        """What is typed, on one line; empty while it does not fit the budget."""
        text = " ".join(self.edit.toPlainText().split())
        return text if check(text, self._limit, self._tokenizer).fits else ""

    def _measure(self) -> None:
        text = " ".join(self.edit.toPlainText().split())
        verdict = check(text, self._limit, self._tokenizer)
        self._meter.show_tokens(verdict.tokens, verdict.budget)
        self._count.show_tokens(verdict.tokens, verdict.budget)
        self.changed.emit()
