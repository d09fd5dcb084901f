"""Rows of the edge list that are used again: to make and to dress one takes two milliseconds."""

from collections.abc import Callable, Collection, Iterator

from PySide6.QtWidgets import QWidget

from forest_studio.app.edges.edge_choice import Key
from forest_studio.app.edges.edge_groups import EdgeRow
from forest_studio.app.edges.edge_item import EdgeItem
from forest_studio.core.model.forest import Forest

_KEPT = 24
"""Rows that stay for the next node; a hub leaves hundreds."""
_READY, _IN_A_TURN = 10, 4
"""Rows that are made before anybody asks for them, and how many of them in one turn."""
_AT_A_TIME = 8
"""Rows that are thrown away in one turn."""


class RowStock:
    """Hands out rows for edges: the one that showed the edge before, another one, or a new one."""

    def __init__(self, make: Callable[[], EdgeItem]) -> None:
        self._make = make
        self._showing: dict[Key, list[EdgeItem]] = {}
        self._free: list[EdgeItem] = []

    def fill(self, parent: QWidget) -> Iterator[None]:
        """Makes and dresses the first rows, or whoever selects the first node waits for them."""
        for number in range(_READY):
            item = self._make()
            item.setParent(parent)
            for part in (item, *item.findChildren(QWidget)):
                part.ensurePolished()
            self._free.append(item)
            if number % _IN_A_TURN == 0:
                yield

    def take_back(self, items: Collection[EdgeItem], wanted: Collection[Key]) -> None:
        """Takes rows that were shown; those of the edges that are wanted wait for them."""
        for item in items:
            if item.edge.key in wanted:
                self._showing.setdefault(item.edge.key, []).append(item)
            elif item.scent.hasFocus():
                # Whoever types there must not find the words under another edge.
                _throw_away(item)
            else:
                self._free.append(item)

    def shows(self, edge: EdgeRow) -> bool:
        """Whether a row waits that showed this edge before."""
        return edge.key in self._showing

    def row(self, forest: Forest, edge: EdgeRow, typed: str | None) -> EdgeItem:
        """A row that shows an edge."""
        if waiting := self._showing.get(edge.key):
            item = waiting.pop()
            if not waiting:
                del self._showing[edge.key]
        else:
            item = self._free.pop() if self._free else self._make()
        item.show_edge(forest, edge, typed)
        return item

    def hide_rest(self) -> None:
        """Hides the rows that nobody took so far."""
        for item in self._free:
            item.hide()
        for items in self._showing.values():
            for item in items:
                item.hide()

    def trim(self) -> Iterator[None]:
        """Throws away what is too much to be kept, a few rows in each turn."""
        for items in self._showing.values():
            self._free += items
        self._showing.clear()
        while len(self._free) > _KEPT:
            for _ in range(min(_AT_A_TIME, len(self._free) - _KEPT)):
                _throw_away(self._free.pop())
            yield


def _throw_away(item: EdgeItem) -> None:
    # A line that goes away must not save what is half typed.
    item.scent.blockSignals(True)
    item.hide()
    item.deleteLater()
