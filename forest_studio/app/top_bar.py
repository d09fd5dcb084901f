"""The bar at the top: forest, way, find box, workspaces, undo, look."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from forest_studio.app.actions import Actions
from forest_studio.app.breadcrumb import Breadcrumb
from forest_studio.app.commands.commands import Commands
from forest_studio.app.desk import Desk
from forest_studio.app.look.theme import Look
from forest_studio.app.search.find_box import FindBox
from forest_studio.app.widgets.buttons import Segments, action_tool, push, tool
from forest_studio.app.widgets.layouts import STRETCH, row
from forest_studio.app.widgets.logo import Logo
from forest_studio.app.words.engine_texts import label_text
from forest_studio.app.workspaces.workspace import WorkspaceName


class TopBar(QFrame):
    """Made for one open forest."""

    workspace_wanted = Signal(str)

    def __init__(
        self,
        look: Look,
        desk: Desk,
        actions: Actions,
        workspaces: Sequence[WorkspaceName],
        commands: Commands,
    ) -> None:
        super().__init__()
        self._look, self._desk, self._actions = look, desk, actions
        self.setProperty("kind", "top-bar")
        self.setFixedHeight(48)
        self.name = push(
            look, desk.forest.manifest.name or desk.session.repository.root.name, "node"
        )
        self.crumb = Breadcrumb(look)
        self.finder = FindBox(look, commands)
        self.finder.use(desk)
        choices = [(space.name, space.text, space.icon) for space in workspaces]
        self.workspaces = Segments(look, choices, 32)
        self.theme = self._theme_button()
        self.layout_menu = QMenu(self)
        self._panels = self._layout_button()
        self._settings = action_tool(look, actions.settings, "gear-six")
        self._forest_menu = self._menu_button()
        self._build()
        self._connect()
        self.show_state()

    def show_state(self) -> None:
        """Follows what can be done now."""
        session, places = self._desk.session, self._desk.places
        writable = self._desk.writable
        undo, redo = label_text(session.can_undo), label_text(session.can_redo)
        self._actions.undo.setEnabled(bool(undo) and writable)
        self._actions.redo.setEnabled(bool(redo) and writable)
        _tip(self._actions.undo, self.tr("Undo: {0}").format(undo) if undo else self.tr("Undo"))
        _tip(self._actions.redo, self.tr("Redo: {0}").format(redo) if redo else self.tr("Redo"))
        self._actions.back.setEnabled(places.can_back)
        self._actions.forward.setEnabled(places.can_forward)
        self.theme.setIcon(self._look.icon("moon" if self._look.palette.is_dark else "sun"))

    def _follow(self, _event: object) -> None:
        self.name.setText(
            self._desk.forest.manifest.name or self._desk.session.repository.root.name
        )
        self.show_state()

    def _connect(self) -> None:
        self.name.clicked.connect(lambda: self._desk.select(self._desk.forest.root))
        self.crumb.node_wanted.connect(self._desk.select)
        self.workspaces.chosen.connect(self.workspace_wanted)
        self._desk.selected.connect(lambda _node: self.show_state())
        self._desk.forest_changed.connect(self._follow)
        self._desk.wrote.connect(self.show_state)
        self._desk.past_changed.connect(self.show_state)
        self._look.changed.connect(self.show_state)

    def _build(self) -> None:
        actions, look = self._actions, self._look
        back = action_tool(look, actions.back, "arrow-left")
        forward = action_tool(look, actions.forward, "arrow-right")
        self._undo = action_tool(look, actions.undo, "arrow-u-up-left")
        self._redo = action_tool(look, actions.redo, "arrow-u-up-right")
        self.name.setToolTip(self.tr("Go to the root of the forest"))
        left = row(Logo(look, 26), 4, self.name, self._forest_menu, 6, back, forward, 4, gap=2)
        left.addWidget(self.crumb, 1)
        tools = (self._undo, self._redo, 4, self._panels, self.theme, self._settings)
        right = row(STRETCH, self.workspaces, 8, *tools, gap=2)
        layout = row(gap=12, margins=(12, 0, 12, 0))
        # Equal halves keep the find box in the middle of the window.
        layout.addWidget(_half(left), 1)
        layout.addWidget(self.finder)
        layout.addWidget(_half(right), 1)
        self.setLayout(layout)

    def _menu_button(self) -> QToolButton:
        button = tool(self._look, "caret-down", self.tr("Forest"), 22, "text3")
        menu = QMenu(button)
        actions = self._actions
        for action in (actions.open, actions.open_sample, actions.plant):
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(actions.export)
        languages = menu.addMenu(self.tr("Language"))
        languages.addActions(list(actions.languages.values()))
        menu.addSeparator()
        for action in (actions.refresh, actions.problems, actions.close_forest, actions.quit):
            menu.addAction(action)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return button

    def _layout_button(self) -> QToolButton:
        button = tool(self._look, "layout", self.tr("Panels and layouts"))
        button.setMenu(self.layout_menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return button

    def _theme_button(self) -> QToolButton:
        button = tool(self._look, "moon", self.tr("Look"))
        menu = QMenu(button)
        group = QActionGroup(menu)
        for name, action in self._actions.themes.items():
            action.setCheckable(True)
            action.setData(name)
            group.addAction(action)
            menu.addAction(action)
        menu.aboutToShow.connect(lambda: self._tick_theme(group))
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return button

    def _tick_theme(self, group: QActionGroup) -> None:
        for action in group.actions():
            action.setChecked(action.data() == self._look.choice)


def _tip(action: QAction, text: str) -> None:
    """A tool button takes its tip from its action whenever that changes."""
    keys = action.shortcut().toString()
    action.setToolTip(f"{text}  {keys}" if keys else text)


def _half(content: QHBoxLayout) -> QWidget:
    half = QWidget()
    half.setLayout(content)
    half.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return half
