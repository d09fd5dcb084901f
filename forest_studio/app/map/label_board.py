"""Keeps labels apart: a bit for each small cell of the screen that is taken."""

from forest_studio.app.map.scene import Rect

CELL = 4


class LabelBoard:
    """One integer a row of cells; a rectangle is a mask on a few of them."""

    def __init__(self, width: int, height: int, margin: int = 4) -> None:
        self.width, self.height, self.margin = width, height, margin
        self._rows = [0] * (height // CELL + 2)
        self.taken_rects: list[Rect] = []
        """All that was taken, in its order."""

    def holds(self, rect: Rect) -> bool:
        """Whether a rectangle lies on the screen, inside the margin."""
        left, top, right, bottom = rect
        edge = self.margin
        return (
            left >= edge
            and top >= edge
            and right <= self.width - edge
            and bottom <= self.height - edge
        )

    def is_free(self, rect: Rect) -> bool:
        """Whether nothing has taken a part of the rectangle."""
        mask, rows = self._mask(rect), self._rows
        # Not any() over a generator: this is asked hundreds of times in a moving frame.
        return not [row for row in self._span(rect) if rows[row] & mask]

    def taken(self, rect: Rect) -> int:
        """How many cells of the rectangle are taken."""
        mask = self._mask(rect)
        return sum((self._rows[row] & mask).bit_count() for row in self._span(rect))

    def take(self, rect: Rect) -> None:
        """Takes a rectangle, wherever it lies."""
        self.taken_rects.append(rect)
        mask, rows = self._mask(rect), self._rows
        for row in self._span(rect):
            rows[row] |= mask

    def copy(self) -> "LabelBoard":
        """A board with the same cells taken."""
        other = LabelBoard(self.width, self.height, self.margin)
        other._rows = list(self._rows)
        return other

    def try_take(self, rect: Rect) -> bool:
        """Takes a rectangle that is on the screen and free; says whether it did."""
        if not (self.holds(rect) and self.is_free(rect)):
            return False
        self.take(rect)
        return True

    def _mask(self, rect: Rect) -> int:
        if rect[2] < 0 or rect[0] > self.width:
            return 0
        first = int(rect[0]) // CELL if rect[0] > 0 else 0
        last = int(rect[2] if rect[2] < self.width else self.width) // CELL
        return ((1 << (last - first + 1)) - 1) << first

    def _span(self, rect: Rect) -> range:
        first = int(rect[1]) // CELL if rect[1] > 0 else 0
        last = int(rect[3]) // CELL + 1
        return range(first, last if last < len(self._rows) else len(self._rows))
