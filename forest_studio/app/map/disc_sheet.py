"""A sheet of small closed discs, filled as their colours turn up."""

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPixmap

from forest_studio.app.map.map_data import Floats, Ints

LARGEST = 18.3
_RADII = np.array([1.2, 2, 3, 4.5, 6, 7.5, 9, 10.5, 12, 14, 16, 18])
_CELL = 40
_LINES = 224

Paints = tuple[QPen, QBrush]


class DiscSheet:
    """One line of radii for each colour; when it is full it starts again."""

    def __init__(self, ratio: float) -> None:
        self.made_for = ratio
        self.cell = 2 * round(_CELL * ratio / 2)
        self.ratio = self.cell / _CELL
        self.sheet = QPixmap(self.cell * len(_RADII), self.cell * _LINES)
        self._lines: dict[int, int] = {}
        self.sheet.fill(Qt.GlobalColor.transparent)

    def cells(self, codes: Ints, radii: Floats, look: Callable[[int], Paints]) -> Floats:
        """The centres of the cells for colour codes `(n,)` and radii in pixels.

        `look` says how the disc at a position of `codes` is painted, when its code is new.
        """
        known, first, place = np.unique(codes, return_index=True, return_inverse=True)
        if len(known) > _LINES:
            # Neighbours in the order of the codes look nearly alike: some of them share a line.
            shared = np.arange(len(known)) * _LINES // len(known)
            leading = np.searchsorted(shared, np.arange(_LINES))
            known, first, place = known[leading], first[leading], shared[place]
        fresh = [code for code in known.tolist() if code not in self._lines]
        if len(self._lines) + len(fresh) > _LINES:
            self._lines = {}
            self.sheet.fill(Qt.GlobalColor.transparent)
        lines = [
            self._line(code, look, position)
            for code, position in zip(known.tolist(), first.tolist(), strict=True)
        ]
        column = np.minimum(np.searchsorted(_RADII, radii - 0.6), len(_RADII) - 1)
        return (np.stack([column, np.asarray(lines)[place]], axis=1) + 0.5) * self.cell

    def _line(self, code: int, look: Callable[[int], Paints], position: int) -> int:
        line = self._lines.get(code)
        if line is None:
            line = self._lines[code] = len(self._lines)
            self._paint_line(line, *look(position))
        return line

    def _paint_line(self, line: int, pen: QPen, brush: QBrush) -> None:
        painter = QPainter(self.sheet)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(brush)
        for column, radius in enumerate(_RADII.tolist()):
            painter.save()
            painter.translate((column + 0.5) * self.cell, (line + 0.5) * self.cell)
            painter.scale(self.ratio, self.ratio)
            painter.setPen(pen if radius > 4 else Qt.PenStyle.NoPen)
            painter.drawEllipse(QPointF(0, 0), radius, radius)
            painter.restore()
        painter.end()
