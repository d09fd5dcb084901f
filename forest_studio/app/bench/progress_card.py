"""A run under way: how far it is, how fast, what each arm has so far, and the way to stop it."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QSizePolicy, QWidget

from forest_studio.app.bench.arms import arm_name, as_listed, look_of
from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.run_queue import Job
from forest_studio.app.bench.words import span
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.translation import number

_ROW, _LEFT, _RIGHT = 22, 170, 130


class ProgressCard(QFrame):
    """Shown while the chosen run is under way or waits; hidden otherwise."""

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._benching = benching
        self.setProperty("kind", "card")
        self._title, self._count = label("", "strong"), label("", "small")
        self._speed = label("", "small")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.stop_button = push(look, self.tr("Stop"), "danger", "stop", "red")
        self.figures = LiveFigures(look)
        self.note = Message(look)
        head = row(self._title, self._count, STRETCH, self._speed, self.stop_button, gap=10)
        parts = (head, self.bar, self.figures, self.note)
        self.setLayout(column(*parts, gap=8, margins=(16, 10, 12, 12)))
        self.stop_button.clicked.connect(self._stop)
        # Samples come in by the hundred; the eye follows a few pictures a second.
        self._soon = QTimer(self, singleShot=True, interval=90)
        self._soon.timeout.connect(self.show_job)
        benching.progressed.connect(self._progressed)
        benching.runs_changed.connect(self.show_job)
        benching.run_changed.connect(self.show_job)
        self.show_job()

    def _progressed(self, job: Job) -> None:
        if job is self._benching.job and not self._soon.isActive():
            self._soon.start()

    def show_job(self) -> None:
        """Shows how far the job of the chosen run is."""
        job = self._benching.job
        self.setVisible(job is not None)
        if job is None:
            return
        waits = job is not self._benching.queue.current
        self._title.setText(self._words(job, waits))
        told = self.tr("{0} of {1} samples").format(number(job.done), number(job.total))
        self._count.setText(told if job.total else "")
        self._speed.setText(self._speed_words(job))
        # Without a total the bar moves to and fro.
        self.bar.setRange(0, job.total if job.total or waits else 0)
        self.bar.setValue(job.done)
        self.stop_button.setText(self.tr("Take it out") if waits else self._stop_words(job))
        self.figures.show_job(job)
        broke = self.tr("%Ln sample(s) broke", "", job.errors)
        self.note.say(f"{broke}: {job.last_error[:200]}" if job.errors else "", "amber")

    def _words(self, job: Job, waits: bool) -> str:
        if waits:
            return self.tr("It waits for the run before it")
        if job.stopping:
            return self.tr("Finishing the sample")
        return self.tr("Asking") if job.started else self.tr("Reading the forest")

    def _stop_words(self, job: Job) -> str:
        return self.tr("Break it off") if job.stopping else self.tr("Stop")

    def _speed_words(self, job: Job) -> str:
        if not job.speed or job.remaining is None:
            return ""
        each = self.tr("{0} samples a second").format(number(job.speed, 1))
        left = self.tr("{0} left").format(span(job.remaining))
        return f"{each} · {left}"

    def _stop(self) -> None:
        if (job := self._benching.job) is not None:
            self._benching.queue.stop(job)


class LiveFigures(QWidget):
    """A bar for each arm: how much of what came in was right."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: tuple[tuple[str, int, int], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    @property
    def rows(self) -> tuple[tuple[str, int, int], ...]:
        """Arm, right answers, samples."""
        return self._rows

    def show_job(self, job: Job) -> None:
        """Shows what came in."""
        arms = as_listed(job.taken)
        before = len(self._rows)
        self._rows = tuple((arm, job.right[arm], job.taken[arm]) for arm in arms)
        told = self.tr("{0}: {1} of {2} right")
        words = (told.format(arm_name(arm), right, taken) for arm, right, taken in self._rows)
        self.setAccessibleName("; ".join(words))
        if len(self._rows) != before:
            self.updateGeometry()
        self.setVisible(bool(self._rows))
        self.update()

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(300, _ROW * len(self._rows))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints name, bar and numbers of each arm."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, (arm, right, taken) in enumerate(self._rows):
            self._paint_row(painter, place * _ROW, arm, right / max(1, taken))
            told = self.tr("{0} of {1} right").format(number(right), number(taken))
            room = QRectF(self.width() - _RIGHT, place * _ROW, _RIGHT, _ROW)
            painter.setPen(self._look.palette.text2)
            right_side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(room, right_side, told)
        painter.end()

    def _paint_row(self, painter: QPainter, top: int, arm: str, share: float) -> None:
        palette, look = self._look.palette, look_of(arm)
        font = ui_font(13, 600 if look.strong else 400)
        painter.setFont(font)
        painter.setPen(palette.text)
        name = QFontMetricsF(font).elidedText(
            arm_name(arm), Qt.TextElideMode.ElideRight, _LEFT - 12
        )
        painter.drawText(QRectF(0, top, _LEFT - 10, _ROW), Qt.AlignmentFlag.AlignVCenter, name)
        bar = QRectF(_LEFT, top + _ROW / 2 - 3, max(20, self.width() - _LEFT - _RIGHT), 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.press if palette.is_contrast else palette.line)
        painter.drawRoundedRect(bar, 3, 3)
        bar.setWidth(bar.width() * share)
        painter.setBrush(self._look.colour("text2" if look.token == "text3" else look.token))
        painter.drawRoundedRect(bar, 3, 3)
