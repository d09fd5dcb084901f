"""The Curate workspace: search, tree, passport, edges, problems and history around the map."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from forest_studio.app.curate_panel import CuratePanel
from forest_studio.app.desk import Desk
from forest_studio.app.disk.compare_page import ComparePage
from forest_studio.app.drafts.earlier_page import EarlierPage
from forest_studio.app.edges.types_panel import TypesPanel
from forest_studio.app.heat.learned_panels import SHORTCUTS, LearnedPanels
from forest_studio.app.history.forest_history import ForestHistory
from forest_studio.app.layouts.docks import Docks
from forest_studio.app.layouts.panel import Panel, Side
from forest_studio.app.left_panel import LeftPanel
from forest_studio.app.look.theme import Look
from forest_studio.app.problems.problems_panel import ProblemsPanel
from forest_studio.app.workspaces.stage import Stage
from forest_studio.app.workspaces.workspace import CURATE, Workspace, WorkspaceName
from forest_studio.core.hunt.misleading import Misleading

FIND, PASSPORT, PROBLEMS, HISTORY = "find", "passport", "problems", "history"


class CurateWorkspace(Workspace):
    """Panels know the desk; this one tells them what the others ask of them."""

    def __init__(self, look: Look, desk: Desk, stage: Stage, docks: Docks) -> None:
        super().__init__(stage)
        self._look, self._desk, self._stage, self._docks = look, desk, stage, docks
        self.named = WorkspaceName(CURATE, self.tr("Curate"), "pencil-simple")
        self._types: TypesPanel | None = None
        self._entered = False
        self._marked: tuple[str, ...] = ()
        """What was searched for, or touched by a commit, as long as it is asked for."""

    def steps(self) -> Iterator[None]:
        """Makes the panels, and halts wherever somebody else may have a turn."""
        look, desk = self._look, self._desk
        self.left = LeftPanel(look, desk)
        yield
        self.curate = CuratePanel(look, desk)
        yield from self.curate.steps()
        yield
        self.problems = ProblemsPanel(look, desk)
        yield
        self.history = ForestHistory(look, desk, self._stage.travel)
        yield
        self.learned = LearnedPanels(look, desk, self)
        yield
        self.compare = ComparePage(look, desk)
        self.earlier_page = EarlierPage(look, desk, self._stage.earlier)
        self.panels = self._make_panels()
        self._commands = self._make_commands()
        self._connect()
        self._connect_past()

    def enter(self) -> None:
        """The selected node stands out again, and what was found."""
        self._entered = True
        self._stage.map.select(self._desk.node, reveal=False)
        self._stage.map.show_hits(self._marked)

    def leave(self) -> None:
        """Takes the marks of what was found off the map: elsewhere nobody could clear them."""
        self._entered = False
        self._stage.map.show_hits(())

    def commands(self) -> list[QAction]:
        """The pages of the selected node, and what was learned from hunts."""
        return [*self._commands, *self.learned.commands]

    def show_problems(self, shown: bool) -> None:
        """Opens or closes the list of problems."""
        self._open_below(PROBLEMS, shown)

    def show_history(self, shown: bool) -> None:
        """Opens or closes the history of the forest."""
        self._open_below(HISTORY, shown)
        if shown:
            self.history.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_learned(self, panel: str = SHORTCUTS, shown: bool = True) -> None:
        """Opens or closes the shortcuts of hunts, or the scents that mislead."""
        self._open_below(panel, shown)
        if shown:
            of_panel = next(p for p in self.learned.panels if p.name == panel)
            of_panel.stops()[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def is_open(self, panel: str) -> bool:
        """Whether one of the panels can be seen."""
        return self._docks.is_open(panel)

    # Over the map

    def compare_versions(self, node: str) -> None:
        """Shows what is typed beside what is on disk."""
        self.workspace_wanted.emit(CURATE)
        self._desk.select(node)
        self.compare.compare(node)
        self._stage.show_page(self.compare)

    def review_drafts(self) -> None:
        """Shows the drafts that an earlier time left."""
        self.workspace_wanted.emit(CURATE)
        self._stage.earlier.look()
        self._stage.show_page(self.earlier_page)
        self.earlier_page.take_focus()

    def manage_types(self) -> None:
        """Opens the manager of edge types, or brings the open one to the front."""
        if self._types is None:
            self._types = TypesPanel(self._look, self._desk, self._stage.window())
            self._types.closed.connect(self._forget_types)
        self._types.open_over()

    def _open_below(self, panel: str, shown: bool) -> None:
        if shown:
            self.workspace_wanted.emit(CURATE)
        self._docks.open_panel(panel, shown)

    def _forget_types(self) -> None:
        self._types = None

    def _compared(self, node: str) -> None:
        self._stage.go_home()
        self._desk.said.emit(self.tr("It is in the editor now, and not saved yet."), "small")
        words = self._desk.drafts.get(node) is not None
        self._open_passport()
        self.curate.show_draft(body=not words)

    def _restored(self, _node: str) -> None:
        if not self._stage.earlier.left_behind:
            self._stage.go_home()

    def _leave_earlier(self) -> None:
        self._stage.notices.keep_for_later()
        self._stage.go_home()

    def _show_version(self, node: str, commit: str) -> None:
        self._desk.select(node)
        self.show_page("history")
        self.curate.history.show_commit(commit)

    def _ask_for_edge(self, source: str, target: str) -> None:
        """Goes on in the panel of edges with an edge that was drawn on the map."""
        self._desk.select(source)
        self.show_page("edges")
        self.curate.edges.add_edge_to(target)

    def show_page(self, page: str) -> None:
        """Shows a page of the node, in whatever dock it lies."""
        self._open_passport()
        self.curate.show_page(page)

    def open_find(self) -> None:
        """Brings search and tree to the front."""
        self.workspace_wanted.emit(CURATE)
        self._docks.bring(FIND)

    def _write_scent(self, scent: Misleading) -> None:
        self._desk.select(scent.node)
        self._open_passport()
        self.curate.show_scent(scent.line)

    def _open_passport(self) -> None:
        self._docks.bring(PASSPORT)

    # Parts

    def _make_panels(self) -> tuple[Panel, ...]:
        left, problems, history = self.left, self.problems, self.history
        text = self.tr("Passport and edges")
        return (
            Panel(FIND, self.tr("Search and tree"), left, Side.LEFT, self._stops_left),
            Panel(PASSPORT, text, self.curate, Side.RIGHT, self._stops_right),
            _below(PROBLEMS, self.tr("Problems"), problems, problems.table),
            _below(HISTORY, self.tr("History of the forest"), history, history.table),
            *self.learned.panels,
        )

    def _make_commands(self) -> list[QAction]:
        texts = (
            ("passport", self.tr("Show the passport of the node")),
            ("edges", self.tr("Show the edges of the node")),
            ("doors", self.tr("Show the doors of the node")),
            ("body", self.tr("Show the body of the node")),
            ("history", self.tr("Show the history of the node")),
        )
        return [self._page_command(page, text) for page, text in texts]

    def _page_command(self, page: str, text: str) -> QAction:
        action = QAction(text, self)
        action.setObjectName(f"page.{page}")
        action.triggered.connect(lambda: self.workspace_wanted.emit(CURATE))
        action.triggered.connect(lambda: self.show_page(page))
        return action

    def _stops_left(self) -> Sequence[QWidget]:
        return self.left.search.box, self.left.tree

    def _stops_right(self) -> Sequence[QWidget]:
        summary = self.curate.passport.form.summary
        return (summary if summary.isVisible() else self.curate.tabs.chosen_button,)

    def _connect(self) -> None:
        self._stage.map.edge_drawn.connect(self._ask_for_edge)
        self.left.search.hits_found.connect(self._mark)
        self.left.search.box.textChanged.connect(partial(self._stage.asked.say, CURATE))
        self.left.actions_of_tree.history_wanted.connect(lambda _node: self.show_page("history"))
        self.curate.body.room_wanted.connect(self._widen)
        self.curate.history.room_wanted.connect(self._widen)
        self.curate.edges.types_wanted.connect(self.manage_types)
        self.problems.place_wanted.connect(self._open_passport)
        self.problems.place_wanted.connect(self.curate.show_place)
        self.learned.open_wanted.connect(self.show_learned)
        self.learned.scents.scent_wanted.connect(self._write_scent)
        self.problems.close_wanted.connect(lambda: self.show_problems(False))

    def _connect_past(self) -> None:
        """What was, what others do, and what was left unsaved."""
        self.history.close_wanted.connect(lambda: self.show_history(False))
        self.history.touched.connect(self._mark)
        self.history.node_wanted.connect(self._show_version)
        self.curate.disk_bar.compare_wanted.connect(self.compare_versions)
        self.compare.done.connect(self._compared)
        self.compare.close_wanted.connect(self._stage.go_home)
        self._stage.notices.review_wanted.connect(self.review_drafts)
        self.earlier_page.close_wanted.connect(self._leave_earlier)
        self._stage.earlier.restored.connect(self._restored)

    def _mark(self, nodes: Iterable[str]) -> None:
        self._marked = tuple(nodes)
        if self._entered:
            self._stage.map.show_hits(self._marked)

    def _widen(self, wide: bool) -> None:
        self._docks.widen(PASSPORT, wide)


def _below(name: str, title: str, widget: QWidget, stop: QWidget) -> Panel:
    return Panel(name, title, widget, Side.BOTTOM, lambda: (stop,), shown=False)
