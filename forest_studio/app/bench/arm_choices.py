"""The arms of a new run: a box for each, and the reason beside those that can't run."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from forest_studio.app.bench.arm_words import about_words
from forest_studio.app.bench.arms import ABLATIONS, GROUPS, arm_name, group_name, look_of
from forest_studio.app.bench.values import ArmOffer
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.check import Check
from forest_studio.app.widgets.labels import ElidedLabel, label

_AT_FIRST = ("one-shot", "top-k", "pagerank", "forager", "router", "oracle", "random", "first-door")


class ArmChoices(QWidget):
    """Groups below each other; what an arm does stands beside its name."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.boxes: dict[str, Check] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The arms that are ticked."""
        return tuple(arm for arm, box in self.boxes.items() if box.isChecked())

    def show_offers(self, offers: tuple[ArmOffer, ...]) -> None:
        """Shows what there is."""
        for group in (*GROUPS, ABLATIONS):
            members = [offer for offer in offers if look_of(offer.name).group == group]
            if members:
                row = self._grid.rowCount()
                self._grid.addWidget(label(group_name(group), "caption"), row, 0, 1, 2)
                for offer in members:
                    self._add(offer)

    def choose(self, arms: tuple[str, ...]) -> None:
        """Ticks these arms alone, as far as they can run."""
        for arm, box in self.boxes.items():
            box.setChecked(box.isEnabled() and arm in arms)

    def choose_at_first(self) -> None:
        """Ticks what a first run should have."""
        self.choose(_AT_FIRST)

    def _add(self, offer: ArmOffer) -> None:
        row = self._grid.rowCount()
        box = self.boxes[offer.name] = Check(self._look, arm_name(offer.name))
        box.setEnabled(not offer.why_not)
        box.setToolTip(offer.name)
        words = about_words(offer)
        box.setAccessibleDescription(words)
        box.toggled.connect(self.changed)
        self._grid.addWidget(box, row, 0)
        self._grid.addWidget(ElidedLabel(words, "amber" if offer.why_not else "faint"), row, 1)
