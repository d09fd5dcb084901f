"""The chart in its card, with what it says and a way to save it."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame

from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.chart_points import points_of
from forest_studio.app.look.theme import Look
from forest_studio.app.saving_as import save_as
from forest_studio.app.widgets.buttons import tool
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import STRETCH, column, row
from forest_studio.app.widgets.message import Message

if TYPE_CHECKING:
    from forest_studio.app.bench.chart import Chart


class ChartCard(QFrame):
    """The chart itself is made when there is something to show."""

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._look, self._benching = look, benching
        self.setProperty("kind", "card")
        self.chart: Chart | None = None
        self.export_button = tool(look, "export", self.tr("Save the chart…"), 28)
        self.export_button.clicked.connect(self.choose_file)
        self._note = Message(look)
        self._empty = label(self.tr("Arms in view appear here."), "faint", wrap=True)
        title = label(self.tr("Right answers against tokens"), "section")
        small = label(self.tr("bars: 95% intervals · dashed: best at its price"), "tiny")
        head = row(title, STRETCH, self.export_button)
        self._column = column(head, small, self._note, self._empty, gap=2, margins=(14, 10, 10, 8))
        self.setLayout(self._column)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._begin)
        benching.run_changed.connect(self._show)
        benching.arms_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        run = self._benching.run
        found = points_of(run, self._benching.arms) if run is not None else None
        shown = found is not None and bool(found.points)
        self._empty.setVisible(not shown)
        self.export_button.setEnabled(shown)
        if self.chart is None and shown:
            # Table and questions first: the drawing library holds the window up while it loads.
            self._soon.start()
        elif self.chart is not None:
            self.chart.setVisible(shown)
            if found is not None and shown:
                self.chart.show_points(found)

    def _begin(self) -> None:
        if self.chart is None:
            self._make()
            self._show()

    def _make(self) -> "Chart":
        # The library takes 0.4 s to load, which the start of the window need not wait for.
        from forest_studio.app.bench.chart import Chart  # noqa: PLC0415

        self.chart = chart = Chart(self._look)
        chart.setAccessibleName(self.tr("Right answers against tokens"))
        chart.arm_wanted.connect(self._compare)
        self._column.addWidget(chart, 1)
        return chart

    def _compare(self, arm: str) -> None:
        pair = self._benching.pair
        if pair is not None and arm != pair[0]:
            self._benching.compare_arms(pair[0], arm)

    def choose_file(self) -> None:
        """Asks for a file and saves the chart there."""
        # One text for both, as Qt takes them.
        kinds = self.tr("Drawing (*.svg);;Picture (*.png)").split(";;")
        endings = dict(zip(kinds, (".svg", ".png"), strict=False))
        saving = save_as(self, self.tr("Save the chart"), "chart.svg", endings)
        if saving is not None:
            self.save(saving[0])

    def save(self, file: Path) -> None:
        """Writes the chart as SVG or PNG, by the name's ending."""
        if self.chart is None:
            return
        # Its drawing library comes with the chart.
        from forest_studio.app.bench.chart_export import save_chart  # noqa: PLC0415

        if save_chart(self.chart, file):
            self._note.say(self.tr("Saved as {0}").format(file.name), "green")
        else:
            self._note.say(
                self.tr("{0} can't be written; choose another place").format(file), "red"
            )
