"""What can be done with panels and layouts, as actions for the menu and the find box."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from forest_studio.app.layouts.dock import Dock
from forest_studio.app.layouts.docks import Docks
from forest_studio.app.layouts.layout_keeper import LayoutKeeper
from forest_studio.app.layouts.panel import Side
from forest_studio.app.look.theme import Look


class LayoutActions(QObject):
    """Made anew each time they are asked for: panels and layouts come and go."""

    def __init__(self, look: Look, docks: Docks, keeper: LayoutKeeper) -> None:
        super().__init__(docks)
        self._look, self._docks, self._keeper = look, docks, keeper
        self._owner = QObject(self)
        docks.menu_wanted.connect(self._open_panel_menu)

    def fill(self, menu: QMenu) -> None:
        """Puts everything into the menu of the top bar."""
        menu.clear()
        for dock in self._docks.shown:
            menu.addAction(self._toggle(dock, menu))
        menu.addSeparator()
        moves = menu.addMenu(self.tr("Move a panel"))
        for dock in self._docks.shown:
            moves.addMenu(self._panel_menu(dock, moves))
        menu.addSeparator()
        for name in self._keeper.names:
            menu.addMenu(self._layout_menu(name, menu))
        menu.addAction(self._save(menu))
        menu.addAction(self._reset(menu))

    def commands(self) -> list[QAction]:
        """Everything by words alone, for the find box; good until they are asked for again."""
        self._owner.deleteLater()
        self._owner = owner = QObject(self)
        actions = []
        for dock in self._docks.shown:
            title, name = dock.panel.title, dock.panel.name
            is_open = self._docks.is_open(name)
            words = self.tr("Close the panel: {0}") if is_open else self.tr("Open the panel: {0}")
            act = partial(self._docks.toggle, name)
            actions.append(_action(owner, words.format(title), act, f"panel.toggle.{name}"))
            text = self.tr("Move the panel: {0}…").format(title)
            actions.append(_action(owner, text, partial(self._focus_menu, dock), f"panel.{name}"))
        for name in self._keeper.names:
            actions += self._layout_commands(owner, name)
        return [*actions, self._save(owner), self._reset(owner)]

    def _layout_commands(self, owner: QObject, name: str) -> list[QAction]:
        keeper = self._keeper
        return [
            _action(owner, text.format(name), partial(act, name))
            for text, act in (
                (self.tr("Layout: {0}"), keeper.choose),
                (self.tr("Rename the layout: {0}…"), keeper.ask_to_rename),
                (self.tr("Delete the layout: {0}"), keeper.drop),
            )
        ]

    def _toggle(self, dock: Dock, menu: QMenu) -> QAction:
        name = dock.panel.name
        action = _action(menu, dock.panel.title, partial(self._docks.toggle, name))
        action.setCheckable(True)
        action.setChecked(self._docks.is_open(name))
        return action

    def _panel_menu(self, dock: Dock, parent: QWidget) -> QMenu:
        menu = QMenu(dock.panel.title, parent)
        move = self._docks.move_to
        menu.addAction(self.tr("To the left"), partial(move, dock, Side.LEFT))
        menu.addAction(self.tr("To the right"), partial(move, dock, Side.RIGHT))
        menu.addAction(self.tr("Below the map"), partial(move, dock, Side.BOTTOM))
        shown = [d for d in self._docks.shown if not d.isHidden() and not d.isFloating()]
        others = [other for other in shown if other is not dock]
        if others:
            tabs = menu.addMenu(self.tr("Into the tabs of"))
            for other in others:
                tabs.addAction(other.panel.title, partial(self._docks.join, dock, other))
        menu.addSeparator()
        floats = dock.isFloating()
        words = self.tr("Put it back into the window") if floats else self.tr("Let it float")
        menu.addAction(words, partial(self._docks.set_floating, dock, not floats))
        menu.addAction(self.tr("Close"), dock.hide)
        return menu

    def _layout_menu(self, name: str, parent: QWidget) -> QMenu:
        menu = QMenu(name, parent)
        menu.addAction(self.tr("Use this layout"), partial(self._keeper.choose, name))
        menu.addAction(self.tr("Replace by the present one"), partial(self._keeper.save, name))
        menu.addAction(self.tr("Rename…"), partial(self._keeper.ask_to_rename, name))
        menu.addAction(self.tr("Delete"), partial(self._keeper.drop, name))
        return menu

    def _save(self, owner: QObject) -> QAction:
        return _action(owner, self.tr("Save this layout…"), self._keeper.ask_to_save, "layout.save")

    def _reset(self, owner: QObject) -> QAction:
        return _action(owner, self.tr("Reset the layout"), self._keeper.reset, "layout.reset")

    def _open_panel_menu(self, dock: Dock, place: QPoint) -> None:
        menu = self._panel_menu(dock, dock)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)
        menu.setActiveAction(menu.actions()[0])

    def _focus_menu(self, dock: Dock) -> None:
        self._docks.open_panel(dock.panel.name)
        dock.ask_for_menu()


def _action(owner: QObject, text: str, act: Callable[[], object], name: str = "") -> QAction:
    action = QAction(text, owner)
    action.setObjectName(name)
    action.triggered.connect(lambda _on=False: act())
    return action
