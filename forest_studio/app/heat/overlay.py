"""Heat over the map in Curate and in Hunt: the choice, the legend, the flame and its key."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from forest_studio.app.desk import Desk
from forest_studio.app.heat.heating import ALL, OFF, QUESTION, Heating
from forest_studio.app.heat.legend import HeatLegend
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.look.theme import Look
from forest_studio.app.map.chrome import Corner
from forest_studio.app.widgets.buttons import Segments
from forest_studio.app.workspaces.stage import Stage
from forest_studio.app.workspaces.workspace import HUNT

_LOW = 800
"""Height of the map, in pixels, below which both legends together cover too much of it."""


class HeatOverlay(QObject):
    """In Hunt the choice is always there; in Curate it comes with the flame, and goes with it."""

    name = "heat"
    kept_changed = Signal(str)

    def __init__(self, look: Look, desk: Desk, stage: Stage, hunting: Hunting) -> None:
        super().__init__(stage)
        self._stage = stage
        self._workspace = ""
        self._folded_edges = False
        self.heating = Heating(desk, stage, hunting)
        choices = [
            (QUESTION, self.tr("Heat: this question"), ""),
            (ALL, self.tr("all questions"), ""),
            (OFF, self.tr("off"), ""),
        ]
        self.buttons = Segments(look, choices, 30)
        self.buttons.setAccessibleName(self.tr("Heat over the map"))
        self.legend = HeatLegend(look, desk, self.heating)
        chrome = stage.map.chrome
        chrome.add(self.buttons, Corner.TOP_LEFT)
        chrome.add(self.legend, Corner.BOTTOM_LEFT)
        chrome.tools.offer_heat(True)
        self._commands = [
            self._command(choice, text)
            for choice, text in (
                (QUESTION, self.tr("Show the heat of this question")),
                (ALL, self.tr("Show the heat of all questions")),
                (OFF, self.tr("Show no heat")),
            )
        ]
        self.buttons.chosen.connect(self.heating.choose)
        self.heating.chosen.connect(lambda _kept: self._show_parts())
        self.heating.chosen.connect(self.kept_changed)
        self.heating.changed.connect(self._paint)
        stage.map.heat_toggled.connect(self._toggle)
        stage.map.around_changed.connect(lambda _around: self._show_parts())
        self._show_parts()

    def show_in(self, workspace: str) -> None:
        """Shows what was chosen in another workspace."""
        self._workspace = workspace
        self.heating.show_in(workspace)
        self._show_parts()

    def put_back(self, kept: str) -> None:
        """Takes up what was chosen in each workspace."""
        self.heating.put_back(kept)
        self._show_parts()

    def commands(self) -> list[QAction]:
        """The three choices."""
        return self._commands

    def _command(self, choice: str, text: str) -> QAction:
        action = QAction(text, self)
        action.setObjectName(f"heat.{choice}")
        action.triggered.connect(lambda: self.heating.choose(choice))
        return action

    def _toggle(self, on: bool) -> None:
        self.heating.toggle(on)

    def _show_parts(self) -> None:
        choice, around = self.heating.choice, self._stage.map.is_around
        hunts = self._workspace == HUNT
        self.buttons.choose(choice)
        self.buttons.setVisible(not around and (hunts or choice != OFF))
        self.legend.setVisible(not around and choice != OFF)
        self._make_room(not hunts and choice != OFF)
        # The map's range has its keys; in a hunt its place belongs to the heat.
        self._stage.range.buttons.setVisible(not hunts or around)
        self._mark_flame()

    def _make_room(self, shown: bool) -> None:
        """In a low map the list of edge types folds while heat is shown, and opens again."""
        edges = self._stage.map.chrome.edges
        if shown and not edges.is_folded and self._stage.map.height() < _LOW:
            self._folded_edges = True
            edges.fold(True)
        elif not shown and self._folded_edges:
            self._folded_edges = False
            edges.fold(False)

    def _paint(self) -> None:
        warmth = self.heating.warmth
        some = warmth.wish.choice != OFF and bool(warmth.nodes)
        # A map without any heat keeps the colours of its countries.
        if some:
            self._stage.map.set_heat(warmth.nodes, warmth.edges, warmth.rows)
        else:
            self._stage.map.set_heat(None)
        self._mark_flame()

    def _mark_flame(self) -> None:
        flame = self._stage.map.chrome.tools.heat
        flame.blockSignals(True)
        flame.setChecked(self.heating.choice != OFF)
        flame.blockSignals(False)
