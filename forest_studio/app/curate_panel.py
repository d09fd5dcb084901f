"""The right dock of Curate: the passport, and below it edges, doors, body and history."""

from collections.abc import Iterator

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QWidget

from forest_studio.app.body.body_page import BodyPage
from forest_studio.app.desk import Desk
from forest_studio.app.disk.disk_bar import DiskBar
from forest_studio.app.doors.doors_page import DoorsPage
from forest_studio.app.edges.edges_panel import EdgesPanel
from forest_studio.app.history.last_edit import LastEdit
from forest_studio.app.history.node_history import NodeHistory
from forest_studio.app.look.theme import Look
from forest_studio.app.passport.passport_panel import PassportPanel
from forest_studio.app.widgets.buttons import Segments
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import column, greedy, holder, row, separator
from forest_studio.core.model.findings import Finding

_TALL = 900
"""Height of the dock from which passport and edges have room together."""
_FIELD_RULES = {
    "summary-over-budget": "summary",
    "scent-over-budget": "scent",
    "missing-summary": "summary",
    "missing-title": "title",
    "missing-id": "summary",
    "wild-node": "summary",
}
"""The field in which a problem is mended, by rule."""
_EDGE_RULES = frozenset(
    {
        "missing-edge-scent",
        "edge-scent-over-budget",
        "broken-edge",
        "unknown-edge-type",
        "self-edge",
        "duplicate-edge",
        "cycle",
    }
)
_PASSPORT, _EDGES, _DOORS, _BODY = "passport", "edges", "doors", "body"
_HISTORY = "history"


class CuratePanel(QWidget):
    """In a low window the passport joins the tabs."""

    def __init__(self, look: Look, desk: Desk) -> None:
        """Empty until its ``steps`` were taken."""
        super().__init__()
        self._look, self._desk = look, desk
        self._tall: bool | None = None
        self._page = _EDGES
        self._follow_soon = QTimer(self, singleShot=True, interval=0)
        self._follow_soon.timeout.connect(self._follow_height)

    def steps(self) -> Iterator[None]:
        """Makes the pages, and halts wherever the window may have a turn."""
        look, desk = self._look, self._desk
        self.passport = PassportPanel(look, desk)
        yield
        self.edges = EdgesPanel(look, desk)
        yield
        yield from self.edges.list.steps()
        self.doors = DoorsPage(look, desk)
        yield
        self.body = BodyPage(look, desk)
        yield
        self.history = NodeHistory(look, desk)
        self.disk_bar = DiskBar(look, desk)
        self._last_edit = LastEdit(desk)
        yield
        self._build()
        self._connect()
        self.arrange(tall=True)
        self.show_page(_EDGES)

    def _build(self) -> None:
        self._stack = QStackedWidget()
        self._pages = {_EDGES: self.edges, _DOORS: self.doors, _BODY: self.body}
        self._pages[_HISTORY] = self.history
        for page in self._pages.values():
            self._stack.addWidget(page)
        self._tab_scroll = _scrolled()
        self._stack.addWidget(self._tab_scroll)
        self.tabs = Segments(self._look, self._choices())
        self._title = label(self.tr("Edges"), "section")
        self._count = label("", "faint")
        self._top_column = column()
        self._top = holder(self._top_column)
        self._line = holder(column(separator(), margins=(0, 8, 0, 4)))
        self._gap = greedy(QWidget())
        self._head = head = row(self._title, self._count, self._gap, self.tabs, gap=8)
        items = (self.disk_bar, self._top, self._line, head, greedy(self._stack))
        self.setLayout(column(*items, gap=4, margins=(12, 2, 12, 4)))

    def _connect(self) -> None:
        desk = self._desk
        self.tabs.chosen.connect(self.show_page)
        self.edges.counted.connect(lambda count: self._count.setText(str(count)))
        self.body.room_wanted.connect(self._fold)
        self.history.room_wanted.connect(self._fold)
        self._last_edit.found.connect(self.passport.show_last_edit)
        desk.draft_replaced.connect(self._show_again)
        desk.past_changed.connect(lambda: self.edges.list.setEnabled(desk.past is None))
        desk.drafts_changed.connect(lambda: self._mark_drafts(desk))
        desk.selected.connect(lambda _node: self._mark_drafts(desk))

    def show_page(self, name: str) -> None:
        """Shows edges, doors, the body, or in a low window the passport."""
        if name == _PASSPORT and self._tall:
            # It is above the tabs already.
            self.passport.form.summary.setFocus()
            return
        self._page = name
        self.tabs.choose(name)
        page = self._tab_scroll if name == _PASSPORT else self._pages[name]
        self._stack.setCurrentWidget(page)
        titles = {_EDGES: self.tr("Edges"), _DOORS: self.tr("Doors"), _BODY: self.tr("Body")}
        titles[_HISTORY] = self.tr("History")
        if name != _BODY:
            self.body.wide_button.setChecked(False)
        if name != _HISTORY:
            self.history.wide_button.setChecked(False)
        self._title.setText(titles.get(name, ""))
        self._count.setVisible(bool(self._tall) and name == _EDGES)
        self.edges.add_button.setVisible(name == _EDGES and self.edges.card is None)

    def show_place(self, finding: Finding) -> None:
        """Goes to where a problem of the selected node is mended."""
        rule = finding.rule
        if rule in _EDGE_RULES:
            self.show_page(_EDGES)
            self.edges.show_line(finding.line, write="scent" in rule)
        elif rule in _FIELD_RULES:
            self.show_page(_EDGES if self._tall else _PASSPORT)
            self.passport.form.field(_FIELD_RULES[rule]).setFocus()
        elif finding.line is not None:
            self.show_page(_BODY)

    def show_scent(self, line: int | None) -> None:
        """Goes to where a scent of the selected node is written: an edge's line, or its own."""
        if line is not None:
            self.show_page(_EDGES)
            self.edges.show_line(line, write=True)
        else:
            self.show_page(_EDGES if self._tall else _PASSPORT)
            self.passport.form.scent.setFocus()
            self.passport.form.scent.selectAll()

    def save(self) -> None:
        """Saves the text where somebody is working on it, else the passport."""
        (self.body if self._in_body else self.passport).save()

    def discard(self) -> None:
        """Forgets the typed text where somebody is working on it, else the passport's words."""
        (self.body if self._in_body else self.passport).discard()

    def show_draft(self, body: bool) -> None:
        """Goes to the words that wait to be saved: those of the text, or of the passport."""
        if body:
            self.show_page(_BODY)
            self.body.edit()
        else:
            if not self._tall:
                self.show_page(_PASSPORT)
            self.passport.form.summary.setFocus()

    def _show_again(self, node: str) -> None:
        self.passport.show_node(node)
        self.body.show_again()

    @property
    def _in_body(self) -> bool:
        focus = self.window().focusWidget()
        if focus is not None and self.body.isAncestorOf(focus):
            return True
        typed = self.body.isVisible() and self.body.foot.save_button.isEnabled()
        return typed and not self.passport.save_button.isEnabled()

    def _fold(self, folded: bool) -> None:
        """Gives the passport's room to the text."""
        for part in (self._top, self._line):
            part.setVisible(bool(self._tall) and not folded)

    def _mark_drafts(self, desk: Desk) -> None:
        typed = desk.drafts.body(desk.node) is not None
        self.tabs.set_text(_BODY, self.tr("Body") + (" •" if typed else ""))

    def arrange(self, tall: bool) -> None:
        """Puts the passport above the tabs, or among them."""
        if tall == self._tall:
            return
        self._tall = tall
        if tall:
            self._tab_scroll.takeWidget()
            self._top_column.addWidget(self.passport)
        else:
            self._tab_scroll.setWidget(self.passport)
        self.passport.show()
        self._place_add_button(tall)
        for part in (self._top, self._line, self._title, self._count, self._gap):
            part.setVisible(tall)
        wide = {_BODY: self.body.wide_button, _HISTORY: self.history.wide_button}.get(self._page)
        self._fold(wide is not None and wide.isChecked())
        self.tabs.button(_PASSPORT).setVisible(not tall)
        self.show_page(_EDGES if tall else _PASSPORT)

    def _place_add_button(self, tall: bool) -> None:
        button = self.edges.add_button
        if tall:
            self._head.insertWidget(2, button)
        else:
            self.edges.top.addWidget(button)
            self.edges.top.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follows the height of the window."""
        super().resizeEvent(event)
        if self.updatesEnabled():
            self._follow_height()
        else:
            # Nobody sees it, and panels that are laid out anew pass through several heights.
            self._follow_soon.start()

    def _follow_height(self) -> None:
        self.arrange(self.height() >= _TALL)

    def _choices(self) -> list[tuple[str, str, str]]:
        return [
            (_PASSPORT, self.tr("Passport"), ""),
            (_EDGES, self.tr("Edges"), ""),
            (_DOORS, self.tr("Doors"), ""),
            (_BODY, self.tr("Body"), ""),
            (_HISTORY, self.tr("History"), ""),
        ]


def _scrolled() -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    return area
