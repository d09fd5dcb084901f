"""The words beside a meter: icon, ``63 / 60 tokens``, in the meter's tone."""

from PySide6.QtWidgets import QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.labels import IconLabel, label, set_kind
from forest_studio.app.widgets.layouts import row
from forest_studio.app.widgets.meter import tone

_ICONS = {"green": "check-circle", "amber": "check-circle", "red": "warning-circle"}


class TokenCount(QWidget):
    """Never by colour alone: the icon says it as well."""

    def __init__(self, look: Look, unit: str = "") -> None:
        super().__init__()
        self._unit = unit
        self._icon = IconLabel(look, "check-circle", "accent")
        self._text = label("", "green")
        self.setLayout(row(self._icon, self._text, gap=5))

    def show_tokens(self, tokens: int, limit: int) -> None:
        """Shows a count against its limit."""
        colour = tone(tokens, limit)
        self._icon.show_icon(_ICONS[colour], "accent" if colour == "green" else colour)
        self._text.setText(f"{tokens} / {limit}{self._unit}")
        set_kind(self._text, colour)

    @property
    def text(self) -> str:
        """What is shown."""
        return self._text.text()
