"""How much of the forest the map shows: all of it, or what lies around the selected node."""

from collections.abc import Callable
from math import isclose

from PySide6.QtCore import QEvent, QObject, QTimer

from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.map.view import MapView
from forest_studio.app.widgets.buttons import Segments

WHOLE, AROUND = "whole", "around"
_NOWHERE = (0.0, 0.0, 0.0)


class MapRange(QObject):
    """The two buttons over the map; neither is chosen once somebody pans or zooms."""

    def __init__(self, look: Look, desk: Desk, view: MapView) -> None:
        super().__init__(view)
        self._desk, self._map = desk, view
        self._moving = False
        self._goal = _NOWHERE
        choices = [(WHOLE, self.tr("Whole forest"), ""), (AROUND, self.tr("Around the node"), "")]
        self.buttons = Segments(look, choices, 30)
        self.buttons.button(WHOLE).clicked.connect(self.fit)
        self.buttons.button(AROUND).clicked.connect(self.show_around)
        # No single shot: one that is never fired, since the map goes first, is kept for ever.
        self._fit_soon = QTimer(self, singleShot=True, interval=0)
        self._fit_soon.timeout.connect(self._fit_at_once)
        view.flight.moved.connect(self._leave)
        view.flight.rested.connect(self._leave)
        view.chrome.tools.fitted.connect(self.fit)
        view.around_changed.connect(self._around_changed)
        view.installEventFilter(self)

    def fit(self, animate: bool = True) -> None:
        """Shows the whole forest."""
        self._map.set_around(False)
        self._look_at(WHOLE, lambda: self._map.fit(animate))

    def show_around(self) -> None:
        """Shows the selected node in the middle and its neighbours around it."""
        if self._map.scene.selected < 0:
            self._map.select(self._desk.node or self._desk.forest.root, reveal=False)
        self._map.set_around(True)
        self.buttons.choose(AROUND)

    def select(self, node_id: str) -> None:
        """Selects a node on the map and looks at it in the way that is chosen."""
        self._map.select(node_id)

    def fit_again(self) -> None:
        """Shows the whole forest once more when the room for it changed."""
        if self._map.is_around:
            return
        if self._goal == _NOWHERE or self.buttons.choice == WHOLE:
            # The map gets its new size only after this.
            self._fit_soon.start()

    def _fit_at_once(self) -> None:
        if not self._map.is_around:
            self.fit(animate=False)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Keeps the whole forest on the screen when the map gets another size."""
        if event.type() == QEvent.Type.Resize:
            self.fit_again()
        return False

    def _look_at(self, name: str, move: Callable[[], None]) -> None:
        self._moving = True
        move()
        self._moving = False
        self.buttons.choose(name)
        self._goal = self._view()

    def _around_changed(self, shown: bool) -> None:
        if shown:
            self.buttons.choose(AROUND)
        else:
            # The map under the local view stayed as it was.
            self.buttons.choose_none()
            if all(map(isclose, self._view(), self._goal)):
                self.buttons.choose(WHOLE)

    def _view(self) -> tuple[float, float, float]:
        camera = self._map.flight.goal
        return camera.x, camera.y, camera.zoom

    def _leave(self) -> None:
        if self._map.is_around:
            return
        same = all(map(isclose, self._view(), self._goal))
        if not self._moving and self.buttons.choice and not same:
            self.buttons.choose_none()
