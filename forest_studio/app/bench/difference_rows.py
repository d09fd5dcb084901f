"""Rows of a comparison: an arm, its paired difference, what was gained and lost."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from forest_studio.app.bench.arms import arm_name, look_of
from forest_studio.app.bench.values import Compared
from forest_studio.app.bench.words import chance, points, signed_ends
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.words.translation import counted, number, translate


class DifferenceRows(QWidget):
    """A grid; every row reads as one sentence to a screen reader."""

    def __init__(self, look: Look, found: Sequence[Compared]) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        for row, compared in enumerate(found):
            arm = look_of(compared.after)
            grid.addWidget(IconLabel(look, arm.icon, arm.token), row, 0)
            grid.addWidget(label(arm_label(compared), "strong" if arm.strong else ""), row, 1)
            for column, part in enumerate(_parts(compared), start=2):
                grid.addWidget(part, row, column, Qt.AlignmentFlag.AlignLeft)
        grid.setColumnStretch(6, 1)
        self.setAccessibleName("; ".join(sentence(compared) for compared in found))


def arm_label(compared: Compared) -> str:
    """One name, or both where the arms differ."""
    before, after = arm_name(compared.before), arm_name(compared.after)
    if before == after:
        return after
    return translate("Bench", "{0} minus {1}").format(after, before)


def sentence(compared: Compared) -> str:
    """The whole row in words."""
    return ", ".join([arm_label(compared), *(part.text() for part in _parts(compared))])


def _parts(compared: Compared) -> list[QLabel]:
    found = compared.difference
    if found is None:
        return [label(translate("Bench", "no question in common"), "faint")]
    told = translate("Bench", "{0} points").format(points(found.value))
    tone = "green" if found.low > 0 else "red" if found.high < 0 else "small-text"
    questions = counted("Bench", "%Ln question(s)", found.n)
    gained = translate("Bench", "{0} gained, {1} lost")
    return [
        label(told, tone),
        label(f"{signed_ends(found)} · {questions}", "small"),
        label(gained.format(number(compared.gained), number(compared.lost)), "small"),
        label(chance(compared.p), "faint"),
    ]
