"""One forest with its view and overlay, and the row numbers that painting needs of them."""

from dataclasses import dataclass, field

import numpy as np

from forest_studio.app.map.camera import Camera
from forest_studio.app.map.hex_slots import LEAF_DRAWN
from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import Floats, Ints, MapData
from forest_studio.app.map.overlay import Overlay
from forest_studio.app.palette import COUNTRY_HUES, ROOT_HUE, Palette

Rect = tuple[float, float, float, float]
"""Left, top, right and bottom in pixels."""


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

    def __post_init__(self) -> None:
        self.use(self.overlay)

    def use(self, overlay: Overlay) -> None:
        """Takes an overlay and finds its rows; ids that are not on the map are left out."""
        warm_again = overlay.heat is not self.overlay.heat or self.heat is None
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
        drawn = 1.0 if self.data.is_grove[node] else LEAF_DRAWN
        return float(self.layout.rad[node]) * drawn * self.camera.zoom

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
            self.heat = self.grove_heat = None
            return
        data = self.data
        heat = np.zeros(len(data))
        for node_id, warmth in self.overlay.heat.items():
            if (place := data.row(node_id)) >= 0:
                heat[place] = warmth
        before = np.concatenate([[0.0], np.cumsum(np.where(data.is_grove, 0.0, heat**2))])
        total = before[data.tout] - before[:-1]
        self.heat = heat
        self.grove_heat = np.sqrt(total / np.maximum(data.leaf_count, 1))
