"""Panels that move, and the layouts that are remembered of them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.layouts.dock import Dock
from forest_studio.app.layouts.docks import Docks
from forest_studio.app.layouts.name_card import NameCard
from forest_studio.app.layouts.panel import Panel, Side
from forest_studio.app.look.theme import Look
from forest_studio.app.main_window import MainWindow
from forest_studio.app.memory import Memory
from forest_studio.app.opening import open_forest
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.registered import WORKSPACES
from forest_studio.app.workspaces.workspace import BENCH, CURATE, HUNT, Workspace, WorkspaceName


def centre_of(workshop: Workshop, name: str) -> float:
    """Where a panel's middle is, as a share of the window's width."""
    widget = workshop.docks.dock(name).widget()
    middle = widget.mapTo(workshop, widget.rect().center())
    return middle.x() / workshop.width()


def drag_edge(docks: Docks, dock: Dock, width: int) -> None:
    """Drags the line right of a panel until the panel has a width."""
    kinds, left, none = QEvent.Type, Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    place = dock.geometry().topRight() + QPoint(3, 60)
    end = QPoint(place.x() + width - dock.width(), place.y())
    for kind, point, button, held in (
        (kinds.MouseButtonPress, place, left, left),
        (kinds.MouseMove, end, none, left),
        (kinds.MouseButtonRelease, end, left, none),
    ):
        over = QPointF(docks.mapToGlobal(point))
        keys = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(docks, QMouseEvent(kind, QPointF(point), over, button, held, keys))
        # The line follows the pointer in a turn of its own.
        QApplication.processEvents()


@pytest.mark.parametrize(
    ("size", "widths"),
    [((1280, 800), (236, 344)), ((1600, 1000), (284, 392)), ((1920, 1080), (300, 420))],
)
def test_panels_have_the_width_that_fits_the_window(
    window: MainWindow,
    workshop: Workshop,
    at_rest: Callable[[], None],
    size: tuple[int, int],
    widths: tuple[int, int],
) -> None:
    window.resize(*size)
    at_rest()
    docks = workshop.docks
    assert (docks.dock("find").width(), docks.dock("passport").width()) == widths


def test_a_width_that_somebody_chose_stays_in_another_window(
    window: MainWindow, workshop: Workshop, at_rest: Callable[[], None]
) -> None:
    docks = workshop.docks
    drag_edge(docks, docks.dock("find"), 333)
    at_rest()
    window.resize(1920, 1080)
    at_rest()
    assert docks.dock("find").width() == 333
    assert docks.dock("passport").width() == 420


def test_panels_that_a_small_window_squeezed_get_their_width_back(
    window: MainWindow, workshop: Workshop, at_rest: Callable[[], None]
) -> None:
    docks = workshop.docks
    find, passport = docks.dock("find"), docks.dock("passport")
    drag_edge(docks, find, 380)
    at_rest()
    window.resize(960, 640)
    at_rest()
    assert find.width() + passport.width() < 380 + 392
    # Another workspace keeps its own layout, and comes back as it was left.
    workshop.show_workspace(HUNT)
    workshop.show_workspace(CURATE)
    at_rest()
    window.resize(1600, 1000)
    at_rest()
    assert passport.width() == 392
    assert find.width() >= 284


def test_a_panel_moves_to_another_side_and_goes_on_working(
    workshop: Workshop, at_rest: Callable[[], None]
) -> None:
    docks = workshop.docks
    assert centre_of(workshop, "find") < 0.3
    docks.move_to(docks.dock("find"), Side.RIGHT)
    at_rest()
    assert centre_of(workshop, "find") > 0.6
    workshop.left.tree.setCurrentIndex(workshop.left.tree.model().index_of("ledger"))
    assert workshop.desk.node == "ledger"


def test_a_closed_panel_comes_back_when_it_is_wanted(
    window: MainWindow, workshop: Workshop
) -> None:
    docks = workshop.docks
    docks.dock("find").close()
    assert not docks.is_open("find")
    window.actions_of_window.search.trigger()
    assert docks.is_open("find")
    assert workshop.left.search.box.hasFocus()
    docks.dock("passport").close()
    window.actions_of_window.add_edge.trigger()
    assert docks.is_open("passport")


def test_a_panel_behind_a_tab_comes_to_the_front(
    window: MainWindow, workshop: Workshop, at_rest: Callable[[], None]
) -> None:
    docks = workshop.docks
    docks.join(docks.dock("find"), docks.dock("passport"))
    at_rest()
    assert docks.dock("find").in_front
    assert not docks.dock("passport").in_front
    workshop.curating.show_page("doors")
    at_rest()
    assert docks.dock("passport").in_front


def test_a_floating_panel_is_put_back_and_never_outlives_the_forest(
    window: MainWindow, workshop: Workshop, at_rest: Callable[[], None]
) -> None:
    docks = workshop.docks
    docks.set_floating(docks.dock("passport"), True)
    at_rest()
    assert docks.dock("passport").isFloating()
    docks.set_floating(docks.dock("passport"), False)
    assert not docks.dock("passport").isFloating()
    docks.set_floating(docks.dock("passport"), True)
    # The fixture finds a window of its own that was left.
    window.close_forest()


def test_f6_halts_in_a_panel_wherever_it_lies(window: MainWindow, workshop: Workshop) -> None:
    docks = workshop.docks
    workshop.show_problems(True)
    docks.move_to(docks.dock("find"), Side.BOTTOM)
    docks.join(docks.dock("find"), docks.dock("problems"))
    halted = []
    for _ in range(5):
        window.actions_of_window.next_panel.trigger()
        halted.append(window.focusWidget())
    assert set(map(id, halted)) >= set(
        map(id, (workshop.left.search.box, workshop.left.tree, workshop.map))
    )


def test_a_layout_is_saved_by_name_chosen_renamed_and_deleted(
    window: MainWindow, workshop: Workshop, at_rest: Callable[[], None]
) -> None:
    docks, layouts = workshop.docks, workshop.layouts
    docks.move_to(docks.dock("find"), Side.RIGHT)
    layouts.ask_to_save()
    card = window.findChild(NameCard)
    QTest.keyClicks(card.box, "All right")
    QTest.keyClick(card.box, Qt.Key.Key_Return)
    assert layouts.names == ("All right",)
    layouts.reset()
    at_rest()
    assert centre_of(workshop, "find") < 0.3
    layouts.choose("All right")
    at_rest()
    assert centre_of(workshop, "find") > 0.6
    layouts.rename("All right", "Right")
    assert layouts.names == ("Right",)
    layouts.drop("Right")
    assert layouts.names == ()


def test_layouts_are_remembered_in_the_settings_and_used_by_the_next_window(  # noqa: PLR0917
    window: MainWindow,
    workshop: Workshop,
    wood: Path,
    tmp_path: Path,
    settled: Callable[[], None],
    at_rest: Callable[[], None],
) -> None:
    docks = workshop.docks
    docks.move_to(docks.dock("find"), Side.RIGHT)
    workshop.layouts.save("mine")
    window.close_forest()
    settled()
    assert Memory(tmp_path / "settings").layouts.names(CURATE) == ("mine",)
    window.show_forest(open_forest(wood))
    at_rest()
    assert window.workshop is not None
    assert centre_of(window.workshop, "find") > 0.6


def test_each_workspace_keeps_its_own_layout(
    workshop: Workshop, at_rest: Callable[[], None]
) -> None:
    docks = workshop.docks
    docks.move_to(docks.dock("find"), Side.RIGHT)
    workshop.show_workspace(HUNT)
    at_rest()
    assert not docks.is_open("find")
    assert centre_of(workshop, "question") < 0.3
    workshop.show_workspace(CURATE)
    at_rest()
    assert centre_of(workshop, "find") > 0.6
    assert not docks.dock("question").isVisible()


def test_a_layout_survives_another_language(
    window: MainWindow, workshop: Workshop, settled: Callable[[], None], at_rest: Callable[[], None]
) -> None:
    workshop.docks.move_to(workshop.docks.dock("find"), Side.RIGHT)
    window.speak("es")
    at_rest()
    assert window.workshop is not None
    assert window.workshop is not workshop
    assert centre_of(window.workshop, "find") > 0.6


def test_a_layout_that_cannot_be_read_is_the_one_that_ships(
    workshop: Workshop, at_rest: Callable[[], None]
) -> None:
    for state in ("not base64 !", "AAAA"):
        workshop.docks.use(state)
        at_rest()
        assert centre_of(workshop, "find") < 0.3
        assert centre_of(workshop, "passport") > 0.6


class Trial(Workspace):
    """A workspace of a test: one panel, and a page in place of the map."""

    def __init__(self, _look: Look, desk: Desk) -> None:
        super().__init__(desk)
        self.named = WorkspaceName(BENCH, "Bench", "flask")
        self.list = QLabel("runs")
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.panels = (Panel("runs", "Runs", self.list, Side.LEFT, lambda: (self.list,)),)
        self.page = QWidget()
        self.centre = self.page

    def way(self) -> tuple[str, str]:
        """Its words for the bar at the top."""
        return "Runs", "none yet"


@pytest.fixture
def trial() -> Iterator[None]:
    """A third workspace is registered."""
    WORKSPACES.append(Trial)
    yield
    WORKSPACES.remove(Trial)


def test_without_a_bench_there_is_no_switch_to_it(window: MainWindow, workshop: Workshop) -> None:
    if BENCH not in workshop.spaces:
        assert not window.actions_of_window.bench.isVisible()


def test_a_registered_workspace_takes_the_place_of_the_map(
    trial: None, window: MainWindow, wood: Path, settled: Callable[[], None]
) -> None:
    before = list(WORKSPACES)
    WORKSPACES[:] = [Trial]
    try:
        window.show_forest(open_forest(wood))
    finally:
        WORKSPACES[:] = before
    settled()
    workshop = window.workshop
    assert workshop is not None
    window.actions_of_window.bench.trigger()
    space = workshop.spaces[BENCH]
    assert workshop.workspace == BENCH
    assert space.centre is not None
    assert space.centre.isVisible()
    assert not workshop.map.isVisible()
    assert workshop.docks.is_open("runs")
    assert not workshop.docks.is_open("find")
    space.node_wanted.emit("ledger")
    assert (workshop.workspace, workshop.desk.node) == (CURATE, "ledger")
    assert workshop.map.isVisible()
