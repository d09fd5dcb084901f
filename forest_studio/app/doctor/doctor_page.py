"""The page of the doctor: looks, tells, asks, saves everything, repairs, and looks again."""

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QScrollArea, QWidget

from forest_studio.app.doctor.ailment_card import AilmentCard
from forest_studio.app.doctor.result_card import ResultCard
from forest_studio.app.doctor.steps import Steps, step_words
from forest_studio.app.look.theme import Look
from forest_studio.app.start.recent_list import home_path
from forest_studio.app.tasks import WRITER, Task, Tasks
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import ElidedLabel, IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, clear, column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import error_text
from forest_studio.core.model.errors import ForestError
from forest_studio.core.store.upkeep.backup import backups_folder
from forest_studio.core.store.upkeep.doctor import Ailment, Treatment, examine, repair

_WIDTH = 780


class DoctorPage(QFrame):
    """Works also for a repository that can't be opened; Escape leaves it."""

    closed = Signal()
    repaired = Signal()
    """Something was repaired; the forest is to be read again."""
    open_wanted = Signal(object)
    """The Path of the forest that can be opened now."""

    def __init__(self, look: Look, tasks: Tasks, path: Path, is_open: bool) -> None:
        super().__init__()
        self._look, self._tasks, self.path, self._is_open = look, tasks, path, is_open
        self._task: Task | None = None
        self.result: ResultCard | None = None
        self.cards: list[AilmentCard] = []
        self.setProperty("kind", "panel")
        self.setAccessibleName(self.tr("Health of the repository"))
        self.message = Message(look)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setRange(0, 0)
        self._doing = label("", "small")
        self._list = column(gap=10, margins=(0, 0, 0, 8))
        self._saves = label("", "faint", wrap=True)
        self.repair_button = push(look, "", "primary", "first-aid-kit")
        self.stop_button = push(look, self.tr("Stop looking"), "", "stop")
        self.again_button = push(look, self.tr("Look again"), "", "arrows-clockwise")
        self.open_button = push(look, self.tr("Open the forest"), "", "tree")
        self.close_button = push(look, self.tr("Close"))
        self._build()
        self._connect()
        self.examine()

    @property
    def busy(self) -> bool:
        """Whether it is looking or repairing."""
        return self._task is not None

    def examine(self) -> None:
        """Looks for everything that is wrong; nothing is changed."""
        self._begin(self.tr("Looking at every object, branch and file…"))
        path = self.path
        self._task = self._tasks.run(
            lambda task: examine(path, Steps(task)),
            self._examined,
            self._failed,
            self._show_step,
            lane="doctor",
        )
        self.stop_button.show()

    def repair(self) -> None:
        """Saves everything, then repairs what is marked."""
        wanted = tuple(card.ailment for card in self.cards if card.wanted)
        if self.busy or not wanted:
            return
        self._begin(self.tr("Saving everything, then repairing…"))
        path = self.path
        # In turn with the saves of an open forest; consent was asked for one by one.
        self._task = self._tasks.run(
            lambda _task: repair(path, wanted, force_unlock=True),
            self._treated,
            self._failed,
            lane=WRITER,
        )
        self._may_leave(False)

    def stop(self) -> None:
        """Ends the looking; nothing was changed by it."""
        if self._task is None or self.stop_button.isHidden():
            return
        self._task.cancel()
        self._end()
        clear(self._list)
        self.cards = []
        self.message.say(
            self.tr("The examination was stopped: what else may be wrong is not known."), "amber"
        )
        self._show_buttons()
        set_kind(self.open_button, "")
        self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Closes the page; a repair that has begun is waited for."""
        if self.close_button.isEnabled():
            if self._task is not None:
                self._task.cancel()
                self._task = None
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    # What came of it

    def _examined(self, ailments: tuple[Ailment, ...]) -> None:
        self._end()
        self._show_cards(ailments)
        self._say(ailments)
        self._show_buttons()
        self._take_focus()

    def _treated(self, treatment: Treatment) -> None:
        self._end()
        if self.result is not None:
            self.result.hide()
            self.result.deleteLater()
        self.result = ResultCard(self._look, treatment)
        self._results.addWidget(self.result)
        if any(done.done for done in treatment.repairs):
            self.repaired.emit()
        if self.isHidden():
            self.leave()  # Another page took its place meanwhile.
            return
        # A repair may bring to light what could not be seen before.
        self.examine()

    def _show_step(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)
        self._doing.setText(step_words(done))

    def _failed(self, error: ForestError) -> None:
        self._end()
        text = error_text(error).removesuffix(".")
        safe = self.tr("Nothing was changed.")
        self.message.say(f"{text[:1].upper()}{text[1:]}. {safe}", "red")
        self._show_buttons()
        self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, ailments: Collection[Ailment]) -> None:
        if not ailments:
            self.message.say(
                self.tr("This repository is healthy: objects, branches, index, locks and files."),
                "green",
            )
            return
        risk = sum(ailment.text_at_risk for ailment in ailments)
        text = self.tr("%Ln thing(s) to be mended.", "", len(ailments))
        if risk:
            text += " " + self.tr("Text is at risk in %Ln case(s).", "", risk)
        able = any(ailment.repairable for ailment in ailments)
        if not able:
            text += " " + self.tr("None of it can be repaired from here; see what helps by hand.")
        self.message.say(text, "red" if risk else "amber")

    def _show_cards(self, ailments: Collection[Ailment]) -> None:
        clear(self._list)
        self.cards = [AilmentCard(self._look, ailment) for ailment in ailments]
        for card in self.cards:
            card.agreed.toggled.connect(lambda _on: self._show_buttons())
            self._list.addWidget(card)
        self._list.addStretch(1)

    # Buttons

    def _begin(self, words: str) -> None:
        self._doing.setText(words)
        self.progress.setRange(0, 0)
        for part in (self._doing, self.progress):
            part.show()
        self.message.say("")
        self._enable(False)

    def _end(self) -> None:
        self._task = None
        for part in (self._doing, self.progress, self.stop_button):
            part.hide()
        self._may_leave(True)
        self._enable(True)

    def _enable(self, on: bool) -> None:
        for button in (self.repair_button, self.again_button, self.open_button):
            button.setEnabled(on)
        for card in self.cards:
            card.agreed.setEnabled(on)

    def _may_leave(self, may: bool) -> None:
        self.close_button.setEnabled(may)

    def _show_buttons(self) -> None:
        count = sum(card.wanted for card in self.cards)
        some = any(card.ailment.repairable for card in self.cards)
        words = self.tr("Save a backup and repair %Ln thing(s)", "", count)
        self.repair_button.setText(words if count else self.tr("Save a backup and repair"))
        self.repair_button.setVisible(some)
        self.repair_button.setEnabled(count > 0)
        self._saves.setVisible(some)
        self.open_button.setVisible(not self._is_open)
        set_kind(self.open_button, "" if self.cards else "primary")

    def _take_focus(self) -> None:
        if not self.isVisible():
            return
        if not self.cards and not self._is_open:
            target = self.open_button
        else:
            target = self.repair_button if self.repair_button.isEnabled() else self.close_button
            target = target if not target.isHidden() else self.close_button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    # Building

    def _build(self) -> None:
        title = label(self.tr("Health of this repository"), "title")
        head = row(IconLabel(self._look, "first-aid-kit", "accent", 24), title, STRETCH, gap=10)
        place = ElidedLabel(home_path(str(self.path)), "quiet")
        folder = home_path(str(backups_folder()))
        self._saves.setText(
            self.tr(
                "Before anything is changed, all of it is saved in {0}: the history as a bundle, "
                "the rest as a zip."
            ).format(folder)
        )
        inner = QWidget()
        inner.setProperty("kind", "scrolled")
        inner.setLayout(self._list)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inner)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._results = column(gap=0)
        foot = row(
            self.stop_button,
            self.repair_button,
            self.again_button,
            self.open_button,
            STRETCH,
            self.close_button,
            gap=8,
        )
        items = (head, place, self.message, self._doing, self.progress, self._results)
        content = QWidget()
        content.setMaximumWidth(_WIDTH)
        content.setLayout(column(*items, greedy(area), self._saves, foot, gap=10))
        self.setLayout(row(STRETCH, content, STRETCH, margins=(24, 40, 24, 20)))
        self.layout().setStretch(1, 1000)  # type: ignore[attr-defined]
        self._show_buttons()

    def _connect(self) -> None:
        self.repair_button.clicked.connect(self.repair)
        self.stop_button.clicked.connect(self.stop)
        self.again_button.clicked.connect(self.examine)
        self.open_button.clicked.connect(lambda: self.open_wanted.emit(self.path))
        self.close_button.clicked.connect(self.leave)
