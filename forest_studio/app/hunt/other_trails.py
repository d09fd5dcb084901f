"""The best trails of a forager besides the one that it answered from, each with its sentence."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.markdown import readable
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, holder, row
from forest_studio.app.words.translation import number
from forest_studio.core.hunt.foraging.forager import Alternative
from forest_studio.core.model.forest import Forest
from forest_studio.core.trails.trail import Trail

_LONGEST_QUOTE = 160


class OtherTrails(QFrame):
    """Whoever reads them may judge better than the forager's own reader."""

    node_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._column = column(gap=6, margins=(0, 2, 0, 4))
        self.setLayout(self._column)
        self.hide()

    def show_trails(self, forest: Forest, trail: Trail, weighed: Sequence[Alternative]) -> None:
        """Shows those that the answer does not rest on; hidden when there is none."""
        clear(self._column)
        others = _others(forest, trail, weighed)
        self.setVisible(bool(others))
        if others:
            self._column.addWidget(label(self.tr("Other trails that it weighed"), "caption"))
        for way in others:
            self._column.addWidget(self._row(forest, way))

    def _row(self, forest: Forest, way: Alternative) -> QWidget:
        titles = " → ".join(forest.nodes[node].title for node in way.nodes)
        name = push(self._look, forest.nodes[way.nodes[-1]].title, "link")
        name.setToolTip(titles)
        name.clicked.connect(lambda: self.node_wanted.emit(way.nodes[-1]))
        share = label(self.tr("{0} %").format(number(100 * way.score)), "tiny")
        share.setToolTip(self.tr("Of all the trails that it weighed."))
        parts = [row(name, STRETCH, share, gap=5)]
        if len(way.nodes) > 1:
            parts.append(label(titles, "tiny", wrap=True))
        quote = readable(way.quote.text) if way.quote else ""
        if len(quote) > _LONGEST_QUOTE:
            quote = quote[:_LONGEST_QUOTE] + "…"
        parts.append(label(f"“{quote}”", "small", wrap=True))
        return holder(column(*parts, gap=0))


def _others(
    forest: Forest, trail: Trail, weighed: Sequence[Alternative]
) -> tuple[Alternative, ...]:
    said = {quote.text for quote in trail.answer.evidence} if trail.answer else set()
    return tuple(
        way
        for way in weighed
        if way.quote is not None
        and way.quote.text not in said
        and all(node in forest.nodes for node in way.nodes)
    )
