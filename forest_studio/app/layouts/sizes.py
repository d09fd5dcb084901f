"""How much of the window the panels take, by its width."""

from forest_studio.app.layouts.panel import Side

_WIDTHS = ((1800, 300, 420), (1400, 284, 392), (0, 236, 344))
"""From this width of the window on: the width of what lies left, and right."""
SHIPPED = {
    Side.LEFT: frozenset(left for _, left, _ in _WIDTHS),
    Side.RIGHT: frozenset(right for _, _, right in _WIDTHS),
}
"""Widths that nobody chose: in another window they become the ones that fit it."""
ROOMY = 1280
"""A window of this width has room for the panels as they ship; a smaller one squeezes them."""
BOTTOM = 244
"""The height of what lies below the map."""
LEAST = {Side.LEFT: 200, Side.RIGHT: 300, Side.BOTTOM: 240}
"""The least width of a panel, by where it lies at first."""
WIDE_SHARE = 0.56
"""How much of the window a page takes that asks for room."""


def widths(window: int) -> dict[Side, int]:
    """The widths of the sides in a window of a width in pixels."""
    left, right = next((left, right) for least, left, right in _WIDTHS if window >= least)
    return {Side.LEFT: left, Side.RIGHT: right}
