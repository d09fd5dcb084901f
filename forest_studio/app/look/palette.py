"""The colours of the window and the map: three palettes and the arithmetic to tint them."""

import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor

UI_FONT = "Source Sans Pro"
MONO_FONT = "DejaVu Sans Mono"

FAMILIES = ("ownership", "structure", "cause", "succession", "reference", "learned")
FALLBACK_FAMILY = "structure"

# Lengths in pixels, on and off in turn; an empty pattern is a solid line.
FAMILY_DASH: dict[str, tuple[float, ...]] = {
    "ownership": (),
    "structure": (),
    "cause": (6.0, 4.0),
    "succession": (11.0, 5.0),
    "reference": (0.1, 5.0),
    "learned": (11.0, 4.5, 2.0, 4.5),
}
DOTTED_FAMILY = "reference"
FAMILY_HEAD = {
    "ownership": "filled",
    "structure": "open",
    "cause": "diamond",
    "succession": "double",
    "reference": "open",
    "learned": "ring",
}
FAMILY_WIDTH = {
    "ownership": 1.8,
    "structure": 1.4,
    "cause": 1.9,
    "succession": 1.8,
    "reference": 1.9,
    "learned": 1.8,
}

# One hue (degrees of OKLCH) a country; neighbours in this list are far apart on the wheel.
COUNTRY_HUES = (165, 235, 30, 95, 290, 200, 130, 60)
ROOT_HUE = 160


@lru_cache(maxsize=4096)
def oklch(lightness: float, chroma: float, hue: float) -> QColor:
    """The sRGB colour of an OKLCH triple, clipped to the gamut.

    `lightness` 0..1, `chroma` 0..0.4, `hue` in degrees. Matrices: Björn Ottosson, "A perceptual
    color space for image processing" (2020). The result is shared: copy it before changing it.
    """
    a = chroma * math.cos(math.radians(hue))
    b = chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    return QColor(*(round(255 * _gamma(channel)) for channel in (red, green, blue)))


def _gamma(linear: float) -> float:
    if linear <= 0:
        return 0.0
    curved = 12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055
    return min(1.0, curved)


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """The opaque colour that lies `share` (0..1) of the way from `first` to `second`."""
    pairs = zip(first.getRgb()[:3], second.getRgb()[:3], strict=True)
    return QColor(*(round(start + (end - start) * share) for start, end in pairs))


def translucent(color: QColor, alpha: float) -> QColor:
    """A copy of `color` with the opacity `alpha` (0..1)."""
    copy = QColor(color)
    copy.setAlphaF(max(0.0, min(1.0, alpha)))
    return copy


@dataclass(frozen=True, slots=True)
class Palette:
    """Every colour token of one look; the names are those of the design."""

    name: str
    is_dark: bool
    is_contrast: bool
    map: QColor
    bg: QColor
    raised: QColor
    hover: QColor
    press: QColor
    accent_bg: QColor
    line: QColor
    strong: QColor
    text: QColor
    text2: QColor
    text3: QColor
    accent: QColor
    on_accent: QColor
    amber: QColor
    amber_bg: QColor
    red: QColor
    red_bg: QColor
    blue: QColor
    blue_bg: QColor
    walk: QColor
    focus: QColor
    families: dict[str, QColor]
    heat: tuple[QColor, ...]

    def family(self, family: str) -> QColor:
        """The line colour of an edge family; an unknown family looks like structure."""
        return self.families.get(family, self.families[FALLBACK_FAMILY])

    def edge(self, family: str, own: str = "") -> QColor:
        """The line colour of an edge type: its own ``#RRGGBB``, else its family's.

        High contrast keeps to the families, whose contrast is known.
        """
        colour = QColor(own) if own and not self.is_contrast else QColor()
        return colour if colour.isValid() else self.family(family)

    def heat_at(self, warmth: float) -> QColor:
        """The colour of a heat between 0 (cold) and 1 (hottest)."""
        place = max(0.0, min(0.9999, warmth)) * (len(self.heat) - 1)
        step = int(place)
        return mix(self.heat[step], self.heat[step + 1], place - step)

    def root_fill(self) -> tuple[QColor, QColor]:
        """The ground of the whole forest, at its centre and at its rim."""
        if self.is_dark:
            return oklch(0.215, 0.016, ROOT_HUE), oklch(0.185, 0.013, ROOT_HUE)
        return oklch(0.985, 0.010, 130), oklch(0.965, 0.012, 130)

    def root_rim(self) -> QColor:
        """The rim of the whole forest."""
        return oklch(0.33, 0.02, ROOT_HUE) if self.is_dark else oklch(0.83, 0.02, 140)

    def grove_fill(self, hue: float, depth: int) -> QColor:
        """The quiet ground of a grove at `depth` (a country is 1)."""
        step = min(depth, 7)
        if self.is_contrast:
            return QColor("#000000")
        if self.is_dark:
            return oklch(0.205 + 0.030 * step, min(0.016 + 0.006 * step, 0.04), hue)
        return oklch(0.975 - 0.022 * step, min(0.012 + 0.004 * step, 0.04), hue)

    def grove_rim(self, hue: float, depth: int) -> QColor:
        """The rim of a grove at `depth`."""
        step = min(depth, 7)
        if self.is_contrast:
            return QColor("#FFFFFF" if depth < 2 else "#B0B0B0")
        if self.is_dark:
            return oklch(0.36 + 0.05 * step, 0.035, hue)
        return oklch(0.80 - 0.02 * step, 0.035, hue)

    def leaf(self, hue: float) -> QColor:
        """The disc of a node in a country of this hue."""
        if self.is_contrast:
            return QColor("#D6D6D6")
        return oklch(0.70, 0.075, hue) if self.is_dark else oklch(0.56, 0.08, hue)

    def country_ink(self, hue: float) -> QColor:
        """The name of a country, outside its rim."""
        return oklch(0.82, 0.075, hue) if self.is_dark else oklch(0.40, 0.075, hue)

    def grove_ink(self, hue: float) -> QColor:
        """The name of a grove, on its pill."""
        return oklch(0.86, 0.045, hue) if self.is_dark else oklch(0.36, 0.06, hue)


def _colors(names: str) -> list[QColor]:
    return [QColor(f"#{name}") for name in names.split()]


def _palette(name: str, tokens: str, families: str, heat: str) -> Palette:
    return Palette(
        name,
        name != "light",
        name == "contrast",
        *_colors(tokens),
        families=dict(zip(FAMILIES, _colors(families), strict=True)),
        heat=tuple(_colors(heat)),
    )


_DARK_HEAT = "262E33 4B3A66 8D3F74 CC5158 F0863F FACB5E FFF6CF"
_CONTRAST_HEAT = "6B5A96 9563B4 CC5CA0 FF7070 FFA04D FFD966 FFFFFF"
"""The coolest still stands out 3:1 from black."""

DARK = _palette(
    "dark",
    "0C110F 141A17 1B2320 243029 2C3A32 1D3A2C 2B3630 66786E E8EEE9 B0BDB5 99A89F 74D3A0 07150D "
    "F2BC57 3A2E14 FF8F80 43211D 84BDF5 1B2F42 FFF3D6 9FE8C1",
    "68A2FF B9C0B9 F16543 C983B4 A4FFCD F0EE45",
    _DARK_HEAT,
)
LIGHT = _palette(
    "light",
    "EEF1EB F8FAF6 FFFFFF E9EEE7 DCE4DA D6EEDF D6DDD4 829085 17211B 46544B 53625A 17703F FFFFFF "
    "835300 FBEBCB B3261E FBE0DC 1A5FA8 DCEAF9 17211B 0F6B3C",
    "006FBE 626663 910000 7B2B83 004F42 906400",
    "E3E8E1 F3DDAF F2B566 E07F42 BE4A51 853069 3F1F58",
)
CONTRAST = _palette(
    "contrast",
    "000000 000000 0A0A0A 1F1F1F 2A2A2A 0B3D25 FFFFFF FFFFFF FFFFFF FFFFFF D6D6D6 5CFFB0 000000 "
    "FFD75E 000000 FF9C8F 3A0500 9CCBFF 000000 FFFFFF FFFF00",
    "6FA8FF D0D0D0 FF6F4A D68AC2 A4FFCD FFF04D",
    _CONTRAST_HEAT,
)
PALETTES = {palette.name: palette for palette in (DARK, LIGHT, CONTRAST)}
