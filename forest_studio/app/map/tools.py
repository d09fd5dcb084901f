"""The column of tools at the upper right of the map."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from forest_studio.app.look.palette import Palette
from forest_studio.app.map.card import Card, CardButton


class MapTools(Card):
    """Zoom, fit, zoom to the selection, heat."""

    zoomed_in = Signal()
    zoomed_out = Signal()
    fitted = Signal()
    focused = Signal()
    heat_toggled = Signal(bool)

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(palette, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(3, 3, 3, 3)
        column.setSpacing(2)
        self.setAccessibleName(self.tr("Map tools"))
        self.heat = self._button("fire", self.tr("Show heat  (H)"))
        self.heat.setCheckable(True)
        self.to_selection = self._button("crosshair-simple", self.tr("Zoom to the selection  (.)"))
        buttons = (
            (self._button("plus", self.tr("Zoom in  (+)")), self.zoomed_in),
            (self._button("minus", self.tr("Zoom out  (-)")), self.zoomed_out),
            (self._button("corners-out", self.tr("Show the whole forest  (0)")), self.fitted),
            (self.to_selection, self.focused),
        )
        for button, signal in buttons:
            button.clicked.connect(signal)
            column.addWidget(button)
        self.heat.toggled.connect(self.heat_toggled)
        column.addWidget(self.heat)
        # Heat comes with trails that deposit it; until then the button would do nothing.
        self.heat.hide()
        self.adjustSize()

    def offer_heat(self, offered: bool = True) -> None:
        """Shows the flame once somebody answers to it."""
        self.heat.setVisible(offered)
        self.adjustSize()

    def _button(self, icon: str, tip: str) -> CardButton:
        return CardButton(self.palette_now, icon, tip, self)
