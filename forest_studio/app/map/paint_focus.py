"""Paints what is chosen: the selection and the hovered node with their edges, and hits."""

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from forest_studio.app.look.palette import translucent
from forest_studio.app.map.batch import HAIRLINE, draw_lines
from forest_studio.app.map.bundles import curves
from forest_studio.app.map.edge_style import dash_of, on_screen, segments, visible_part
from forest_studio.app.map.frame import Frame, Steps
from forest_studio.app.map.map_data import Floats, Ints, NodeFlag
from forest_studio.app.map.paint_edges import head, polygon, stroke
from forest_studio.app.map.paint_leaves import LeafPainter, paint_broken, paint_over_budget

_WIDTH = 2.3
_CROWDED_WIDTH = 1.4
_CASING = 3.2
_HEAD = 10.0
_BEND = 0.5
_POINTS = 49
_MAX_POINTS = 241
_PIXELS_A_POINT = 14
_CROWD = 30
_FAST_CROWD = 12
"""Edges up to which a moving frame paints them as fine as a standing one."""
MAX_EDGES = 200
"""Edges of one node that are drawn; what is cut is said on a pill."""
_SMALLEST = 3.0


def paint_hits(frame: Frame) -> Steps:
    """A ring in the accent around each hit."""
    scene, painter = frame.scene, frame.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(scene.palette.accent, 2))
    for row in scene.hits:
        if row != scene.selected:
            radius = max(scene.radius(row), 2.0) + 4
            painter.drawEllipse(QPointF(*scene.place(row)), radius, radius)
            yield


def paint_selection(frame: Frame, leaves: LeafPainter) -> Steps:
    """The selected node and its edges, above everything else."""
    scene = frame.scene
    if scene.selected < 0:
        return
    yield from paint_edges_of(frame, scene.selected_edges)
    for row in list(scene.neighbours)[:MAX_EDGES]:
        if not scene.data.is_grove[row] and scene.radius(row) > 1:
            leaves.paint_one(frame, row)
            leaves.paint_marks(frame, row)
            yield
    paint_chosen(frame)


def paint_chosen(frame: Frame) -> None:
    """The selected node without its edges."""
    scene = frame.scene
    if scene.data.is_grove[scene.selected]:
        _paint_chosen_grove(frame)
    else:
        _paint_chosen_leaf(frame)
        _paint_chosen_marks(frame)


def paint_hover_edges(frame: Frame) -> Steps:
    """The edges of the node under the pointer; groves have too many to show in passing."""
    scene = frame.scene
    if scene.hovered >= 0 and not scene.data.is_grove[scene.hovered]:
        yield from paint_edges_of(frame, scene.edges_of(scene.hovered))


def paint_hover_ring(frame: Frame) -> None:
    """A ring around the node under the pointer."""
    scene = frame.scene
    if scene.hovered < 0 or scene.hovered in {scene.selected, 0}:
        return
    radius = max(scene.radius(scene.hovered), _SMALLEST) + 3
    frame.painter.setBrush(Qt.BrushStyle.NoBrush)
    frame.painter.setPen(QPen(scene.palette.text, 1.6))
    frame.painter.drawEllipse(QPointF(*scene.place(scene.hovered)), radius, radius)


def paint_edges_of(frame: Frame, edges: Ints) -> Steps:
    """Edges at full strength over a casing in the colour of the map."""
    scene = frame.scene
    edges = edges[:MAX_EDGES]
    if not len(edges):
        return
    src, dst = scene.data.edge_src[edges], scene.data.edge_dst[edges]
    points = _points_for(frame, src, dst)
    found = curves(scene.data, scene.layout, src, dst, bend=_BEND, points=points)
    paths = scene.camera.screen(found)
    if not frame.fine and len(edges) > _FAST_CROWD:
        _paint_thin(frame, paths, scene.data.edge_type[edges])
        return
    width = _WIDTH if len(edges) <= _CROWD else _CROWDED_WIDTH
    for path, kind in zip(paths, scene.data.edge_type[edges].tolist(), strict=True):
        _paint_raised(frame, path, kind, width)
        yield


def _paint_thin(frame: Frame, paths: Floats, kinds: Ints) -> None:
    """The edges of a hub while the map moves: hundreds of round lines would make it stutter."""
    scene, painter = frame.scene, frame.painter
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for kind in np.unique(kinds).tolist():
        edge = scene.data.edge_kinds[kind]
        painter.setPen(QPen(scene.palette.edge(edge.family, edge.color), HAIRLINE))
        lines = segments(paths[kinds == kind])
        draw_lines(painter, on_screen(lines, scene.camera.width, scene.camera.height))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)


def _points_for(frame: Frame, src: Ints, dst: Ints) -> int:
    """Enough points for the longest edge to look round, while there are few."""
    pos = frame.scene.layout.pos
    longest = float(np.hypot(*(pos[src] - pos[dst]).T).max()) * frame.scene.camera.zoom
    most = max(_POINTS, min(_MAX_POINTS, _MAX_POINTS * _CROWD // len(src)))
    return int(min(max(_POINTS, longest / _PIXELS_A_POINT), most))


def _paint_raised(frame: Frame, path: Floats, kind: int, width: float) -> None:
    scene, painter = frame.scene, frame.painter
    edge = scene.data.edge_kinds[kind]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    part = visible_part(path, scene.camera.width, scene.camera.height)
    if len(part) < 2:
        return
    if width == _WIDTH:
        # In a crowd the casings would only hide the other edges.
        casing = QPen(translucent(scene.palette.map, 0.75), width + _CASING)
        casing.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(casing)
        painter.drawPolyline(polygon(part))
    color = QColor(scene.palette.edge(edge.family, edge.color))
    # The dash of a line must not depend on how much of it is on screen.
    stroke(frame, (path if dash_of(edge.family) else part)[None], edge.family, color, width)
    if not edge.symmetric:
        head(frame, path, edge.family, color, _HEAD)


def _paint_chosen_leaf(frame: Frame) -> None:
    scene, painter, palette = frame.scene, frame.painter, frame.scene.palette
    centre = QPointF(*scene.place(scene.selected))
    radius = max(scene.radius(scene.selected), _SMALLEST)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(palette.accent, 0.20))
    painter.drawEllipse(centre, radius + 11, radius + 11)
    painter.setBrush(palette.accent)
    painter.setPen(QPen(palette.map, 2))
    painter.drawEllipse(centre, radius + 1, radius + 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.text, 2))
    painter.drawEllipse(centre, radius + 5, radius + 5)


def _paint_chosen_marks(frame: Frame) -> None:
    scene = frame.scene
    flags = int(scene.data.flags[scene.selected])
    disc = (*scene.place(scene.selected), scene.radius(scene.selected))
    if flags & NodeFlag.OVER_BUDGET and disc[2] > _SMALLEST:
        paint_over_budget(frame.painter, disc, scene.palette, scene.palette.map)
    if flags & NodeFlag.BROKEN and disc[2] > _SMALLEST:
        paint_broken(frame.painter, disc, scene.palette, scene.palette.map)


def _paint_chosen_grove(frame: Frame) -> None:
    scene, painter, palette = frame.scene, frame.painter, frame.scene.palette
    centre = QPointF(*scene.place(scene.selected))
    radius = max(scene.radius(scene.selected), _SMALLEST)
    painter.setBrush(translucent(palette.accent, 0.06))
    painter.setPen(QPen(palette.accent, 2.5))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(palette.text, 0.6), 1.4))
    painter.drawEllipse(centre, radius + 4, radius + 4)
