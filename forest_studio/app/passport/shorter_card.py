"""The card that proposes a shorter summary; nothing happens before one presses its button."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from forest_studio.app.look.theme import Look
from forest_studio.app.passport.shorten import Cut, Shorter
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import ElidedLabel, IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, clear, column, greedy, row

_SHOWN = 3


class ShorterCard(QFrame):
    """Hidden while there is nothing to propose."""

    wanted = Signal(str)
    """The shorter text."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._text = ""
        self._after = label("", "green")
        self._rows = column(gap=2)
        self.apply_button = push(look, "")
        self.apply_button.clicked.connect(lambda: self.wanted.emit(self._text))
        title = label(self.tr("Shorter, nothing lost"), "strong")
        scissors = IconLabel(look, "scissors")
        head = row(scissors, title, STRETCH, self._after, self.apply_button)
        self.setLayout(column(head, self._rows, gap=4, margins=(10, 8, 10, 8)))
        self.hide()

    def propose(self, shorter: Shorter, tokens: int, fits: bool) -> None:
        """Shows proposals; ``tokens`` is what is left after all of them."""
        clear(self._rows)
        self._text = shorter.text
        self._after.setText(self.tr("→ %Ln token(s)", "", tokens))
        set_kind(self._after, "green" if fits else "amber")
        cuts = shorter.cuts
        for cut in cuts[:_SHOWN]:
            words = greedy(ElidedLabel(self._words(cut), "small"))
            self._rows.addLayout(row(words, label(f"−{cut.saved}")))
        self.apply_button.setText(self._button_text(len(cuts)))
        self.setVisible(bool(cuts))

    def _words(self, cut: Cut) -> str:
        if cut.instead:
            text = self.tr("“{0}” → “{1}”: {2}")
            return text.format(cut.words, cut.instead, cut.reason)
        return self.tr("Drop “{0}”: {1}").format(cut.words, cut.reason)

    def _button_text(self, count: int) -> str:
        if count == 1:
            return self.tr("Apply")
        return self.tr("Apply both") if count == 2 else self.tr("Apply all {0}").format(count)
