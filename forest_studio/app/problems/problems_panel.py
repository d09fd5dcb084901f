"""The bottom panel of the Curate workspace: problems, filtered by how bad they are."""

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from forest_studio.app.desk import Desk
from forest_studio.app.problems.problem_model import MESSAGE, NODE, REMEDY, RULE, ProblemModel
from forest_studio.app.theme import Look
from forest_studio.app.widgets.buttons import Segments, tool
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import column, greedy, row
from forest_studio.core.model.findings import Finding, Severity

_ALL, _ERRORS, _WARNINGS = "all", "errors", "warnings"


class ProblemsPanel(QFrame):
    """A click selects the node; the close button folds the panel."""

    close_wanted = Signal()

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.setProperty("kind", "bottom")
        self.model = ProblemModel(look)
        self.table = QTableView()
        self._errors = label("", "badge-red")
        self._warnings = label("", "badge-amber")
        self._notes = label("", "badge-blue")
        for badge in (self._errors, self._warnings, self._notes):
            badge.setFixedHeight(21)
        self._none = label(self.tr("No problems: every passport is in order."), "faint")
        choices = [(_ALL, self.tr("All"), ""), (_ERRORS, self.tr("Errors"), "")]
        self.filter = Segments(look, [*choices, (_WARNINGS, self.tr("Warnings"), "")])
        self.filter.choose(_ALL)
        close = tool(look, "x", self.tr("Close the list"), 28)
        close.clicked.connect(self.close_wanted)
        self._dress_table()
        title = label(self.tr("Problems"), "section")
        head = row(title, self._errors, self._warnings, self._notes, self._none)
        head.addStretch(1)
        head.addWidget(self.filter)
        head.addWidget(close)
        self.setLayout(column(head, greedy(self.table), gap=4, margins=(14, 8, 14, 4)))
        self.filter.chosen.connect(lambda _name: self._show())
        self.table.clicked.connect(self._open)
        self.table.activated.connect(self._open)
        desk.findings_changed.connect(self._show)
        self._show()

    def _dress_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setIconSize(QSize(16, 16))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setTabKeyNavigation(False)
        table.setAccessibleName(self.tr("Problems"))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(27)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        for section, width in ((RULE, 190), (NODE, 180)):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Interactive)
            header.resizeSection(section, width)
        for section in (MESSAGE, REMEDY):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)

    def _show(self) -> None:
        findings = self._desk.findings
        errors = sum(f.severity is Severity.ERROR for f in findings)
        warnings = sum(f.severity is Severity.WARNING for f in findings)
        self._errors.setText(_counted(errors, self.tr("error"), self.tr("errors")))
        self._warnings.setText(_counted(warnings, self.tr("warning"), self.tr("warnings")))
        notes = len(findings) - errors - warnings
        self._notes.setText(_counted(notes, self.tr("note"), self.tr("notes")))
        self._notes.setVisible(notes > 0)
        self._errors.setVisible(errors > 0)
        self._warnings.setVisible(warnings > 0)
        self._none.setVisible(not findings)
        self.table.setVisible(bool(findings))
        self.model.show(self._desk.forest, tuple(f for f in findings if self._wanted(f)))

    def _wanted(self, finding: Finding) -> bool:
        choice = self.filter.choice
        if choice == _ERRORS:
            return finding.severity is Severity.ERROR
        return choice != _WARNINGS or finding.severity is Severity.WARNING

    def _open(self, index: QModelIndex) -> None:
        self._desk.select(self.model.findings[index.row()].node)


def _counted(count: int, one: str, many: str) -> str:
    return f"{count:,} {one if count == 1 else many}"
