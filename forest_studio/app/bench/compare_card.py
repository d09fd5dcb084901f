"""This run beside another one: the paired difference of every arm that both have."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtWidgets import QFrame, QMenu, QWidget

from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.difference_rows import DifferenceRows
from forest_studio.app.bench.reading import compared
from forest_studio.app.bench.values import Compared, KeptRun
from forest_studio.app.bench.words import moment, suite_title
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.flow_layout import FlowLayout
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, holder, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.translation import number

_LANE = "compare"
_MOST = 24
"""Flips that are named; the report has all of them."""


class CompareCard(QFrame):
    """Hidden until another run is chosen from the menu."""

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._look, self._benching = look, benching
        self._with = ""
        self.setProperty("kind", "card")
        self._title = label("", "strong")
        self.note = Message(look)
        self._rows = column(gap=4)
        close = tool(look, "x", self.tr("Close the comparison"), 26)
        close.clicked.connect(self.hide)
        head = row(self._title, STRETCH, close)
        self.setLayout(column(head, self.note, self._rows, gap=6, margins=(16, 8, 10, 12)))
        self.hide()
        benching.run_changed.connect(self._follow)

    @property
    def others(self) -> tuple[KeptRun, ...]:
        """The runs that can be compared with: those of the same suite."""
        here = self._benching.run
        suite = here.suite if here is not None else ""
        runs = self._benching.runs
        return tuple(r for r in runs if r.suite == suite and r.path != self._benching.path)

    def open_menu(self, button: QWidget) -> None:
        """Lists the runs that this one can be compared with."""
        menu = QMenu(button)
        for run in self.others[:20]:
            name = f"{suite_title(run.suite)} · {moment(run.started)}"
            if not run.complete:
                parts = number(run.samples), number(run.expected)
                name += " · " + self.tr("{0} of {1} samples").format(*parts)
            menu.addAction(name, partial(self.compare_with, run))
        if not menu.actions():
            menu.addAction(self.tr("No other run of this suite is listed")).setEnabled(False)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def compare_with(self, other: KeptRun) -> None:
        """Asks for the paired differences: this run minus the other."""
        self._with = self._benching.path
        clear(self._rows)
        self._title.setText(self.tr("This run minus the one of {0}").format(moment(other.started)))
        self.note.say(self.tr("Comparing…"), "amber", "hourglass")
        self.show()
        words = ["bench", "compare", "--json", "--", other.path, self._benching.path]
        self._benching.asker.ask(_LANE, words, self._show, lambda why: self.note.say(why, "red"))

    def _show(self, data: Any) -> None:
        found = compared(data)
        self.note.say("" if found else self.tr("The two runs have no arm in common."), "amber")
        clear(self._rows)
        self._rows.addWidget(DifferenceRows(self._look, found))
        self._rows.addWidget(self._flips(found))

    def _flips(self, found: Sequence[Compared]) -> QWidget:
        """Every question that flipped, to be looked at."""
        flow = FlowLayout(gap=4)
        names = dict.fromkeys(flip.question for arm in found for flip in arm.flips)
        if names:
            flow.addWidget(label(self.tr("flipped:"), "faint"))
        for name in list(names)[:_MOST]:
            chip = push(self._look, name, "chip")
            chip.clicked.connect(partial(self._benching.look_at, name))
            flow.addWidget(chip)
        if len(names) > _MOST:
            flow.addWidget(
                label(self.tr("and {0} more").format(number(len(names) - _MOST)), "faint")
            )
        return holder(flow)

    def _follow(self) -> None:
        if self._benching.path != self._with:
            self._benching.asker.drop(_LANE)
            self.hide()
