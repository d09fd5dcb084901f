"""Paints the edges of the local view, and writes on them where there is room."""

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from forest_studio.app.look.palette import translucent
from forest_studio.app.map.around.neighbours import NO_KIND, GroupKey, Link
from forest_studio.app.map.around.picture import Picture
from forest_studio.app.map.batch import draw_lines
from forest_studio.app.map.edge_style import segments
from forest_studio.app.map.fonts import REGULAR
from forest_studio.app.map.frame import Frame, Steps
from forest_studio.app.map.label_art import LabelArt, elided, rect_around
from forest_studio.app.map.map_data import Floats
from forest_studio.app.map.paint_edges import head, stroke
from forest_studio.app.words.translation import translate

_POINTS = 33
_BEND = 0.07
_FAN = 0.13
_WIDTH, _FAR_WIDTH = 2.1, 1.3
_FAR_ALPHA = 0.6
_ACROSS_ALPHA = 0.22
_MOST_ACROSS = 60
_SCENT_WIDTH = 190.0
_SHARES = (0.6, 0.52, 0.68, 0.44, 0.76)


def label_of(frame: Frame, key: GroupKey) -> str:
    """How an edge reads from the node nearer to the middle."""
    if key.kind == NO_KIND:
        return "" if key.is_out else translate("AroundView", "inside")
    kind = frame.scene.data.edge_kinds[key.kind]
    return kind.label if key.is_out else kind.inverse or kind.label


def paint_links(frame: Frame, picture: Picture, found: dict[int, Floats]) -> Steps:
    """All edges; puts the curve `(points, 2)` of the first one to each near spot into `found`."""
    if frame.fine:
        yield from _paint_across(frame, picture)
    for number in sorted(range(1, len(picture.spots)), key=lambda n: -picture.spots[n].depth):
        spot = picture.spots[number]
        for at, link in enumerate(spot.links):
            curve = _curve(frame, picture, (spot.parent, number), at)
            _paint_link(frame, curve, link, is_far=spot.depth > 1)
            if not at and spot.depth == 1:
                found[number] = curve
            yield


def write_scents(frame: Frame, picture: Picture, art: LabelArt, curves: dict[int, Floats]) -> Steps:
    """The scent of each near edge beside its middle, where nothing else is."""
    palette = frame.scene.palette
    for number, curve in curves.items():
        scent = picture.spots[number].links[0].scent
        image = scent and art.text(
            elided(scent, 12, REGULAR, _SCENT_WIDTH), palette.text2, palette.map
        )
        for share in _SHARES if image else ():
            x, y = curve[int(len(curve) * share)].tolist()
            rect = rect_around(image, x, y)
            if frame.board.try_take(rect):
                image.draw(frame, rect)
                break
        yield


def _paint_across(frame: Frame, picture: Picture) -> Steps:
    """Edges between nodes that hang on others: faint, they are not what was asked for."""
    data, scene = frame.scene.data, frame.scene
    place = {spot.row: number for number, spot in enumerate(picture.spots)}
    rows = np.fromiter(place, np.int32)
    both = np.isin(data.edge_src, rows) & np.isin(data.edge_dst, rows)
    hung = {(spot.row, picture.spots[spot.parent].row) for spot in picture.spots[1:]}
    for edge in np.flatnonzero(both)[: _MOST_ACROSS * 4].tolist():
        src, dst = int(data.edge_src[edge]), int(data.edge_dst[edge])
        if src == dst or {(src, dst), (dst, src)} & hung:
            continue
        kind = data.edge_kinds[int(data.edge_type[edge])]
        color = scene.palette.edge(kind.family, kind.color)
        frame.painter.setPen(QPen(translucent(color, _ACROSS_ALPHA), 1))
        curve = _curve(frame, picture, (place[src], place[dst]), 0)
        draw_lines(frame.painter, segments(curve[None]))
        yield


def _paint_link(frame: Frame, curve: Floats, link: Link, is_far: bool) -> None:
    palette, painter = frame.scene.palette, frame.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if link.key.kind == NO_KIND:
        painter.setPen(QPen(palette.strong, 1.2))
        draw_lines(painter, segments(curve[None]))
        return
    kind = frame.scene.data.edge_kinds[link.key.kind]
    color = QColor(palette.edge(kind.family, kind.color))
    color.setAlphaF(_FAR_ALPHA if is_far else 1.0)
    along = curve if link.key.is_out else curve[::-1]
    stroke(frame, along[None], kind.family, color, _FAR_WIDTH if is_far else _WIDTH)
    if not kind.symmetric:
        head(frame, along, kind.family, color, 6.0 if is_far else 9.5)


def _curve(frame: Frame, picture: Picture, ends: tuple[int, int], fan: int) -> Floats:
    """From rim to rim in pixels; several edges between two nodes stand aside of each other."""
    camera = frame.scene.camera
    start, end = camera.screen(picture.places[list(ends)])
    way = end - start
    length = max(float(np.hypot(*way)), 1e-6)
    aside = _BEND + _FAN * ((fan + 1) // 2) * (-1 if fan % 2 else 1)
    control = (start + end) / 2 + np.array([-way[1], way[0]]) * aside
    gaps = [picture.radius(number, camera.zoom) + 4 for number in ends]
    low, high = (min(gap / length, 0.45) for gap in gaps)
    share = np.linspace(low, 1 - high, _POINTS)[:, None]
    return (1 - share) ** 2 * start + 2 * share * (1 - share) * control + share**2 * end
