"""Paints the local view with a QPainter; knows no widget."""

import math
from dataclasses import dataclass, field

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from forest_studio.app.look.palette import mix, translucent
from forest_studio.app.map.around.links import label_of, paint_links, write_scents
from forest_studio.app.map.around.neighbours import INSIDE, SECTORS, GroupKey
from forest_studio.app.map.around.picture import Picture, local_scene
from forest_studio.app.map.around.places import is_above_or_below
from forest_studio.app.map.camera import Camera
from forest_studio.app.map.curved_names import Drawing
from forest_studio.app.map.cut import cut
from forest_studio.app.map.fonts import REGULAR, SEMIBOLD
from forest_studio.app.map.frame import Frame, Steps
from forest_studio.app.map.label_art import Art, LabelArt, PillStyle, elided, rect_around
from forest_studio.app.map.label_board import LabelBoard
from forest_studio.app.map.leaf_atlas import paint_leaf, style_of
from forest_studio.app.map.map_data import Floats
from forest_studio.app.map.scene import Rect, Scene
from forest_studio.app.words.translation import number as written

_NAME_WIDTH = 190.0
_FAR_NAME_WIDTH = 150.0
_CAPTION_SHARES = (0.7, 0.6, 0.8, 0.5, 0.9, 1.0)
_CAPTION_AT = (225.0, 125.0)
"""How far the caption of a sector may be from the middle, across and down."""
_RING = (262.0, 196.0)


@dataclass(slots=True)
class Marks:
    """Which node the pointer is on and which one the keyboard, by row; -1 is none."""

    hovered: int = -1
    focused: int = -1


@dataclass(slots=True)
class Painted:
    """Where things came to lie in pixels, for the pointer."""

    names: dict[int, Rect] = field(default_factory=dict)
    """By the position of the spot."""
    more: dict[GroupKey, Rect] = field(default_factory=dict)


class AroundPainter:
    """Paints pictures of a neighbourhood and keeps the images of names."""

    def __init__(self) -> None:
        self._art = LabelArt()

    def steps(
        self,
        painter: QPainter,
        scene: Scene,
        view: tuple[Picture, Camera],
        painted: Painted,
        *,
        marks: Marks,
        obstacles: tuple[Rect, ...] = (),
        fine: bool = True,
        vector: Drawing | None = None,
    ) -> Steps:
        """One frame in small steps; a moving one leaves out what is only read at rest.

        Where names came to lie is written into `painted`. With `vector` names are text, not images.
        """
        picture, camera = view
        painter.fillRect(0, 0, camera.width, camera.height, scene.palette.map)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = painter.device().devicePixelRatio()
        board = LabelBoard(camera.width, camera.height)
        for obstacle in obstacles:
            board.take(obstacle)
        local = local_scene(scene, camera)
        nothing = cut(local.data, local.layout, camera, max_shown=1)
        frame = Frame(painter, local, nothing, board, fine, ratio, vector)
        self._art.begin(ratio, 4000)
        _paint_ring(frame, picture)
        yield
        curves: dict[int, Floats] = {}
        yield from paint_links(frame, picture, curves)
        yield from self._paint_discs(frame, picture, marks)
        painted.names, painted.more = {}, {}
        self._paint_more(frame, picture, painted)
        yield from self._paint_names(frame, picture, marks, painted)
        if fine:
            self._paint_captions(frame, picture)
            yield
            yield from write_scents(frame, picture, self._art, curves)

    def _paint_discs(self, frame: Frame, picture: Picture, marks: Marks) -> Steps:
        scene, painter = frame.scene, frame.painter
        for at in range(len(picture.spots) - 1, -1, -1):
            row = picture.spots[at].row
            x, y = _spot(frame, picture, at)
            radius = picture.radius(at, scene.camera.zoom)
            inner = radius - 2
            frame.board.take((x - inner, y - inner, x + inner, y + inner))
            if at == 0:
                _paint_middle(frame, (x, y), radius)
            elif scene.data.is_grove[row]:
                ink = scene.palette.leaf(scene.hue(row))
                painter.setPen(QPen(ink, 1.6))
                painter.setBrush(mix(scene.palette.map, ink, 0.28))
                painter.drawEllipse(QPointF(x, y), radius + 1, radius + 1)
            else:
                style, ink = (
                    style_of(int(scene.data.flags[row])),
                    scene.palette.leaf(scene.hue(row)),
                )
                paint_leaf(painter, (x, y, radius), style, ink, scene.palette.map)
            if row in {marks.hovered, marks.focused}:
                ink = scene.palette.focus if row == marks.focused else scene.palette.text
                painter.setPen(QPen(ink, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(x, y), radius + 4, radius + 4)
            yield

    def _paint_names(self, frame: Frame, picture: Picture, marks: Marks, painted: Painted) -> Steps:
        """The middle first, then the marked ones, then from the inside outwards."""
        numbers = range(len(picture.spots))
        marked = {marks.hovered, marks.focused}
        order = sorted(numbers, key=lambda n: (n != 0, picture.spots[n].row not in marked, n))
        for at in order:
            art = self._name(frame, picture, at, picture.spots[at].row in marked)
            if art is None:
                continue
            spots = _beside(frame, picture, at, art)
            must = at == 0 or picture.spots[at].row in marked
            rect = next((r for r in spots if frame.board.try_take(r)), spots[0] if must else None)
            if rect is not None:
                frame.board.take(rect)
                art.draw(frame, rect)
                painted.names[at] = rect
            yield

    def _name(self, frame: Frame, picture: Picture, at: int, marked: bool) -> Art | None:
        spot, palette = picture.spots[at], frame.scene.palette
        title = frame.scene.data.titles[spot.row]
        if at == 0:
            style = PillStyle(palette.on_accent, palette.accent, height=22, pixels=14)
            return self._art.pill(elided(title, 14, SEMIBOLD, 2 * _NAME_WIDTH), style)
        if spot.depth == 1 or marked:
            style = PillStyle(palette.text, translucent(palette.raised, 0.94), palette.strong)
            return self._art.pill(elided(title, 13, SEMIBOLD, _NAME_WIDTH), style)
        if frame.scene.camera.zoom < 0.35:
            return None
        text = elided(title, 12, REGULAR, _FAR_NAME_WIDTH)
        return self._art.text(text, palette.text2, palette.map)

    def _paint_more(self, frame: Frame, picture: Picture, painted: Painted) -> None:
        """A chip for each group that is shown in part only; a click turns its page."""
        palette = frame.scene.palette
        places = frame.scene.camera.screen(picture.rest).tolist()
        middle = frame.scene.camera.point(0.0, 0.0)[0]
        for group, (x, y) in zip(picture.around.more, places, strict=True):
            text = f"+{written(group.hidden)} {label_of(frame, group.key)}".strip()
            style = PillStyle(palette.accent, translucent(palette.raised, 0.94), palette.accent)
            art = self._art.pill(text, style)
            if art is not None:
                aside = 0.0
                if not is_above_or_below(group.sector):
                    aside = (art.width / 2 - 10) * (1 if x > middle else -1)
                rect = _kept_inside(frame, rect_around(art, x + aside, y))
                frame.board.take(rect)
                art.draw(frame, rect)
                painted.more[group.key] = rect

    def _paint_captions(self, frame: Frame, picture: Picture) -> None:
        """What each sector holds, on the way to it: how the edges read and how many there are."""
        for sector, keys in _groups_by_sector(picture).items():
            palette = frame.scene.palette
            kind = next((key.kind for key in keys if key.kind >= 0), -1)
            ink = palette.text2
            if kind >= 0:
                edge = frame.scene.data.edge_kinds[kind]
                ink = palette.edge(edge.family, edge.color)
            text = "  ".join(f"{label_of(frame, key)} {count}" for key, count in keys.items())
            art = self._art.text(text, ink, palette.map) if sector != INSIDE else None
            turn = math.radians(SECTORS[sector])
            for share in _CAPTION_SHARES if art else ():
                place = np.array([math.cos(turn), math.sin(turn)]) * _CAPTION_AT * share
                x, y = frame.scene.camera.point(*place.tolist())
                if frame.board.try_take(rect_around(art, x, y)):
                    art.draw(frame, rect_around(art, x, y))
                    break


def _groups_by_sector(picture: Picture) -> dict[str, dict[GroupKey, int]]:
    totals = {group.key: group.total for group in picture.around.more}
    found: dict[str, dict[GroupKey, int]] = {}
    for spot in picture.spots[1:]:
        if spot.depth == 1:
            key = spot.links[0].key
            counts = found.setdefault(spot.sector, {})
            counts[key] = totals.get(key, counts.get(key, 0) + 1)
    return found


def _spot(frame: Frame, picture: Picture, at: int) -> tuple[float, float]:
    x, y = picture.places[at].tolist()
    return frame.scene.camera.point(x, y)


def _beside(frame: Frame, picture: Picture, at: int, art: Art) -> list[Rect]:
    """Where the name of a spot may stand: first away from the middle, then elsewhere."""
    x, y = _spot(frame, picture, at)
    reach = picture.radius(at, frame.scene.camera.zoom) + 4
    side, level = reach + art.width / 2, reach + art.height / 2
    right, left, below, above = ((side, 0.0), (-side, 0.0), (0.0, level), (0.0, -level))
    across, down = picture.places[at].tolist()
    outer = [right, left] if across > 0 else [left, right]
    if at == 0:
        order = [below, above, right, left]
    elif is_above_or_below(picture.spots[at].sector):
        order = [below, above] if down > 0 else [above, below]
        order += outer
    else:
        order = [outer[0], below, above, outer[1]]
    return [_kept_inside(frame, rect_around(art, x + dx, y + dy)) for dx, dy in order]


def _kept_inside(frame: Frame, rect: Rect) -> Rect:
    board = frame.board
    dx = max(0.0, 6 - rect[0]) or min(0.0, board.width - 6 - rect[2])
    dy = max(0.0, 6 - rect[1]) or min(0.0, board.height - 6 - rect[3])
    return rect[0] + dx, rect[1] + dy, rect[2] + dx, rect[3] + dy


def _paint_middle(frame: Frame, centre: tuple[float, float], radius: float) -> None:
    painter, palette = frame.painter, frame.scene.palette
    spot = QPointF(*centre)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(palette.accent, 0.18))
    painter.drawEllipse(spot, radius + 12, radius + 12)
    painter.setBrush(palette.accent)
    painter.drawEllipse(spot, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.text, 2))
    painter.drawEllipse(spot, radius + 5, radius + 5)


def _paint_ring(frame: Frame, picture: Picture) -> None:
    """The dashed ring of what hunts have learned."""
    if all(spot.sector != "learned" for spot in picture.spots):
        return
    palette, camera = frame.scene.palette, frame.scene.camera
    x, y = camera.point(0.0, 0.0)
    wide, tall = (half * camera.zoom for half in _RING)
    frame.painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(translucent(palette.family("learned"), 0.55), 1.3)
    pen.setDashPattern([5, 5])
    frame.painter.setPen(pen)
    frame.painter.drawEllipse(QRectF(x - wide, y - tall, 2 * wide, 2 * tall))
