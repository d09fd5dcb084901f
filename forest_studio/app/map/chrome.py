"""What floats over the map, and where it goes when the map is resized."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from forest_studio.app.map.around.depth_card import DepthCard
from forest_studio.app.map.edge_legend import EdgeLegend
from forest_studio.app.map.map_data import MapData, NodeFlag
from forest_studio.app.map.mark_legend import MarkLegend
from forest_studio.app.map.minimap import MiniMap
from forest_studio.app.map.scene import Rect
from forest_studio.app.map.tools import MapTools
from forest_studio.app.palette import Palette

GAP = 12
_MINIMAP_FROM = (640, 420)
_LEGEND_FROM = (520, 400)
_AIR = 4
_MARKS = int(NodeFlag.WILD | NodeFlag.SUPERSEDED | NodeFlag.OVER_BUDGET | NodeFlag.BROKEN)


class Chrome(QObject):
    """The minimap, the tools and the two legends of one map."""

    def __init__(self, host: QWidget, palette: Palette) -> None:
        super().__init__(host)
        self._host = host
        self.tools = MapTools(palette, host)
        self.minimap = MiniMap(palette, host)
        self.edges = EdgeLegend(palette, host)
        self.marks = MarkLegend(palette, host)
        self.corner: QWidget | None = None
        self._has_edges = self._has_marks = False
        self.depth = DepthCard(palette, host)
        self.depth.hide()
        self._shown = True
        self._local = False
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

    def set_legends_shown(self, shown: bool) -> None:
        """Hides the legends where the workspace has its own."""
        self._shown = shown
        self.arrange()

    def set_local(self, local: bool) -> None:
        """Shows what the local view needs instead of what moves the whole map."""
        self._local = local
        self.arrange()
        for card in self._cards():
            card.raise_()

    def set_corner(self, widget: QWidget) -> None:
        """Puts a widget of the window into the upper left corner."""
        self.corner = widget
        widget.setParent(self._host)
        widget.show()
        self.arrange()

    def arrange(self) -> None:
        """Puts everything in its place; what has no room is hidden."""
        width, height = self._host.width(), self._host.height()
        self.tools.adjustSize()
        self.tools.move(width - GAP - self.tools.width(), GAP)
        roomy = width >= _MINIMAP_FROM[0] and height >= _MINIMAP_FROM[1]
        self.minimap.setVisible(roomy and not self._local)
        self.tools.setVisible(not self._local)
        self.depth.setVisible(self._local)
        self.depth.move(width - GAP - self.depth.width(), GAP)
        self.minimap.move(self.tools.x() - GAP // 2 - self.minimap.width(), GAP)
        roomy = width >= _LEGEND_FROM[0] and height >= _LEGEND_FROM[1]
        self.edges.set_room(height)
        self.edges.setVisible(self._shown and roomy and self._has_edges)
        self.edges.move(GAP, height - GAP - self.edges.height())
        self._arrange_marks(width, height)
        if self.corner is not None:
            self.corner.adjustSize()
            self.corner.move(GAP, GAP)

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

    def _cards(self) -> list[QWidget]:
        cards = (self.tools, self.minimap, self.edges, self.marks, self.depth, self.corner)
        return [card for card in cards if card is not None]

    def _arrange_marks(self, width: int, height: int) -> None:
        left = GAP
        if not self.edges.isHidden():
            left += self.edges.width() + GAP
        room = width - left - GAP
        shown = self._shown and self._has_marks and not self._local
        self.marks.setVisible(shown and self.marks.width() <= room)
        middle = (width - self.marks.width()) // 2
        self.marks.move(
            min(max(left, middle), width - GAP - self.marks.width()),
            height - GAP - self.marks.height(),
        )
