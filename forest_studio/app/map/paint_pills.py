"""Paints the pills of the focus: the selection, its neighbours, the hovered node, a walk."""

import math
from collections.abc import Iterator

import numpy as np

from forest_studio.app.look.palette import translucent
from forest_studio.app.map.edge_drag import handle_box
from forest_studio.app.map.fonts import SEMIBOLD
from forest_studio.app.map.frame import Frame, Steps
from forest_studio.app.map.label_art import Art, LabelArt, PillStyle, elided, rect_around
from forest_studio.app.map.label_board import LabelBoard
from forest_studio.app.map.paint_focus import MAX_EDGES
from forest_studio.app.map.scene import Rect, Scene
from forest_studio.app.words.translation import counted, number, translate

_WIDTH = 230.0
_MAX_PILLS = 40
_MAX_CLEAR = 200
_CHIP_WAYS = (0, -24, 24, -48, 48)
_CHIP_SIDES = (0, 40, -40, 80, -80, 120, -120, 160, 200, 240)

Spot = tuple[float, float]


class PillPainter:
    """Finds each pill of the focus a place beside its disc, or at the border of the screen."""

    def __init__(self, art: LabelArt) -> None:
        self._art = art
        self._placed: list[tuple[Art, Rect]] = []
        self._crowd = LabelBoard(0, 0)
        """What pills avoid beside what all labels do: the discs around the selection."""

    def place(self, frame: Frame) -> Steps:
        """Finds room for all pills of the focus, the selection first; `draw` paints them."""
        scene = frame.scene
        self._crowd, self._placed = frame.board.copy(), []
        self._keep_discs_clear(frame)
        if scene.selected >= 0:
            self._place(frame, scene.selected, self._chosen_style(frame), gap=6, must=True)
            # Its own pill may touch the handle; one of a neighbour would lie below it.
            if (handle := handle_box(scene)) is not None:
                self._crowd.take(handle)
            yield
        for row in self._walked(frame):
            self._place(frame, row, self._walk_style(frame), gap=4)
            yield
        unseen = len(scene.neighbours.difference(scene.walk))
        for row in self._neighbours(frame):
            unseen -= self._place(frame, row, self._plain_style(frame), gap=2)
            yield
        if unseen:
            self._place_rest(frame, unseen)

    def draw(self, frame: Frame) -> None:
        """Paints the pills that were placed last."""
        for art, rect in self._placed:
            art.draw(frame, rect)

    def paint_hovered(self, frame: Frame) -> None:
        """The pill of the node under the pointer, right under it, over its own name; those that
        were painted before are painted again, over its edges."""
        self.draw(frame)
        scene, row = frame.scene, frame.scene.hovered
        if row <= 0 or row == scene.selected or row in scene.neighbours or row in scene.walk:
            return
        style = self._plain_style(frame)
        title = elided(scene.data.titles[row], 13, SEMIBOLD, _WIDTH)
        art = self._art.pill(with_heat(title, scene, row), style)
        if art is None:
            return
        x, y = scene.place(row)
        radius = scene.radius(row)
        below = (x, y - radius) if scene.data.is_grove[row] else (x, y + radius + 14)
        rect = _kept_on_screen(frame, rect_around(art, *below))
        art.draw(frame, rect)

    def _place_rest(self, frame: Frame, unseen: int) -> None:
        """Says how many neighbours have no pill, and how many edges no line."""
        text = translate("MapView", "+{0} more").format(number(unseen))
        edges = len(frame.scene.selected_edges) - MAX_EDGES
        if edges > 0:
            text += counted("MapView", ", %Ln edge(s) not drawn", edges)
        palette = frame.scene.palette
        art = self._art.pill(text, PillStyle(palette.amber, palette.amber_bg, palette.amber, 12))
        if art is not None:
            self._keep(frame, art, self._place_of_rest(frame, art))

    def _place_of_rest(self, frame: Frame, art: Art) -> Rect:
        """Beside the pill of the selection, which was placed first, where it covers least."""
        left, top, right, bottom = self._placed[0][1] if self._placed else (0.0, 0.0, 0.0, 0.0)
        x, y = (left + right) / 2, (top + bottom) / 2
        aside, level = (right - left + art.width) / 2 + 4, (bottom - top + art.height) / 2 + 4
        ways = ((aside, 0.0), (-aside, 0.0), (0.0, level), (0.0, -level))
        spots = [_kept_on_screen(frame, rect_around(art, x + dx, y + dy)) for dx, dy in ways]
        return min(spots, key=self._crowd.taken)

    def _neighbours(self, frame: Frame) -> list[int]:
        scene = frame.scene
        done = set(scene.walk)
        rows = [row for row in scene.neighbours if row not in done]
        home = scene.layout.pos[scene.selected]
        rows.sort(key=lambda row: float(np.hypot(*(scene.layout.pos[row] - home))))
        return rows[:_MAX_PILLS]

    def _walked(self, frame: Frame) -> Iterator[int]:
        """The nodes of a walk, the latest first: it is where the eye is."""
        seen = {frame.scene.selected, -1}
        for row in reversed(frame.scene.walk):
            if row not in seen:
                seen.add(row)
                yield row

    def _keep_discs_clear(self, frame: Frame) -> None:
        scene = frame.scene
        if scene.selected < 0:
            return
        focus = {scene.selected, *list(scene.neighbours)[:_MAX_CLEAR]}
        near = scene.data.children(max(0, int(scene.data.parent[scene.selected])))
        for row in focus | set(near[:_MAX_CLEAR].tolist()):
            if not scene.data.is_grove[row]:
                x, y = scene.place(row)
                radius = scene.radius(row) + (2 if row == scene.selected else -2)
                box = (x - radius, y - radius, x + radius, y + radius)
                self._crowd.take(box)
                if row in focus:
                    frame.board.take(box)

    def _place(
        self, frame: Frame, row: int, style: PillStyle, gap: float, must: bool = False
    ) -> bool:
        """Whether there was room for it."""
        scene = frame.scene
        text = elided(scene.data.titles[row], style.pixels, SEMIBOLD, _WIDTH)
        x, y = scene.place(row)
        on_screen = 0 < x < scene.camera.width and 0 < y < scene.camera.height
        if not on_screen and not self._sits_on_visible_rim(frame, row):
            return self._place_chip(frame, (x, y), text, style)
        art = self._art.pill(text, style)
        rect = self._find_place(frame, row, art, gap, must) if art is not None else None
        if art is None or rect is None:
            return False
        self._keep(frame, art, rect)
        return True

    def _sits_on_visible_rim(self, frame: Frame, row: int) -> bool:
        scene = frame.scene
        if not scene.data.is_grove[row]:
            return False
        x, y = scene.place(row)
        radius = scene.radius(row)
        camera = scene.camera
        return -radius < x < camera.width + radius and -radius < y < camera.height + radius

    def _find_place(self, frame: Frame, row: int, art: Art, gap: float, must: bool) -> Rect | None:
        """The first free place; with `must` else the one that covers least."""
        scene, board = frame.scene, frame.board
        radius = scene.radius(row)
        if scene.data.is_grove[row]:
            spots = _on_rim(art, scene.place(row), radius)
        else:
            spots = _beside(art, scene.place(row), max(radius, 3.0) + gap)
        spots = [rect for rect in spots if board.holds(rect)]
        free = next((rect for rect in spots if self._crowd.is_free(rect)), None)
        if free is None and must:
            kept = spots or [_kept_on_screen(frame, rect_around(art, *scene.place(row)))]
            return min(kept, key=self._crowd.taken)
        return free

    def _place_chip(self, frame: Frame, place: Spot, text: str, style: PillStyle) -> bool:
        """A pill at the border, on the way from the selection (or the middle) to the node."""
        scene, camera = frame.scene, frame.scene.camera
        home: Spot = (camera.width / 2, camera.height / 2)
        if scene.selected >= 0:
            home = _clamped(frame, scene.place(scene.selected), 40.0)
        way = (place[0] - home[0], place[1] - home[1])
        length = math.hypot(*way)
        if length < 1:
            return False
        unit = (way[0] / length, way[1] / length)
        art = self._art.chip(text, style, unit, scene.palette.accent)

        share = _share_inside(frame, home, way, (art.width / 2 + 10, art.height / 2 + 8))
        x, y = home[0] + way[0] * share, home[1] + way[1] * share
        for aside in _CHIP_SIDES:
            for up in _CHIP_WAYS:
                rect = rect_around(art, x + aside, y + up)
                if frame.board.holds(rect) and self._crowd.is_free(rect):
                    self._keep(frame, art, rect)
                    return True
        return False

    def _keep(self, frame: Frame, art: Art, rect: Rect) -> None:
        aired = (rect[0] - 2, rect[1] - 2, rect[2] + 2, rect[3] + 2)
        frame.board.take(aired)
        self._placed.append((art, rect))
        self._crowd.take(aired)

    def _chosen_style(self, frame: Frame) -> PillStyle:
        palette = frame.scene.palette
        return PillStyle(palette.on_accent, palette.accent)

    def _plain_style(self, frame: Frame) -> PillStyle:
        palette = frame.scene.palette
        return PillStyle(palette.text, translucent(palette.raised, 0.94), palette.strong)

    def _walk_style(self, frame: Frame) -> PillStyle:
        palette = frame.scene.palette
        return PillStyle(palette.text, translucent(palette.raised, 0.94), palette.walk)


def with_heat(title: str, scene: Scene, row: int) -> str:
    """A title with the warmth of the node, or of the warmest in a grove, in percent."""
    if scene.heat is None or scene.heat_within is None:
        return title
    own, inside = (round(100 * float(heat[row])) for heat in (scene.heat, scene.heat_within))
    if inside > own:
        return translate("MapView", "{0} · hottest inside {1} %").format(title, number(inside))
    return translate("MapView", "{0} · heat {1} %").format(title, number(own)) if own else title


def _beside(art: Art, centre: Spot, reach: float) -> list[Rect]:
    """Places around a disc: below, above, at the sides, at the corners."""
    x, y = centre

    half, tall = art.width / 2, art.height / 2
    side, level = half + reach, tall + reach
    spots = [(0, level), (0, -level), (side, 0), (-side, 0)]
    spots += [(dx, dy) for dy in (level, -level) for dx in (half, -half)]
    spots += [(dx, dy) for dx in (side, -side) for dy in (-tall - 4, tall + 4)]
    spots += [(0, level + 14), (0, -level - 14), (side + 12, 0), (-side - 12, 0)]
    spots += [(dx, dy) for dy in (level + 18, -level - 18) for dx in (half, -half)]
    return [rect_around(art, x + dx, y + dy) for dx, dy in spots]


def _on_rim(art: Art, centre: Spot, radius: float) -> list[Rect]:
    """Places along the rim of a grove, the top first."""
    turns = [sign * step * 0.3 for step in range(11) for sign in (-1, 1)]
    return [
        rect_around(art, centre[0] + radius * math.sin(turn), centre[1] - radius * math.cos(turn))
        for turn in turns
    ]


def _kept_on_screen(frame: Frame, rect: Rect) -> Rect:
    board = frame.board
    dx = max(0.0, 4 - rect[0]) or min(0.0, board.width - 4 - rect[2])
    dy = max(0.0, 4 - rect[1]) or min(0.0, board.height - 4 - rect[3])
    return rect[0] + dx, rect[1] + dy, rect[2] + dx, rect[3] + dy


def _clamped(frame: Frame, place: Spot, margin: float) -> Spot:
    camera = frame.scene.camera
    x = min(max(place[0], margin), max(margin, camera.width - margin))
    return x, min(max(place[1], margin), max(margin, camera.height - margin))


def _share_inside(frame: Frame, home: Spot, way: Spot, margin: Spot) -> float:
    """How far along `way` from `home` a chip stays on the screen."""
    camera = frame.scene.camera
    shares = [1.0]
    for start, step, size, edge in (
        (home[0], way[0], camera.width, margin[0]),
        (home[1], way[1], camera.height, margin[1]),
    ):
        for limit in (edge, size - edge):
            if abs(step) > 1e-6 and (limit - start) / step > 0:
                shares.append((limit - start) / step)
    return min(shares)
