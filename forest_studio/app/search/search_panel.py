"""The search box of the left dock: filters, hits, and how long it took."""

import time
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.search.hit_delegate import ROW_HEIGHT
from forest_studio.app.search.hits_list import HitsList
from forest_studio.app.search.hits_model import HitsModel, shown
from forest_studio.app.search.lookup import look_up
from forest_studio.app.search.query_filters import value_of, with_value
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import ElidedLabel
from forest_studio.app.widgets.layouts import column, holder, row
from forest_studio.app.widgets.search_box import search_box
from forest_studio.app.words.engine_texts import error_text
from forest_studio.app.words.translation import number
from forest_studio.core.model.errors import ForestError
from forest_studio.core.search.base import Hit

_LIMIT = 20
_ROWS = 5
_PAUSE = 70
"""Milliseconds of silence after a key before the search starts."""


Choices = Callable[[], list[tuple[str, str]]]
"""Values and texts of a filter's menu, asked for when it opens."""


class SearchPanel(QWidget):
    """Searches while one types; hits are told so that the map can ring them."""

    hits_found = Signal(tuple)
    node_wanted = Signal(str)

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.box = search_box(look, self.tr("Search the forest"))
        self.model = HitsModel()
        self.list = HitsList(look, self.model)
        self._count = ElidedLabel("", "tiny")
        self._in = self._filter(look, "in", self._groves)
        self._type = self._filter(look, "type", self._types)
        self._foot = holder(row(self._in, self._type, self._count, gap=6))
        self.setLayout(column(self.box, self._foot, self.list, gap=6))
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE)
        self._soon.timeout.connect(self.search)
        self.box.textChanged.connect(self._typed)
        self.box.returnPressed.connect(self._open_first)
        self.list.clicked.connect(self._open)
        self.list.activated.connect(self._open)
        self._typed("")

    def search(self) -> None:
        """Looks for what is typed, in the background."""
        text = self.box.text().strip()
        if not text:
            self._show((), 0.0)
            return
        started = time.perf_counter()
        self._desk.tasks.run(
            lambda _task: look_up(self._desk.session, text, _LIMIT),
            lambda hits: self._show(hits, time.perf_counter() - started),
            self._fail,
            lane="search",
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down goes into the hits, Escape empties the box."""
        if event.key() == Qt.Key.Key_Down and self.model.hits:
            self.list.setFocus()
            self.list.setCurrentIndex(self.model.index(0))
        elif event.key() == Qt.Key.Key_Escape:
            self.box.clear()
        else:
            super().keyPressEvent(event)

    def _typed(self, text: str) -> None:
        asked = bool(text.strip())
        self._foot.setVisible(asked)
        self._in.setText(f"in:{value_of(text, 'in') or self.tr('all')}")
        self._type.setText(f"type:{value_of(text, 'type') or self.tr('any')}")
        self.list.setVisible(asked and bool(self.model.hits))
        self._soon.start()

    def _show(self, hits: tuple[Hit, ...], seconds: float) -> None:
        known = tuple(h for h in hits if h.node in self._desk.forest.nodes)
        self.model.show(tuple(shown(self._desk.forest, hit) for hit in known))
        self.list.setFixedHeight(min(_ROWS, max(1, len(known))) * ROW_HEIGHT + 2)
        asked = bool(self.box.text().strip())
        self.list.setVisible(asked and bool(known))
        count = (
            self.tr("%Ln+ hits", "", len(known))
            if len(hits) >= _LIMIT
            else self.tr("%Ln hit(s)", "", len(known))
        )
        self._count.setText(f"{count} · {number(max(1, seconds * 1000))} ms")
        self.hits_found.emit(tuple(h.node for h in known))

    def _fail(self, error: ForestError) -> None:
        self._show((), 0.0)
        self._count.setText(self.tr("search failed"))
        self._count.setToolTip(error_text(error))

    def _open(self, index: QModelIndex) -> None:
        self.node_wanted.emit(self.model.hits[index.row()].node)

    def _open_first(self) -> None:
        if self.model.hits:
            self.list.setCurrentIndex(self.model.index(0))
            self._open(self.model.index(0))

    def _filter(self, look: Look, name: str, choices: Choices) -> QPushButton:
        chip = push(look, f"{name}:", "chip")
        menu = QMenu(chip)
        menu.aboutToShow.connect(partial(self._fill, menu, name, choices))
        chip.clicked.connect(lambda: menu.popup(chip.mapToGlobal(chip.rect().bottomLeft())))
        return chip

    def _fill(self, menu: QMenu, name: str, choices: Choices) -> None:
        menu.clear()
        for value, text in choices():
            menu.addAction(text, partial(self._set_filter, name, value))

    def _set_filter(self, name: str, value: str) -> None:
        self.box.setText(with_value(self.box.text(), name, value))
        self.box.setFocus()

    def _groves(self) -> list[tuple[str, str]]:
        forest = self._desk.forest
        countries = (forest.node(c) for c in forest.children.get(forest.root, ()))
        return [("", self.tr("all groves"))] + [(c.id, c.title) for c in countries if c.is_grove]

    def _types(self) -> list[tuple[str, str]]:
        types = self._desk.forest.manifest.edge_types
        return [("", self.tr("any edge type"))] + [(t.name, t.label) for t in types]
