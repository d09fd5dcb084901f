"""A quiet table for panels: whole rows, shares of the width, keys that do something."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

Share = tuple[int, float, int]
"""A column, its share of the width that is left, and the least of it in pixels; a share of 0
keeps to the least."""


class PanelTable(QTableView):
    """Rows of 27 px; ``narrow`` columns are hidden where there is no room for them."""

    def __init__(self, shares: Sequence[Share], narrow: Sequence[int] = (), roomy: int = 0) -> None:
        """``roomy`` is the width from which every column is shown; 0 is what all need at least."""
        super().__init__()
        self._shares, self._narrow = tuple(shares), tuple(narrow)
        self._roomy = roomy or sum(least for _, _, least in shares)
        self.keys: Mapping[Qt.Key, Callable[[], None]] = {}
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setIconSize(QSize(16, 16))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(27)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setStretchLastSection(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shares the width out."""
        super().resizeEvent(event)
        self.share_out()

    def share_out(self) -> None:
        """Gives every column its part of the width."""
        width = self.viewport().width()
        for column in self._narrow:
            self.setColumnHidden(column, width < self._roomy)
        shown = [share for share in self._shares if not self.isColumnHidden(share[0])]
        left = width - sum(least for _, _, least in shown)
        whole = sum(share for _, share, _ in shown) or 1.0
        for column, share, least in shown:
            extra = max(0, left) * share / whole
            self.horizontalHeader().resizeSection(column, round(least + extra))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Does what a key stands for here."""
        act = self.keys.get(Qt.Key(event.key()))
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if act is not None and not held and self.currentIndex().isValid():
            act()
        else:
            super().keyPressEvent(event)
