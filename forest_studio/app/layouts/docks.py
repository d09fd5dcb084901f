"""The ground on which the panels lie around the middle of the window."""

from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QByteArray, QChildEvent, QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QTabBar, QTabWidget, QWidget

from forest_studio.app.layouts.dock import Dock
from forest_studio.app.layouts.focus_keeper import FocusKeeper
from forest_studio.app.layouts.panel import AREAS, Panel, Side
from forest_studio.app.layouts.sizes import BOTTOM, LEAST, ROOMY, SHIPPED, WIDE_SHARE, widths
from forest_studio.app.look.theme import Look

_FORMAT = 1
"""Counts up when layouts of earlier versions would not fit any more."""


class Docks(QMainWindow):
    """Shows the panels of one workspace at a time; where they lie is told and taken as text."""

    menu_wanted = Signal(object, QPoint)
    """The Dock that is to be moved, and where on the screen its menu belongs."""
    panels_changed = Signal()
    """Another set of panels can be seen."""

    def __init__(self, look: Look, centre: QWidget) -> None:
        super().__init__(flags=Qt.WindowType.Widget)
        self._look = look
        self._docks: dict[str, Dock] = {}
        self._shown: tuple[Dock, ...] = ()
        self._chosen: dict[Side, int] = {}
        """Widths that somebody gave a side; the others get the one that fits the window."""
        self._settling: str | None = None
        """The layout that was asked for, until the window has the size it will have."""
        self._settle_soon = QTimer(self, singleShot=True, interval=0)
        self._settle_soon.timeout.connect(self._settle)
        self.setCentralWidget(centre)
        FocusKeeper(self)
        options = QMainWindow.DockOption
        self.setDockOptions(options.AllowNestedDocks | options.AllowTabbedDocks)
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        corners, areas = Qt.Corner, Qt.DockWidgetArea
        self.setCorner(corners.BottomLeftCorner, areas.LeftDockWidgetArea)
        self.setCorner(corners.BottomRightCorner, areas.RightDockWidgetArea)

    # Panels

    def add(self, panel: Panel) -> None:
        """Makes a dock of a panel; it stays hidden until its workspace is shown."""
        panel.widget.setMinimumWidth(LEAST[panel.side])
        dock = self._docks[panel.name] = Dock(self._look, panel, self)
        dock.menu_wanted.connect(self.menu_wanted)
        dock.visibilityChanged.connect(lambda _seen: self.panels_changed.emit())
        dock.hide()

    def show_panels(self, names: Sequence[str], state: str = "") -> None:
        """Shows these panels as a layout tells, or as they ship, in place of those before."""
        for dock in self._shown:
            dock.setFloating(False)
            self.removeDockWidget(dock)
        self._shown = tuple(self._docks[name] for name in names)
        self.use(state)

    def dock(self, name: str) -> Dock:
        """The dock of a panel."""
        return self._docks[name]

    @property
    def shown(self) -> tuple[Dock, ...]:
        """The docks of the workspace, closed ones too."""
        return self._shown

    def open_panel(self, name: str, is_open: bool = True) -> None:
        """Opens a panel before all tabs, or closes it; only while its workspace is shown."""
        dock = self._docks[name]
        if dock not in self._shown:
            return
        if is_open:
            dock.bring_to_front()
        else:
            dock.hide()

    def bring(self, name: str) -> None:
        """Opens a panel unless it is in front already."""
        if not self._docks[name].in_front:
            self.open_panel(name)

    def is_open(self, name: str) -> bool:
        """Whether a panel can be seen, or would be if its tab were chosen."""
        dock = self._docks[name]
        return dock in self._shown and not dock.isHidden()

    def toggle(self, name: str) -> None:
        """Opens a panel that is closed or behind a tab; closes one that is in front."""
        dock = self._docks[name]
        self.open_panel(name, dock.isHidden() or not dock.in_front)

    def move_to(self, dock: Dock, side: Side) -> None:
        """Puts a panel at a side of the map, beside or above what lies there."""
        dock.setFloating(False)
        self.addDockWidget(AREAS[side], dock)
        dock.bring_to_front()
        self.resizeDocks([dock], [self._wanted(dock, side)], _along(side))
        self._chosen.pop(side, None)

    def join(self, dock: Dock, other: Dock) -> None:
        """Puts a panel into the tabs of another one."""
        dock.setFloating(False)
        self.tabifyDockWidget(other, dock)
        dock.bring_to_front()

    def set_floating(self, dock: Dock, floats: bool) -> None:
        """Lets a panel float over the window, or puts it back where it was."""
        dock.setFloating(floats)
        dock.bring_to_front()

    # Layouts

    def use(self, state: str) -> None:
        """Takes a layout, or with none the one that ships; a layout that does not fit is that."""
        self._settling = state
        if self.isVisible():
            self._lay_out(state)
            self._settle_soon.start()

    def state(self) -> str:
        """The present layout as text."""
        if self._settling is not None:
            return self._settling
        return b64encode(bytes(self.saveState(_FORMAT).data())).decode("ascii")

    def widen(self, name: str, wide: bool) -> None:
        """Gives a panel much of the window, or what it has otherwise."""
        dock = self._docks[name]
        side = _side(self, dock)
        if side is not None and dock in self._shown and not dock.isFloating():
            room = self.height() if side is Side.BOTTOM else self.width()
            size = round(room * WIDE_SHARE) if wide else self._wanted(dock, side)
            self.resizeDocks([dock], [size], _along(side))
            if wide and side is not Side.BOTTOM:
                self._chosen[side] = size
            else:
                self._chosen.pop(side, None)

    def fold_away(self) -> None:
        """Takes floating panels off the screen; for when the forest is left."""
        for dock in self._docks.values():
            dock.hide()

    # The keyboard

    def next_stop(self, centre: QWidget) -> None:
        """Moves the keyboard on: what lies left, the middle, what lies below, the rest."""
        stops = list(self._stops(centre))
        here = next((i for i, (_, stop) in enumerate(stops) if _holds_focus(stop)), -1)
        dock, stop = stops[(here + 1) % len(stops)]
        if dock is None:
            self.window().activateWindow()
            stop.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            dock.take_focus(stop)

    def _stops(self, centre: QWidget) -> Iterator[tuple[Dock | None, QWidget]]:
        for side in (Side.LEFT, None, Side.BOTTOM, Side.RIGHT):
            if side is None:
                yield None, centre
                continue
            for dock in self._shown:
                place = _side(self, dock) or dock.panel.side
                if place is side and not dock.isHidden():
                    stops = (stop for stop in dock.panel.stops() if stop.isVisible())
                    yield from ((dock, stop) for stop in stops)

    # Inside

    def createPopupMenu(self) -> QMenu | None:  # type: ignore[override]
        """Qt's own list of docks would be a second menu of panels."""
        return None

    def childEvent(self, event: QChildEvent) -> None:
        """Qt makes the bars of tabs by itself; here they get their form."""
        super().childEvent(event)
        bar = event.child() if event.type() == QEvent.Type.ChildPolished else None
        if isinstance(bar, QTabBar):
            bar.setDrawBase(False)
            bar.setExpanding(False)
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            bar.setAccessibleName(self.tr("Panels that lie on one another"))

    def event(self, event: QEvent) -> bool:
        """The lines between the panels are Qt's own; what is let go of there was chosen."""
        done = bool(super().event(event))
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
            self._note_widths()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Panels whose width nobody chose get the one that fits the window."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Before it is on the screen there is no room to share out."""
        super().showEvent(event)
        if self._settling is not None:
            self.use(self._settling)

    def _fit(self) -> None:
        if not self.isVisible():
            return
        if self._settling:
            # Qt shares out a layout in the room of that moment: once more in the right one.
            hidden = [dock.isHidden() for dock in self._shown]
            self._restore(self._settling)
            for dock, was_hidden in zip(self._shown, hidden, strict=True):
                dock.setVisible(not was_hidden)
        self._give_widths(all_of_them=self._settling == "")

    def _settle(self) -> None:
        focus = self.window().focusWidget()
        self._fit()
        self._settling = None
        # Qt hides and shows the panels for it, and the keyboard wanders off meanwhile.
        if focus is not None and self.isAncestorOf(focus) and focus.isVisible():
            focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self, state: str) -> None:
        self._ship()
        if state and not self._restore(state):
            self._settling = ""
            self._ship()
        self._give_widths(all_of_them=not self._settling)
        self.panels_changed.emit()

    def _ship(self) -> None:
        """Puts every panel where it lies in the layout that ships."""
        below: list[Dock] = []
        for dock in self._shown:
            dock.setFloating(False)  # Qt lets a panel float on once it was taken out.
            self.removeDockWidget(dock)
            self.addDockWidget(AREAS[dock.panel.side], dock)
            if dock.panel.side is Side.BOTTOM:
                if below:
                    self.tabifyDockWidget(below[-1], dock)
                below.append(dock)
            dock.setVisible(dock.panel.shown)

    def _give_widths(self, all_of_them: bool) -> None:
        """Gives the sides the size that ships; without ``all_of_them`` where nobody chose one."""
        if all_of_them:
            self._chosen.clear()
        for side, width in widths(self.width()).items():
            docks, chosen = self._at(side), self._chosen.get(side)
            # What somebody chose is only given back where a small window had taken of it.
            if docks and (chosen is None or docks[0].width() < chosen):
                self.resizeDocks(docks[:1], [chosen or width], Qt.Orientation.Horizontal)
        below = self._at(Side.BOTTOM)
        if below and all_of_them:
            self.resizeDocks(below[:1], [BOTTOM], Qt.Orientation.Vertical)

    def _note_widths(self) -> None:
        """A side that is neither as it ships nor squeezed was given its width by hand."""
        for side, shipped in SHIPPED.items():
            width = next((dock.width() for dock in self._at(side)), 0)
            squeezed = self.width() < ROOMY and width < min(shipped)
            if not width or width in shipped or squeezed:
                self._chosen.pop(side, None)
            else:
                self._chosen[side] = width

    def _at(self, side: Side) -> list[Dock]:
        return [d for d in self._shown if _side(self, d) is side and not d.isFloating()]

    def _restore(self, state: str) -> bool:
        try:
            kept = b64decode(state, validate=True)
        except ValueError:
            return False
        done = bool(self.restoreState(QByteArray(kept), _FORMAT))
        # Qt writes docks that were taken out into a layout as well, and brings them back with it.
        for dock in self._docks.values():
            if dock not in self._shown:
                self.removeDockWidget(dock)
            # A panel that becomes a window while the page around it is switched, when Qt paints
            # nothing, is forgotten when it paints again.
            if dock.isFloating():
                dock.setUpdatesEnabled(True)
        if done:
            self._note_widths()
        return done

    def _wanted(self, dock: Dock, side: Side) -> int:
        if side is Side.BOTTOM:
            return BOTTOM
        return max(widths(self.width())[side], dock.minimumSizeHint().width())


def _side(docks: QMainWindow, dock: Dock) -> Side | None:
    """Where a dock lies; None while it is in no place."""
    area = docks.dockWidgetArea(dock)
    return next((side for side, own in AREAS.items() if own == area), None)


def _along(side: Side) -> Qt.Orientation:
    return Qt.Orientation.Vertical if side is Side.BOTTOM else Qt.Orientation.Horizontal


def _holds_focus(widget: QWidget) -> bool:
    return widget.hasFocus() or any(child.hasFocus() for child in widget.findChildren(QWidget))
