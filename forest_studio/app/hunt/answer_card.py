"""The answer with its evidence: each quote, where it stands, whether the bytes hold it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from forest_studio.app.hunt.trail_list import end_words
from forest_studio.app.markdown import readable
from forest_studio.app.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, clear, column, greedy, row
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Quote
from forest_studio.core.trails.trail import Trail

_LONGEST_QUOTE = 280


class AnswerCard(QFrame):
    """Green only when every quote was found."""

    node_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setProperty("kind", "card")
        self._column = column(gap=6, margins=(12, 10, 12, 12))
        self.setLayout(self._column)
        self.text = ""
        self.hide()

    def show_trail(self, forest: Forest, trail: Trail) -> None:
        """Shows what a hunt came to."""
        clear(self._column)
        kind = "card-green" if trail.supported else "card-amber" if trail.answer else "card"
        set_kind(self, kind)
        self.text = trail.answer.text if trail.answer else ""
        self._add_head(trail)
        if trail.answer is not None:
            if all(trail.answer.text.strip() != q.text.strip() for q in trail.answer.evidence):
                self._column.addWidget(_wrapped(readable(trail.answer.text), "quiet"))
            for quote in trail.answer.evidence:
                self._column.addWidget(self._quote(forest, quote))
        elif reason := _reason(trail):
            self._column.addWidget(_wrapped(reason[:1].upper() + reason[1:], "small"))
        self._add_foot(trail)
        self.show()

    def _add_head(self, trail: Trail) -> None:
        if trail.answer is None:
            title = self.tr("No answer: {0}").format(end_words(trail))
            icon = IconLabel(self._look, "x-circle", "text3", 18)
            self._column.addLayout(row(icon, label(title, "section"), STRETCH))
            return
        quotes = trail.answer.evidence
        found = sum(quote.supported is True for quote in quotes)
        words = self.tr("{0} of {1} found").format(found, len(quotes))
        if not quotes:
            words = self.tr("no evidence")
        tone = "green" if trail.supported else "amber"
        title = self.tr("Answer") if trail.supported else self.tr("Answer, not supported")
        icon = IconLabel(self._look, "quotes", "accent" if trail.supported else "amber", 18)
        self._column.addLayout(row(icon, label(title, "section"), STRETCH, label(words, tone)))

    def _quote(self, forest: Forest, quote: Quote) -> QWidget:
        node = forest.nodes.get(quote.node)
        name = push(self._look, node.title if node else quote.node, "link")
        name.clicked.connect(lambda: self.node_wanted.emit(quote.node))
        words = self.tr("found, line {0}").format(quote.line) if quote.line else self.tr("found")
        found = bool(quote.supported)
        icon, token = ("check-circle", "accent") if found else ("warning-circle", "amber")
        state = label(words if found else self.tr("not found in the text"), "amber")
        set_kind(state, "green" if found else "amber")
        foot = row(name, STRETCH, IconLabel(self._look, icon, token, 15), state, gap=5)
        shown = readable(quote.text)
        shown = shown if len(shown) <= _LONGEST_QUOTE else shown[:_LONGEST_QUOTE] + "…"
        said = _wrapped(f"“{shown}”", "")
        said.setToolTip(quote.text if shown != quote.text else "")
        return _Quoted(self._look, token, column(said, foot, gap=0))

    def _add_foot(self, trail: Trail) -> None:
        usage = trail.usage
        parts = [
            self.tr("%Ln hop(s)", "", trail.hops),
            self.tr("%Ln token(s) seen", "", usage.observed_tokens),
        ]
        if trail.explored:
            parts.append(self.tr("%Ln passport(s) read while planning", "", trail.explored))
        self._column.addWidget(_wrapped(" · ".join(parts), "tiny"))


class _Quoted(QWidget):
    """A bar at the left says whether the quote was found."""

    def __init__(self, look: Look, token: str, content: QVBoxLayout) -> None:
        super().__init__()
        self._look, self._token = look, token
        content.setContentsMargins(12, 0, 0, 0)
        self.setLayout(content)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the bar."""
        painter = QPainter(self)
        painter.fillRect(0, 2, 3, self.height() - 4, self._look.colour(self._token))
        painter.end()


def _wrapped(text: str, kind: str) -> QLabel:
    made = label(text, kind, wrap=True)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    made.setMinimumWidth(60)
    return greedy(made)


def _reason(trail: Trail) -> str:
    last = trail.steps[-1].decision if trail.steps else None
    return str(getattr(last, "reason", "") or "")
