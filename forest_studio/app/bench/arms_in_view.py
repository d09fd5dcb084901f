"""Which arms are in view: groups as one, ablations one by one."""

from functools import partial

from PySide6.QtWidgets import QWidget

from forest_studio.app.bench.arms import ABLATIONS, GROUPS, arm_name, group_name
from forest_studio.app.bench.benching import Benching, group_members
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.check import Check
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, row
from forest_studio.app.words.translation import number


class ArmsInView(QWidget):
    """A box for each; hidden while no run is shown."""

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._look, self._benching = look, benching
        self._shown: tuple[str, ...] = ()
        self.boxes: dict[str, Check] = {}
        self._count = label("", "tiny")
        self._list = column(gap=2)
        head = row(label(self.tr("Arms in view"), "caption"), STRETCH, self._count)
        self.setLayout(column(head, self._list, gap=4))
        benching.run_changed.connect(self._show)
        benching.arms_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        run = self._benching.run
        self.setVisible(run is not None)
        if run is None:
            return
        if run.arms != self._shown:
            self._shown = run.arms
            self._make(run.arms)
        told = self.tr("{0} of {1}")
        self._count.setText(told.format(number(len(self._benching.arms)), number(len(run.arms))))
        for name, box in self.boxes.items():
            members = self._members(name)
            box.blockSignals(True)
            box.setChecked(any(arm not in self._benching.hidden for arm in members))
            box.blockSignals(False)

    def _members(self, name: str) -> tuple[str, ...]:
        return group_members(self._shown, name) if name in GROUPS else (name,)

    def _make(self, arms: tuple[str, ...]) -> None:
        clear(self._list)
        self.boxes = {}
        for group in GROUPS:
            if members := group_members(arms, group):
                self._add(group, group_name(group), number(len(members)))
        for arm in group_members(arms, ABLATIONS):
            self._add(arm, arm_name(arm), "")

    def _add(self, name: str, text: str, count: str) -> None:
        box = self.boxes[name] = Check(self._look, text)
        box.toggled.connect(partial(self._toggle, name))
        self._list.addLayout(row(box, STRETCH, label(count, "tiny")))

    def _toggle(self, name: str, shown: bool) -> None:
        self._benching.show_arms(self._members(name), shown)
