"""The right dock of the Curate workspace: the passport, and below it edges, doors and body."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QWidget

from forest_studio.app.body.body_page import BodyPage
from forest_studio.app.desk import Desk
from forest_studio.app.doors.doors_page import DoorsPage
from forest_studio.app.edges.edges_panel import EdgesPanel
from forest_studio.app.passport.passport_panel import PassportPanel
from forest_studio.app.theme import Look
from forest_studio.app.widgets.buttons import Segments
from forest_studio.app.widgets.labels import label
from forest_studio.app.widgets.layouts import column, greedy, holder, row, separator

_TALL = 900
"""Height of the dock from which passport and edges have room together."""
_PASSPORT, _EDGES, _DOORS, _BODY = "passport", "edges", "doors", "body"


class CuratePanel(QWidget):
    """In a low window the passport joins the tabs."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__()
        self.passport = PassportPanel(look, desk)
        self.edges = EdgesPanel(look, desk)
        self.doors = DoorsPage(look, desk)
        self.body = BodyPage(look, desk)
        self._tall: bool | None = None
        self._stack = QStackedWidget()
        self._pages = {_EDGES: self.edges, _DOORS: self.doors, _BODY: self.body}
        for page in self._pages.values():
            self._stack.addWidget(page)
        self._tab_scroll = _scrolled()
        self._stack.addWidget(self._tab_scroll)
        self.tabs = Segments(look, self._choices())
        self.tabs.chosen.connect(self.show_page)
        self._title = label(self.tr("Edges"), "section")
        self._count = label("", "faint")
        self._top_column = column()
        self._top = holder(self._top_column)
        self._line = holder(column(separator(), margins=(0, 8, 0, 4)))
        self._gap = greedy(QWidget())
        self._head = head = row(self._title, self._count, self._gap, self.tabs, gap=8)
        items = (self._top, self._line, head, greedy(self._stack))
        self.setLayout(column(*items, gap=4, margins=(16, 12, 12, 4)))
        self.edges.counted.connect(lambda count: self._count.setText(str(count)))
        self.arrange(tall=True)
        self.show_page(_EDGES)

    def show_page(self, name: str) -> None:
        """Shows edges, doors, the body, or in a low window the passport."""
        self.tabs.choose(name)
        page = self._tab_scroll if name == _PASSPORT else self._pages[name]
        self._stack.setCurrentWidget(page)
        titles = {_EDGES: self.tr("Edges"), _DOORS: self.tr("Doors"), _BODY: self.tr("Body")}
        self._title.setText(titles.get(name, ""))
        self._count.setVisible(bool(self._tall) and name == _EDGES)
        self.edges.add_button.setVisible(name == _EDGES and self.edges.card is None)

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
        self.arrange(event.size().height() >= _TALL)

    def _choices(self) -> list[tuple[str, str, str]]:
        return [
            (_PASSPORT, self.tr("Passport"), ""),
            (_EDGES, self.tr("Edges"), ""),
            (_DOORS, self.tr("Doors"), ""),
            (_BODY, self.tr("Body"), ""),
        ]


def _scrolled() -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    return area
