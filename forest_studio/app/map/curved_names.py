"""Names along rims as SVG writes them, which Qt's generator of drawings can't: one text each."""

import math
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

from PySide6.QtGui import QColor

from forest_studio.app.look.palette import UI_FONT
from forest_studio.app.map.fonts import BOLD

_HALF = 1.5
"""Radians of the rim on either side of a name's middle: another font may need more room."""


@dataclass(frozen=True, slots=True)
class CurvedName:
    """A name on a circle around a centre, its middle turned by `turn` from the top."""

    text: str
    centre: tuple[float, float]
    radius: float
    turn: float
    pixels: int
    spacing: float
    """Pixels between letters."""
    ink: QColor

    def svg(self, name: str) -> str:
        """The line that it runs along, called `name`, and the text."""
        (x, y), radius = self.centre, self.radius
        ends = [
            f"{x + radius * math.sin(angle):.2f} {y - radius * math.cos(angle):.2f}"
            for angle in (self.turn - _HALF, self.turn + _HALF)
        ]
        return (
            f'<path id="{name}" fill="none" stroke="none"'
            f' d="M {ends[0]} A {radius:.2f} {radius:.2f} 0 0 1 {ends[1]}"/>\n'
            f'<text fill="{self.ink.name()}" stroke="none" font-family="{UI_FONT}"'
            f' font-size="{self.pixels}" font-weight="{BOLD}" letter-spacing="{self.spacing}"'
            f' text-anchor="middle"><textPath xlink:href="#{name}" startOffset="50%">'
            f"{escape(_printable(self.text))}</textPath></text>\n"
        )


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a frame of vectors leaves to be written when its shapes have been."""

    names: list[CurvedName] = field(default_factory=list)

    def finish(self, svg: str) -> str:
        """The text of a drawing with the names over its shapes."""
        written = "".join(name.svg(f"rim-{n}") for n, name in enumerate(self.names, 1))
        before, end, after = svg.rpartition("</svg>")
        # Text along a line is more than the profile has that Qt writes.
        before = before.replace(' version="1.2" baseProfile="tiny"', ' version="1.1"', 1)
        return before + written + end + after


def _printable(text: str) -> str:
    """Without what XML does not allow."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
