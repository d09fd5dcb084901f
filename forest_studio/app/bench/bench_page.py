"""The middle of the Bench: a run, the form of a new one, or what goes here while there is none."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.mending import Mending
from forest_studio.app.bench.new_run import NewRun
from forest_studio.app.bench.run_page import RunPage
from forest_studio.app.bench.run_queue import Job
from forest_studio.app.bench.values import Run
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, row


class BenchPage(QStackedWidget):
    """Goes back to the run when the form is left."""

    form_changed = Signal()
    """The form of a new run has come or gone."""

    def __init__(self, look: Look, benching: Benching, mending: Mending) -> None:
        """Empty until its ``steps`` were taken."""
        super().__init__()
        self._look, self._benching, self._mending = look, benching, mending
        self.setProperty("kind", "page")

    def steps(self) -> Iterator[None]:
        """Makes the pages, and halts wherever the window may have a turn."""
        look, benching = self._look, self._benching
        self.run_page = RunPage(look, benching, self._mending)
        yield from self.run_page.steps()
        yield
        self.form = NewRun(look, benching)
        yield
        self.empty = _Empty(look)
        for page in (self.empty, self.run_page, self.form):
            self.addWidget(page)
        self.empty.button.clicked.connect(self.begin_empty)
        # The page itself would show nothing of the keyboard that it has.
        self.currentChanged.connect(self._hand_on_focus)
        self.form.left.connect(self._leave_form)
        self.form.ordered.connect(self._show_job)
        self.run_page.header.again_wanted.connect(lambda: self.begin_run(benching.run))
        benching.run_changed.connect(self._show)
        self._hand_on_focus()
        self._show()

    @property
    def in_form(self) -> bool:
        """Whether the form of a new run is shown."""
        return self.currentWidget() is self.form

    def begin_empty(self) -> None:
        """Shows the form as it is at first."""
        self.begin_run()

    def begin_run(self, like: Run | None = None) -> None:
        """Shows the form, empty or as another run was."""
        self.setCurrentWidget(self.form)
        self.form.begin(like)
        self.form_changed.emit()

    def _hand_on_focus(self, _page: int = 0) -> None:
        parts = {self.empty: self.empty.button, self.run_page: self.run_page.table}
        self.setFocusProxy(parts.get(self.currentWidget(), self.form.suite))

    def _show(self) -> None:
        if not self.in_form:
            self.setCurrentWidget(self.run_page if self._benching.path else self.empty)

    def _show_job(self, job: Job) -> None:
        self._leave_form()
        self._benching.choose(job.folder)

    def _leave_form(self) -> None:
        self.setCurrentWidget(self.empty)
        self._show()
        self.form_changed.emit()
        self.setFocus(Qt.FocusReason.OtherFocusReason)


class _Empty(QWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self.button = push(look, self.tr("New run"), "primary", "plus")
        title = label(self.tr("Measure who finds the way"), "title")
        text = label(
            self.tr(
                "A run asks every question of a suite of several arms: classic retrieval, "
                "navigators that walk the forest, and bounds. Its figures come with intervals, "
                "and every walk can be replayed on the map."
            ),
            "quiet",
            wrap=True,
        )
        text.setFixedWidth(460)
        mark = IconLabel(look, "flask", "text3", 44)
        inside = column(row(mark, STRETCH), title, text, 4, row(self.button, STRETCH), gap=8)
        self.setLayout(column(STRETCH, row(STRETCH, inside, STRETCH), STRETCH, STRETCH))
