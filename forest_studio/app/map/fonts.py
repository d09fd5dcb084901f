"""The fonts of the map, each made once."""

from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from forest_studio.app.look.palette import UI_FONT

REGULAR, SEMIBOLD, BOLD = 400, 600, 700


@lru_cache(maxsize=32)
def font(pixels: int, weight: int = REGULAR, spacing: float = 0.0) -> QFont:
    """The face of the window in `pixels`; `spacing` is added between letters."""
    made = QFont(UI_FONT)
    made.setPixelSize(pixels)
    made.setWeight(QFont.Weight(weight))
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    made.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return made


@lru_cache(maxsize=32)
def metrics(pixels: int, weight: int = REGULAR, spacing: float = 0.0) -> QFontMetricsF:
    """The measures of the same font."""
    return QFontMetricsF(font(pixels, weight, spacing))
