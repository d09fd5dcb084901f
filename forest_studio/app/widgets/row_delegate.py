"""What every painted row of a list shares: one height, and a rounded ground when it is chosen."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from forest_studio.app.look.theme import Look

Index = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Subclasses paint what lies on the ground; the view does not own it, so keep it."""

    def __init__(self, look: Look, height: int, on_accent: bool = False) -> None:
        """``on_accent`` is for a list on a card that has the colour of chosen rows itself."""
        super().__init__()
        self._look, self._height, self._on_accent = look, height, on_accent

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Every row is of one height."""
        return QSize(option.rect.width(), self._height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints the ground and the row."""
        palette, chosen = self._look.palette, is_chosen(option)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            framed = chosen and self._on_accent
            painter.setPen(palette.accent if framed else Qt.PenStyle.NoPen)
            ground = palette.raised if framed else palette.accent_bg
            painter.setBrush(ground if chosen else palette.hover)
            painter.drawRoundedRect(option.rect.adjusted(1, 1, -1, -1), 6, 6)
        self.paint_row(painter, option, index)
        painter.restore()

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """What lies on the ground."""
        raise NotImplementedError


def is_chosen(option: QStyleOptionViewItem) -> bool:
    """Whether the row is selected."""
    return bool(option.state & QStyle.StateFlag.State_Selected)
