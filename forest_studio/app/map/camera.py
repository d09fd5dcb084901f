"""Where the map is looked at from: centre and zoom, and the way from one view to another."""

import math
from dataclasses import dataclass, replace

from forest_studio.app.map.map_data import Floats


@dataclass(frozen=True, slots=True)
class Camera:
    """A view of the world: its centre (world units), zoom (pixels a unit) and size (pixels)."""

    x: float = 0.0
    y: float = 0.0
    zoom: float = 1.0
    width: int = 1
    height: int = 1

    @property
    def origin(self) -> tuple[float, float]:
        """The pixel of the world's origin."""
        return self.width / 2 - self.x * self.zoom, self.height / 2 - self.y * self.zoom

    def screen(self, pos: Floats) -> Floats:
        """Pixels of world places `(n, 2)`."""
        return pos * self.zoom + self.origin

    def point(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of one world place."""
        left, top = self.origin
        return x * self.zoom + left, y * self.zoom + top

    def world(self, left: float, top: float) -> tuple[float, float]:
        """The world place under a pixel."""
        origin_x, origin_y = self.origin
        return (left - origin_x) / self.zoom, (top - origin_y) / self.zoom

    def panned(self, dx: float, dy: float) -> "Camera":
        """The view after the map was dragged by pixels."""
        return replace(self, x=self.x - dx / self.zoom, y=self.y - dy / self.zoom)

    def zoomed_at(self, factor: float, left: float, top: float) -> "Camera":
        """Zoomed while the world place under a pixel stays there."""
        x, y = self.world(left, top)
        zoom = self.zoom * factor
        return replace(
            self,
            x=x - (left - self.width / 2) / zoom,
            y=y - (top - self.height / 2) / zoom,
            zoom=zoom,
        )

    def centred(self, x: float, y: float) -> "Camera":
        """The same zoom around another world place."""
        return replace(self, x=x, y=y)

    def resized(self, width: int, height: int) -> "Camera":
        """The same view in another size, the centre kept."""
        return replace(self, width=max(1, width), height=max(1, height))

    def looking_at(self, x: float, y: float, radius: float, margin: float = 26.0) -> "Camera":
        """The view that shows a disc as large as it fits, with a margin in pixels."""
        room = max(20.0, min(self.width, self.height) / 2 - margin)
        return replace(self, x=x, y=y, zoom=room / max(radius, 1e-9))


def between(start: Camera, end: Camera, share: float) -> Camera:
    """The view `share` (0..1) of the way: the zoom changes evenly, and what the two views have
    in common stays put on the way."""
    zoom = start.zoom * (end.zoom / start.zoom) ** share
    if abs(math.log(end.zoom / start.zoom)) < 1e-6:
        moved = share
    else:
        moved = (1 / start.zoom - 1 / zoom) / (1 / start.zoom - 1 / end.zoom)
    return replace(
        end,
        x=start.x + (end.x - start.x) * moved,
        y=start.y + (end.y - start.y) * moved,
        zoom=zoom,
    )
