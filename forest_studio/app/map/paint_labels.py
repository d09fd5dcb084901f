"""Places and paints the names on the map, the most important first."""

import math
from collections.abc import Iterator

import numpy as np
from PySide6.QtGui import QColor

from forest_studio.app.look.palette import mix
from forest_studio.app.map.fonts import REGULAR, SEMIBOLD
from forest_studio.app.map.frame import Frame, Steps
from forest_studio.app.map.hex_slots import LEAF_DRAWN
from forest_studio.app.map.label_art import Art, LabelArt, PillStyle, elided, rect_around
from forest_studio.app.map.label_board import LabelBoard
from forest_studio.app.map.map_data import Ints
from forest_studio.app.map.paint_countries import CountryPainter
from forest_studio.app.map.paint_groves import GrovePainter, Look
from forest_studio.app.map.scene import Rect
from forest_studio.app.words.translation import number

_LEAF_FROM = 9.0
_GROVE_FROM = 16.0
_COUNT_FROM = 11.0
_MAX_LEAVES = 260
_MAX_GROVES = 160
_MAX_FAST_GROVES = 70
_MAX_COUNTS = 400
_MAX_FAST_COUNTS = 40
_RIM_REACH = 400.0
_MAX_DISCS = 700
_MAX_STYLES = 2000
_LEAF_WIDTH = 150.0
_GROVE_WIDTH = 170.0
_SLIDES = (0.0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9)
_SLIDE_COST = 20.0
"""Cells of nodes that a pill rather covers than slide by one radian."""
_SLIDE_FROM = 28.0


class LabelPainter:
    """Paints countries, groves, counts and nodes; the focus has its own painter."""

    def __init__(self, art: LabelArt, groves: GrovePainter) -> None:
        self._art = art
        self._groves = groves
        self._countries = CountryPainter(art)
        self._discs = LabelBoard(0, 0)
        self._styles: dict[tuple[int, bool], tuple[Look, PillStyle]] = {}

    def paint(self, frame: Frame) -> Steps:
        """All names that find room."""
        yield from self._countries.paint(frame)
        self._discs = _board_of_leaves(frame)
        yield from self._paint_groves(frame)
        yield from self._paint_counts(frame)
        yield from self._paint_leaves(frame)

    def _paint_groves(self, frame: Frame) -> Steps:
        scene, camera = frame.scene, frame.scene.camera
        rows = np.concatenate([frame.shown.open, frame.shown.closed])
        radii = scene.layout.rad[rows] * camera.zoom
        tops = camera.screen(scene.layout.pos[rows]) - np.stack([0 * radii, radii], axis=1)
        near = np.abs(tops - (camera.width / 2, camera.height / 2))
        reach = np.minimum(radii, _RIM_REACH)[:, None] + (camera.width / 2, camera.height / 2)
        rows = rows[(rows > 0) & (radii >= _GROVE_FROM) & (near < reach).all(axis=1)]
        order = np.lexsort((-scene.layout.rad[rows], scene.data.depth[rows] != 1))
        for row in rows[order][: _MAX_GROVES if frame.fine else _MAX_FAST_GROVES].tolist():
            if row not in frame.labels and row != scene.selected:
                self._paint_grove(frame, row)
                yield

    def _paint_grove(self, frame: Frame, row: int) -> None:
        scene, board = frame.scene, frame.board
        style = self._grove_style(frame, row)
        text = elided(scene.data.titles[row], style.pixels, SEMIBOLD, _GROVE_WIDTH)
        art = self._art.pill(text, style)
        if art is None:
            return
        x, y = scene.place(row)
        radius = scene.radius(row)
        best: Rect | None = None
        least = math.inf
        if frame.is_strip and not board.holds(rect_around(art, x, y - radius)):
            # Its best place comes later, or it is named when the map rests.
            return
        for turn in _SLIDES if radius > _SLIDE_FROM else _SLIDES[:1]:
            rect = rect_around(art, x + radius * math.sin(turn), y - radius * math.cos(turn))
            if board.holds(rect) and board.is_free(rect):
                cost = self._discs.taken(rect) + _SLIDE_COST * abs(turn)
                if cost < least:
                    best, least = rect, cost
                if cost <= _SLIDE_COST * abs(turn):
                    break
        if best is not None:
            _draw(frame, art, best, row)

    def _grove_style(self, frame: Frame, row: int) -> PillStyle:
        scene = frame.scene
        look = self._groves.look(scene, row, False)
        is_pale = scene.selected >= 0
        kept = self._styles.get((id(look), is_pale))
        if kept is not None:
            return kept[1]
        ink = scene.palette.grove_ink(scene.hue(row))
        if is_pale:
            ink = mix(ink, look.fill, 0.12)
        pixels = 12 if scene.data.depth[row] <= 2 else 11
        style = PillStyle(ink, look.fill, look.rim.color(), pixels, 16, corner=8, padding=6)
        if len(self._styles) >= _MAX_STYLES:
            self._styles.clear()
        # The look is kept with its style, so that its identity stays its own.
        self._styles[id(look), is_pale] = look, style
        return style

    def _paint_counts(self, frame: Frame) -> Steps:
        scene = frame.scene
        closed = frame.shown.closed
        closed = closed[scene.layout.rad[closed] * scene.camera.zoom > _COUNT_FROM]
        for row in closed[np.argsort(-scene.layout.rad[closed])][
            : _MAX_COUNTS if frame.fine else _MAX_FAST_COUNTS
        ].tolist():
            if ~row in frame.labels:
                continue
            fill = self._groves.look(scene, row, True).fill
            count = number(int(scene.data.leaf_count[row]))
            art = self._art.text(count, scene.palette.text2, fill, 11)
            if art is not None:
                _place(frame, art, scene.place(row), ~row)
                yield

    def _paint_leaves(self, frame: Frame) -> Steps:
        for row, ink in self._leaves_in_order(frame):
            if row in frame.labels:
                continue
            scene = frame.scene
            parent = int(scene.data.parent[row])
            ground = self._groves.fill(scene, parent) if parent > 0 else scene.palette.map
            text = elided(scene.data.titles[row], 12, REGULAR, _LEAF_WIDTH)
            art = self._art.text(text, ink, ground)
            if art is None:
                return
            x, y = scene.place(row)
            _place(frame, art, (x, y + scene.radius(row) + 8.5), row)
            yield

    def _leaves_in_order(self, frame: Frame) -> Iterator[tuple[int, QColor]]:
        """Hits, then hot nodes, then the rest; the focus is labelled elsewhere."""
        scene = frame.scene
        leaves = _large(frame, frame.shown.leaves)
        if scene.heat is not None:
            leaves = leaves[np.argsort(-scene.heat[leaves], kind="stable")]
        busy = {scene.selected, *scene.neighbours, *scene.walk}
        hits = [row for row in scene.hits if row not in busy and not scene.data.is_grove[row]]
        for row in hits:
            yield row, scene.palette.accent
        quiet = scene.palette.text2 if scene.selected < 0 else scene.palette.text3
        busy |= set(hits)
        for row in leaves[:_MAX_LEAVES].tolist():
            if row not in busy:
                yield row, quiet


def _large(frame: Frame, leaves: Ints) -> Ints:
    scene = frame.scene
    drawn = scene.layout.rad[leaves] * (scene.camera.zoom * LEAF_DRAWN)
    return leaves[drawn >= _LEAF_FROM]


def _place(frame: Frame, art: Art, centre: tuple[float, float], key: int) -> bool:
    """Paints an image around `centre` when there is room."""
    rect = rect_around(art, *centre)
    if not (frame.board.holds(rect) and frame.board.is_free(rect)):
        return False
    _draw(frame, art, rect, key)
    return True


def _draw(frame: Frame, art: Art, rect: Rect, key: int) -> None:
    frame.board.take(rect)
    frame.labels[key] = art.label(rect)
    art.draw(frame, rect)


def _board_of_leaves(frame: Frame) -> LabelBoard:
    """Where nodes are painted: a grove's pill slides along its rim rather than cover one."""
    scene = frame.scene
    board = LabelBoard(scene.camera.width, scene.camera.height)
    leaves = frame.shown.leaves
    reach = scene.layout.rad[leaves] * (scene.camera.zoom * LEAF_DRAWN)
    if not len(leaves) or len(leaves) > _MAX_DISCS:
        return board
    spots = scene.camera.screen(scene.layout.pos[leaves])
    for (x, y), r in zip(spots.tolist(), reach.tolist(), strict=True):
        board.take((x - r, y - r, x + r, y + r))
    return board
