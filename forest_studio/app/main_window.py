"""The main window: the start page, or the workshop of an open forest."""

import time
from base64 import b64decode, b64encode
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QStackedWidget

from forest_studio.app.actions import Actions
from forest_studio.app.close_guard import CloseGuard
from forest_studio.app.desk import Desk
from forest_studio.app.forest_actions import Act, forest_actions
from forest_studio.app.memory import Memory, Recent
from forest_studio.app.opening import Opened, open_forest, plant_forest
from forest_studio.app.start.start_page import StartPage
from forest_studio.app.start.start_status import StartStatus
from forest_studio.app.tasks import Task, Tasks
from forest_studio.app.theme import Look
from forest_studio.app.widgets.layouts import column, greedy, holder
from forest_studio.app.workshop import Workshop
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.findings import Severity
from forest_studio.core.session import open_sample_copy

_READ_AGAIN_UP_TO = 3000
"""Nodes up to which the disk is read again when the window comes to the front."""

_FRESH = 3.0
"""Seconds for which what was read counts as fresh."""


class MainWindow(QMainWindow):
    """Owns the tasks and the open desk; everything else asks through signals."""

    def __init__(self, look: Look, memory: Memory) -> None:
        super().__init__()
        self._look, self._memory = look, memory
        self.tasks = Tasks(self)
        self.workshop: Workshop | None = None
        self._opening: Task | None = None
        self._read_at = 0.0
        self.actions_of_window = Actions(self)
        self.start = StartPage(look, memory.recent)
        self._pages = QStackedWidget()
        self._pages.addWidget(holder(column(greedy(self.start), StartStatus(look), gap=0)))
        self.setCentralWidget(self._pages)
        self.setWindowTitle("Forest Studio")
        self.setMinimumSize(960, 620)
        self._restore_geometry()
        self._connect_start()
        self._connect_actions()
        self._enable_actions()
        self.start.take_focus()

    # Opening

    def open_path(self, path: Path) -> None:
        """Opens a forest in the background; drafts of the present one are asked for first."""
        self._after_drafts(partial(self._open, path))

    def open_sample(self) -> None:
        """Opens a copy of the sample forest."""
        self._after_drafts(
            partial(self._start_opening, lambda task: open_forest(open_sample_copy(), task.report))
        )

    def _open(self, path: Path) -> None:
        self._start_opening(lambda task: open_forest(path, task.report))

    def _start_opening(self, work: Callable[[Task], Opened]) -> None:
        self.start.message.say("")
        self.start.show_progress(0, 0)
        if self.workshop is not None:
            self.workshop.status.say(self.tr("Opening…"))
        if self._opening is not None:
            self._opening.cancel()
        self._opening = self.tasks.run(
            work,
            self.show_forest,
            self._opening_failed,
            self.start.show_progress,
            lane="open",
        )

    def show_forest(self, opened: Opened) -> None:
        """Shows an open forest in place of the one before or of the start page."""
        self._leave_forest()
        self._read_at = time.monotonic()
        self.start.progress.hide()
        desk = Desk(opened.session, self.tasks, self)
        workshop = Workshop(self._look, desk, self.actions_of_window, opened.map)
        workshop.top.theme_wanted.connect(self.wear)
        self.workshop = workshop
        self._pages.addWidget(workshop)
        self._pages.setCurrentWidget(workshop)
        name = desk.forest.manifest.name or opened.session.repository.root.name
        self.setWindowTitle(f"{name} – Forest Studio")
        self._enable_actions()
        desk.findings_changed.connect(self._remember_forest)
        desk.select(desk.forest.root)
        workshop.map.setFocus(Qt.FocusReason.OtherFocusReason)
        desk.check()
        self.tasks.garbage.settle()
        self.tasks.run(
            lambda task: opened.session.open_index(task.report),
            lambda _index: workshop.status.show_index("fresh"),
            lambda error: workshop.status.show_index(str(error)),
        )

    def close_forest(self) -> None:
        """Goes back to the start page."""
        self._after_drafts(self._leave_forest)

    def _leave_forest(self) -> None:
        workshop, self.workshop = self.workshop, None
        if workshop is None:
            return
        workshop.hunting.cancel()
        self._pages.setCurrentIndex(0)
        self._pages.removeWidget(workshop)
        workshop.hide()
        workshop.deleteLater()
        workshop.desk.close()
        workshop.desk.deleteLater()
        self.start.show_recent(self._memory.recent)
        self.setWindowTitle("Forest Studio")
        self._enable_actions()

    def _opening_failed(self, error: ForestError) -> None:
        self.start.progress.hide()
        text = str(error) if str(error).endswith(".") else f"{error}."
        self.start.message.say(text[:1].upper() + text[1:], "red")
        if self.workshop is not None:
            self.workshop.status.say(text, "red")

    def _remember_forest(self) -> None:
        if self.workshop is None:
            return
        desk = self.workshop.desk
        nodes = [node for node in desk.forest.nodes.values() if node.has_file]
        problems = sum(f.severity is not Severity.NOTE for f in desk.findings)
        root = desk.session.repository.root
        name = desk.forest.manifest.name or root.name
        wild = sum(node.wild for node in nodes)
        self._memory.keep_recent(Recent(str(root), name, len(nodes), problems, wild))

    # Drafts

    def _after_drafts(self, go_on: Callable[[], None]) -> None:
        workshop = self.workshop
        if workshop is None or not workshop.desk.drafts.nodes:
            go_on()
            return
        guard = CloseGuard(self._look, workshop.desk, self)
        guard.went.connect(go_on)
        guard.open_over(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keeps size and place; unsaved words are asked for, in the window."""
        if self.workshop is not None and self.workshop.desk.drafts.nodes:
            event.ignore()
            self._after_drafts(self._close_without_drafts)
            return
        geometry = bytes(self.saveGeometry().data())
        self._memory.keep(geometry=b64encode(geometry).decode())
        self._leave_forest()
        self.tasks.close()
        event.accept()

    def _close_without_drafts(self) -> None:
        if self.workshop is not None:
            for node in self.workshop.desk.drafts.nodes:
                self.workshop.desk.drop_draft(node)
        self.close()

    # Actions

    def wear(self, name: str) -> None:
        """Puts on a look and remembers it."""
        self._look.wear(name)
        self._memory.keep_theme(name)

    def choose_folder(self) -> None:
        """Asks for a folder and opens it."""
        folder = QFileDialog.getExistingDirectory(self, self.tr("Open a forest"))
        if folder:
            self.open_path(Path(folder))

    def choose_markdown(self) -> None:
        """Asks for a folder of markdown and for where its forest should be made."""
        source = QFileDialog.getExistingDirectory(self, self.tr("A folder of markdown"))
        if not source:
            return
        title = self.tr("An empty folder for the new forest")
        target = QFileDialog.getExistingDirectory(self, title, str(Path(source).parent))
        if target:
            self.plant(Path(source), Path(target))

    def plant(self, source: Path, target: Path) -> None:
        """Copies markdown into a new forest and opens that."""
        self._after_drafts(
            partial(self._start_opening, lambda task: plant_forest(source, target, task.report))
        )

    def _connect_start(self) -> None:
        start = self.start
        start.sample_wanted.connect(self.open_sample)
        start.folder_wanted.connect(self.choose_folder)
        start.planting_wanted.connect(self.choose_markdown)
        start.path_wanted.connect(lambda path: self.open_path(Path(path)))
        start.clear_wanted.connect(self._forget_recent)

    def _forget_recent(self) -> None:
        self._memory.forget_recent()
        self.start.show_recent(())

    def _connect_actions(self) -> None:
        actions = self.actions_of_window
        actions.open.triggered.connect(self.choose_folder)
        actions.open_sample.triggered.connect(self.open_sample)
        actions.plant.triggered.connect(self.choose_markdown)
        actions.close_forest.triggered.connect(self.close_forest)
        actions.quit.triggered.connect(self.close)
        actions.next_theme.triggered.connect(lambda: self.wear(self._look.wear_next()))
        for action, act in forest_actions(actions):
            action.triggered.connect(partial(self._with_workshop, act))

    def _with_workshop(self, act: Act, _checked: bool = False) -> None:
        if self.workshop is not None:
            act(self.workshop)

    def _enable_actions(self) -> None:
        for action in self.actions_of_window.of_forest:
            action.setEnabled(self.workshop is not None)
        if self.workshop is not None:
            self.workshop.top.show_state()

    # The window itself

    def changeEvent(self, event: QEvent) -> None:
        """Reads the disk again when the window comes back to the front."""
        super().changeEvent(event)
        if event.type() != QEvent.Type.ActivationChange or not self.isActiveWindow():
            return
        fresh = time.monotonic() - self._read_at < _FRESH
        if self.workshop is None or fresh:
            return
        if len(self.workshop.desk.forest.nodes) <= _READ_AGAIN_UP_TO:
            self._read_at = time.monotonic()
            self.workshop.desk.refresh()

    def _restore_geometry(self) -> None:
        self.resize(1600, 1000)
        try:
            kept = b64decode(self._memory.value("geometry"), validate=True)
        except ValueError:
            return
        if kept:
            self.restoreGeometry(QByteArray(kept))
