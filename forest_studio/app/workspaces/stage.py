"""The middle of the window: news above the map, the map, and the pages that take its place."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.disk.notices import Notices
from forest_studio.app.drafts.earlier import EarlierDrafts
from forest_studio.app.history.past_bar import PastBar
from forest_studio.app.history.time_travel import TimeTravel
from forest_studio.app.look.theme import Look
from forest_studio.app.map.chrome import Corner
from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.view import MapView
from forest_studio.app.map_keeper import MapKeeper
from forest_studio.app.map_range import MapRange
from forest_studio.app.widgets.layouts import column, greedy
from forest_studio.app.workspaces.asked import Asked


class Stage(QWidget):
    """Every workspace plays on it; ``map`` is one and the same for all of them."""

    def __init__(self, look: Look, desk: Desk, first_map: tuple[MapData, Layout]) -> None:
        super().__init__()
        self._look = look
        self.map = MapView(look.palette)
        self.map.set_data(*first_map)
        self.keeper = MapKeeper(desk, first_map)
        self.range = MapRange(look, desk, self.map)
        self.travel = TimeTravel(desk)
        self.past_bar = PastBar(look, desk, self.travel)
        self.earlier = EarlierDrafts(desk)
        self.notices = Notices(look, desk, self.earlier)
        self.asked = Asked(self)
        self._home: QWidget = self.map
        self._pages = QStackedWidget()
        self._pages.addWidget(self.map)
        # Bars take their room from the map: the panels stay as they are.
        self.setLayout(column(self.past_bar, self.notices, greedy(self._pages), gap=0))
        self.map.chrome.add(self.range.buttons, Corner.TOP_LEFT)
        self.keeper.ready.connect(self.map.set_data)
        look.changed.connect(self._wear)

    @property
    def page(self) -> QWidget:
        """What is in the middle now."""
        return self._pages.currentWidget()

    def set_home(self, page: QWidget | None) -> None:
        """Shows the page of a workspace, or the map, and goes back there from then on."""
        self._home = page or self.map
        self._show(self._home)

    def show_page(self, page: QWidget) -> None:
        """Shows something in place of the map until somebody goes home."""
        self._show(page)

    def go_home(self) -> None:
        """Puts away what lies over the workspace's own page."""
        if self.page is not self._home:
            self._show(self._home)
            self._home.setFocus(Qt.FocusReason.OtherFocusReason)

    def _wear(self) -> None:
        self.map.set_palette(self._look.palette)

    def _show(self, page: QWidget) -> None:
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
