"""One forest with its view and overlay, and the row numbers that painting needs of them."""

from dataclasses import dataclass, field

import numpy as np

from forest_studio.app.look.palette import COUNTRY_HUES, ROOT_HUE, Palette
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.hex_slots import LEAF_DRAWN
from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import Floats, Ints, MapData
from forest_studio.app.map.overlay import Overlay
from forest_studio.app.map.warm_rows import WarmRows

Rect = tuple[float, float, float, float]
"""Left, top, right and bottom in pixels."""
SWELL = 0.35
"""How much larger the hottest node is drawn than a cold one."""


@dataclass(slots=True, eq=False)
class Scene:
    """What one frame shows. `obstacles` are pixels that labels must leave free."""

    data: MapData
    layout: Layout
    camera: Camera
    palette: Palette
    overlay: Overlay = field(default_factory=Overlay)
    obstacles: tuple[Rect, ...] = ()
    selected: int = -1
    hovered: int = -1
    neighbours: frozenset[int] = frozenset()
    selected_edges: Ints = field(default_factory=lambda: np.zeros(0, np.int32))
    hidden: frozenset[int] = frozenset()
    hits: tuple[int, ...] = ()
    walk: tuple[int, ...] = ()
    heat: Floats | None = None
    grove_heat: Floats | None = None
    """The tint of open groves."""
    heat_within: Floats | None = None
    """The heat that a closed grove shows: the greatest in it."""
    warm_edges: tuple[Ints, Floats] = field(
        default_factory=lambda: (np.zeros(0, np.int32), np.zeros(0))
    )
    """The numbers of the warm edges, and how warm each is."""

    def __post_init__(self) -> None:
        self.use(self.overlay)

    def use(self, overlay: Overlay) -> None:
        """Takes an overlay and finds its rows; ids that are not on the map are left out."""
        before = self.overlay
        warm_again = overlay.heat is not before.heat or self.heat is None
        warm_again |= overlay.warm_edges is not before.warm_edges
        self.overlay = overlay
        row = self.data.row
        self.hidden = frozenset(
            number
            for number, kind in enumerate(self.data.edge_kinds)
            if kind.name in overlay.hidden_kinds
        )
        self.selected, self.hovered = row(overlay.selected), row(overlay.hovered)
        self.hits = tuple(hit for hit in map(row, overlay.hits) if hit >= 0)
        self.walk = tuple(row(step.node_id) for step in overlay.walk)
        self._find_neighbours()
        if warm_again:
            self._warm()

    def edges_of(self, node: int) -> Ints:
        """The visible edges of a row, each type and direction once."""
        data = self.data
        edges = data.edges_of(node)
        if self.hidden:
            edges = edges[~np.isin(data.edge_type[edges], list(self.hidden))]
        table = np.stack([data.edge_src[edges], data.edge_dst[edges], data.edge_type[edges]])
        _, first = np.unique(table, axis=1, return_index=True)
        return edges[np.sort(first)]

    def hue(self, node: int) -> float:
        """The hue of the country of a row."""
        country = int(self.data.country[node])
        return COUNTRY_HUES[country % len(COUNTRY_HUES)] if country >= 0 else ROOT_HUE

    def radius(self, node: int) -> float:
        """The painted radius of a row in pixels."""
        drawn = 1.0
        if not self.data.is_grove[node]:
            drawn = LEAF_DRAWN * (1.0 if self.heat is None else 1 + SWELL * self.heat[node])
        return float(self.layout.rad[node] * drawn * self.camera.zoom)

    def place(self, node: int) -> tuple[float, float]:
        """The centre of a row in pixels."""
        x, y = self.layout.pos[node]
        return self.camera.point(float(x), float(y))

    def _find_neighbours(self) -> None:
        if self.selected < 0:
            self.selected_edges, self.neighbours = np.zeros(0, np.int32), frozenset()
            return
        self.selected_edges = self.edges_of(self.selected)
        ends = np.concatenate(
            [self.data.edge_src[self.selected_edges], self.data.edge_dst[self.selected_edges]]
        )
        self.neighbours = frozenset(ends.tolist()) - {self.selected}

    def _warm(self) -> None:
        if self.overlay.heat is None:
            self.heat = self.grove_heat = self.heat_within = None
            self.warm_edges = np.zeros(0, np.int32), np.zeros(0)
            return
        rows = self.overlay.warm_rows
        if rows is None or rows.data is not self.data:
            rows = WarmRows.of(self.data, self.overlay.heat, self.overlay.warm_edges)
        self.heat, self.grove_heat, self.heat_within = rows.nodes, rows.around, rows.within
        self.warm_edges = rows.edges
