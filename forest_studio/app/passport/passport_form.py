"""The fields of a passport on the screen: what is typed, counted against its budgets."""

from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QLineEdit, QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.passport.drafts import Words
from forest_studio.app.passport.shorten import shorten
from forest_studio.app.passport.shorter_card import ShorterCard
from forest_studio.app.passport.summary_edit import SummaryEdit
from forest_studio.app.passport.tag_row import TagRow
from forest_studio.app.passport.token_count import TokenCount
from forest_studio.app.widgets.labels import label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, column, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.widgets.meter import Meter
from forest_studio.app.words.translation import counted, translate
from forest_studio.core.model.budget import Verdict, check, count
from forest_studio.core.model.manifest import Manifest

_LONGEST_PROPOSED = 2000
"""Characters up to which a shorter text is proposed."""


class PassportForm(QWidget):
    """Summary, tags and scent; the title stands above it, in the panel's head."""

    edited = Signal()

    def __init__(self, look: Look, title: QLineEdit) -> None:
        super().__init__()
        self.title = title
        self.summary = SummaryEdit(look)
        self.scent = QLineEdit()
        self.tags = TagRow(look)
        self.meter = Meter(look, 60)
        self.summary_count = TokenCount(look, self.tr(" tokens"))
        self.scent_count = TokenCount(look)
        self.over = Message(look)
        self.shorter = ShorterCard(look)
        self._manifest = Manifest()
        self._filling = False
        self._counted: tuple[tuple[str, int, str], Verdict] | None = None
        """What was counted last, and how it stands: a key asks more than once."""
        self._build()
        self._connect()

    def fill(self, words: Words, manifest: Manifest) -> None:
        """Shows words; a field that already has them keeps its cursor."""
        self._manifest = manifest
        self._filling = True
        for field, text in ((self.title, words.title), (self.scent, words.scent)):
            if field.text() != text:
                field.setText(text)
                field.setCursorPosition(0)
        if self.summary.toPlainText() != words.summary:
            self.summary.setPlainText(words.summary)
        self.tags.show_tags(words.tags)
        self._filling = False
        self.count()

    @property
    def words(self) -> Words:
        """What is typed now."""
        return Words(
            self.title.text(), self.summary.toPlainText(), self.tags.tags, self.scent.text()
        )

    @property
    def fits(self) -> bool:
        """Whether both budgets are kept."""
        return self._summary_verdict().fits and self._scent_verdict().fits

    def field(self, name: str) -> QWidget:
        """The field of ``title``, ``summary`` or ``scent``."""
        return {"title": self.title, "scent": self.scent}.get(name, self.summary)

    def set_editable(self, editable: bool) -> None:
        """Locks the fields of a node that can't be edited."""
        for field in (self.title, self.summary, self.scent):
            field.setReadOnly(not editable)
        # A QTextEdit, unlike a QLineEdit, does not ask for its rule anew.
        set_kind(self.summary, "false" if editable else "true", "locked")
        self.tags.setEnabled(editable)

    def count(self) -> None:
        """Counts both texts and shows how they stand."""
        summary, scent = self._summary_verdict(), self._scent_verdict()
        self.summary.show_verdict(summary)
        self.meter.show_tokens(summary.tokens, summary.budget)
        self.summary_count.show_tokens(summary.tokens, summary.budget)
        self.scent_count.show_tokens(scent.tokens, scent.budget)
        set_kind(self.scent, "false" if scent.fits else "true", "over")
        self.over.say(_over_text(summary, scent), "red", "lock-simple")
        self._propose(summary)

    def _propose(self, summary: Verdict) -> None:
        """A text far over its budget needs a writer, not a pair of scissors."""
        text = self.summary.toPlainText()
        if summary.fits or len(text) > _LONGEST_PROPOSED:
            self.shorter.hide()
            return
        shorter = shorten(text, self.title.text(), partial(count, tokenizer=self._tokenizer))
        left = check(shorter.text, summary.budget, self._tokenizer)
        self.shorter.propose(shorter, left.tokens, left.fits)

    def _take_shorter(self, text: str) -> None:
        # As one edit, so that Ctrl+Z in the field brings the words back.
        cursor = self.summary.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        self.summary.setFocus()

    def _summary_verdict(self) -> Verdict:
        text, limit = self.summary.toPlainText(), self._manifest.budgets.summary
        # It is written as one line, and an index must still fit what is on the screen.
        asked = text.replace("\n", " "), limit, self._tokenizer
        if self._counted is None or self._counted[0] != asked:
            self._counted = asked, check(*asked)
        return self._counted[1]

    def _scent_verdict(self) -> Verdict:
        return check(self.scent.text(), self._manifest.budgets.scent, self._tokenizer)

    @property
    def _tokenizer(self) -> str:
        return self._manifest.tokenizer

    def _build(self) -> None:
        self.summary.setPlaceholderText(
            self.tr("What a navigator should know before it opens this.")
        )
        self.summary.setAccessibleName(self.tr("Summary"))
        self.scent.setPlaceholderText(self.tr("How this smells from its grove, in one line."))
        self.scent.setAccessibleName(self.tr("Scent"))
        self.scent.setFixedHeight(32)
        summary_head = row(label(self.tr("Summary"), "caption"), STRETCH, self.summary_count)
        scent_head = row(label(self.tr("Scent"), "caption"), STRETCH, self.scent_count)
        items = (summary_head, self.summary, self.meter, self.over, self.shorter, 2, self.tags, 2)
        self.setLayout(column(*items, scent_head, self.scent, gap=6))

    def _connect(self) -> None:
        self.title.textChanged.connect(self._typed)
        self.summary.textChanged.connect(self._typed)
        self.scent.textChanged.connect(self._typed)
        self.tags.changed.connect(self._typed)
        self.shorter.wanted.connect(self._take_shorter)

    def _typed(self) -> None:
        if not self._filling:
            self.count()
            self.edited.emit()

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for the smallest dock."""
        return QSize(200, super().minimumSizeHint().height())


def _over_text(summary: Verdict, scent: Verdict) -> str:
    waits = translate("PassportForm", "Saving waits; your words are kept as a draft.")
    if not summary.fits:
        return f"{counted('PassportForm', '%Ln token(s) over.', summary.over)} {waits}"
    if not scent.fits:
        return f"{counted('PassportForm', 'The scent is %Ln over.', scent.over)} {waits}"
    return ""
