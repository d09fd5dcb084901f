"""The findings as a Qt table."""

from PySide6.QtCore import Qt

from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.problems.remedies import Remedies, Remedy, Way
from forest_studio.app.widgets.rows_model import Index, RowsModel
from forest_studio.app.words.engine_texts import engine_text, rule_name
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest

RULE, NODE, MESSAGE, FIX = range(4)
_ICONS = {
    "broken": "x-circle",
    "unparsable": "x-circle",
    "wild": "file-dotted",
    "cycle": "arrows-clockwise",
    "edge": "link-break",
}
_FIX_ICONS = {Way.CERTAIN: "wrench", Way.OFFER: "lightbulb"}


class ProblemModel(RowsModel[Finding]):
    """Errors first, then warnings, then notes."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._forest: Forest | None = None
        self._remedies: Remedies = {}

    def show(self, forest: Forest, findings: tuple[Finding, ...], remedies: Remedies) -> None:
        """Shows other findings."""
        self._forest, self._remedies = forest, remedies
        order = list(Severity)
        self.put(tuple(sorted(findings, key=lambda f: order.index(f.severity))))

    def remedy(self, row: int) -> Remedy | None:
        """What can be done about the problem in a row."""
        return self._remedies.get(self.rows[row])

    def names(self) -> tuple[str, ...]:
        """Rule, node, message, fix."""
        return (self.tr("Problem"), self.tr("Node"), self.tr("What it means"), self.tr("Fix"))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, icon, font and colour of a cell."""
        if not index.isValid():
            return None
        finding, column = self.rows[index.row()], index.column()
        result: object = None
        if role == Qt.ItemDataRole.DisplayRole:
            result = self._text(finding, column)
        elif role == Qt.ItemDataRole.ToolTipRole:
            result = f"{engine_text(finding.message)}\n{engine_text(finding.remedy)}"
        elif role == Qt.ItemDataRole.DecorationRole:
            result = self._icon(finding, column)
        elif role == Qt.ItemDataRole.FontRole and column in (RULE, FIX):
            result = ui_font(14, 600)
        elif role == Qt.ItemDataRole.ForegroundRole and column in (MESSAGE, FIX):
            result = self._look.colour("text2" if column == MESSAGE else "accent")
        return result

    def _icon(self, finding: Finding, column: int) -> object:
        if column == RULE:
            return self._look.icon(*icon_of(finding))
        remedy = self._remedies.get(finding)
        if column == FIX and remedy is not None and remedy.way in _FIX_ICONS:
            return self._look.icon(_FIX_ICONS[remedy.way], "accent")
        return None

    def _text(self, finding: Finding, column: int) -> str:
        if column == RULE:
            return rule_name(finding.rule)
        if column == NODE:
            node = self._forest.nodes.get(finding.node) if self._forest else None
            return node.title if node else finding.path
        if column == FIX:
            remedy = self._remedies.get(finding)
            return remedy.text if remedy is not None else ""
        place = ""
        if finding.line is not None:
            line, line_column = self.tr("line {0}"), self.tr("line {0}, column {1}")
            found = line_column if finding.column else line
            place = f" ({found.format(finding.line, finding.column)})"
        message = engine_text(finding.message)
        return message[:1].upper() + message[1:] + place


def icon_of(finding: Finding) -> tuple[str, str]:
    """Icon and colour token of a finding."""
    tokens = {Severity.ERROR: "red", Severity.WARNING: "amber", Severity.NOTE: "text3"}
    words = (icon for word, icon in _ICONS.items() if word in finding.rule)
    name = "link-break" if "edge" in finding.rule else next(words, "warning")
    return name, tokens[finding.severity]
