"""What of the recorded hunts is listed: words, and a menu of filters."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from forest_studio.app.hunt.trail_words import end_names, navigator_names
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import tool
from forest_studio.app.widgets.layouts import column
from forest_studio.app.widgets.search_box import search_box
from forest_studio.core.trails.trail_query import NOT_JUDGED, TrailQuery
from forest_studio.core.trails.verdict import Judgement


class TrailFilter(QWidget):
    """A search line; its button with the filters belongs beside the list's title."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.query = TrailQuery()
        self.box = search_box(look, self.tr("Search trails"))
        self.button = tool(look, "funnel-simple", self.tr("Filter the trails"), 26)
        self.menu = QMenu(self.button)
        self._clear = QAction(self.tr("Show all trails"), self)
        self._clear.triggered.connect(self.clear)
        self._fill()
        self.button.setMenu(self.menu)
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setCheckable(True)
        self.box.textChanged.connect(lambda text: self._ask(replace(self.query, text=text)))
        self.setLayout(column(self.box))
        self._show()

    def clear(self) -> None:
        """Asks for all trails again."""
        self.box.clear()
        for group in self.menu.findChildren(QActionGroup):
            group.actions()[0].setChecked(True)
        self._ask(TrailQuery())

    def _ask(self, query: TrailQuery) -> None:
        if query != self.query:
            self.query = query
            self._show()
            self.changed.emit()

    def _show(self) -> None:
        self.button.setChecked(bool(self.query.filters))
        self._clear.setEnabled(self.query != TrailQuery())

    def _fill(self) -> None:
        every = self.tr("any")
        walkers = [(name, text) for name, text in navigator_names().items() if name != "replay"]
        self._group(
            self.tr("Navigator"),
            [("", every), *walkers],
            lambda value: replace(self.query, navigator=value),
        )
        self._group(
            self.tr("How it ended"),
            [(None, every), *end_names().items()],
            lambda value: replace(self.query, outcome=value),
        )
        self._group(
            self.tr("Evidence"),
            [(None, every), (True, self.tr("supported")), (False, self.tr("not supported"))],
            lambda value: replace(self.query, supported=value),
        )
        self._group(
            self.tr("Judged"),
            [
                ("", every),
                (Judgement.RIGHT.value, self.tr("right")),
                (Judgement.WRONG.value, self.tr("wrong")),
                (NOT_JUDGED, self.tr("not yet")),
            ],
            lambda value: replace(self.query, judged=value),
        )
        self.menu.addSeparator()
        self.menu.addAction(self._clear)

    def _group(
        self,
        title: str,
        choices: Sequence[tuple[object, str]],
        asked: Callable[..., TrailQuery],
    ) -> None:
        menu = self.menu.addMenu(title)
        # The menu's groups are found by ``clear`` among the children of the whole menu.
        group = QActionGroup(self.menu)
        for value, text in choices:
            action = menu.addAction(text)
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _on=False, value=value: self._ask(asked(value)))
        group.actions()[0].setChecked(True)
