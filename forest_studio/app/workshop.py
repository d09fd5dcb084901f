"""The window of one open forest: bar, panels around the stage, status, and its workspaces."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from forest_studio.app.actions import Actions
from forest_studio.app.commands.commands import Commands
from forest_studio.app.commands.why_not import WhyNot
from forest_studio.app.desk import Desk
from forest_studio.app.hunt.hunt_state import HOP
from forest_studio.app.layouts.docks import Docks
from forest_studio.app.layouts.kept_layouts import KeptLayouts
from forest_studio.app.layouts.layout_actions import LayoutActions
from forest_studio.app.layouts.layout_keeper import LayoutKeeper
from forest_studio.app.look.theme import Look
from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.status_bar import StatusBar
from forest_studio.app.top_bar import TopBar
from forest_studio.app.widgets.layouts import column, greedy
from forest_studio.app.workspaces.curate import HISTORY, PROBLEMS, CurateWorkspace
from forest_studio.app.workspaces.hunt import HuntWorkspace
from forest_studio.app.workspaces.registered import OVERLAYS, WORKSPACES, MapOverlay
from forest_studio.app.workspaces.stage import Stage
from forest_studio.app.workspaces.workspace import CURATE, HUNT, Workspace
from forest_studio.core.trails.trail import Trail


class Workshop(QWidget):
    """Panels know the desk; workspaces know their panels; this one switches between them."""

    workspace_changed = Signal(str)
    settings_wanted = Signal()

    def __init__(self, look: Look, desk: Desk, actions: Actions, layouts: KeptLayouts) -> None:
        """Empty until its ``steps`` were taken."""
        super().__init__()
        self.desk = desk
        self._look, self._actions, self._kept_layouts = look, actions, layouts
        self.spaces: dict[str, Workspace] = {}
        self.overlays: list[MapOverlay] = []
        self.workspace = CURATE

    # Building

    def steps(self, first_map: tuple[MapData, Layout]) -> Iterator[None]:
        """Makes one part after another, and halts wherever the window may have a turn."""
        look, desk, actions = self._look, self.desk, self._actions
        self.stage = Stage(look, desk, first_map)
        self.docks = Docks(look, self.stage)
        # What is added to a window that has its place already is dressed only once.
        frame = column(greedy(self.docks), gap=0)
        self.setLayout(frame)
        yield
        self.layouts = LayoutKeeper(look, self.docks, self._kept_layouts)
        self.curating = CurateWorkspace(look, desk, self.stage, self.docks)
        yield from self._take_in(self.curating)
        self.hunt = HuntWorkspace(look, desk, self.stage, self.docks)
        yield from self._take_in(self.hunt)
        for make in WORKSPACES:
            yield from self._take_in(make(look, desk))
        for make_overlay in OVERLAYS:
            self.overlays.append(make_overlay(look, desk, self.stage, self.hunt.hunting))
            yield
        yield
        self._layout_actions = LayoutActions(look, self.docks, self.layouts)
        self.commands = Commands(
            lambda: [*actions.all, *self._own_commands()], WhyNot(desk, self.stage.earlier).of
        )
        names = [space.named for space in self.spaces.values()]
        self.top = TopBar(look, desk, actions, names, self.commands)
        yield
        self.status = StatusBar(look, desk)
        frame.insertWidget(0, self.top)
        frame.addWidget(self.status)
        self._name_parts()
        self._connect()
        self._show(CURATE)

    # Workspaces

    def show_workspace(self, name: str) -> None:
        """Shows another workspace over the same map; shown again it goes back to its own page."""
        if name == self.workspace:
            self.stage.set_home(self.spaces[name].centre)
            return
        self.spaces[self.workspace].leave()
        focus = self.window().focusWidget()
        # Qt would hand the keyboard of a hidden panel to whatever comes next.
        lost = focus is not None and self.docks.isAncestorOf(focus)
        self._show(name)
        if (beginning := self.spaces[name].beginning) is not None:
            beginning.setFocus(Qt.FocusReason.OtherFocusReason)
        elif lost:
            self.stage.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, name: str) -> None:
        space = self.spaces[name]
        self.workspace = name
        self.top.workspaces.choose(name)
        self.stage.set_home(space.centre)
        self.layouts.show_workspace(name, [panel.name for panel in space.panels])
        self._show_way()
        self.status.show_part(space.status_part)
        space.enter()
        for overlay in self.overlays:
            overlay.show_in(name)
        self.workspace_changed.emit(name)

    def _own_commands(self) -> list[QAction]:
        """What the find box offers here beside the actions of the window."""
        of_spaces = [action for space in self.spaces.values() for action in space.commands()]
        of_overlays = [action for over in self.overlays for action in over.commands()]
        return [*of_spaces, *of_overlays, *self._layout_actions.commands()]

    def next_panel(self) -> None:
        """Moves the keyboard to the next panel: left, middle, below, right."""
        self.docks.next_stop(self.stage.page)

    def show_trail(self, trail: Trail) -> None:
        """Replays a trail in Hunt."""
        self.show_workspace(HUNT)
        self.hunting.show_trail(trail)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Lets the map fly and the steps of a hunt come one by one, or not."""
        self.map.set_reduced_motion(reduced)
        self.hunting.set_pace(0 if reduced else HOP)

    def close_spaces(self) -> None:
        """The forest is left: what is under way stops, floating panels go."""
        for space in self.spaces.values():
            space.close()
            # A workspace that nobody went to has its parts to itself, and signals keep them alive.
            for part in (space.centre, space.status_part):
                if part is not None and part.parent() is None:
                    part.deleteLater()
        self.docks.fold_away()

    # What the actions of the window do here

    def show_problems(self, shown: bool) -> None:
        """Opens or closes the list of problems."""
        self.curating.show_problems(shown)

    def show_history(self, shown: bool) -> None:
        """Opens or closes the history of the forest."""
        self.curating.show_history(shown)

    @property
    def problems_open(self) -> bool:
        """Whether the list of problems is shown."""
        return self.curating.is_open(PROBLEMS)

    @property
    def history_open(self) -> bool:
        """Whether the history of the forest is shown."""
        return self.curating.is_open(HISTORY)

    # Inside

    def _take_in(self, space: Workspace) -> Iterator[None]:
        self.spaces[space.named.name] = space
        yield from space.steps()
        for panel in space.panels:
            self.docks.add(panel)
            yield
        space.workspace_wanted.connect(self.show_workspace)
        space.node_wanted.connect(self._show_node)
        space.trail_wanted.connect(self.show_trail)
        space.settings_wanted.connect(self.settings_wanted)
        space.way_changed.connect(self._show_way)

    def _name_parts(self) -> None:
        """The parts by which actions and tests know the window."""
        curating, hunt, stage = self.curating, self.hunt, self.stage
        self.map, self.keeper, self.range = stage.map, stage.keeper, stage.range
        self.travel, self.past_bar = stage.travel, stage.past_bar
        self.notices, self.earlier = stage.notices, stage.earlier
        self.left, self.curate, self.problems = curating.left, curating.curate, curating.problems
        self.history, self.compare = curating.history, curating.compare
        self.earlier_page, self.hunting = curating.earlier_page, hunt.hunting
        self.question, self.step, self.timeline = hunt.question, hunt.step, hunt.timeline

    def _show_way(self) -> None:
        words = self.spaces[self.workspace].way()
        if words is not None:
            self.top.crumb.show_words(*words)
        else:
            self.top.crumb.show_node(self.desk.forest, self.desk.node or self.desk.forest.root)

    def _show_node(self, node: str) -> None:
        self.show_workspace(CURATE)
        self.desk.select(node)

    def _select_on_map(self, node_id: str) -> None:
        self.map.select(node_id, reveal=False)
        self._show_way()
        # The map flies there once the panels have followed: both in one turn take too long.
        QTimer.singleShot(1, self, partial(self._fly_to, node_id))

    def _fly_to(self, node_id: str) -> None:
        if self.map.scene.overlay.selected == node_id:
            self.range.select(node_id)

    def _from_map(self, node_id: str) -> None:
        if node_id:
            self.desk.select(node_id)

    def _connect(self) -> None:
        self.map.node_selected.connect(self._from_map)
        self.desk.selected.connect(self._select_on_map)
        self.desk.forest_changed.connect(lambda _event: self._show_way())
        self.docks.panels_changed.connect(self.range.fit_again)
        self.status.problems_wanted.connect(lambda: self.show_problems(not self.problems_open))
        self.status.shortcuts_wanted.connect(self.curating.show_learned)
        self.top.workspace_wanted.connect(self.show_workspace)
        self.top.layout_menu.aboutToShow.connect(
            lambda: self._layout_actions.fill(self.top.layout_menu)
        )
