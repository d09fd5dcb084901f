"""A hunt under way can be held, stepped, let on and cancelled; what waits is the hunt itself."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from forest_studio.app.map.walk_shape import hop_at, hop_paths, hops_of
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import HUNT
from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.observing.observation import observe
from forest_studio.core.hunt.walkers.person import Person, Turn
from forest_studio.core.model.walk import GiveUp, Go, Search, Step
from forest_studio.core.trails.trail import Outcome

QUESTION = "Who closes the ledger on the last Friday?"


STILL = 600_000
"""Milliseconds between two steps of a hunt that only goes on when it is told to."""


def begin(workshop: Workshop, pace: int = STILL) -> None:
    workshop.show_workspace(HUNT)
    workshop.hunting.set_pace(pace)
    workshop.question.question.setPlainText(QUESTION)
    workshop.question.hunt_button.click()


def hold_at(workshop: Workshop, count: int, qtbot: object) -> None:
    """Holds a hunt that stands still after its first step, and takes as many as wanted."""
    hunting = workshop.hunting
    qtbot.waitUntil(lambda: bool(hunting.steps))  # type: ignore[attr-defined]
    workshop.timeline.bar.playing.click()
    assert hunting.paused
    while len(hunting.steps) < count:
        step(workshop, qtbot)


def step(workshop: Workshop, qtbot: object) -> None:
    """One step forward, come to rest at the gate."""
    hunting = workshop.hunting
    count = len(hunting.steps)
    workshop.timeline.bar.forward.click()
    qtbot.waitUntil(lambda: len(hunting.steps) > count)  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: hunting.deciding == 0)  # type: ignore[attr-defined]


def test_a_paused_hunt_takes_no_step_on_its_worker(
    workshop: Workshop, settled: Callable[[], None], qtbot: object
) -> None:
    begin(workshop)
    hold_at(workshop, 1, qtbot)
    workshop.hunting.set_pace(10)
    assert workshop.hunting.running
    qtbot.waitUntil(lambda: workshop.hunting.deciding == 0)  # type: ignore[attr-defined]
    QTest.qWait(200)
    count = len(workshop.hunting.steps)
    assert count == 1
    workshop.timeline.bar.playing.click()
    settled()
    trail = workshop.hunting.trail
    assert trail is not None
    assert trail.supported
    assert len(workshop.hunting.steps) == len(trail.steps) > count


def test_a_held_hunt_goes_on_one_step_at_a_time(workshop: Workshop, qtbot: object) -> None:
    begin(workshop)
    hold_at(workshop, 1, qtbot)
    step(workshop, qtbot)
    QTest.qWait(80)
    assert len(workshop.hunting.steps) == 2
    assert workshop.hunting.paused
    workshop.hunting.cancel()


def test_cancelling_a_held_hunt_keeps_its_steps_as_a_trail(
    workshop: Workshop, settled: Callable[[], None], qtbot: object
) -> None:
    begin(workshop)
    hold_at(workshop, 2, qtbot)
    workshop.timeline.bar.cancel.click()
    qtbot.waitUntil(lambda: not workshop.hunting.running)  # type: ignore[attr-defined]
    settled()
    trail = workshop.hunting.trail
    assert trail is not None
    assert trail.outcome is Outcome.CANCELLED
    assert len(trail.steps) == 2
    assert [kept.id for kept in workshop.hunting.trails] == [trail.id]


def test_the_line_of_steps_goes_to_any_of_them(
    workshop: Workshop, settled: Callable[[], None]
) -> None:
    begin(workshop, 0)
    settled()
    scrubber = workshop.timeline.bar.scrubber
    assert scrubber.maximum() + 1 == len(workshop.hunting.steps)
    QTest.mouseClick(scrubber, Qt.MouseButton.LeftButton, pos=scrubber.rect().center())
    middle = workshop.hunting.selected
    assert 0 < middle < len(workshop.hunting.steps) - 1
    QTest.keyClick(scrubber, Qt.Key.Key_Left)
    assert workshop.hunting.selected == middle - 1
    assert workshop.timeline.table.currentIndex().row() == middle - 1


def test_whoever_looks_at_an_earlier_step_is_not_torn_away(
    workshop: Workshop, settled: Callable[[], None], qtbot: object
) -> None:
    begin(workshop)
    hold_at(workshop, 2, qtbot)
    workshop.hunting.select(0)
    workshop.hunting.set_pace(5)
    workshop.timeline.bar.playing.click()
    settled()
    assert workshop.hunting.trail is not None
    assert workshop.hunting.selected == 0


def test_the_status_bar_tells_commit_steps_and_trails(
    workshop: Workshop, settled: Callable[[], None]
) -> None:
    begin(workshop, 0)
    settled()
    said = workshop.hunt.status_part.text
    assert f"pinned to {workshop.desk.forest.commit[:7]}" in said
    assert f"{len(workshop.hunting.steps)} step" in said
    assert "1 trail" in said
    assert workshop.hunt.status_part.isVisible()
    workshop.show_workspace("curate")
    assert not workshop.hunt.status_part.isVisible()


def test_a_click_on_a_stop_of_the_walk_looks_at_its_steps_in_turn(
    workshop: Workshop, settled: Callable[[], None]
) -> None:
    begin(workshop, 0)
    settled()
    places = [i for i, s in enumerate(workshop.hunting.steps) if s.observation.node == "ledger"]
    assert len(places) > 1
    workshop.hunting.select(0)
    for place in (*places, places[0]):
        workshop.map.node_selected.emit("ledger")
        assert workshop.hunting.selected == place


def test_a_hunt_that_shows_no_motion_can_be_held_too(
    workshop: Workshop, settled: Callable[[], None]
) -> None:
    begin(workshop, 0)
    workshop.hunting.play()
    QTest.qWait(150)
    if workshop.hunting.running:
        assert workshop.hunting.paused
        workshop.hunting.play()
    settled()
    assert workshop.hunting.trail is not None
    assert workshop.hunting.trail.supported


def test_a_hop_and_the_step_that_took_it_show_each_other(
    workshop: Workshop, settled: Callable[[], None]
) -> None:
    steps = _walked(workshop)
    view = workshop.map
    place = next(i for i, s in enumerate(steps) if isinstance(s.decision, Go) and i > 1)
    workshop.hunting.select(place)
    hop = view.scene.overlay.hop
    assert view.scene.overlay.walk[hop].node_id == steps[place + 1].observation.node
    workshop.hunting.select(0)
    assert view.scene.overlay.hop == -1
    path = hop_paths(view.scene, [h for h in hops_of(view.scene) if h.stop == hop])[0]
    x, y = path[len(path) // 2]
    assert hop_at(view.scene, x, y) == hop
    assert hop_at(view.scene, -500, -500) == -1
    view.hop_selected.emit(hop)
    assert workshop.hunting.selected == place


def _walked(workshop: Workshop) -> tuple[Step, ...]:
    """A recorded walk from the invoices to the ledger."""
    session = workshop.desk.session
    seen = observe(World(session.forest, session.index), State("q", "invoices"))
    door = next(d.number for d in seen.doors if d.node == "ledger")
    decisions = iter((Search("invoices made"), None, Go(door), GiveUp()))
    person: Person

    def on_turn(turn: Turn) -> None:
        first = next((d for d in turn.observation.doors if d.node == "invoices"), None)
        person.say(next(decisions) or Go(first.number if first else 1))

    person = Person(on_turn)
    trail = session.hunt("where from?", person, record=False)
    workshop.show_workspace(HUNT)
    workshop.hunting.set_pace(0)
    workshop.hunting.show_trail(trail)
    return trail.steps
