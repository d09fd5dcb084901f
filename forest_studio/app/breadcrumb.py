"""The way from the root to the selected node; every part of it can be gone to."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import IconLabel
from forest_studio.app.widgets.layouts import clear, row
from forest_studio.core.model.forest import Forest

_LONGEST = 26
_ROOMY = 240
"""Width from which the last grove keeps its place beside a long title."""


class Breadcrumb(QWidget):
    """Leaves groves out from the left where room ends; the node itself always stays."""

    node_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._parts: list[tuple[QWidget | None, QPushButton]] = []
        self._row = row(gap=2)
        self.setLayout(self._row)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_node(self, forest: Forest, node_id: str) -> None:
        """Shows the way to a node; the root's name stands beside the bar's mark already."""
        way = [*forest.ancestors(node_id)[1:], node_id] if node_id != forest.root else []
        self._show([(forest.node(step).title, step) for step in way])

    def show_words(self, *words: str) -> None:
        """Shows a way that is no way in the forest."""
        self._show([(word, "") for word in words])

    def _show(self, way: list[tuple[str, str]]) -> None:
        clear(self._row)
        self._parts = []
        for place, (title, node_id) in enumerate(way):
            sign = IconLabel(self._look, "caret-right", "text3", 11) if place else None
            button = self._button(title, node_id, place == len(way) - 1)
            if sign is not None:
                self._row.addWidget(sign)
            self._row.addWidget(button)
            self._parts.append((sign, button))
        self._row.addStretch(1)
        self._fit()

    def _button(self, title: str, node_id: str, last: bool) -> QPushButton:
        shown = title if last or len(title) <= _LONGEST else title[: _LONGEST - 1] + "…"
        button = push(self._look, shown, "crumb-here" if last else "plain")
        button.setToolTip(title if last else "")
        button.setMinimumWidth(0)
        button.setEnabled(bool(node_id))
        button.clicked.connect(lambda: self.node_wanted.emit(node_id))
        return button

    def minimumSizeHint(self) -> QSize:
        """A few letters of the node itself."""
        return QSize(60, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the parts into the new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width()
        if self._parts:
            before = self._parts[-2][1].sizeHint().width() if len(self._parts) > 1 else 0
            self._fit_last(self._parts[-1][1], room - 48 - (before if room > _ROOMY else 0))
        for place in range(len(self._parts) - 1, -1, -1):
            sign, button = self._parts[place]
            room -= button.sizeHint().width() + (17 if sign is not None else 2)
            fits = room >= 0 or place == len(self._parts) - 1
            button.setVisible(fits)
            if place + 1 < len(self._parts) and (after := self._parts[place + 1][0]) is not None:
                after.setVisible(fits)

    def _fit_last(self, button: QPushButton, room: int) -> None:
        button.ensurePolished()
        title = button.toolTip()
        shown = button.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, max(40, room))
        if shown != button.text():
            button.setText(shown)
