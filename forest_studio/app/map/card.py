"""The ground of everything that floats over the map, and a button that fits on it."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QWidget

from forest_studio.app.look.icons import paint_glyph
from forest_studio.app.look.palette import Palette, translucent

_CORNER = 8.0
_BUTTON = 30
_ICON = 18


class Card(QFrame):
    """A frame that lets a little of the map shine through."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.palette_now = palette
        # A wheel or a click on the card is not one on the map.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)

    def set_palette(self, palette: Palette) -> None:
        """Takes another look, with all that lies on the card."""
        self.palette_now = palette
        for child in self.findChildren(QWidget):
            if isinstance(child, CardButton):
                child.palette_now = palette
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground and its frame."""
        palette = self.palette_now
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(translucent(palette.bg, 1.0 if palette.is_contrast else 0.92))
        painter.setPen(QPen(palette.line, 1))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER
        )
        painter.end()


class CardButton(QAbstractButton):
    """A flat button; it shows hover, being on, and the keyboard's focus."""

    def __init__(self, palette: Palette, icon: str, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.palette_now = palette
        self.icon_name = icon
        self.setToolTip(tip)
        self.setAccessibleName(tip.partition("  ")[0])
        self.setFixedSize(self.sizeHint())
        # A click must leave the keyboard's focus on the map.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """The size of a tool in a bar."""
        return QSize(_BUTTON, _BUTTON)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Shows the hover."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Takes the hover away."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground of the state and the icon."""
        painter = QPainter(self)
        self.paint_ground(painter)
        palette = self.palette_now
        ink = palette.accent if self.isChecked() else palette.text2
        ink = ink if self.isEnabled() else palette.strong
        side = QRectF(0, 0, _ICON, _ICON)
        side.moveCenter(QRectF(self.rect()).center())
        paint_glyph(painter, side.toRect(), self.icon_name, ink)
        painter.end()

    def paint_ground(self, painter: QPainter) -> None:
        """Hover, being on and focus."""
        palette = self.palette_now
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        inner = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isDown() or (self.underMouse() and self.isEnabled()):
            painter.setBrush(palette.press if self.isDown() else palette.hover)
            painter.drawRoundedRect(inner, 6, 6)
        elif self.isChecked() and self.shows_checked_ground():
            painter.setBrush(palette.accent_bg)
            painter.drawRoundedRect(inner, 6, 6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.focus, 2))
            painter.drawRoundedRect(inner, 6, 6)

    def shows_checked_ground(self) -> bool:
        """Whether being on tints the whole button."""
        return True
