"""What the local view shows at one moment: nodes with their places, ready to be painted."""

from dataclasses import dataclass

import numpy as np

from forest_studio.app.map.around.neighbours import Neighbourhood, Spot
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.map_data import Floats
from forest_studio.app.map.scene import Scene

MIDDLE, NEAR_DISC, FAR_DISC = 15.0, 9.0, 6.0
"""Radii in pixels: of the middle, of neighbours, of what is farther out."""
_ROOM = (215.0, 44.0)
_STRETCH = 1.5
"""Pixels around the outermost places that names may need."""


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """`places` (n, 2) belong to the spots, `rest` (m, 2) to what was cut, in pixels of the
    full size around the middle."""

    around: Neighbourhood
    places: Floats
    rest: Floats

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The nodes, the middle first."""
        return self.around.spots

    def fitted(self, width: int, height: int, top: float = 0.0) -> "Picture":
        """The same nodes, farther apart up and down where the screen leaves room for it."""
        every = np.concatenate([self.places, self.rest])
        wide, tall = np.ptp(every, axis=0) + 2 * np.array(_ROOM)
        stretch = (height - top) / tall * max(1.0, wide / max(width, 1))
        scale = np.array([1.0, min(max(stretch, 1.0), _STRETCH)])
        return self.moved(self.places * scale, self.rest * scale)

    def moved(self, places: Floats, rest: Floats) -> "Picture":
        """The same nodes elsewhere."""
        return Picture(self.around, places, rest)

    def view(self, width: int, height: int, top: float = 0.0, left: float = 0.0) -> Camera:
        """The camera that has all of it on the screen, never larger than full size.

        `top` and `left` pixels at these borders are left free.
        """
        every = np.concatenate([self.places, self.rest])
        low, high = every.min(axis=0) - _ROOM, every.max(axis=0) + _ROOM
        x, y = ((low + high) / 2).tolist()
        room = (width - left) / (high[0] - low[0]), (height - top) / (high[1] - low[1])
        zoom = float(min(1.0, *room))
        x, y = x - left / 2 / zoom, y - top / 2 / zoom
        return Camera(x, y, zoom, max(1, width), max(1, height))

    def radius(self, number: int, zoom: float = 1.0) -> float:
        """The radius of a spot in pixels; small views shrink it less than the distances."""
        sizes = (MIDDLE, NEAR_DISC, FAR_DISC)
        return sizes[min(self.spots[number].depth, 2)] * max(0.5, zoom**0.5)


def local_scene(scene: Scene, camera: Camera) -> Scene:
    """A scene for the painters that the local view shares with the map."""
    return Scene(scene.data, scene.layout, camera, scene.palette)
