"""What floats over the map, and where it goes when the map is resized."""

from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.palette import Palette
from forest_studio.app.map.around.depth_card import DepthCard
from forest_studio.app.map.edge_legend import EdgeLegend
from forest_studio.app.map.map_data import MapData, NodeFlag
from forest_studio.app.map.mark_legend import MarkLegend
from forest_studio.app.map.minimap import MiniMap
from forest_studio.app.map.scene import Rect
from forest_studio.app.map.tools import MapTools

GAP = 12
_MINIMAP_FROM = (720, 420)
_LEGEND_FROM = (520, 400)
_AIR = 4
_BETWEEN = 8
_MARKS = int(NodeFlag.WILD | NodeFlag.SUPERSEDED | NodeFlag.OVER_BUDGET | NodeFlag.BROKEN)


class Corner(Enum):
    """A place for cards of the window: from the top down, or from the bottom up."""

    TOP_LEFT = auto()
    BOTTOM_LEFT = auto()


class Chrome(QObject):
    """The minimap, the tools, the legends of one map, and cards that the window adds."""

    changed = Signal()
    """Other pixels of the map are covered."""

    def __init__(self, host: QWidget, palette: Palette) -> None:
        super().__init__(host)
        self._host = host
        self.tools = MapTools(palette, host)
        self.minimap = MiniMap(palette, host)
        self.edges = EdgeLegend(palette, host)
        self.marks = MarkLegend(palette, host)
        self._added: dict[Corner, list[QWidget]] = {corner: [] for corner in Corner}
        self._has_edges = self._has_marks = False
        self.depth = DepthCard(palette, host)
        self.depth.hide()
        self._hunting = self._local = False
        self.edges.resized.connect(self.arrange)

    def set_palette(self, palette: Palette) -> None:
        """Takes another look."""
        for card in (self.tools, self.minimap, self.edges, self.marks, self.depth):
            card.set_palette(palette)

    def set_data(self, data: MapData, hidden: frozenset[str]) -> None:
        """Shows the legends of a forest."""
        self.edges.set_data(data, hidden)
        self.marks.set_data(data)
        self._has_edges, self._has_marks = (
            bool(len(data.edge_src)),
            bool((data.flags & _MARKS).any()),
        )
        self.arrange()

    def set_hunting(self, hunting: bool) -> None:
        """In a hunt the workspace has legends of its own, and the minimap goes below the tools."""
        self._hunting = hunting
        self.arrange()

    def set_local(self, local: bool) -> None:
        """Shows what the local view needs instead of what moves the whole map."""
        self._local = local
        self.arrange()
        for card in self._cards():
            card.raise_()

    def add(self, card: QWidget, corner: Corner) -> None:
        """Takes a card of the window; it may be hidden, shown and change its size at any time."""
        card.setParent(self._host)
        card.show()
        self._added[corner].append(card)
        card.installEventFilter(self)
        self.arrange()

    def eventFilter(self, card: QObject, event: QEvent) -> bool:
        """Makes room for a card that comes, goes or grows."""
        kinds = QEvent.Type
        if event.type() in (kinds.ShowToParent, kinds.HideToParent, kinds.LayoutRequest):
            self.arrange()
            self.changed.emit()
        return super().eventFilter(card, event)

    def arrange(self) -> None:
        """Puts everything in its place; what has no room is hidden."""
        width, height = self._host.width(), self._host.height()
        self.tools.adjustSize()
        self.tools.move(width - GAP - self.tools.width(), GAP)
        self.tools.setVisible(not self._local)
        self.depth.setVisible(self._local)
        self.depth.move(width - GAP - self.depth.width(), GAP)
        self._arrange_minimap(width, height)
        roomy = width >= _LEGEND_FROM[0] and height >= _LEGEND_FROM[1]
        self.edges.set_room(height)
        self.edges.setVisible(not self._hunting and roomy and self._has_edges)
        self.edges.move(GAP, height - GAP - self.edges.height())
        self._arrange_marks(width, height)
        top = GAP
        for card in self._visible(Corner.TOP_LEFT):
            card.adjustSize()
            card.move(GAP, top)
            top += card.height() + _BETWEEN
        bottom = height - GAP if self.edges.isHidden() else self.edges.y() - _BETWEEN
        for card in self._visible(Corner.BOTTOM_LEFT):
            card.adjustSize()
            card.move(GAP, bottom - card.height())
            bottom -= card.height() + _BETWEEN

    def obstacles(self) -> tuple[Rect, ...]:
        """The pixels that labels must leave free."""
        return tuple(
            (
                card.x() - _AIR,
                card.y() - _AIR,
                card.x() + card.width() + _AIR,
                card.y() + card.height() + _AIR,
            )
            for card in self._cards()
            if not card.isHidden()
        )

    def covered(self) -> QRegion:
        """Where cards lie. They let hardly anything shine through, so that what moves below them
        need not be painted at once, nor they with it."""
        covered = QRegion()
        for card in self._cards():
            if not card.isHidden():
                covered += card.geometry()
        return covered

    def _cards(self) -> list[QWidget]:
        added = (card for cards in self._added.values() for card in cards)
        return [self.tools, self.minimap, self.edges, self.marks, self.depth, *added]

    def _visible(self, corner: Corner) -> list[QWidget]:
        return [card for card in self._added[corner] if not card.isHidden()]

    def _arrange_minimap(self, width: int, height: int) -> None:
        """Beside the tools, in a hunt in the corner below them."""
        roomy = width >= _MINIMAP_FROM[0] and height >= _MINIMAP_FROM[1]
        self.minimap.setVisible(roomy and not self._local)
        left, top = self.tools.x() - GAP // 2 - self.minimap.width(), GAP
        if self._hunting:
            left = width - GAP - self.minimap.width()
            top = height - GAP - self.minimap.height()
        self.minimap.move(left, top)

    def _arrange_marks(self, width: int, height: int) -> None:
        left = GAP
        if not self.edges.isHidden():
            left += self.edges.width() + GAP
        room = width - left - GAP
        shown = not self._hunting and self._has_marks and not self._local
        self.marks.setVisible(shown and self.marks.width() <= room)
        middle = (width - self.marks.width()) // 2
        self.marks.move(
            min(max(left, middle), width - GAP - self.marks.width()),
            height - GAP - self.marks.height(),
        )
