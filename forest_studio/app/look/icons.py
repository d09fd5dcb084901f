"""Phosphor icons that take their colour from the palette worn at the moment they are painted."""

import json
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QIcon,
    QIconEngine,
    QImage,
    QPainter,
    QPixmap,
)

from forest_studio.app.words.translation import translate
from forest_studio.core.model.errors import ForestError

Colour = Callable[[], QColor]


class GlyphEngine(QIconEngine):
    """Paints one glyph of the icon font; a theme switch needs no new icons."""

    def __init__(self, name: str, normal: Colour, disabled: Colour, chosen: Colour) -> None:
        super().__init__()
        self._name = name
        self._normal, self._disabled, self._chosen = normal, disabled, chosen

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draws the glyph in the colour of its state."""
        colour = self._chosen if state == QIcon.State.On else self._normal
        if mode == QIcon.Mode.Disabled:
            colour = self._disabled
        paint_glyph(painter, rect, self._name, colour())

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """The glyph on a transparent ground."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        """Another engine that paints the same."""
        return GlyphEngine(self._name, self._normal, self._disabled, self._chosen)


def paint_glyph(painter: QPainter, rect: QRect, name: str, colour: QColor) -> None:
    """Draws the Phosphor icon ``name`` centred in ``rect``."""
    ratio = painter.device().devicePixelRatioF()
    picture = _picture(name, rect.width(), rect.height(), colour.rgba(), ratio)
    painter.drawImage(rect.topLeft(), picture)


# A tree shows the same dozen icons in fifty rows, and letters are slower to paint than pictures.
@lru_cache(maxsize=1000)
def _picture(name: str, width: int, height: int, colour: int, ratio: float) -> QImage:
    rect = QRect(0, 0, width, height)
    size = (rect.size() * ratio).expandedTo(QSize(1, 1))
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    font = QFont(_family())
    font.setPixelSize(max(1, round(min(width, height) * 0.92)))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    painter.setPen(QColor.fromRgba(colour))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, _glyphs()[name])
    painter.end()
    return picture


@cache
def _fonts() -> Path:
    """The folder of icon fonts in qtawesome.

    The package itself is not imported: it would load every set that it has, which costs the
    window a quarter of a second at its start.
    """
    found = find_spec("qtawesome")
    if found is None or not found.submodule_search_locations:
        raise ForestError(
            translate("Icons", "the icons are missing"),
            remedy=translate("Icons", "Install the package qtawesome"),
        )
    return Path(found.submodule_search_locations[0]) / "fonts"


@cache
def _family() -> str:
    file = next(_fonts().glob("phosphor*.ttf"))
    number = QFontDatabase.addApplicationFont(str(file))
    return QFontDatabase.applicationFontFamilies(number)[0]


@cache
def _glyphs() -> dict[str, str]:
    file = next(_fonts().glob("phosphor*charmap*.json"))
    codes: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return {name: chr(int(code, 16)) for name, code in codes.items()}
