"""What a repair did, and where everything was saved before."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout

from forest_studio.app.doctor.words import ailment_name, sentence
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import Item, column, greedy, row
from forest_studio.app.words.engine_texts import engine_text
from forest_studio.core.store.upkeep.backup import Backup
from forest_studio.core.store.upkeep.doctor import Repair, Treatment


class ResultCard(QFrame):
    """The repairs in the order in which they were made, then the backup."""

    def __init__(self, look: Look, treatment: Treatment) -> None:
        super().__init__()
        self._look = look
        self.setProperty("kind", "card-red" if treatment.failed else "card-green")
        done = sum(repair.done for repair in treatment.repairs)
        title = self.tr("%Ln thing(s) repaired", "", done)
        if treatment.failed:
            title = self.tr("A repair failed; what came after it was not tried")
        self.setAccessibleName(title)
        items: list[Item] = [label(title, "strong", wrap=True)]
        items += [self._repair(repair) for repair in treatment.repairs]
        if treatment.backup is not None:
            items += self._backup(treatment.backup)
        self.setLayout(column(*items, gap=6, margins=(12, 10, 12, 10)))

    def _repair(self, repair: Repair) -> QHBoxLayout:
        icon = IconLabel(self._look, "check-circle", "accent")
        if not repair.done:
            icon.show_icon("warning-circle" if repair.failed else "minus-circle", "amber")
        text = f"{ailment_name(repair.ailment)}: {sentence(engine_text(repair.message))}"
        line = row(icon, greedy(label(text, "small-text", wrap=True)), gap=8)
        line.setAlignment(icon, Qt.AlignmentFlag.AlignTop)
        return line

    def _backup(self, backup: Backup) -> list[Item]:
        words = self.tr("Everything as it was before is saved in:")
        items: list[Item] = [4, label(words, "small", wrap=True)]
        items += [self._file(file) for file in (backup.bundle, backup.rest) if file is not None]
        if backup.bundle is not None:
            hint = self.tr("“git clone” makes a repository out of the bundle.")
        else:
            hint = self.tr("No branch was whole, so there is no bundle of the history.")
        items.append(label(hint, "faint", wrap=True))
        if backup.left_out:
            text = self.tr("Not whole or not readable, so left out: {0}")
            items.append(label(text.format(", ".join(backup.left_out)), "amber", wrap=True))
        return items

    def _file(self, file: Path) -> QHBoxLayout:
        path = label(str(file), "small-text", wrap=True)
        path.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        copy = push(self._look, self.tr("Copy"), "link")
        copy.setAccessibleName(self.tr("Copy the path {0}").format(file.name))
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(str(file)))
        return row(greedy(path), copy, gap=8)
