"""Replay, re-run and fork: three things that a recorded hunt can be made to do."""

from collections.abc import Callable

import pytest

from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import HUNT

QUESTION = "Who closes the ledger on the last Friday?"


@pytest.fixture
def hunted(workshop: Workshop, settled: Callable[[], None]) -> Workshop:
    workshop.show_workspace(HUNT)
    workshop.question.question.setPlainText(QUESTION)
    workshop.question.hunt_button.click()
    settled()
    return workshop


def test_a_replay_asks_nobody_and_leaves_no_trail(
    hunted: Workshop, settled: Callable[[], None], qtbot: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hunted.desk.session, "hunt", None)
    count = len(hunted.hunting.steps)
    hunted.hunting.set_pace(10)
    seen: list[int] = []
    hunted.hunting.steps_changed.connect(lambda: seen.append(len(hunted.hunting.steps)))
    hunted.timeline.bar.replay.click()
    qtbot.waitUntil(lambda: not hunted.hunting.playing)  # type: ignore[attr-defined]
    settled()
    assert seen == list(range(count + 1))
    assert len(hunted.hunting.trails) == 1
    assert hunted.step.answer.isVisible()


def test_a_replay_goes_faster_at_a_higher_speed(hunted: Workshop) -> None:
    hunting = hunted.hunting
    hunting.set_pace(400)
    hunting.set_speed(8)
    hunting.replay()
    assert hunting._hop.interval() == 50
    hunting.set_speed(0.5)
    assert hunting._hop.interval() == 800
    hunting.play()
    assert not hunting.playing


def test_a_replay_can_be_scrubbed_ahead(hunted: Workshop) -> None:
    hunting = hunted.hunting
    hunting.set_pace(10_000)
    hunting.replay()
    assert len(hunting.steps) == 1
    assert not hunted.step.answer.isVisible()
    hunting.go_to(2)
    assert len(hunting.steps) == 3
    assert hunting.selected == 2
    assert not hunting.playing
    hunting.go_to(hunting.known - 1)
    assert hunted.step.answer.isVisible()


def test_a_re_run_hunts_once_more_by_the_same_order(
    hunted: Workshop, settled: Callable[[], None]
) -> None:
    first = hunted.hunting.trail
    hunted.question.hops.slider.setValue(3)
    hunted.timeline.bar.again.click()
    settled()
    again = hunted.hunting.trail
    assert first is not None
    assert again is not None
    assert again.id != first.id
    assert (again.question, again.navigator, again.seed, again.limits) == (
        first.question,
        first.navigator,
        first.seed,
        first.limits,
    )
    assert len(hunted.hunting.trails) == 2


def test_a_fork_does_the_same_up_to_its_step_and_goes_on_with_who_is_chosen(
    hunted: Workshop, settled: Callable[[], None]
) -> None:
    first = hunted.hunting.trail
    hunted.question.navigator.choose("first-door")
    hunted.hunting.select(1)
    hunted.step.fork.click()
    settled()
    forked = hunted.hunting.trail
    assert first is not None
    assert forked is not None
    assert (forked.forked_from, forked.forked_at) == (first.id, 2)
    assert forked.navigator == "first-door"
    assert forked.steps[0].decision == first.steps[0].decision
    assert hunted.hunting.trails[0].id == forked.id


def test_what_sees_no_doors_offers_no_fork(hunted: Workshop, settled: Callable[[], None]) -> None:
    assert hunted.step.fork.isVisible()
    hunted.question.navigator.choose("top-k")
    hunted.question.hunt()
    settled()
    assert not hunted.step.fork.isVisible()
    assert not hunted.question.compare_link.isVisible()


def test_a_fork_that_is_not_possible_says_why(
    hunted: Workshop, settled: Callable[[], None]
) -> None:
    hunted.question.navigator.choose("top-k")
    hunted.hunting.select(2)
    hunted.step.fork.click()
    settled()
    assert "sees no doors" in hunted.question.note.text
    assert not hunted.hunting.running


def test_retrieval_answers_the_same_question_beside_the_walk(
    hunted: Workshop, settled: Callable[[], None]
) -> None:
    hunted.question.compare_link.click()
    settled()
    page = hunted.hunt.compare
    assert page.isVisible()
    assert page.walk.isVisible()
    assert page.retrieval.isVisible()
    assert len(hunted.hunting.trails) == 1
    page.close_button.click()
    assert hunted.map.isVisible()
