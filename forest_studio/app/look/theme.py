"""The look of the program: its fonts, which palette it wears, and how that reaches Qt."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from forest_studio.app.look.dressing import dressed_anew
from forest_studio.app.look.icons import GlyphEngine
from forest_studio.app.look.palette import (
    CONTRAST,
    DARK,
    LIGHT,
    MONO_FONT,
    PALETTES,
    UI_FONT,
    Palette,
    mix,
)
from forest_studio.app.look.style_sheet import style_sheet
from forest_studio.paths import shipped

SYSTEM = "system"
CHOICES = (SYSTEM, *PALETTES)


class Look(QObject):
    """What the program wears now; every painted widget holds it and reads ``palette`` anew."""

    changed = Signal()
    system_changed = Signal()
    """The system prefers something else, and its wish counts."""

    def __init__(self, app: QApplication, choice: str = SYSTEM) -> None:
        super().__init__(app)
        self._app = app
        self.choice = SYSTEM
        self.palette: Palette = DARK
        # Python may collect an engine before the icon that still paints with it, which crashes:
        # whatever was made stays.
        self._icons: dict[tuple[str, str, str], QIcon] = {}
        load_fonts()
        app.setFont(ui_font())
        app.setStyle(QStyleFactory.create("Fusion"))
        app.styleHints().colorSchemeChanged.connect(self._follow_system)
        self.wear(choice)

    def wear(self, choice: str) -> None:
        """Puts on ``dark``, ``light`` or ``contrast``, or what the ``system`` prefers, at once."""
        for _ in self.steps(choice):
            pass

    def steps(self, choice: str) -> Iterator[None]:
        """The same, with halts wherever the window may have a turn; a look half put on is not for
        the eyes."""
        self.choice = choice if choice in CHOICES else SYSTEM
        palette = PALETTES.get(self.choice) or self._system_palette()
        yield from dressed_anew(self._app, partial(self._put_on, palette))

    @property
    def next(self) -> str:
        """The name of the palette after the present one."""
        names = tuple(PALETTES)
        return names[(names.index(self.palette.name) + 1) % len(names)]

    def _put_on(self, palette: Palette) -> None:
        self.palette = palette
        self._app.setPalette(qt_palette(palette))
        # Measured with a thousand widgets: Qt takes 500 ms to replace a sheet, 130 to set one.
        self._app.setStyleSheet("")
        self._app.setStyleSheet(style_sheet(palette))
        self.changed.emit()

    def icon(self, name: str, token: str = "text2", chosen: str = "accent") -> QIcon:
        """The Phosphor icon ``name`` in the palette's colour ``token``."""
        if (name, token, chosen) not in self._icons:
            colours = partial(self.colour, token), self._disabled, partial(self.colour, chosen)
            self._icons[name, token, chosen] = QIcon(GlyphEngine(name, *colours))
        return self._icons[name, token, chosen]

    def country_icon(self, name: str, hue: int) -> QIcon:
        """The Phosphor icon ``name`` in the colour of a country."""
        if (name, str(hue), "") not in self._icons:
            colour = partial(self._country_ink, hue)
            self._icons[name, str(hue), ""] = QIcon(GlyphEngine(name, colour, colour, colour))
        return self._icons[name, str(hue), ""]

    def colour(self, token: str) -> QColor:
        """The colour that a token such as ``text2`` has now."""
        colour: QColor = getattr(self.palette, token)
        return colour

    def _disabled(self) -> QColor:
        return mix(self.palette.text3, self.palette.bg, 0.55)

    def _country_ink(self, hue: int) -> QColor:
        return self.palette.country_ink(hue)

    def _system_palette(self) -> Palette:
        hints = self._app.styleHints()
        # Qt tells of a wish for contrast from 6.10 on.
        wishes = hints.accessibility() if hasattr(hints, "accessibility") else None
        if wishes is not None and wishes.contrastPreference() == Qt.ContrastPreference.HighContrast:
            return CONTRAST
        scheme = hints.colorScheme()
        return LIGHT if scheme == Qt.ColorScheme.Light else DARK

    def _follow_system(self) -> None:
        if self.choice == SYSTEM:
            self.system_changed.emit()


def load_fonts() -> None:
    """Adds the fonts that ship with the program; without them Qt picks the system's."""
    for file in sorted(shipped("resources", "fonts").glob("*.otf")):
        QFontDatabase.addApplicationFont(str(file))


def ui_font(pixels: int = 14, weight: int = 400) -> QFont:
    """The interface font with figures of one width."""
    font = QFont(UI_FONT)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    if hasattr(font, "setFeature"):
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def mono_font(pixels: int = 12) -> QFont:
    """The font of observations and of code."""
    font = QFont(MONO_FONT)
    font.setPixelSize(pixels)
    font.setStyleHint(QFont.StyleHint.Monospace)
    return font


def qt_palette(palette: Palette) -> QPalette:
    """Our tokens in the roles that Qt's own widgets ask for."""
    roles = QPalette.ColorRole
    pairs = {
        roles.Window: palette.bg,
        roles.Base: palette.raised,
        roles.AlternateBase: palette.bg,
        roles.Button: palette.raised,
        roles.ToolTipBase: palette.raised,
        roles.WindowText: palette.text,
        roles.Text: palette.text,
        roles.ButtonText: palette.text,
        roles.ToolTipText: palette.text,
        roles.PlaceholderText: palette.text3,
        roles.Highlight: palette.accent_bg,
        roles.HighlightedText: palette.text,
        roles.Link: palette.accent,
        roles.LinkVisited: palette.accent,
    }
    result = QPalette()
    for role, colour in pairs.items():
        result.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, palette.text3)
    return result
