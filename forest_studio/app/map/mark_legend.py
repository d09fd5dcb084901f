"""The strip that explains the marks on nodes: only those that occur, with their number."""

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.palette import Palette
from forest_studio.app.map.card import Card
from forest_studio.app.map.fonts import font, metrics
from forest_studio.app.map.leaf_atlas import LeafStyle, paint_leaf
from forest_studio.app.map.map_data import MapData, NodeFlag
from forest_studio.app.map.paint_leaves import paint_broken, paint_over_budget
from forest_studio.app.words.translation import number

_HEIGHT = 28
_ICON = 22.0
_GAP = 12.0
_PADDING = 10.0


class MarkLegend(Card):
    """One sample and count for each mark."""

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(palette, parent)
        self._marks: list[tuple[NodeFlag, str]] = []
        self.setAccessibleName(self.tr("Marks on nodes"))

    def set_data(self, data: MapData) -> None:
        """Counts the marks of a forest."""
        names = {
            NodeFlag.WILD: self.tr("wild {0}"),
            NodeFlag.SUPERSEDED: self.tr("superseded {0}"),
            NodeFlag.OVER_BUDGET: self.tr("over budget {0}"),
            NodeFlag.BROKEN: self.tr("broken {0}"),
        }
        self._marks = []
        for flag, name in names.items():
            count = int(np.count_nonzero(data.flags & flag))
            if count:
                self._marks.append((flag, name.format(number(count))))
        self.setAccessibleDescription(", ".join(text for _, text in self._marks))
        self.setToolTip("")
        self.setVisible(bool(self._marks))
        self.resize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the marks need."""
        widths = [_ICON + metrics(13).horizontalAdvance(text) + _GAP for _, text in self._marks]
        return QSize(round(sum(widths) - _GAP + 2 * _PADDING), _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The samples and their words."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = _PADDING
        for flag, text in self._marks:
            self._paint_sample(painter, flag, left + 8)
            painter.setFont(font(13))
            painter.setPen(self.palette_now.text2)
            width = metrics(13).horizontalAdvance(text)
            box = QRectF(left + _ICON, 0, width + 2, _HEIGHT)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
            left += _ICON + width + _GAP
        painter.end()

    def _paint_sample(self, painter: QPainter, flag: NodeFlag, x: float) -> None:
        palette, y = self.palette_now, _HEIGHT / 2
        if flag is NodeFlag.BROKEN:
            paint_broken(painter, (x, y, 6), palette, palette.bg)
        elif flag is NodeFlag.OVER_BUDGET:
            paint_leaf(painter, (x - 1, y + 1, 5), LeafStyle.PLAIN, palette.text3, palette.bg)
            paint_over_budget(painter, (x - 1, y + 1, 6), palette, palette.bg)
        else:
            style = LeafStyle.WILD if flag is NodeFlag.WILD else LeafStyle.SUPERSEDED
            paint_leaf(painter, (x, y, 5.5), style, palette.text2, palette.bg)
