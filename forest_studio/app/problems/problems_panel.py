"""The bottom panel of the Curate workspace: problems, where they are, and what mends them."""

from functools import partial

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from forest_studio.app.desk import Desk
from forest_studio.app.edges.undo_hint import UndoHint
from forest_studio.app.look.theme import Look
from forest_studio.app.outcomes import trouble
from forest_studio.app.problems.problem_model import FIX, MESSAGE, NODE, RULE, ProblemModel
from forest_studio.app.problems.remedies import Remedy, Way, remedies
from forest_studio.app.widgets.buttons import Segments, push, tool
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import error_text, label_text
from forest_studio.core.curate.quick_fixes import all_certain
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.session import Applied

_ALL, _ERRORS, _WARNINGS, _FIXABLE = "all", "errors", "warnings", "fixable"


_COLUMNS = ((RULE, 0.22, 164, 210), (NODE, 0.17, 104, 210), (FIX, 0.2, 150, 230))
"""Columns with their share of the width, and the least and the most of it in pixels."""


class ProblemsPanel(QFrame):
    """A press leads to the place; one in the last column does what it says there."""

    close_wanted = Signal()
    place_wanted = Signal(object)
    """A Finding whose place is to be shown, ready to be mended."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._remedies: dict[Finding, Remedy] = {}
        self.setProperty("kind", "bottom")
        self.model = ProblemModel(look)
        self.table = _Table()
        self.hint = UndoHint(look, desk)
        self.note = Message(look)
        self.fix_button = push(look, "", "", "wrench")
        self._errors = label("", "badge-red")
        self._warnings = label("", "badge-amber")
        self._notes = label("", "badge-blue")
        for badge in (self._errors, self._warnings, self._notes):
            badge.setFixedHeight(21)
        self._none = label(self.tr("No problems: every passport is in order."), "faint")
        choices = [(_ALL, self.tr("All"), ""), (_ERRORS, self.tr("Errors"), "")]
        choices += [(_WARNINGS, self.tr("Warnings"), ""), (_FIXABLE, self.tr("Fixable"), "")]
        self.filter = Segments(look, choices)
        self.filter.choose(_ALL)
        self._dress_table()
        self._build(look)
        self._connect()
        self._show()

    @property
    def certain(self) -> int:
        """How many problems have a certain fix."""
        return sum(remedy.way is Way.CERTAIN for remedy in self._remedies.values())

    def fix_all(self) -> None:
        """Mends everything that is certain, as one commit."""
        forest, findings = self._desk.forest, self._desk.findings
        self.fix_button.setEnabled(False)
        self._desk.tasks.run(
            lambda _task: all_certain(findings, forest), self._apply, self._fail, lane="fix-all"
        )

    def fix(self, place: int) -> None:
        """Does what the last column of a row says."""
        remedy = self.model.remedy(place)
        if remedy is None or remedy.change is None:
            self._go(place)
        else:
            self._apply(remedy.change)

    def _apply(self, change: object) -> None:
        if change is None:
            self._show_button()
            return
        self._desk.apply(change, self._answered)  # type: ignore[arg-type]

    def _answered(self, outcome: object) -> None:
        self.note.say(trouble(outcome), "red")
        self.hint.say(f"{label_text(outcome.label)}." if isinstance(outcome, Applied) else "")
        self._show_button()

    def _fail(self, error: ForestError) -> None:
        self.note.say(error_text(error), "red")

    # What is shown

    def _look_for_fixes(self) -> None:
        forest, findings = self._desk.forest, self._desk.findings
        self._desk.tasks.run(
            lambda _task: remedies(forest, findings),
            partial(self._take, findings),
            self._fail,
            lane="remedies",
        )
        self._show()

    def _take(self, findings: tuple[Finding, ...], found: dict[Finding, Remedy]) -> None:
        if findings == self._desk.findings:
            self._remedies = found
            self._show()

    def _show(self) -> None:
        findings = self._desk.findings
        errors = sum(f.severity is Severity.ERROR for f in findings)
        warnings = sum(f.severity is Severity.WARNING for f in findings)
        self._errors.setText(self.tr("%Ln error(s)", "", errors))
        self._warnings.setText(self.tr("%Ln warning(s)", "", warnings))
        notes = len(findings) - errors - warnings
        self._notes.setText(self.tr("%Ln note(s)", "", notes))
        self._notes.setVisible(notes > 0)
        self._errors.setVisible(errors > 0)
        self._warnings.setVisible(warnings > 0)
        self._none.setVisible(not findings)
        self.table.setVisible(bool(findings))
        shown = tuple(f for f in findings if self._wanted(f))
        self.model.show(self._desk.forest, shown, self._remedies)
        self._show_button()

    def _show_button(self) -> None:
        count = self.certain
        self.fix_button.setText(self.tr("Fix the %Ln certain ones", "", count))
        self.fix_button.setVisible(count > 0)
        self.fix_button.setEnabled(self._desk.writable)

    def _wanted(self, finding: Finding) -> bool:
        choice = self.filter.choice
        if choice == _FIXABLE:
            remedy = self._remedies.get(finding)
            return remedy is not None and remedy.change is not None
        if choice == _ERRORS:
            return finding.severity is Severity.ERROR
        return choice != _WARNINGS or finding.severity is Severity.WARNING

    def _press(self, index: QModelIndex) -> None:
        if index.column() == FIX:
            self.fix(index.row())
        else:
            self._go(index.row())

    def _go(self, place: int) -> None:
        finding = self.model.rows[place]
        self._desk.select(finding.node)
        if finding.node in self._desk.forest.nodes:
            self.place_wanted.emit(finding)

    def _connect(self) -> None:
        self.filter.chosen.connect(lambda _name: self._show())
        self.table.clicked.connect(self._press)
        self.table.go_wanted.connect(self._go)
        self.table.fix_wanted.connect(self.fix)
        self.fix_button.clicked.connect(self.fix_all)
        self._desk.findings_changed.connect(self._look_for_fixes)

    def _build(self, look: Look) -> None:
        close = tool(look, "x", self.tr("Close the list"), 28)
        close.clicked.connect(self.close_wanted)
        title = label(self.tr("Problems"), "section")
        head = row(title, self._errors, self._warnings, self._notes, self._none)
        head.addStretch(1)
        for part in (self.filter, self.fix_button, close):
            head.addWidget(part)
        items = (head, self.note, self.hint, greedy(self.table))
        self.setLayout(column(*items, gap=4, margins=(14, 2, 14, 4)))

    def _dress_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setAccessibleName(self.tr("Problems"))
        table.setToolTip(self.tr("Enter goes there, F does what the last column says"))
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        for section in (RULE, NODE, FIX):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(MESSAGE, QHeaderView.ResizeMode.Stretch)


class _Table(QTableView):
    go_wanted = Signal(int)
    fix_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setIconSize(QSize(16, 16))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(27)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shares the width out, so that what a problem means has most of it."""
        super().resizeEvent(event)
        width = event.size().width()
        for section, share, least, most in _COLUMNS:
            self.horizontalHeader().resizeSection(
                section, round(max(least, min(most, share * width)))
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the place, F mends."""
        place = self.currentIndex().row()
        if place >= 0 and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_wanted.emit(place)
        elif place >= 0 and event.key() == Qt.Key.Key_F and not event.modifiers():
            self.fix_wanted.emit(place)
        else:
            super().keyPressEvent(event)
