"""The walk of a trail as a drawing: nodes in the order of their first visit, hops between them."""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from textwrap import wrap

from forest_studio.core.hunt.showing.safe_html import safe
from forest_studio.core.hunt.stops import Stop

_COLUMNS = 5
_CELL, _ROW = 184, 132
_TOP, _LEFT = 54, 92
_RADIUS = 17
_LINE = 15
_LETTERS, _LINES = 24, 2

Place = tuple[float, float]


def walk_picture(walk: Sequence[Stop], titles: Mapping[str, str]) -> str:
    """An ``<svg>`` without style or script of its own; the page's classes colour it.

    Empty for a hunt that never went anywhere.
    """
    nodes = list(dict.fromkeys(stop.node for stop in walk))
    if not nodes:
        return ""
    places = {node: _place(number) for number, node in enumerate(nodes)}
    width = _LEFT * 2 + _CELL * (min(len(nodes), _COLUMNS) - 1)
    lowest = max(y for _, y in places.values())
    height = round(lowest + _RADIUS + 17 + _LINES * _LINE)
    hops = [
        _hop(places[before.node], places[after.node], after.is_back, number)
        for number, (before, after) in enumerate(pairwise(walk))
    ]
    marks = [_mark(node, places[node], walk, titles) for node in nodes]
    label = safe(f"The walk: {' to '.join(titles.get(s.node, s.node) for s in walk)}")
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="{label}">{_HEADS}{"".join(hops)}{"".join(marks)}</svg>'
    )


_HEADS = (
    '<defs><marker id="head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" '
    'markerHeight="7" markerUnits="userSpaceOnUse" orient="auto">'
    '<path class="head" d="M0 0L10 5L0 10z"/></marker></defs>'
)


def _place(number: int) -> Place:
    """To and fro, so that a long walk goes on below where its line ended."""
    line, column = divmod(number, _COLUMNS)
    column = _COLUMNS - 1 - column if line % 2 else column
    return _LEFT + column * _CELL, _TOP + line * _ROW


def _hop(start: Place, end: Place, is_back: bool, number: int) -> str:
    way = (end[0] - start[0], end[1] - start[1])
    length = math.hypot(*way) or 1.0
    bow = (0.14 + 0.05 * (number % 3)) * length
    unit = (way[0] / length, way[1] / length)
    middle = (
        (start[0] + end[0]) / 2 + unit[1] * bow,
        (start[1] + end[1]) / 2 - unit[0] * bow,
    )
    first, last = _towards(start, middle), _towards(end, middle, 4)
    path = f"M{_pair(first)}Q{_pair(middle)} {_pair(last)}"
    kind = "hop back" if is_back else "hop"
    return f'<path class="{kind}" d="{path}" marker-end="url(#head)"/>'


def _towards(place: Place, goal: Place, air: float = 2) -> Place:
    """The point of a node's rim that looks at a place; below the title for one underneath."""
    way = (goal[0] - place[0], goal[1] - place[1])
    length = math.hypot(*way) or 1.0
    if way[1] > length / 2:
        below = _RADIUS + 17 + (_LINES - 1) * _LINE + 4 + air
        return place[0] + way[0] / 4, place[1] + below
    reach = (_RADIUS + air) / length
    return place[0] + way[0] * reach, place[1] + way[1] * reach


def _pair(place: Place) -> str:
    return f"{place[0]:.1f} {place[1]:.1f}"


def _mark(node: str, place: Place, walk: Sequence[Stop], titles: Mapping[str, str]) -> str:
    """The disc with the stops' numbers in it, and the node's title below."""
    x, y = place
    numbers = [str(i) for i, stop in enumerate(walk, 1) if stop.node == node]
    shown = "·".join(numbers[:3]) + ("…" if len(numbers) > 3 else "")
    end = " end" if walk[-1].node == node else ""
    title = titles.get(node, node)
    lines = wrap(title, _LETTERS, max_lines=_LINES, placeholder="…") or [node[:_LETTERS]]
    words = "".join(
        f'<text class="name" x="{x}" y="{y + _RADIUS + 17 + _LINE * i}">{safe(line)}</text>'
        for i, line in enumerate(lines)
    )
    return (
        f"<g><title>{safe(title)} ({safe(node)})</title>"
        f'<circle class="stop{end}" cx="{x}" cy="{y}" r="{_RADIUS}"/>'
        f'<text class="number{end}" x="{x}" y="{y + 4}">{shown}</text>{words}</g>'
    )
