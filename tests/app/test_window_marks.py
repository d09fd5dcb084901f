"""Where the keyboard is can be seen and heard, and what was found is marked where it was sought."""

from collections.abc import Callable

from PySide6.QtWidgets import QTabBar

from forest_studio.app.look.theme import Look
from forest_studio.app.structure.new_form import NewNodeForm
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import BENCH, CURATE, HUNT

Settled = Callable[[], None]


def test_hits_are_marked_only_where_they_can_be_cleared(
    workshop: Workshop, settled: Settled, qtbot: object
) -> None:
    workshop.left.search.box.setText("ledger")
    qtbot.waitUntil(lambda: "ledger" in workshop.map.scene.overlay.hits)  # type: ignore[attr-defined]
    found = set(workshop.map.scene.overlay.hits)
    workshop.show_workspace(HUNT)
    assert not workshop.map.scene.overlay.hits
    workshop.show_workspace(CURATE)
    assert set(workshop.map.scene.overlay.hits) == found


def test_tabs_of_panels_have_a_name_for_a_screen_reader(
    workshop: Workshop, at_rest: Settled
) -> None:
    workshop.show_problems(True)
    workshop.show_history(True)
    at_rest()
    bars = [bar for bar in workshop.docks.children() if isinstance(bar, QTabBar)]
    assert any(bar.isVisible() for bar in bars)
    assert all(bar.accessibleName() for bar in bars)


def test_the_page_of_the_bench_hands_the_keyboard_to_a_part_that_shows_it(
    workshop: Workshop, settled: Settled
) -> None:
    workshop.show_workspace(BENCH)
    settled()
    page = workshop.stage.page
    page.setFocus()
    assert workshop.window().focusWidget() is page.empty.button  # type: ignore[attr-defined]
    page.begin_empty()  # type: ignore[attr-defined]
    settled()
    page.setFocus()
    focused = workshop.window().focusWidget()
    assert focused is not page
    assert page.form.isAncestorOf(focused)  # type: ignore[attr-defined]


def test_a_new_node_without_a_grove_is_said_to_be_at_the_top(
    workshop: Workshop, look: Look
) -> None:
    top = NewNodeForm(look, workshop.desk, workshop.desk.forest.root)
    inside = NewNodeForm(look, workshop.desk, "services")
    assert top.words.title == "New node at the top of the forest"
    assert inside.words.title == "New node in services"
