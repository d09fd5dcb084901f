"""Over the map: the drafts of an earlier time, to restore, to throw away, or to leave for later."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.drafts.earlier import EarlierDrafts
from forest_studio.app.history.differences_html import field_name
from forest_studio.app.history.words import day
from forest_studio.app.look.theme import Look
from forest_studio.app.start.recent_list import ago
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, frame, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import finding_text
from forest_studio.core.store.drafts.drafts import Draft

_SHOWN = 240
"""Characters of a text that are shown."""


class EarlierPage(QFrame):
    """A card for each draft."""

    close_wanted = Signal()

    def __init__(self, look: Look, desk: Desk, earlier: EarlierDrafts) -> None:
        super().__init__()
        self._look, self._desk, self._earlier = look, desk, earlier
        self.setProperty("kind", "panel")
        self.note = Message(look)
        self.cards: list[DraftCard] = []
        self._cards = column(gap=10, margins=(0, 0, 8, 8))
        self.close_button = push(look, self.tr("Keep the rest for later"))
        self.close_button.clicked.connect(self.close_wanted)
        inner = QWidget()
        inner.setProperty("kind", "scrolled")
        inner.setLayout(self._cards)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inner)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        words = self.tr(
            "They were typed and not saved, and the window was gone before anybody could ask. "
            "Restoring puts the words into the editor; nothing is written until you save."
        )
        title = label(self.tr("Drafts from an earlier time"), "title")
        head = column(title, label(words, "quiet", wrap=True), gap=2)
        foot = row(self.close_button, STRETCH)
        items = (head, self.note, greedy(area), foot)
        self.setLayout(column(*items, gap=10, margins=(18, 14, 18, 14)))
        earlier.changed.connect(self._show)
        earlier.said.connect(lambda text: self.note.say(text, "amber"))
        self._show()

    def take_focus(self) -> None:
        """Puts the keyboard onto the first draft."""
        first = self.cards[0].restore_button if self.cards else self.close_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves them for later."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        clear(self._cards)
        parts = self._look, self._desk, self._earlier
        self.cards = [DraftCard(*parts, draft) for draft in self._earlier.drafts]
        for card in self.cards:
            self._cards.addWidget(card)
        for finding in self._earlier.findings:
            text = f"{finding_text(finding)} ({finding.path})"
            self._cards.addWidget(label(text[:1].upper() + text[1:], "amber", wrap=True))
        if not self.cards and not self._earlier.findings:
            self._cards.addWidget(label(self.tr("There are none any more."), "faint"))
        self._cards.addStretch(1)
        if self.isVisible():
            self.take_focus()


class DraftCard(QFrame):
    """Which node, when, which fields, the first words; and what can be done."""

    def __init__(self, look: Look, desk: Desk, earlier: EarlierDrafts, draft: Draft) -> None:
        super().__init__()
        self._earlier, self.draft = earlier, draft
        self.setProperty("kind", "card")
        node = earlier.node_of(draft)
        title = desk.forest.node(node).title if node else draft.node
        self.restore_button = push(look, self.tr("Restore"), "primary")
        self.discard_button = push(look, self.tr("Discard"))
        self.restore_button.clicked.connect(lambda: self._restore(bool(node)))
        self.discard_button.clicked.connect(self._discard)
        time = label(ago(draft.saved.timestamp()), "faint")
        time.setToolTip(day(draft.saved))
        head = row(greedy(ElidedLabel(title, "strong")), time, gap=8)
        items = [head, label(self._parts(draft), "small", wrap=True)]
        items += [self._words(name, text) for name, text in _typed(draft)]
        items.append(self._foot(draft, node))
        self.setLayout(column(*items, gap=6, margins=(12, 10, 12, 10)))

    def _foot(self, draft: Draft, node: str) -> QWidget:
        parts: list[QWidget] = [self.restore_button, self.discard_button]
        why = ""
        if draft.open_elsewhere:
            why = self.tr("Another window has it open; it is safe there.")
            for button in (self.restore_button, self.discard_button):
                button.setEnabled(False)
        elif not node:
            why = self.tr("Its node is gone.")
            self.restore_button.setText(self.tr("Copy the words"))
        foot = row(*parts, label(why, "amber"), STRETCH, gap=8)
        box = QWidget()
        box.setLayout(foot)
        return box

    def _restore(self, has_node: bool) -> None:
        if has_node:
            self._earlier.restore(self.draft)
        else:
            texts = [text for _, text in _typed(self.draft)]
            QGuiApplication.clipboard().setText("\n\n".join(texts))

    def _parts(self, draft: Draft) -> str:
        names = [field_name(name) for name in draft.fields]
        names += [self.tr("Text")] if draft.body is not None else []
        return ", ".join(names)

    def _words(self, name: str, text: str) -> QWidget:
        cut = text[:_SHOWN] + ("…" if len(text) > _SHOWN else "")
        shown = label(cut.strip() or self.tr("(empty)"), "small-text", wrap=True)
        shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        shown.setToolTip(name)
        return frame("quote", column(shown, margins=(10, 6, 10, 6)))

    def _discard(self) -> None:
        """Asks once more by its own words: nothing brings them back."""
        sure = self.tr("Discard for good")
        if self.discard_button.text() == sure:
            self._earlier.discard(self.draft)
            return
        self.discard_button.setText(sure)


def _typed(draft: Draft) -> list[tuple[str, str]]:
    texts = [(field_name(name), text) for name, text in draft.fields.items()]
    return texts + ([("", draft.body)] if draft.body is not None else [])
