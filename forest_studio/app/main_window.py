"""The main window: the start page, or the workshop of an open forest."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QStackedWidget

from forest_studio.app.actions import Actions
from forest_studio.app.changing import Changing
from forest_studio.app.desk import Desk
from forest_studio.app.doctor.visit import DoctorVisit
from forest_studio.app.exporting import export_forest
from forest_studio.app.forest_actions import Act, forest_actions
from forest_studio.app.geometry import keep_geometry, restore_geometry
from forest_studio.app.kept_view import KeptView
from forest_studio.app.leaving import Leaving
from forest_studio.app.look.theme import SYSTEM, Look
from forest_studio.app.memory import Memory
from forest_studio.app.opening import Opened, open_forest, plant_forest
from forest_studio.app.settings.settings_keeper import SettingsKeeper
from forest_studio.app.showing import (
    begin_work,
    begin_work_soon,
    follow_memory,
    trouble_text,
)
from forest_studio.app.start.start_page import StartPage
from forest_studio.app.start.start_status import StartStatus
from forest_studio.app.tasks import Task, Tasks
from forest_studio.app.turns import Turns, behind_the_picture, until
from forest_studio.app.widgets.layouts import column, greedy, holder
from forest_studio.app.words.language import speak
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import BENCH
from forest_studio.core.model.errors import ForestError
from forest_studio.core.session import open_sample_copy
from forest_studio.core.store.upkeep.doctor import may_help

_LET_GO_MS = 700


class MainWindow(QMainWindow):
    """Owns the tasks and the open desk; everything else asks through signals."""

    def __init__(self, look: Look, memory: Memory) -> None:
        super().__init__()
        self._look, self._memory = look, memory
        speak(memory.language)
        self.tasks = Tasks(self)
        memory.later = self.tasks.write
        self.workshop: Workshop | None = None
        # What a left forest was made of goes when the person looks at the start page.
        self._let_go = QTimer(self, singleShot=True, interval=_LET_GO_MS)
        self._let_go.timeout.connect(self.tasks.garbage.let_go)
        self._opening: Task | None = None
        self._coming: Workshop | None = None
        """The workshop that is being built."""
        self._building: Turns | None = None
        self._changing = Changing(self, self.tasks)
        self._leaving = Leaving(look, self, lambda: self.workshop)
        look.system_changed.connect(self._wear_systems)
        self.settings = SettingsKeeper(look, memory, self.tasks, self)
        self.actions_of_window = Actions(self)
        self._pages = QStackedWidget()
        self._asked: Path | None = None
        """The folder that was asked for last."""
        self._show_start()
        self.visit = DoctorVisit(look, self.tasks, self._pages)
        self.setCentralWidget(self._pages)
        self.setWindowTitle("Forest Studio")
        self.setMinimumSize(960, 620)
        restore_geometry(self, memory)
        self._connect_actions()
        self._enable_actions()
        self.start.take_focus()

    # Opening

    def open_path(self, path: Path) -> None:
        """Opens a forest in the background; drafts of the present one are asked for first."""
        self._after_asking(partial(self._open, path))

    def open_sample(self) -> None:
        """Opens a copy of the sample forest."""
        self._after_asking(
            partial(self._start_opening, lambda task: open_forest(open_sample_copy(), task.report))
        )

    def _open(self, path: Path) -> None:
        self._start_opening(lambda task: open_forest(path, task.report), path)

    def _start_opening(self, work: Callable[[Task], Opened], path: Path | None = None) -> None:
        self._let_go.stop()
        self._asked = path
        self.start.say_trouble("")
        self.start.show_progress(0, 0)
        if self.workshop is not None:
            self.workshop.status.say(self.tr("Opening…"))
        if self._opening is not None:
            self._opening.cancel()
        self._opening = self.tasks.run(
            work,
            self._show_in_turns,
            self._opening_failed,
            self._show_progress,
            lane="open",
            after_writes=True,
        )

    def show_forest(self, opened: Opened) -> None:
        """Shows an open forest at once, in place of the one before or of the start page."""
        self._changing.finish()
        self._leave_forest()
        workshop = self._make_workshop(opened)
        for _ in chain(workshop.steps(opened.map), self._show_workshop(opened)):
            pass
        begin_work(workshop, opened.session, self.tasks)
        self.tasks.garbage.settle()

    def _show_in_turns(self, opened: Opened) -> None:
        """The same as ``show_forest``, but the window goes on living meanwhile."""
        self._changing.finish()
        self._leave_forest()
        # Before the window makes garbage of its own: what was read is here to stay.
        self.tasks.garbage.settle()
        self.tasks.hold(True)
        self._building = Turns(self, self._built(opened))

    def _built(self, opened: Opened) -> Iterator[None]:
        workshop = self._make_workshop(opened)
        yield from workshop.steps(opened.map)
        yield from behind_the_picture([self], self._shown(opened))
        begin_work_soon(workshop, opened.session, self.tasks)

    def _spoken(self, choice: str) -> Iterator[None]:
        """The same workshop, built again over its session once the language is spoken."""
        if (former := self.workshop) is None:
            self._begin_language(choice)
            return
        kept = KeptView.of(former)
        self._leave_forest(session_stays=True)
        yield
        self._begin_language(choice)
        yield
        workshop = self._make_workshop(kept.opened, kept.desk)
        yield from workshop.steps(kept.opened.map)
        yield from self._shown(kept.opened, kept.desk.node)
        kept.put_back(workshop)
        yield from self._painted()
        begin_work_soon(workshop, kept.opened.session, self.tasks)

    def _shown(self, opened: Opened, node: str = "") -> Iterator[None]:
        yield from self._show_workshop(opened, node)
        yield
        yield from self._painted()

    def _painted(self) -> Iterator[None]:
        """Of a new picture the map takes longest: it is painted before the rest."""
        if self.workshop is not None:
            view = self.workshop.map
            yield from until(lambda: not view.isVisible() or view.paint_ahead())

    def _make_workshop(self, opened: Opened, before: Desk | None = None) -> Workshop:
        """``before`` is the desk of the same session that the new one goes on from."""
        desk = Desk(opened.session, self.tasks, self)
        desk.memory = self._memory
        if before is not None:
            desk.take_over(before)
        workshop = Workshop(self._look, desk, self.actions_of_window, self._memory.layouts)
        self._pages.addWidget(workshop)
        self._coming = workshop
        return workshop

    def _show_workshop(self, opened: Opened, node: str = "") -> Iterator[None]:
        workshop, self._coming = self._coming, None
        assert workshop is not None
        desk = workshop.desk
        self.start.progress.hide()
        follow_memory(workshop, self._memory)
        workshop.settings_wanted.connect(self.settings.open)
        workshop.notices.close_wanted.connect(self.close_forest)
        self.workshop = workshop
        name = desk.forest.manifest.name or opened.session.repository.root.name
        self.setWindowTitle(f"{name} – Forest Studio")
        self._enable_actions()
        yield
        desk.select(node or desk.forest.root)
        yield
        self._pages.setCurrentWidget(workshop)
        workshop.map.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_forest(self) -> None:
        """Goes back to the start page."""
        self._after_asking(self._leave_forest)

    def _leave_forest(self, session_stays: bool = False) -> None:
        self._drop_coming()
        workshop, self.workshop = self.workshop, None
        if workshop is None:
            return
        self.tasks.hold(False)
        self._memory.keep_layouts(workshop.layouts.kept)
        workshop.close_spaces()
        self._pages.setCurrentIndex(0)
        self._pages.removeWidget(workshop)
        workshop.hide()
        workshop.deleteLater()
        if session_stays:
            workshop.desk.leave()
        else:
            workshop.desk.close()
        workshop.desk.deleteLater()
        self.start.show_recent(self._memory.recent)
        self.setWindowTitle("Forest Studio")
        self._enable_actions()
        if not session_stays:
            self._let_go.start()

    def _drop_coming(self) -> None:
        """Another forest is wanted before this one was shown."""
        if self._building is not None:
            self._building.drop()
        workshop, self._coming = self._coming, None
        if workshop is not None:
            self.tasks.hold(False)
            self._pages.removeWidget(workshop)
            workshop.desk.close()
            workshop.desk.deleteLater()
            workshop.deleteLater()

    def _show_progress(self, done: int, total: int) -> None:
        """The start page may be another one than when the opening began."""
        self.start.show_progress(done, total)

    def _opening_failed(self, error: ForestError) -> None:
        self.start.progress.hide()
        sick = str(self._asked) if self._asked is not None and may_help(error) else ""
        text = trouble_text(error, help_is_offered=bool(sick))
        self.start.say_trouble(text, sick)
        if self.workshop is not None:
            self.workshop.status.say(text, "red")

    # Leaving

    def _after_asking(self, go_on: Callable[[], None]) -> None:
        self._changing.finish()
        self._leaving.then(go_on)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keeps size and place; unsaved words are asked for, in the window."""
        self._changing.finish()
        if self._leaving.has_to_ask:
            event.ignore()
            self._after_asking(self._close_without_drafts)
            return
        keep_geometry(self, self._memory)
        self._leave_forest()
        self.tasks.close()
        event.accept()

    def _close_without_drafts(self) -> None:
        if self.workshop is not None:
            for node in self.workshop.desk.drafts.nodes:
                self.workshop.desk.drop_all(node)
            for space in self.workshop.spaces.values():
                space.close()
        self.close()

    # Actions

    def wear(self, name: str) -> None:
        """Puts on a look and remembers it."""
        self._memory.keep_theme(name)
        self._changing.begin(chain(self._look.steps(name), self._painted()))

    def _wear_systems(self) -> None:
        self.wear(SYSTEM)

    def reduce_motion(self, reduced: bool) -> None:
        """Lets things fly and slide, or not, and remembers it."""
        self._memory.keep_reduced_motion(reduced)
        if self.workshop is not None:
            self.workshop.set_reduced_motion(reduced)

    def speak(self, choice: str) -> None:
        """Speaks another language from now on; what is open stays open."""
        self._changing.finish()
        if self._building is not None:
            self._building.finish()
        self._memory.keep_language(choice)
        self._changing.begin(self._spoken(choice))

    def _begin_language(self, choice: str) -> None:
        speak(choice)
        self.actions_of_window.speak_again()
        self._show_start()

    def _show_start(self) -> None:
        """Makes the start page, in the language that is spoken."""
        if (former := self._pages.widget(0)) is not None:
            self._pages.removeWidget(former)
            former.deleteLater()
        self.start = StartPage(self._look, self._memory.recent)
        status = StartStatus(self._look, self.actions_of_window)
        self._pages.insertWidget(0, holder(column(greedy(self.start), status, gap=0)))
        self._connect_start()

    def examine(self, path: Path | None = None) -> None:
        """Shows what is wrong with a repository: that of the open forest, or a chosen one."""
        workshop = self.workshop
        if path is None and workshop is not None:
            self.visit.begin(workshop.desk.session.repository.root, workshop.desk)
            return
        if path is None:
            chosen = QFileDialog.getExistingDirectory(self, self.tr("A repository to look at"))
            path = Path(chosen) if chosen else None
        if path is not None:
            self.visit.begin(path, None)

    def export(self) -> None:
        """Asks where the forest should be written to, and writes it in the background."""
        if self.workshop is not None:
            export_forest(self, self.workshop)

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
        self._after_asking(
            partial(self._start_opening, lambda task: plant_forest(source, target, task.report))
        )

    def _connect_start(self) -> None:
        start = self.start
        start.sample_wanted.connect(self.open_sample)
        start.folder_wanted.connect(self.choose_folder)
        start.planting_wanted.connect(self.choose_markdown)
        start.path_wanted.connect(lambda path: self.open_path(Path(path)))
        start.clear_wanted.connect(self._forget_recent)
        start.health_wanted.connect(lambda path: self.examine(Path(path)))

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
        actions.next_theme.triggered.connect(lambda: self.wear(self._look.next))
        actions.export.triggered.connect(self.export)
        actions.settings.triggered.connect(self.settings.open)
        self.settings.theme_wanted.connect(self.wear)
        self.settings.language_wanted.connect(self.speak)
        self.settings.motion_wanted.connect(self.reduce_motion)
        self._changing.ended.connect(self.settings.open_again)
        actions.doctor.triggered.connect(lambda _on: self.examine())
        self.visit.changed.connect(self._enable_actions)
        self.visit.open_wanted.connect(self.open_path)
        for name, action in actions.themes.items():
            action.triggered.connect(lambda _on=False, name=name: self.wear(name))
        for choice, action in actions.languages.items():
            action.triggered.connect(lambda _on=False, choice=choice: self.speak(choice))
        for action, act in forest_actions(actions):
            action.triggered.connect(partial(self._with_workshop, act))

    def _with_workshop(self, act: Act, _checked: bool = False) -> None:
        if self.workshop is not None:
            act(self.workshop)

    def _enable_actions(self) -> None:
        for action in self.actions_of_window.of_forest:
            action.setEnabled(self.workshop is not None and self.visit.page is None)
        workshop, bench = self.workshop, self.actions_of_window.bench
        bench.setVisible(workshop is not None and BENCH in workshop.spaces)
        if workshop is not None:
            workshop.top.show_state()
