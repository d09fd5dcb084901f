"""The answer with its evidence: each quote, where it stands, whether the bytes hold it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from forest_studio.app.hunt.step_model import dollars
from forest_studio.app.hunt.trail_words import end_words, why_no_answer
from forest_studio.app.look.theme import Look
from forest_studio.app.markdown import readable
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, clear, column, greedy, row
from forest_studio.app.words.engine_texts import reason_text
from forest_studio.core.llm.prices import cost, price_of
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Quote
from forest_studio.core.trails.trail import Outcome, Trail
from forest_studio.core.trails.verdict import Judgement

_LONGEST_QUOTE = 280
_RIGHT, _WRONG = "right", "wrong"


class AnswerCard(QFrame):
    """Green only when every quote was found; with buttons for what a person thinks of it."""

    node_wanted = Signal(str)
    judged = Signal(object)
    """A Judgement of the answer that is shown."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setProperty("kind", "card")
        self._column = column(gap=6, margins=(12, 10, 12, 12))
        self.setLayout(self._column)
        self.text = ""
        self.right: QPushButton | None = None
        self.wrong: QPushButton | None = None
        self.hide()

    def show_trail(
        self,
        forest: Forest,
        trail: Trail,
        judgeable: bool = False,
        verdict: Judgement | None = None,
    ) -> None:
        """Shows what a hunt came to; a judgeable one with buttons and what was said so far."""
        judging = self._focused()
        clear(self._column)
        kind = "card-green" if trail.supported else "card-amber" if trail.answer else "card"
        set_kind(self, "card-red" if trail.outcome is Outcome.FAILED else kind)
        self.text = trail.answer.text if trail.answer else ""
        self._add_head(trail)
        if trail.answer is not None:
            # A quote keeps the line ends of its page, an answer need not.
            said = trail.answer.text.split()
            if all(said != quote.text.split() for quote in trail.answer.evidence):
                self._column.addWidget(_wrapped(readable(trail.answer.text), "quiet"))
            for quote in trail.answer.evidence:
                self._column.addWidget(self._quote(forest, quote))
        elif reason := reason_text(why_no_answer(trail)):
            self._column.addWidget(_wrapped(reason[:1].upper() + reason[1:], "small"))
        if trail.outcome is Outcome.FAILED:
            self._column.addWidget(_wrapped(self._safe(trail), "small"))
        self.right = self.wrong = None
        if judgeable and trail.answer is not None:
            self._add_verdict(verdict)
        self._add_foot(trail)
        self.show()
        # The buttons are others now; the keyboard stays with the one that was pressed.
        if judging == _RIGHT and self.right is not None:
            self.right.setFocus(Qt.FocusReason.OtherFocusReason)
        elif judging == _WRONG and self.wrong is not None:
            self.wrong.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focused(self) -> str:
        """Which of the two buttons has the keyboard; empty when neither has."""
        buttons = {_RIGHT: self.right, _WRONG: self.wrong}
        return next((name for name, b in buttons.items() if b is not None and b.hasFocus()), "")

    def _safe(self, trail: Trail) -> str:
        if not trail.steps[:-1]:
            return self.tr("Nothing was lost: the hunt had not begun.")
        return self.tr("What it walked so far is kept; fork from a step to go on from there.")

    def _add_head(self, trail: Trail) -> None:
        if trail.answer is None:
            failed = trail.outcome is Outcome.FAILED
            title = self.tr("No answer: {0}").format(end_words(trail))
            icon = ("cloud-slash", "red") if failed else ("x-circle", "text3")
            mark = IconLabel(self._look, *icon, 18)
            self._column.addLayout(row(mark, greedy(label(title, "section", wrap=True))))
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

    def _add_verdict(self, verdict: Judgement | None) -> None:
        self.right = self._verdict(self.tr("Right"), "thumbs-up", Judgement.RIGHT, verdict)
        self.wrong = self._verdict(self.tr("Wrong"), "thumbs-down", Judgement.WRONG, verdict)
        said = {
            Judgement.RIGHT: self.tr("judged right"),
            Judgement.WRONG: self.tr("judged wrong"),
        }
        words = label(said.get(verdict, "") if verdict else "", "tiny")
        self._column.addLayout(row(self.right, self.wrong, words, STRETCH))

    def _verdict(
        self, text: str, icon: str, judgement: Judgement, now: Judgement | None
    ) -> QPushButton:
        """A button that says so, and takes it back when it was said."""
        chosen = judgement is now
        button = push(self._look, text, "chosen" if chosen else "", icon)
        button.setCheckable(True)
        button.setChecked(chosen)
        wanted = Judgement.OPEN if chosen else judgement
        button.setToolTip(self.tr("Take it back") if chosen else "")
        button.clicked.connect(lambda: self.judged.emit(wanted))
        return button

    def _add_foot(self, trail: Trail) -> None:
        usage = trail.usage
        parts = [self.tr("%Ln hop(s)", "", trail.hops)]
        if usage.calls:
            parts.append(self.tr("%Ln token(s)", "", usage.prompt_tokens + usage.reply_tokens))
            spent = cost(usage.prompt_tokens, usage.reply_tokens, price_of(trail.model))
            if spent is not None:
                parts.append(dollars(spent, usage.estimated))
        else:
            parts.append(self.tr("%Ln token(s) seen", "", usage.observed_tokens))
        if trail.explored:
            parts.append(self.tr("%Ln passport(s) read while planning", "", trail.explored))
        if trail.forked_from:
            parts.append(self.tr("forked at step {0}").format(trail.forked_at))
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
