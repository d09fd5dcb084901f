"""The head of a run: what was asked, where and when, and what can be done with it."""

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices, QResizeEvent
from PySide6.QtWidgets import QWidget

from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.values import Run
from forest_studio.app.bench.words import facts, span, suite_title
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.flow_layout import FlowLayout
from forest_studio.app.widgets.labels import ElidedLabel, label, set_kind
from forest_studio.app.widgets.layouts import STRETCH, column, holder, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.translation import number

_LEAST_FACTS = 380
"""Width that the facts of a run should have beside the buttons."""


class RunHeader(QWidget):
    """Title, state and facts, and the buttons on the right or, in a narrow window, below."""

    compare_wanted = Signal()
    again_wanted = Signal()

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._benching = benching
        self._is_beside: bool | None = None
        self._report = ""
        self.title = label("", "title")
        self._state = label("", "badge-blue")
        self._facts = ElidedLabel("", "small")
        self.note = Message(look)
        self.open_button = push(look, self.tr("Open it"), "link")
        self.compare_button = push(look, self.tr("Compare with…"), "", "arrows-left-right")
        self.report_button = push(look, self.tr("Report"), "", "export")
        self.again_button = push(look, self.tr("Run again"), "", "arrow-clockwise")
        self.resume_button = push(look, self.tr("Resume"), "primary", "play")
        self.retry_button = push(look, self.tr("Retry errors"), "", "arrow-counter-clockwise")
        self._build()
        self._connect()
        self._show()

    def _build(self) -> None:
        self._buttons = (
            self.resume_button,
            self.retry_button,
            self.compare_button,
            self.report_button,
            self.again_button,
        )
        head = row(self.title, self._state, STRETCH, gap=10)
        told = row(self.note, self.open_button)
        told.setStretch(0, 1)
        self._beside, self._below = row(gap=8), FlowLayout(gap=8)
        self._below_holder = holder(self._below)
        top = row(column(head, self._facts, gap=4), self._beside, gap=12)
        top.setStretch(0, 1)
        self.setLayout(column(top, self._below_holder, told, gap=8))
        self._arrange(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons stand on the right where title and facts leave room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        buttons = [button for button in self._buttons if not button.isHidden()]
        wanted = sum(button.sizeHint().width() + 8 for button in buttons)
        title = self.title.sizeHint().width() + self._state.sizeHint().width() + 40
        self._arrange(self.width() >= wanted + max(title, _LEAST_FACTS))

    def _arrange(self, beside: bool) -> None:
        if beside == self._is_beside:
            return
        self._is_beside = beside
        for button in self._buttons:
            (self._below if beside else self._beside).removeWidget(button)
            (self._beside if beside else self._below).addWidget(button)
        self._below_holder.setVisible(not beside)

    def _connect(self) -> None:
        benching = self._benching
        benching.run_changed.connect(self._show)
        benching.runs_changed.connect(self._show_job)
        self.compare_button.clicked.connect(self.compare_wanted)
        self.again_button.clicked.connect(self.again_wanted)
        self.resume_button.clicked.connect(lambda: benching.go_on("resume", benching.path))
        self.retry_button.clicked.connect(lambda: benching.go_on("retry", benching.path))
        self.report_button.clicked.connect(self._write_report)
        self.open_button.clicked.connect(self._open_report)

    def _show(self) -> None:
        run = self._benching.run
        self.open_button.hide()
        self.note.say(self._benching.run_trouble, "red")
        if run is None:
            kept = self._benching.kept
            job = self._benching.job or self._benching.ended_in(self._benching.path)
            name = kept.suite if kept else ""
            self.title.setText(job.title if job else suite_title(name))
            self._facts.setText("")
            self._state.hide()
        else:
            count = self.tr("%Ln question(s)", "", run.asked)
            title = self.tr("{0}, {1}").format(suite_title(run.suite), count)
            self.title.setText(title)
            self._facts.setText(facts(run))
            self._show_state(run)
        self._show_buttons()

    def _show_job(self) -> None:
        """Something was begun, or has ended."""
        if self._benching.run is not None:
            self._show_state(self._benching.run)
        self._show_buttons()

    def _show_state(self, run: Run) -> None:
        self._state.show()
        if self._benching.job is not None:
            self._state.hide()
        elif not run.complete:
            told = self.tr("stopped at {0} of {1}").format(
                number(run.samples), number(run.expected)
            )
            self._say_state(told, "badge-amber")
        elif run.errors:
            self._say_state(self.tr("%Ln sample(s) broke", "", run.errors), "badge-red")
        else:
            self._say_state(self.tr("finished in {0}").format(span(run.seconds)), "badge-blue")

    def _say_state(self, text: str, kind: str) -> None:
        self._state.setText(text)
        set_kind(self._state, kind)

    def _show_buttons(self) -> None:
        run, busy = self._benching.run, self._benching.job is not None
        shown = run is not None
        self.compare_button.setVisible(shown)
        self.report_button.setVisible(shown)
        self.again_button.setVisible(shown)
        self.resume_button.setVisible(shown and not busy and run is not None and not run.complete)
        self.retry_button.setVisible(shown and not busy and run is not None and run.errors > 0)
        self.report_button.setEnabled(not busy)
        self._fit()

    # The report

    def _write_report(self) -> None:
        path = self._benching.path
        self.report_button.setEnabled(False)
        self.note.say(self.tr("The report is being written…"), "amber", "hourglass")
        words = ["bench", "report", "--json", "--", path]
        self._benching.asker.ask("report", words, lambda _data: self._wrote(path), self._failed)

    def _wrote(self, path: str) -> None:
        self.report_button.setEnabled(True)
        self._report = f"{path}/report.html"
        told = self.tr("Written into the run's folder: report as HTML, Markdown, CSV and LaTeX.")
        self.note.say(told, "green")
        self.open_button.show()
        self.open_button.setFocus()

    def _failed(self, why: str) -> None:
        self.report_button.setEnabled(True)
        self.note.say(why, "red")

    def _open_report(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(self._report)):
            self.note.say(self.tr("Nothing here opens {0}").format(self._report), "red")
