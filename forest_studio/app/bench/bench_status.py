"""What the status bar says of the Bench: whether the log is complete, and the criteria."""

from PySide6.QtWidgets import QWidget

from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.values import Run
from forest_studio.app.bench.words import shortened
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import row
from forest_studio.app.words.translation import number


class BenchStatus(QWidget):
    """One line; empty parts take no room."""

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._benching = benching
        self._log = label("", "small")
        self._marks = {
            "met": (IconLabel(look, "check-circle", "accent", 15), label("", "green")),
            "missed": (IconLabel(look, "x-circle", "red", 15), label("", "red")),
        }
        self._sha = label("", "faint")
        layout = row(IconLabel(look, "flask", "text2", 15), self._log, 10, gap=6)
        for icon, text in self._marks.values():
            layout.addWidget(icon)
            layout.addWidget(text)
            layout.addSpacing(8)
        layout.addWidget(self._sha)
        self.setLayout(layout)
        benching.run_changed.connect(self._show)
        benching.runs_changed.connect(self._show)
        benching.progressed.connect(lambda _job: self._show())
        self._show()

    def _show(self) -> None:
        run, job = self._benching.run, self._benching.queue.current
        if job is not None and not job.total:
            self._log.setText(self.tr("a run is starting"))
        elif job is not None:
            told = self.tr("a run goes on: {0} of {1} samples")
            self._log.setText(told.format(number(job.done), number(job.total)))
        elif run is not None:
            self._log.setText(self._log_words(run))
        else:
            self._log.setText(self.tr("%Ln run(s) kept", "", len(self._benching.runs)))
        self._show_criteria(run)

    def _log_words(self, run: Run) -> str:
        if run.complete:
            each = run.samples // max(1, len(run.arms))
            return self.tr("run log complete, {0} samples an arm").format(number(each))
        told = self.tr("run log stopped at {0} of {1} samples")
        return told.format(number(run.samples), number(run.expected))

    def _show_criteria(self, run: Run | None) -> None:
        outcomes = [verdict.outcome for verdict in run.verdicts] if run is not None else []
        words = {"met": self.tr("{0} met"), "missed": self.tr("{0} missed")}
        for outcome, (icon, text) in self._marks.items():
            count = outcomes.count(outcome)
            text.setText(words[outcome].format(number(count)))
            icon.setVisible(count > 0)
            text.setVisible(count > 0)
        sha = run.criteria_sha256 if run is not None else ""
        self._sha.setText(self.tr("criteria {0}").format(shortened(sha)) if sha else "")
