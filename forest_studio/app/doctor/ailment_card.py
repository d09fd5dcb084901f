"""One thing that is wrong: what it means, whether text is at risk, and consent to repair it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel

from forest_studio.app.doctor.words import ailment_name, sentence
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.check import Check
from forest_studio.app.widgets.labels import ElidedLabel, IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row
from forest_studio.app.words.engine_texts import engine_text
from forest_studio.core.store.upkeep.doctor import Ailment


class AilmentCard(QFrame):
    """What can be repaired has a box; what is not ours is repaired only when that is marked."""

    def __init__(self, look: Look, ailment: Ailment) -> None:
        super().__init__()
        self.ailment = ailment
        self.setProperty("kind", "card-red" if ailment.text_at_risk else "card")
        title = ailment_name(ailment)
        self.setAccessibleName(f"{title}, {ailment.place}")
        self.agreed = Check(look, self._question())
        self.agreed.setChecked(not ailment.needs_consent)
        risk = ailment.text_at_risk
        icon = IconLabel(look, "warning-circle" if risk else "warning", "red" if risk else "amber")
        head = row(icon, label(title, "strong"), gap=8)
        if risk:
            head.addWidget(label(self.tr("text at risk"), "badge-red"))
        head.addStretch(1)
        head.addWidget(greedy(_right(ElidedLabel(ailment.place, "tiny"))))
        lines = [label(sentence(engine_text(ailment.message)), "small-text", wrap=True)]
        if ailment.repair:
            repair = sentence(engine_text(ailment.repair))
            lines.append(_selectable(self.tr("Repair: {0}").format(repair)))
        if ailment.advice:
            advice = sentence(engine_text(ailment.advice))
            lines.append(_selectable(self.tr("By hand: {0}").format(advice)))
        foot = row(self.agreed, STRETCH)
        body = column(*lines, foot, gap=4, margins=(24, 0, 0, 0))
        self.setLayout(column(head, body, gap=4, margins=(12, 10, 12, 10)))
        # Not before: a part that is shown without a parent is a window of its own.
        self.agreed.setVisible(ailment.repairable)

    @property
    def wanted(self) -> bool:
        """Whether it is to be repaired."""
        return self.ailment.repairable and self.agreed.isChecked()

    def _question(self) -> str:
        if self.ailment.needs_consent:
            return self.tr("Repair this: no other program is at work here any more")
        return self.tr("Repair this")


def _right(made: ElidedLabel) -> ElidedLabel:
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return made


def _selectable(text: str) -> QLabel:
    made = label(text, "small", wrap=True)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
