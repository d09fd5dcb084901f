"""The findings as a Qt table."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from forest_studio.app.theme import Look, ui_font
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest

RULE, NODE, MESSAGE, REMEDY = range(4)
Index = QModelIndex | QPersistentModelIndex
_ICONS = {
    "broken": "x-circle",
    "wild": "file-dotted",
    "cycle": "arrows-clockwise",
    "dangling": "link-break",
    "edge": "link-break",
}


class ProblemModel(QAbstractTableModel):
    """Errors first, then warnings, then notes."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._forest: Forest | None = None
        self.findings: tuple[Finding, ...] = ()

    def show(self, forest: Forest, findings: tuple[Finding, ...]) -> None:
        """Shows other findings."""
        self.beginResetModel()
        self._forest = forest
        order = list(Severity)
        self.findings = tuple(sorted(findings, key=lambda f: order.index(f.severity)))
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many findings there are."""
        return 0 if parent.isValid() else len(self.findings)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Rule, node, message, remedy."""
        return 4

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Names of the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        names = (
            self.tr("Problem"),
            self.tr("Node"),
            self.tr("What it means"),
            self.tr("What to do"),
        )
        return names[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, icon, font and colour of a cell."""
        if not index.isValid():
            return None
        finding, column = self.findings[index.row()], index.column()
        result: object = None
        if role == Qt.ItemDataRole.DisplayRole:
            result = self._text(finding, column)
        elif role == Qt.ItemDataRole.ToolTipRole:
            result = f"{finding.message}\n{finding.remedy}"
        elif role == Qt.ItemDataRole.DecorationRole and column == RULE:
            result = self._look.icon(*icon_of(finding))
        elif role == Qt.ItemDataRole.FontRole and column == RULE:
            result = ui_font(14, 600)
        elif role == Qt.ItemDataRole.ForegroundRole and column in (MESSAGE, REMEDY):
            result = self._look.colour("text2")
        return result

    def _text(self, finding: Finding, column: int) -> str:
        if column == RULE:
            return finding.rule.replace("-", " ").capitalize()
        if column == NODE:
            node = self._forest.nodes.get(finding.node) if self._forest else None
            return node.title if node else finding.path
        place = ""
        if finding.line is not None:
            column_text = f", column {finding.column}" if finding.column else ""
            place = f" (line {finding.line}{column_text})"
        text = finding.message if column == MESSAGE else finding.remedy
        return text[:1].upper() + text[1:] + (place if column == MESSAGE else "")


def icon_of(finding: Finding) -> tuple[str, str]:
    """Icon and colour token of a finding."""
    tokens = {Severity.ERROR: "red", Severity.WARNING: "amber", Severity.NOTE: "text3"}
    name = next((icon for word, icon in _ICONS.items() if word in finding.rule), "warning")
    return name, tokens[finding.severity]
