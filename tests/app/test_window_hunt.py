"""The Hunt workspace: the walk on the map, the quotes, the trails."""

from collections.abc import Callable
from pathlib import Path

from forest_studio.app.hunt.walk_on_map import present_stop, stops, untaken
from forest_studio.app.main_window import MainWindow
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import CURATE, HUNT
from forest_studio.core.model.walk import Back, Door, Go, Observation, Search, Step, Usage
from window_wood import git

QUESTION = "Who closes the ledger on the last Friday?"


def _hunt(workshop: Workshop, settled: Callable[[], None]) -> None:
    workshop.show_workspace(HUNT)
    workshop.question.question.setPlainText(QUESTION)
    workshop.question.hunt_button.click()
    settled()


def test_a_hunt_draws_its_walk_and_shows_supported_quotes(
    workshop: Workshop, settled: Callable[[], None]
) -> None:
    _hunt(workshop, settled)
    walked = [step.node_id for step in workshop.map.scene.overlay.walk]
    assert "ledger" in walked
    assert workshop.hunting.trail is not None
    assert workshop.hunting.trail.supported
    assert workshop.step.answer.isVisible()
    assert "Marta Quill" in workshop.step.answer.text
    assert workshop.timeline.model.rowCount() == len(workshop.hunting.trail.steps)


def test_whoever_goes_to_hunt_can_type_the_question_at_once(
    workshop: Workshop, at_rest: Callable[[], None]
) -> None:
    for _visit in range(2):
        workshop.show_workspace(CURATE)
        workshop.map.setFocus()
        workshop.show_workspace(HUNT)
        at_rest()  # The panels are laid out once more when the window has had its turn.
        assert workshop.window().focusWidget() is workshop.question.question


def test_steps_appear_one_after_the_other(
    workshop: Workshop, settled: Callable[[], None], qtbot: object
) -> None:
    workshop.hunting.set_pace(10)
    seen: list[int] = []
    workshop.hunting.steps_changed.connect(lambda: seen.append(len(workshop.hunting.steps)))
    _hunt(workshop, settled)
    qtbot.waitUntil(lambda: not workshop.hunting.playing)  # type: ignore[attr-defined]
    assert seen[:3] == [0, 1, 2]
    assert workshop.step.answer.isVisible()


def test_selecting_a_step_shows_what_it_saw_and_marks_it_on_the_map(
    workshop: Workshop, settled: Callable[[], None]
) -> None:
    _hunt(workshop, settled)
    workshop.timeline.table.selectRow(0)
    assert workshop.hunting.selected == 0
    assert QUESTION in workshop.step.observation.toPlainText()
    assert workshop.map.scene.overlay.doors == ()


def test_a_hunt_is_recorded_and_can_be_shown_again(
    workshop: Workshop, wood: object, settled: Callable[[], None]
) -> None:
    _hunt(workshop, settled)
    assert [trail.question for trail in workshop.hunting.trails] == [QUESTION]
    assert git(wood, "status", "--porcelain") == ""  # type: ignore[arg-type]
    steps = len(workshop.hunting.steps)
    workshop.question.trails.list.clicked.emit(workshop.question.trails.model.index(0))
    assert len(workshop.hunting.steps) == steps


def test_the_walk_is_left_out_in_the_curate_workspace(
    window: MainWindow, workshop: Workshop, settled: Callable[[], None]
) -> None:
    _hunt(workshop, settled)
    window.actions_of_window.curate.trigger()
    assert workshop.map.scene.overlay.walk == ()
    window.actions_of_window.hunt_workspace.trigger()
    assert workshop.map.scene.overlay.walk != ()


def _step(number: int, node: str, decision: object, *doors: Door) -> Step:
    seen = Observation("", 0, node, doors, len(doors), False)
    return Step(number, seen, decision, Usage())  # type: ignore[arg-type]


def test_stops_tell_ways_back_and_doors_leave_the_taken_one_out() -> None:
    doors = (Door(1, "b", "owns", "B", "", "owns"), Door(2, "c", "owns", "C", "", "owns"))
    steps = (
        _step(1, "", Search("q")),
        _step(2, "a", Go(1), *doors),
        _step(3, "b", Back()),
        _step(4, "a", Go(2), *doors),
    )
    assert [(s.node_id, s.is_back) for s in stops(steps)] == [
        ("a", False),
        ("b", False),
        ("a", True),
    ]
    assert [present_stop(steps, place) for place in range(4)] == [-1, 0, 1, 2]
    assert [(d.to_id, d.number) for d in untaken(steps[1])] == [("c", 2)]


def test_a_trail_that_could_not_be_kept_is_said_and_the_answer_shown(
    workshop: Workshop, wood: Path, settled: Callable[[], None]
) -> None:
    branch = wood / ".git/refs/heads/forest-trails"
    (branch / "in-the-way").mkdir(parents=True)
    (branch / "in-the-way/other").write_text(git(wood, "rev-parse", "HEAD"))
    _hunt(workshop, settled)
    assert workshop.step.answer.isVisible()
    assert "could not be kept" in workshop.status.said.text()
