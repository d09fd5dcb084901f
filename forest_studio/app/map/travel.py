"""Which view shows a node, a grove or a neighbourhood well."""

from dataclasses import replace

import numpy as np

from forest_studio.app.map.camera import Camera
from forest_studio.app.map.hex_slots import LEAF_DRAWN
from forest_studio.app.map.scene import Scene

_NODE_PIXELS = 20.0
_MAX_LEAF_PIXELS = 150.0
_MIN_SHARE = 0.4
_READABLE_PIXELS = 5.0
_ROOT_MARGIN, _GROVE_MARGIN, _AROUND_MARGIN = 26.0, 40.0, 70.0
_BORDER = 0.12


def disc(scene: Scene, camera: Camera, row: int) -> Camera:
    """The view that a whole disc fills."""
    x, y = scene.layout.pos[row].tolist()
    margin = _GROVE_MARGIN if row else _ROOT_MARGIN
    return camera.looking_at(x, y, float(scene.layout.rad[row]), margin)


def node(scene: Scene, camera: Camera, row: int) -> Camera:
    """A grove as a whole, or a leaf in the middle and large enough to read its name."""
    if scene.data.is_grove[row]:
        return disc(scene, camera, row)
    x, y = scene.layout.pos[row].tolist()
    zoom = max(camera.zoom, _NODE_PIXELS / float(scene.layout.rad[row]))
    return replace(camera, x=x, y=y, zoom=zoom)


def around(scene: Scene, camera: Camera, row: int) -> Camera:
    """The view of a node with all that it is connected to."""
    edges = scene.edges_of(row)
    ends = np.concatenate([scene.data.edge_src[edges], scene.data.edge_dst[edges], [row]])
    reach = scene.layout.rad[ends][:, None]
    low = (scene.layout.pos[ends] - reach).min(axis=0)
    high = (scene.layout.pos[ends] + reach).max(axis=0)
    x, y = ((low + high) / 2).tolist()
    radius = max(float((high - low).max()) / 2, float(scene.layout.rad[row]) * 6)
    return camera.looking_at(x, y, radius, _AROUND_MARGIN)


def revealing(scene: Scene, camera: Camera, row: int) -> Camera:
    """`camera` itself when a node can be seen well there, else a view that shows it."""
    spot = camera.point(*scene.layout.pos[row].tolist())
    edge_x, edge_y = camera.width * _BORDER, camera.height * _BORDER
    inside = edge_x < spot[0] < camera.width - edge_x and edge_y < spot[1] < camera.height - edge_y
    pixels = float(scene.layout.rad[row]) * LEAF_DRAWN * camera.zoom
    large = pixels >= _READABLE_PIXELS
    too_large = pixels > min(camera.width, camera.height) / 2
    return camera if inside and large and not too_large else node(scene, camera, row)


def allowed_zoom(scene: Scene, camera: Camera, factor: float) -> float:
    """`factor`, held between a small whole forest and the smallest leaf in large."""
    if not len(scene.data):
        return 1.0
    whole = disc(scene, camera, 0).zoom
    most = max(_MAX_LEAF_PIXELS / float(scene.layout.scale.min()), whole)
    return min(max(factor, whole * _MIN_SHARE / camera.zoom), most / camera.zoom)
