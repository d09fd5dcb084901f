"""A decision is carried out as it reads, or refused with a reason."""

import pytest

from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.decision import advance, check, describe
from forest_studio.core.hunt.observing.observation import observe
from forest_studio.core.model.walk import Answer, Back, Decision, GiveUp, Go, More, Open, Search


def after(world: World, state: State, *decisions: Decision) -> State:
    for decision in decisions:
        seen = observe(world, state)
        assert check(decision, seen, state, world) is None
        state = advance(state, decision, seen, world)
    return state


@pytest.mark.parametrize(
    ("node", "decision", "reason"),
    [
        ("team-ledger", Go(99), "door 99 is not shown; the doors are 1 to 3"),
        ("team-ledger", Go(0), "door 0 is not shown"),
        ("services/", Open(), "a folder without a text"),
        ("", Open(), "nothing to open before the first hop"),
        ("team-ledger", Open(2), "the body has no page 2, the last is 1"),
        ("team-ledger", Open(0), "the body has no page 0"),
        ("team-ledger", More(), "nothing more"),
        ("team-ledger", Back(), "nothing to go back to"),
        ("team-ledger", Search("  "), "no words"),
        ("team-ledger", Answer(""), "empty"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(
    world: World, node: str, decision: Decision, reason: str
) -> None:
    state = State("why?", node)
    problem = check(decision, observe(world, state), state, world)
    assert problem is not None
    assert reason in problem


def test_back_returns_to_the_very_page_one_came_from(world: World) -> None:
    hits = after(world, State("why?"), Search("invoice"))
    there = after(world, hits, Go(1), Open())
    assert after(world, there, Back()) == hits


def test_search_from_a_place_keeps_the_place(world: World) -> None:
    state = after(world, State("why?", "team-ledger"), Search("invoice"))
    assert state.node == "team-ledger"
    assert observe(world, state).doors[0].label == "hit"


def test_a_step_forgets_the_last_refusal(world: World) -> None:
    refused = State("why?", "team-ledger", problem="door 99 is not shown")
    assert "Refused: door 99" in observe(world, refused).text
    assert after(world, refused, Open()).problem == ""


@pytest.mark.parametrize(
    ("decision", "line"),
    [
        (Search("who\nis it"), "search for “who is it”"),
        (Go(2), "go owns → Invoice service"),
        (Go(42), "go through door 42"),
        (Open(), "open the body"),
        (Open(3), "open page 3 of the body"),
        (More(), "show more"),
        (Back(), "go back"),
        (Answer("42"), "answer: 42"),
        (GiveUp(), "give up"),
        (GiveUp("too dark"), "give up: too dark"),
    ],
)
def test_every_decision_reads_as_one_line(world: World, decision: Decision, line: str) -> None:
    assert describe(decision, observe(world, State("why?", "team-ledger"))) == line
