"""One run on one page: its figures, its questions, and beside or below them chart and criteria."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QWidget

from forest_studio.app.bench.arm_table import ArmTable
from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.chart_card import ChartCard
from forest_studio.app.bench.compare_card import CompareCard
from forest_studio.app.bench.criteria_card import CriteriaCard
from forest_studio.app.bench.lost_bars import LostSection
from forest_studio.app.bench.mending import Mending
from forest_studio.app.bench.mending_card import MendingCard
from forest_studio.app.bench.progress_card import ProgressCard
from forest_studio.app.bench.question_card import QuestionCard
from forest_studio.app.bench.run_header import RunHeader
from forest_studio.app.bench.strip_section import StripSection
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, holder

_ROOMY = 1060
"""Width of the page from which chart and criteria stand beside the table."""
_SIDES = ((1500, 440), (1240, 404), (0, 376))


class RunPage(QWidget):
    """In a narrow window chart and criteria go under the table."""

    def __init__(self, look: Look, benching: Benching, mending: Mending) -> None:
        """Empty until its ``steps`` were taken."""
        super().__init__()
        self._look, self._benching, self._mending = look, benching, mending
        self._wide: bool | None = None

    def steps(self) -> Iterator[None]:
        """Makes the parts, and halts wherever the window may have a turn."""
        look, benching = self._look, self._benching
        self.header = RunHeader(look, benching)
        self.compare = CompareCard(look, benching)
        self.progress = ProgressCard(look, benching)
        self.table = ArmTable(look, benching)
        self.questions = StripSection(look, benching)
        yield
        self.mended = MendingCard(look, benching, self._mending)
        self.card = QuestionCard(look, benching)
        self.lost = LostSection(look, benching)
        self.chart, self.criteria = ChartCard(look, benching), CriteriaCard(look, benching)
        self._waiting = label(self.tr("Reading the run…"), "faint")
        yield
        self._build()
        self.header.compare_wanted.connect(
            lambda: self.compare.open_menu(self.header.compare_button)
        )
        benching.run_changed.connect(self._show)
        self._show()

    def _build(self) -> None:
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._below.setContentsMargins(0, 0, 0, 0)
        self._below.setSpacing(12)
        self._below_holder = holder(self._below)
        parts = (
            self.header,
            self.compare,
            self.progress,
            self._waiting,
            self.table,
            self._below_holder,
            self.questions,
            self.mended,
            self.card,
            self.lost,
            STRETCH,
        )
        self._main = _scrolled(column(*parts, gap=12, margins=(20, 14, 16, 12)))
        self._beside_column = column(gap=12, margins=(0, 14, 14, 12))
        self._beside = _scrolled(self._beside_column)
        layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._main, 1)
        layout.addWidget(self._beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts chart and criteria where there is room."""
        super().resizeEvent(event)
        width = event.size().width()
        self._arrange(width >= _ROOMY)
        side = next(side for least, side in _SIDES if width >= least)
        self._beside.setFixedWidth(side)

    def _arrange(self, wide: bool) -> None:
        if wide == self._wide:
            return
        self._wide = wide
        self._below_holder.setVisible(not wide)
        self._beside.setVisible(wide)
        for place in (self._below, self._beside_column):
            place.removeWidget(self.chart)
            place.removeWidget(self.criteria)
        if wide:
            self._beside_column.addWidget(self.chart, 1)
            self._beside_column.addWidget(self.criteria)
        else:
            self._below.addWidget(self.chart, 3)
            self._below.addWidget(self.criteria, 2, Qt.AlignmentFlag.AlignTop)

    def _show(self) -> None:
        run = self._benching.run
        self._waiting.setVisible(run is None and self._benching.loading)
        self.table.setVisible(run is not None)
        self._beside.setVisible(bool(self._wide) and run is not None)
        self._below_holder.setVisible(not self._wide and run is not None)


def _scrolled(layout: QBoxLayout) -> QScrollArea:
    inside = QWidget()
    inside.setProperty("kind", "scrolled")
    inside.setLayout(layout)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    return area
