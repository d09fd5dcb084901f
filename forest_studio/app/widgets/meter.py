"""The token meter: how full a budget is, where it warns and where it ends."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.palette import mix, translucent
from forest_studio.app.look.theme import Look

WARN_SHARE = 5 / 6
"""A budget is nearly used up from here on: 50 of 60 tokens."""
_FULL = 1.15
"""The bar goes on past the limit, so that an overflow is seen."""


def warn_from(limit: int) -> int:
    """Tokens from which a meter is amber."""
    return round(limit * WARN_SHARE)


def tone(tokens: int, limit: int) -> str:
    """``green``, ``amber`` or ``red``."""
    if tokens > limit:
        return "red"
    return "amber" if tokens >= warn_from(limit) else "green"


class Meter(QWidget):
    """A bar with ticks at the warning and at the limit."""

    def __init__(self, look: Look, limit: int) -> None:
        super().__init__()
        self._look = look
        self.limit = limit
        self.tokens = 0
        self.setFixedHeight(8)

    def show_tokens(self, tokens: int, limit: int | None = None) -> None:
        """Shows how many tokens are used."""
        self.tokens = tokens
        self.limit = self.limit if limit is None else limit
        self.setAccessibleName(f"{tokens} / {self.limit}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints ground, filling, overflow and the two ticks."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bar(painter)
        self._paint_ticks(painter)
        painter.end()

    def _x(self, tokens: float) -> float:
        full = max(1.0, self.limit * _FULL)
        return self.width() * min(tokens, full) / full

    def _paint_bar(self, painter: QPainter) -> None:
        palette, height = self._look.palette, self.height()
        bar = QPainterPath()
        bar.addRoundedRect(QRectF(0, 1, self.width(), height - 2), height / 2 - 1, height / 2 - 1)
        painter.save()
        painter.setClipPath(bar)
        painter.fillRect(self.rect(), palette.hover)
        end = self._x(self.limit)
        beyond = mix(palette.hover, palette.red, 0.16)
        painter.fillRect(QRectF(end, 0, self.width() - end, height), beyond)
        painter.fillRect(QRectF(0, 0, min(end, self._x(self.tokens)), height), self._filling())
        if self.tokens > self.limit:
            painter.fillRect(QRectF(end, 0, self._x(self.tokens) - end, height), palette.red)
        painter.restore()

    def _filling(self) -> QColor:
        palette = self._look.palette
        tones = {"green": palette.accent, "amber": palette.amber}
        tint = mix(palette.red, palette.bg, 0.45)
        return tones.get(tone(self.tokens, self.limit), tint)

    def _paint_ticks(self, painter: QPainter) -> None:
        palette, height = self._look.palette, self.height()
        warning = QRectF(self._x(warn_from(self.limit)) - 0.5, 1, 1.5, height - 2)
        painter.fillRect(warning, translucent(palette.bg, 0.75))
        painter.fillRect(QRectF(self._x(self.limit) - 1, 0, 2.5, height), palette.text)
