"""The strip under its title: what was gained and lost, and which two arms are compared."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from forest_studio.app.bench.arms import arm_name, in_order
from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.strip import BAR, FIRST, LEFT, SECOND, Strip
from forest_studio.app.bench.words import chance, difference
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.flow_layout import FlowLayout
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import column, holder, row
from forest_studio.app.words.translation import number


class StripSection(QWidget):
    """Names the arms by buttons whose menus choose others."""

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._look, self._benching = look, benching
        self.strip = Strip(look, benching)
        self.first = self._arm_button(FIRST, 0)
        self.second = self._arm_button(SECOND, 1)
        flips = label(self.tr("Flips"), "small")
        flips.setParent(self.strip)
        flips.move(4, SECOND + BAR + 10)
        self._gained, self._lost = label("", "green"), label("", "red")
        self._told, self._chance = label("", "small"), label("", "small")
        self._build()
        benching.run_changed.connect(self._show)
        benching.pair_changed.connect(self._show)
        self._show()

    def _build(self) -> None:
        gained = row(IconLabel(self._look, "arrow-up", "accent", 14), self._gained, gap=3)
        lost = row(IconLabel(self._look, "arrow-down", "red", 14), self._lost, gap=3)
        title = label(self.tr("Question by question"), "section")
        flow = FlowLayout(gap=14)
        for part in (title, holder(gained), holder(lost), self._told, self._chance):
            flow.addWidget(part)
        self.setLayout(column(holder(flow), self.strip, gap=2))

    def _arm_button(self, top: int, place: int) -> QPushButton:
        button = push(self._look, "", "node")
        button.setParent(self.strip)
        button.setGeometry(0, top, LEFT - 8, BAR)
        menu = QMenu(button)
        menu.aboutToShow.connect(partial(self._fill, menu, place))
        button.clicked.connect(lambda: menu.popup(button.mapToGlobal(button.rect().bottomLeft())))
        return button

    def _fill(self, menu: QMenu, place: int) -> None:
        menu.clear()
        run, pair = self._benching.run, self._benching.pair
        for arm in in_order(run.arms) if run and pair else ():
            action = menu.addAction(arm_name(arm), partial(self._choose, place, arm))
            action.setCheckable(True)
            action.setChecked(pair is not None and arm == pair[place])

    def _choose(self, place: int, arm: str) -> None:
        if self._benching.pair is None:
            return
        pair = list(self._benching.pair)
        if arm == pair[1 - place]:
            pair.reverse()
        else:
            pair[place] = arm
        self._benching.compare_arms(*pair)

    def _show(self) -> None:
        pair, found = self._benching.pair, self._benching.compared
        shown = pair is not None and bool(self._benching.strip)
        self.setVisible(shown)
        if not shown or pair is None:
            return
        for button, arm, place in ((self.first, pair[0], 0), (self.second, pair[1], 1)):
            self._name(button, arm_name(arm), place)
        gained, lost = (found.gained, found.lost) if found else self._counted(pair)
        self._gained.setText(self.tr("{0} gained").format(number(gained)))
        self._lost.setText(self.tr("{0} lost").format(number(lost)))
        self._told.setText(
            difference(found) if found else self.tr("the difference is being drawn…")
        )
        self._chance.setText(chance(found.p) if found else "")

    def _counted(self, pair: tuple[str, str]) -> tuple[int, int]:
        """Until the exact figures come in."""
        results = [asked.results for asked in self._benching.strip]
        both = [(r[pair[0]].won, r[pair[1]].won) for r in results if set(pair) <= set(r)]
        return both.count((False, True)), both.count((True, False))

    def _name(self, button: QPushButton, name: str, place: int) -> None:
        room = button.width() - 10
        button.ensurePolished()
        cut = button.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
        button.setText(cut)
        told = self.tr("Compared with: {0}") if place == 0 else self.tr("Compared: {0}")
        button.setToolTip(told.format(name))
        button.setAccessibleName(told.format(name))
