"""The answer of a person: its words, the quotes that bear it, or giving up."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, greedy, holder, row
from forest_studio.core.model.walk import Answer, GiveUp, Quote


class AnswerForm(QWidget):
    """Keeps quotes from page to page until the answer is given."""

    decided = Signal(object)
    """An Answer, or a GiveUp."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._look, self._desk = look, desk
        self.text = QPlainTextEdit()
        self.text.setPlaceholderText(self.tr("The answer, in your words"))
        self.text.setAccessibleName(self.tr("Answer"))
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(58)
        self.quotes: list[Quote] = []
        self._list = column(gap=2)
        self.answer = push(look, self.tr("Give this answer"), "primary", "check")
        self.give_up = push(look, self.tr("Give up"), "danger")
        self._hint = label("", "tiny", wrap=True)
        self.setLayout(
            column(
                label(self.tr("Answer"), "caption"),
                self.text,
                holder(self._list),
                self._hint,
                row(self.answer, self.give_up, STRETCH),
                gap=6,
            )
        )
        self.answer.clicked.connect(self._answer)
        self.give_up.clicked.connect(lambda: self.decided.emit(GiveUp()))
        self.text.textChanged.connect(self._show)
        self._show()

    def clear(self) -> None:
        """Begins anew."""
        self.text.clear()
        self.quotes.clear()
        self._show()

    def add_quote(self, quote: Quote) -> None:
        """Adds words of a page; the same words once."""
        if quote not in self.quotes:
            self.quotes.append(quote)
            self._show()

    def _answer(self) -> None:
        text = self.text.toPlainText().strip() or " ".join(q.text for q in self.quotes)
        self.decided.emit(Answer(text, tuple(self.quotes)))

    def _drop(self, quote: Quote) -> None:
        self.quotes.remove(quote)
        self._show()

    def _show(self) -> None:
        clear(self._list)
        for quote in self.quotes:
            node = self._desk.forest.nodes.get(quote.node)
            title = node.title if node else quote.node
            flat = " ".join(quote.text.split())
            words = ElidedLabel(f"“{flat}” · {title}", "small")
            cross = tool(self._look, "x", self.tr("Take this quote out"), 22)
            cross.clicked.connect(lambda _on=False, quote=quote: self._drop(quote))
            self._list.addLayout(row(greedy(words), cross, gap=4))
        self.answer.setEnabled(bool(self.text.toPlainText().strip() or self.quotes))
        bare = bool(self.text.toPlainText().strip()) and not self.quotes
        self._hint.setText(
            self.tr("Without a quote the answer will be marked as not supported.") if bare else ""
        )
        self._hint.setVisible(bare)
