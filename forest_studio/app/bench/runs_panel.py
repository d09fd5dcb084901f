"""The left panel of the Bench: a new run, the runs that are kept, and the arms in view."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from forest_studio.app.bench.arms_in_view import ArmsInView
from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.folders import runs_folder
from forest_studio.app.bench.run_list import (
    RunListView,
    RunModel,
    line_of,
    line_of_ended,
    line_of_job,
)
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row, separator
from forest_studio.app.widgets.message import Message
from forest_studio.app.widgets.search_box import search_box
from forest_studio.app.words.translation import number


class RunsPanel(QWidget):
    """Runs under way come first, then the newest."""

    new_wanted = Signal()

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._benching = benching
        self.new_button = push(look, self.tr("New run"), "primary", "plus")
        self.new_button.setMinimumHeight(34)
        self.model = RunModel()
        self.list = RunListView(look, self.model)
        self.box = search_box(look, self.tr("Search the runs"))
        self.box.setFixedHeight(30)
        self.note = Message(look)
        self._count = label("", "faint")
        self._empty = greedy(label("", "faint", wrap=True))
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.more_button = tool(
            look, "folder-plus", self.tr("List the runs of another folder…"), 26
        )
        self.arms = ArmsInView(look, benching)
        self.open_button = push(look, self.tr("Open the logs folder"), "link")
        self._build()
        self._connect()
        self._soon = QTimer(self, singleShot=True, interval=90)
        self._soon.timeout.connect(self.show_runs)
        self.show_runs()

    def _build(self) -> None:
        title = label(self.tr("Runs"), "section")
        head = row(title, self._count, STRETCH, self.more_button)
        parts = (
            self.new_button,
            4,
            head,
            self.box,
            self.note,
            self._empty,
            greedy(self.list),
            separator(),
            self.arms,
            self.open_button,
        )
        self.setLayout(column(*parts, gap=6, margins=(12, 4, 10, 8)))

    def _connect(self) -> None:
        benching = self._benching
        self.new_button.clicked.connect(self.new_wanted)
        self.more_button.clicked.connect(self._choose_folder)
        self.open_button.clicked.connect(self._open_logs)
        self.box.textChanged.connect(lambda _text: self.show_runs())
        self.list.clicked.connect(self._open)
        self.list.activated.connect(self._open)
        self.list.customContextMenuRequested.connect(self._open_menu)
        benching.runs_changed.connect(self.show_runs)
        benching.run_changed.connect(self._mark)
        benching.progressed.connect(lambda _job: self._soon.isActive() or self._soon.start())

    def show_runs(self) -> None:
        """Shows the runs that fit what is searched."""
        benching = self._benching
        jobs = benching.queue.jobs
        lines = [line_of_job(job, job is not benching.queue.current) for job in jobs]
        lines += [line_of_ended(job) for job in benching.just_ended]
        under_way = {line.path for line in lines}
        lines += [line_of(run) for run in benching.runs if run.path not in under_way]
        wanted = self.box.text().casefold().split()
        shown = tuple(line for line in lines if all(word in line.words for word in wanted))
        self.model.show(shown)
        self._count.setText(number(len(lines)) if lines else "")
        self.box.setVisible(len(lines) > 3 or bool(wanted))
        self.list.setVisible(bool(shown))
        self._say_empty(bool(lines), bool(shown))
        self.note.say(benching.runs_trouble, "red")
        self._mark()

    def _say_empty(self, some: bool, shown: bool) -> None:
        self._empty.setVisible(not shown)
        if shown:
            return
        if some:
            self._empty.setText(self.tr("No run fits what is searched."))
        elif self._benching.listing:
            self._empty.setText(self.tr("Reading the runs…"))
        else:
            empty = self.tr("Runs are listed here, each with its log. Start the first one above.")
            self._empty.setText(empty)

    def _mark(self) -> None:
        path = self._benching.path
        row_of = (i for i, line in enumerate(self.model.lines) if line.path == path)
        index = self.model.index(next(row_of, -1))
        chosen = self.list.selectionModel()
        if index.isValid() and not chosen.isSelected(index):
            chosen.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        elif not index.isValid():
            chosen.clear()

    def _open(self, index: QModelIndex) -> None:
        self._benching.choose(self.model.lines[index.row()].path)

    def _open_menu(self, place: QPoint) -> None:
        index = self.list.indexAt(place)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if index.isValid():
            path = self.model.lines[index.row()].path
            menu.addAction(self.tr("Open its folder"), partial(open_folder, Path(path)))
            menu.addSeparator()
        for folder in self._benching.folders.more:
            text = self.tr("List the runs of {0} no more").format(folder.name)
            menu.addAction(text, partial(self._forget, folder))
        menu.addAction(self.tr("Read the folders again"), self._benching.list_runs)
        menu.popup(self.list.viewport().mapToGlobal(place))

    def _choose_folder(self) -> None:
        title = self.tr("A folder with runs")
        folder = QFileDialog.getExistingDirectory(self, title, str(Path.home()))
        if folder:
            self.add_folder(Path(folder))

    def add_folder(self, folder: Path) -> None:
        """Lists the runs of another folder, now and after the next start."""
        self._benching.folders.remember(folder)
        self._benching.list_runs()

    def _forget(self, folder: Path) -> None:
        self._benching.folders.forget(folder)
        self._benching.list_runs()

    def _open_logs(self) -> None:
        path = self._benching.path
        folder = Path(path) if path else runs_folder()
        if not path:
            folder.mkdir(parents=True, exist_ok=True)
        open_folder(folder)


def open_folder(folder: Path) -> None:
    """Shows a folder in the system's own file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
