"""A person walks through the doors that a navigator has, and leaves a trail like any other."""

import time
from collections.abc import Callable
from threading import Thread

from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.loop import Limits, run
from forest_studio.core.hunt.walkers.person import Person, Turn
from forest_studio.core.model.walk import (
    Answer,
    Back,
    Decision,
    GiveUp,
    Go,
    Open,
    Quote,
    Search,
)
from forest_studio.core.trails.trail import Outcome, Trail

QUESTION = "What is Ana's phone number?"


def walk(world: World, *said: Decision, limits: Limits | None = None) -> tuple[Trail, list[Turn]]:
    """A person who knows what to say, one thing a turn."""
    turns: list[Turn] = []
    left = list(said)

    def on_turn(turn: Turn) -> None:
        turns.append(turn)
        person.say(left.pop(0) if left else GiveUp())

    person = Person(on_turn)
    return run(QUESTION, person, world, limits), turns


def test_a_walk_by_hand_is_a_trail_like_any_other(world: World) -> None:
    quote = Quote("ana-ruiz", "Phone: +34 600 123 456")
    trail, turns = walk(world, Search("ana"), Go(1), Open(), Answer("+34 600 123 456", (quote,)))
    assert trail.navigator == "person"
    assert trail.supported
    assert Trail.from_json(trail.to_json()) == trail
    assert all(step.observation.tokens <= world.tokens for step in trail.steps)
    assert [turn.observation for turn in turns] == [step.observation for step in trail.steps]


def test_a_turn_says_what_can_be_done(world: World) -> None:
    _, turns = walk(world, Search("ana"), Go(1), Open(), Back(), GiveUp())
    start, hits, page, body, back = turns
    assert (start.can_open, start.can_back) == (False, False)
    assert hits.can_back
    assert page.can_open
    assert not page.page
    assert not body.can_open
    assert "Phone: +34 600 123 456" in body.page
    assert back.observation.doors == hits.observation.doors


def test_a_refused_decision_is_told_at_the_next_turn(world: World) -> None:
    trail, turns = walk(world, Go(77), GiveUp())
    assert "door 77" in turns[1].problem
    assert trail.outcome is Outcome.GAVE_UP


def test_a_hunt_ends_while_it_waits_for_a_person(world: World) -> None:
    trail = run(QUESTION, Person(lambda _turn: None), world, Limits(seconds=0.1))
    assert trail.outcome is Outcome.TIME_LIMIT
    assert trail.steps == ()


def test_cancelling_ends_a_walk_at_once_and_keeps_what_was_walked(world: World) -> None:
    turns: list[Turn] = []
    trails: list[Trail] = []
    stop = False
    person = Person(turns.append)

    def hunt() -> None:
        limits = Limits(seconds=600)
        trails.append(run(QUESTION, person, world, limits, cancelled=lambda: stop))

    thread = Thread(target=hunt, daemon=True)
    thread.start()
    _until(lambda: len(turns) == 1)
    person.say(Search("ana"))
    _until(lambda: len(turns) == 2)
    stop = True
    thread.join(60)
    assert trails[0].outcome is Outcome.CANCELLED
    assert [step.decision for step in trails[0].steps] == [Search("ana")]


def _until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.002)
