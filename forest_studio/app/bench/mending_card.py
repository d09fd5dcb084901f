"""What came of asking again: before and after, with the paired difference."""

from PySide6.QtWidgets import QFrame, QProgressBar

from forest_studio.app.bench.arms import arm_name
from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.difference_rows import DifferenceRows
from forest_studio.app.bench.mending import Mending, Stage
from forest_studio.app.bench.run_queue import Job
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import push, tool
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, row
from forest_studio.app.widgets.message import Message


class MendingCard(QFrame):
    """Shown from the moment of asking until it is closed."""

    def __init__(self, look: Look, benching: Benching, mending: Mending) -> None:
        super().__init__()
        self._look, self._mending = look, mending
        self.setProperty("kind", "card-green")
        self._title = label("", "strong")
        self._text = label("", "quiet", wrap=True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress"))
        self._rows = column(gap=4)
        self._then_and_now = label("", "small-text", wrap=True)
        self._honest = label("", "faint", wrap=True)
        self.note = Message(look)
        self.suite_button = push(look, self.tr("Ask the whole suite at both commits"), "", "flask")
        self.close_button = tool(look, "x", self.tr("Close"), 26)
        head = row(self._title, STRETCH, self.close_button)
        parts = (
            head,
            self._text,
            self._bar,
            self._then_and_now,
            self._rows,
            self._honest,
            self.note,
            row(self.suite_button, STRETCH),
        )
        self.setLayout(column(*parts, gap=6, margins=(16, 8, 10, 12)))
        self.suite_button.clicked.connect(lambda: mending.ask(whole_suite=True))
        self.close_button.clicked.connect(mending.give_up)
        mending.changed.connect(self._show)
        benching.progressed.connect(self._progressed)
        self._show()

    def _show(self) -> None:
        case, stage = self._mending.case, self._mending.stage
        self.setVisible(case is not None and stage in (Stage.ASKING, Stage.DONE, Stage.FAILED))
        if case is None:
            return
        asking, done = stage is Stage.ASKING, stage is Stage.DONE
        told = self.tr("Asked at {0} and at {1}")
        self._title.setText(told.format(case.before[:7], case.after[:7]))
        whole = self.tr("Every question of the suite")
        self._text.setText(whole if case.whole_suite else case.asked.text or case.asked.id)
        self._bar.setVisible(asking)
        self._bar.setRange(0, 0)
        clear(self._rows)
        if done:
            self._rows.addWidget(DifferenceRows(self._look, self._mending.found))
        self._then_and_now.setText(self._changes() if done and not case.whole_suite else "")
        self._then_and_now.setVisible(bool(self._then_and_now.text()))
        one = self.tr(
            "One question says whether it is mended now, not whether the forest is better: "
            "for that, ask the whole suite."
        )
        self._honest.setText(one if done and not case.whole_suite else "")
        self._honest.setVisible(bool(self._honest.text()))
        self.note.say(self._mending.trouble, "red")
        self.suite_button.setVisible(done and not case.whole_suite)

    def _changes(self) -> str:
        """What the one question did in each arm, then and now."""
        told = {
            1: self.tr("{0}: wrong then, right now"),
            -1: self.tr("{0}: right then, wrong now"),
            0: self.tr("{0}: as it was"),
        }
        return "  ·  ".join(
            told[bool(found.gained) - bool(found.lost)].format(arm_name(found.after))
            for found in self._mending.found
        )

    def _progressed(self, job: Job) -> None:
        if self._mending.stage is Stage.ASKING and job.total:
            self._bar.setRange(0, job.total)
            self._bar.setValue(job.done)
