"""The window of one open forest: bar, left dock, map, right dock, bottom, status."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSplitter, QStackedWidget, QWidget

from forest_studio.app.actions import Actions
from forest_studio.app.curate_panel import CuratePanel
from forest_studio.app.desk import Desk
from forest_studio.app.disk.compare_page import ComparePage
from forest_studio.app.disk.notices import Notices
from forest_studio.app.drafts.earlier import EarlierDrafts
from forest_studio.app.drafts.earlier_page import EarlierPage
from forest_studio.app.edges.types_panel import TypesPanel
from forest_studio.app.history.forest_history import ForestHistory
from forest_studio.app.history.past_bar import PastBar
from forest_studio.app.history.time_travel import TimeTravel
from forest_studio.app.hunt.hunting import Hunting
from forest_studio.app.hunt.question_panel import QuestionPanel
from forest_studio.app.hunt.step_panel import StepPanel
from forest_studio.app.hunt.timeline import Timeline
from forest_studio.app.hunt.walk_legend import WalkLegend
from forest_studio.app.hunt.walk_on_map import present_stop, stops, untaken
from forest_studio.app.left_panel import LeftPanel
from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map.view import MapView
from forest_studio.app.map_keeper import MapKeeper
from forest_studio.app.map_range import MapRange
from forest_studio.app.problems.problems_panel import ProblemsPanel
from forest_studio.app.status_bar import StatusBar
from forest_studio.app.theme import Look
from forest_studio.app.top_bar import CURATE, HUNT, TopBar
from forest_studio.app.widgets.layouts import column, greedy, holder

_WIDE = 1400
_DOCKS = {True: (284, 392), False: (236, 344)}
"""Widths of the docks in a wide and in a narrow window."""
_BOTTOM = 244


class Workshop(QWidget):
    """Panels know the desk; this one lays them out and switches between workspaces."""

    workspace_changed = Signal(str)

    def __init__(
        self, look: Look, desk: Desk, actions: Actions, first_map: tuple[MapData, Layout]
    ) -> None:
        super().__init__()
        self._look = look
        self.desk = desk
        self.workspace = CURATE
        self.hunting = Hunting(desk)
        self.map = MapView(look.palette)
        self.map.set_data(*first_map)
        self.keeper = MapKeeper(desk, first_map)
        self.top = TopBar(look, desk, actions)
        self.left = LeftPanel(look, desk)
        self.curate = CuratePanel(look, desk)
        self.question = QuestionPanel(look, self.hunting)
        self.step = StepPanel(look, desk, self.hunting)
        self.problems = ProblemsPanel(look, desk)
        self.travel = TimeTravel(desk)
        self.history = ForestHistory(look, desk, self.travel)
        self.past_bar = PastBar(look, desk, self.travel)
        self.earlier = EarlierDrafts(desk)
        self.earlier_page = EarlierPage(look, desk, self.earlier)
        self.compare = ComparePage(look, desk)
        self.notices = Notices(look, desk, self.earlier)
        self.timeline = Timeline(look, desk, self.hunting)
        self.status = StatusBar(look, desk)
        self.range = MapRange(look, desk, self.map)
        self._wide: bool | None = None
        self._types: TypesPanel | None = None
        self._build()
        self._connect()
        self.show_workspace(CURATE)

    # Workspaces

    def show_workspace(self, name: str) -> None:
        """Shows Curate or Hunt over the same map."""
        self.workspace = name
        self.top.workspaces.choose(name)
        hunting = name == HUNT
        self._walk_legend.setVisible(hunting)
        self.map.chrome.set_legends_shown(not hunting)
        # In a hunt the walk speaks; the selection's edges would drown it.
        self.map.select(None if hunting else self.desk.node, reveal=False)
        self._show_way()
        self._left.setCurrentIndex(1 if hunting else 0)
        self._right.setCurrentIndex(1 if hunting else 0)
        if hunting:
            self.travel.back()
            self.show_map()
        self._show_bottom()
        self._draw_walk()
        if hunting:
            self.hunting.load_trails()
        self.workspace_changed.emit(name)

    def show_problems(self, shown: bool) -> None:
        """Opens or folds the list of problems."""
        self._open_below(self.problems if shown else None)

    def show_history(self, shown: bool) -> None:
        """Opens or folds the history of the forest."""
        self._open_below(self.history if shown else None)
        if shown:
            self.history.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _open_below(self, panel: QWidget | None) -> None:
        """Opens one panel below the map, or folds whichever is open."""
        self._below = panel
        if panel is not None and self.workspace != CURATE:
            self.show_workspace(CURATE)
        self._show_bottom()

    # Over the map

    def compare_versions(self, node: str) -> None:
        """Shows what is typed beside what is on disk."""
        self.show_workspace(CURATE)
        self.desk.select(node)
        self.compare.compare(node)
        self._centre.setCurrentWidget(self.compare)

    def review_drafts(self) -> None:
        """Shows the drafts that an earlier time left."""
        self.show_workspace(CURATE)
        self.earlier.look()
        self._centre.setCurrentWidget(self.earlier_page)
        self.earlier_page.take_focus()

    def show_map(self) -> None:
        """Puts away what lies over the map."""
        if self._centre.currentWidget() is not self.map:
            self._centre.setCurrentWidget(self.map)
            self.map.setFocus(Qt.FocusReason.OtherFocusReason)

    def _compared(self, node: str) -> None:
        self.show_map()
        self.status.say(self.tr("It is in the editor now, and not saved yet."), "small")
        words = self.desk.drafts.get(node) is not None
        self.curate.show_draft(body=not words)

    def _restored(self, _node: str) -> None:
        if not self.earlier.left_behind:
            self.show_map()

    def _leave_earlier(self) -> None:
        self.notices.keep_for_later()
        self.show_map()

    def _show_version(self, node: str, commit: str) -> None:
        self.desk.select(node)
        self.curate.show_page("history")
        self.curate.history.show_commit(commit)

    def _show_bottom(self) -> None:
        """The timeline needs steps, the problems somebody who asks for them."""
        steps = bool(self.hunting.steps) or self.hunting.running
        hunting = self.workspace == HUNT
        self._bottom.setCurrentWidget(self.timeline if hunting else self._below or self.problems)
        shown = steps if hunting else self._below is not None
        if shown == self._bottom.isHidden():
            self._bottom.setVisible(shown)
            self.range.fit_again()

    @property
    def problems_open(self) -> bool:
        """Whether the list of problems is shown."""
        return self._below is self.problems and self.workspace == CURATE

    @property
    def history_open(self) -> bool:
        """Whether the history of the forest is shown."""
        return self._below is self.history and self.workspace == CURATE

    def next_panel(self) -> None:
        """Moves the keyboard to the next panel: left, map, bottom, right."""
        if self.workspace == HUNT:
            panels = [self.question.question, self.map, self.timeline.table, self.step.observation]
        else:
            bottom = [self.problems.table] if self.problems_open else []
            bottom = [self.history.table] if self.history_open else bottom
            form = self.curate.passport.form.summary
            panels = [self.left.search.box, self.left.tree, self.map, *bottom, form]
        here = next((i for i, panel in enumerate(panels) if _holds_focus(panel)), -1)
        panels[(here + 1) % len(panels)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    # The map

    def _show_way(self) -> None:
        if self.workspace == HUNT:
            self.top.crumb.show_words(
                self.tr("Hunts"), self.hunting.question or self.tr("a new question")
            )
        else:
            self.top.crumb.show_node(self.desk.forest, self.desk.node or self.desk.forest.root)

    def _select_on_map(self, node_id: str) -> None:
        self.range.select(node_id)
        self._show_way()

    def _from_map(self, node_id: str) -> None:
        if not node_id:
            return
        if self.workspace == HUNT:
            places = [i for i, s in enumerate(self.hunting.steps) if s.observation.node == node_id]
            if places:
                self.hunting.select(places[-1])
        self.desk.select(node_id)

    def _ask_for_edge(self, source: str, target: str) -> None:
        """Goes on in the panel of edges with an edge that was drawn on the map."""
        self.desk.select(source)
        self.curate.show_page("edges")
        self.curate.edges.add_edge_to(target)

    def _draw_walk(self) -> None:
        steps = self.hunting.steps
        if self.workspace != HUNT or not steps:
            self.map.clear_walk()
            return
        selected = self.hunting.selected
        doors = untaken(steps[selected]) if 0 <= selected < len(steps) else ()
        self.map.show_walk(stops(steps), present_stop(steps, selected), doors)

    # Layout

    def manage_types(self) -> None:
        """Opens the manager of edge types, or brings the open one to the front."""
        if self._types is None:
            self._types = TypesPanel(self._look, self.desk, self.window())
            self._types.closed.connect(self._forget_types)
        self._types.open_over()

    def _forget_types(self) -> None:
        self._types = None

    def _widen(self, wide: bool) -> None:
        """Gives the right dock two thirds of the window, or what it has otherwise."""
        left, right = _DOCKS[bool(self._wide)]
        room = self.width()
        right = round(room * 0.56) if wide else right
        self._docks.setSizes([left, room - left - right - 2, right])
        self.range.fit_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives the docks the width that fits the window, when that changes."""
        super().resizeEvent(event)
        wide = event.size().width() >= _WIDE
        if wide != self._wide:
            self._wide = wide
            left, right = _DOCKS[wide]
            room = event.size().width()
            self._docks.setSizes([left, room - left - right - 2, right])

    def _build(self) -> None:
        self._left = _stack(self.left, self.question)
        self._right = _stack(self.curate, self.step)
        self._bottom = _stack(self.problems, self.history, self.timeline)
        self._below: QWidget | None = None
        self._centre = _stack(self.map, self.compare, self.earlier_page)
        self._walk_legend = WalkLegend(self._look)
        corner = holder(column(self.range.buttons, self._walk_legend, gap=10))
        self.map.chrome.set_corner(corner)
        # Heat comes with trails that deposit it; until then the button would do nothing.
        self.map.chrome.tools.heat.hide()
        self._middle = QSplitter(Qt.Orientation.Vertical)
        self._docks = QSplitter(Qt.Orientation.Horizontal)
        # Bars take their room from the map: the docks stay as they are.
        above = holder(column(self.past_bar, self.notices, greedy(self._centre), gap=0))
        _fill(self._middle, above, self._bottom)
        self._middle.setStretchFactor(0, 1)
        self._middle.setSizes([1000, _BOTTOM])
        _fill(self._docks, self._left, self._middle, self._right)
        self._docks.setStretchFactor(1, 1)
        self._left.setMinimumWidth(200)
        self._right.setMinimumWidth(300)
        self.setLayout(column(self.top, greedy(self._docks), self.status, gap=0))

    def _wear(self) -> None:
        self.map.set_palette(self._look.palette)

    def _connect(self) -> None:
        desk, hunting = self.desk, self.hunting
        self._look.changed.connect(self._wear)
        self.keeper.ready.connect(self.map.set_data)
        self.map.node_selected.connect(self._from_map)
        self.map.edge_drawn.connect(self._ask_for_edge)
        desk.selected.connect(self._select_on_map)
        desk.forest_changed.connect(lambda _event: self._show_way())
        self.left.search.hits_found.connect(self.map.show_hits)
        self.curate.body.room_wanted.connect(self._widen)
        self.curate.edges.types_wanted.connect(self.manage_types)
        self.curate.history.room_wanted.connect(self._widen)
        self._connect_past()
        self.status.problems_wanted.connect(lambda: self.show_problems(not self.problems_open))
        self.problems.place_wanted.connect(self.curate.show_place)
        self.problems.close_wanted.connect(lambda: self.show_problems(False))
        self.top.workspace_wanted.connect(self.show_workspace)
        hunting.steps_changed.connect(self._show_bottom)
        hunting.running_changed.connect(self._show_bottom)
        hunting.steps_changed.connect(self._draw_walk)
        hunting.steps_changed.connect(self._show_way)
        hunting.selected_changed.connect(lambda _place: self._draw_walk())

    def _connect_past(self) -> None:
        """What was, what others do, and what was left unsaved."""
        self.history.close_wanted.connect(lambda: self.show_history(False))
        self.history.touched.connect(self.map.show_hits)
        self.history.node_wanted.connect(self._show_version)
        self.left.actions_of_tree.history_wanted.connect(
            lambda _node: self.curate.show_page("history")
        )
        self.curate.disk_bar.compare_wanted.connect(self.compare_versions)
        self.compare.done.connect(self._compared)
        self.compare.close_wanted.connect(self.show_map)
        self.notices.review_wanted.connect(self.review_drafts)
        self.earlier_page.close_wanted.connect(self._leave_earlier)
        self.earlier.restored.connect(self._restored)


def _stack(*pages: QWidget) -> QStackedWidget:
    stack = QStackedWidget()
    for page in pages:
        stack.addWidget(page)
    return stack


def _fill(splitter: QSplitter, *parts: QWidget) -> None:
    for part in parts:
        splitter.addWidget(part)
        splitter.setCollapsible(splitter.count() - 1, False)
    splitter.setHandleWidth(1)
    splitter.setFrameShape(QFrame.Shape.NoFrame)


def _holds_focus(widget: QWidget) -> bool:
    return widget.hasFocus() or any(child.hasFocus() for child in widget.findChildren(QWidget))
